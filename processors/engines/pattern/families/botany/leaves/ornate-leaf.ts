import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Knot, Point } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import type { LeafPoint } from './leaf.ts'
import { leafCoordinates, midrib } from './leaf.ts'

export type OrnateLeafOptions = {
  readonly lengthMm: number
  readonly bend?: number
  readonly teeth?: number
  readonly width?: number
}

/** Under this length the ornament inside a leaf would be finer than 0.3 mm. */
const ORNATE_MM = 14

/** A serrated leaf with another leaf inside it, dots along one half and hatching along the other, as in Indian chintz. */
export function drawOrnateLeaf(random: Random, inks: FlowerInks, options: OrnateLeafOptions, pen: Pen): Motif {
  const { lengthMm, teeth = 6, width = random.between(0.44, 0.54) } = options
  const bend = options.bend ?? random.sign() * random.between(0.3, 0.9)
  const at = leafCoordinates(random, lengthMm, bend, width)
  const motif = createMotif(pen)
  const margin = (side: 1 | -1): Knot[] =>
    Array.from({ length: teeth }, (_, tooth): Knot[] => {
      const [from, step] = [0.05 + (0.88 * tooth) / teeth, 0.88 / teeth]
      return [
        at(from, side * 0.84, tooth > 0 ? 1 : 0),
        at(from + step * 0.55, side * 1.1),
        at(from + step * 1.1, side * 1.12, 1),
      ]
    }).flat()
  const half = Math.max(0.18, lengthMm * 0.011)
  addForm(motif, inks.leaf, [at(0, 0, 1), ...margin(1), at(1, 0, 1), ...margin(-1).reverse()])
  if (lengthMm < ORNATE_MM) {
    addDetail(motif, inks.leafLight, midrib(at, 0.9, half))
    return motif
  }
  addOrnament(motif, random, inks, { at, lengthMm, half, shaded: bend > 0 ? -1 : 1 })
  return motif
}

type Ornament = {
  readonly at: LeafPoint
  readonly lengthMm: number
  readonly half: number
  /** The side of the rib in shade. */
  readonly shaded: 1 | -1
}

/** The shaded half, the leaf inside the leaf, a row of dots on the light side and strokes on the dark one. */
function addOrnament(motif: Motif, random: Random, inks: FlowerInks, { at, lengthMm, half, shaded }: Ornament): void {
  addDetail(motif, inks.leafDark, [
    at(0.02, 0, 1),
    ...[0.2, 0.45, 0.7].map((t) => at(t, shaded * 0.9)),
    at(0.97, 0, 1),
    ...[0.75, 0.5, 0.25].map((t) => at(t, 0)),
  ])
  addDetail(motif, inks.leafLight, [
    at(0.1, 0, 1),
    at(0.28, 0.34),
    at(0.56, 0.34),
    at(0.84, 0, 1),
    at(0.56, -0.34),
    at(0.28, -0.34),
  ])
  addDetail(motif, inks.leafDark, midrib(at, 0.82, half * 1.1))
  const dots = lengthMm > 28 ? 5 : 4
  for (let dot = 0; dot < dots; dot++) {
    const [x, y] = at(0.22 + (0.52 * dot) / (dots - 1), -shaded * 0.64)
    addDetail(motif, inks.leafLight, blob(random, x, y, Math.max(0.22, lengthMm * 0.017), 4))
  }
  for (let vein = 0; vein < 4; vein++) {
    const t = 0.2 + vein * 0.16
    addDetail(
      motif,
      inks.leaf,
      brushStroke(
        xy(at(t, shaded * 0.42)),
        xy(at(t + 0.04, shaded * 0.6)),
        xy(at(t + 0.1, shaded * 0.82)),
        half * 0.6,
        half * 0.6,
      ),
    )
  }
}

function xy(knot: Knot): Point {
  return [knot[0], knot[1]]
}
