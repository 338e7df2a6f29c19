import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, spine, stalk, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Placing, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { GOLDEN_ANGLE } from '../flowers/florets.ts'
import { blob } from '../flowers/heart.ts'

/** Under this length a herb is the tip of a shoot: what grows at its side would be dust. */
export const TIP_MM = 34

/** Where a side shoot or a stem of a tuft begins and how it runs. */
export type Shoot = Placing & { readonly lengthMm: number; readonly bend: number; readonly halfMm: number }

/** Adds a stem and returns its line where it lies in the motif. */
export function addStem(motif: Motif, random: Random, inks: FlowerInks, shoot: Shoot): Curve {
  const { lengthMm, bend, halfMm } = shoot
  const place = placeKnot(shoot)
  const curve = spine(lengthMm, bend, random.between(-0.16, 0.16), 8).map((point): readonly [number, number] => {
    const [x, y] = place(point)
    return [x, y]
  })
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  const half = motif.pen.mode === 'line' ? Math.max(0.2, halfMm * 0.6) : halfMm
  addForm(
    motif,
    ink,
    stalk(curve, (t) => Math.max(0.17, half * (1.15 - t * 0.7))),
    { plain: true },
  )
  return curve
}

/** What stands at one place of a stem, and which way the stem runs there. */
export function nodeOf(curve: Curve, t: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const { x, y } = stationAt(curve, t)
  return { x, y, turn: headingAt(curve, t) }
}

/** A small leaf with a round end, along +x: what a needle of rosemary and a leaf of thyme both are. */
export function bluntLeaf(length: number, width: number, placing: Placing): Ring {
  const half = width / 2
  return (
    [
      [0, 0, 1],
      [length * 0.3, half * 0.92],
      [length * 0.72, half],
      [length * 1.01, half * 0.3],
      [length, -half * 0.4],
      [length * 0.66, -half * 0.95],
      [length * 0.26, -half * 0.8],
    ] as const satisfies readonly Knot[]
  ).map(placeKnot(placing))
}

/** A head of small flowers and buds at the end of a shoot: those of the rim in shade, a light one now and then. */
export function addFlowerHead(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  { x, y, turn, size, flowers }: Required<Pick<Placing, 'x' | 'y' | 'turn'>> & { size: number; flowers: number },
): void {
  const place = placeKnot({ x, y, turn, squash: 0.8, squashAlong: turn + Math.PI / 2 })
  for (let at = flowers - 1; at >= 0; at--) {
    const far = size * Math.sqrt((at + 0.3) / flowers)
    const angle = at * GOLDEN_ANGLE
    const [fx, fy] = place([size * 0.5 + Math.cos(angle) * far, Math.sin(angle) * far])
    const ink = at > flowers * 0.6 && at % 2 ? inks.shade : at % 4 === 1 ? inks.light : inks.body
    addForm(motif, ink, blob(random, fx, fy, size * random.between(0.26, 0.36), 5, 0.12), { plain: size < 2.4 })
  }
}
