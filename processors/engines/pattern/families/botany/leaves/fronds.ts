import { clamp } from '../../../../numbers/clamp.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Placing, Ring } from '../../../kit/line/knot.ts'
import { mix, placeKnot } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import type { DrawLeaf } from './shaped-leaves.ts'

/** Lengths below which pinnae lose their lobes and veins: nobody sees them. */
const LOBED_MM = 30

/** A true fern: a stalk, then pinnae in close pairs, longest a third of the way up, each lobed, down to a running tip. */
export const drawFrond: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const bend = random.sign() * random.between(0.45, 1.15)
  const rib = spine(lengthMm, bend, random.between(-0.08, 0.08), 12, -bend * 0.3)
  const pairs = lengthMm < LOBED_MM ? 14 : lengthMm < 70 ? 20 : 27
  // A pen draws only large pinnae in outline; smaller ones are single strokes.
  const isLobed = lengthMm >= (pen.mode === 'line' ? LOBED_MM * 2 : LOBED_MM)
  const lineInk = pen.mode === 'line' ? pen.ink : inks.leafDark
  for (let pair = pairs - 1; pair >= 0; pair--) {
    const t = 0.14 + (0.855 * pair) / pairs
    const { x, y } = stationAt(rib, t)
    const length = lengthMm * 0.2 * pinnaReach(t)
    const width = Math.max(0.5, (lengthMm / pairs) * mix(0.84, 0.5, t))
    for (const side of [1, -1]) {
      const turn = headingAt(rib, t) + side * mix(1.32, 0.62, t ** 1.5)
      const ink = side * bend > 0 ? inks.leafDark : inks.leaf
      const lobes = isLobed ? Math.round(clamp(length / (width * 0.85), 2, pen.mode === 'line' ? 4 : 6)) : 0
      addForm(
        motif,
        ink,
        lobes > 1
          ? lobedPinna({ x, y, turn }, length, width, lobes, side)
          : blade(x, y, turn, length, width, -side * 0.1),
        { plain: pen.mode !== 'line' || !isLobed },
      )
      if (isLobed && length > width * 1.6)
        addDetail(
          motif,
          pen.mode === 'line' ? pen.ink : inks.leafLight,
          midrib(x, y, turn, length, Math.max(0.15, lengthMm * 0.0018)),
        )
    }
  }
  addDetail(
    motif,
    lineInk,
    ribbon(rib, (t) => Math.max(0.18, lengthMm * 0.0075) * (1.2 - t)),
  )
  return motif
}

/** Reach of a pinna at t: quick to grow from the stalk, slow to fall to the tip. */
function pinnaReach(t: number): number {
  const share = (t - 0.14) / 0.86
  return clamp(share * 3.2 + 0.46, 0, 1) * (1 - share ** 1.5) ** 1.15 + 0.02
}

/** A pinna with round lobes on both sides, narrowing to its tip. */
function lobedPinna(foot: Placing, length: number, width: number, lobes: number, side: number): Ring {
  const place = placeKnot(foot)
  const flank = (sign: number): [number, number][] =>
    Array.from({ length: lobes }, (_, lobe): [number, number][] => {
      const [from, step] = [lobe / lobes, 1 / lobes]
      const half = (width / 2) * (1.12 - from * 0.85)
      const rise = (t: number): number => -side * length * 0.1 * t * t
      return [
        [length * (from + step * 0.12), sign * half * 0.68 + rise(from)],
        [length * (from + step * 0.6), sign * half * 1.22 + rise(from + step)],
        [length * (from + step * 1.02), sign * half * 0.86 + rise(from + step)],
      ]
    }).flat()
  return [
    place([0, 0, 1]),
    ...flank(1).map(place),
    place([length * 1.04, -side * length * 0.1, 1]),
    ...flank(-1).reverse().map(place),
  ]
}

function midrib(x: number, y: number, turn: number, length: number, half: number): Ring {
  const place = placeKnot({ x, y, turn })
  const at = (far: number): readonly [number, number] => {
    const [px, py] = place([length * far, 0])
    return [px, py]
  }
  return brushStroke(at(0.02), at(0.45), at(0.82), half, half)
}

/** A fiddlehead: a young frond still rolled up, its pinnae as beads on the outside. */
export const drawFiddlehead: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const side = random.sign()
  const points: [number, number][] = [[0, 0]]
  let [x, y, heading] = [0, 0, 0]
  for (let step = 0; step < 20; step++) {
    const t = step / 20
    heading += side * (t < 0.4 ? -0.03 : 0.16 + (t - 0.4) * 1.05)
    const pace = (lengthMm / 20) * (1.6 - t * 1.35)
    x += Math.cos(heading) * pace
    y += Math.sin(heading) * pace
    points.push([x, y])
  }
  const curve: Curve = points
  addForm(
    motif,
    inks.leaf,
    ribbon(curve, (t) => Math.max(0.24, lengthMm * 0.018) * (1.25 - t * 0.7)),
    { plain: true },
  )
  for (let bead = 0; bead < 9; bead++) {
    const t = 0.42 + bead * 0.05
    const { x: px, y: py, tangentX, tangentY } = stationAt(curve, t)
    const out = lengthMm * 0.035 * -side
    addDetail(
      motif,
      inks.leafDark,
      blob(random, px - tangentY * out, py + tangentX * out, lengthMm * 0.022 * (1.4 - t), 5),
    )
  }
  return motif
}

/** Ferny foliage of cosmos and dill: thread leaflets on a soft rib. */
export const drawFeather: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const bend = random.sign() * random.between(0.3, 0.8)
  const rib = spine(lengthMm, bend, 0, 7)
  const half = Math.max(0.16, lengthMm * 0.011)
  // Threads have no inside to draw: a pen draws them as lines.
  const [lit, dark] = pen.mode === 'line' ? [pen.ink, pen.ink] : [inks.leaf, inks.leafDark]
  addForm(
    motif,
    lit,
    ribbon(rib, (t) => half * (1.2 - t * 0.8)),
    { plain: true },
  )
  const pairs = lengthMm < 12 ? 4 : 7
  for (let pair = 0; pair < pairs; pair++) {
    const t = 0.22 + (0.76 * pair) / pairs
    const { x, y } = stationAt(rib, t)
    for (const side of [1, -1]) {
      const turn = headingAt(rib, t) + side * 0.72
      const length = lengthMm * 0.34 * (1.1 - t * 0.75)
      addForm(motif, side > 0 ? lit : dark, blade(x, y, turn, length, Math.max(0.36, length * 0.11), -side * 0.2), {
        plain: true,
      })
    }
  }
  return motif
}

/** The long leaf of tulips, irises and lilies: a strap that folds over its rib. */
export const drawStrap: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const bend = random.sign() * random.between(0.3, 0.9)
  const rib = spine(lengthMm, bend, random.between(-0.2, 0.2), 6)
  const half = (t: number): number => lengthMm * 0.075 * (t < 0.16 ? 0.14 + t * 5.4 : 1.06 - ((t - 0.16) / 0.84) ** 1.8)
  addForm(motif, inks.leaf, ribbon(rib, half))
  if (pen.mode === 'line') {
    addDetail(
      motif,
      pen.ink,
      ribbon(rib.slice(0, -1), () => Math.max(0.14, lengthMm * 0.003)),
    )
    return motif
  }
  const side = bend > 0 ? -1 : 1
  const shade = rib.map((point, at): [number, number] => {
    const { tangentX, tangentY } = stationAt(rib, at / (rib.length - 1))
    const out = half(at / (rib.length - 1)) * 0.46 * side
    return [point[0] - tangentY * out, point[1] + tangentX * out]
  })
  addDetail(
    motif,
    inks.leafDark,
    ribbon(shade, (t) => half(t) * 0.42),
  )
  return motif
}

/** A tuft of grass: blades fanning from one foot, one or two with a light rib. */
export function drawGrass(random: Random, inks: LeafInks, lengthMm: number, pen: Pen = gouache): Motif {
  const motif = createMotif(pen)
  const blades = 5 + random.below(3)
  for (let at = 0; at < blades; at++) {
    const lean = ((at + 0.5) / blades - 0.5) * 1.1
    const length = lengthMm * random.between(0.62, 1) * (1 - 0.3 * Math.abs(lean))
    const rib = spine(length, lean * random.between(0.9, 1.7), 0, 5, lean * 0.4)
    const half = Math.max(0.22, length * 0.018)
    addForm(
      motif,
      at % 3 ? inks.leaf : inks.leafDark,
      ribbon(rib, (t) => half * (1.1 - t) + 0.05),
      { plain: true },
    )
  }
  return motif
}
