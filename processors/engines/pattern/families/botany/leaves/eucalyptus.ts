import { clamp } from '../../../../numbers/clamp.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import { drawLeaf } from './leaf.ts'
import type { DrawTwig } from './twigs.ts'

/** Twigs shorter than this carry no side shoots, their leaves no ribs. */
const FINE_MM = 34
/** Leaves wider than this are edged. */
const EDGED_MM = 4

/**
 * Eucalyptus: silver dollars in pairs, round and smaller towards the tip, the far ones in shade; every third twig has the long,
 * hanging leaves of older wood and seeds at its nodes.
 */
export const drawEucalyptus: DrawTwig = (random, inks, lengthMm, pen = gouache) =>
  random.chance(0.34) ? drawSickles(random, inks, lengthMm, pen) : drawDollars(random, inks, lengthMm, pen, true)

function drawDollars(random: Random, inks: FlowerInks, lengthMm: number, pen: Pen, mayBranch: boolean): Motif {
  const motif = createMotif(pen)
  const stem = spine(lengthMm * 0.94, random.sign() * random.between(0.3, 0.8), random.between(-0.25, 0.25), 9)
  if (mayBranch && lengthMm > FINE_MM)
    for (const [t, side] of [
      [0.26, 1],
      [0.46, -1],
    ] as const) {
      const { x, y } = stationAt(stem, t)
      const shoot = drawDollars(random, inks, lengthMm * random.between(0.4, 0.52), pen, false)
      putMotif(motif, shoot, { x, y, turn: headingAt(stem, t) + side * random.between(0.6, 0.8), flip: side })
    }
  addStem(motif, inks, stem, lengthMm)
  const pairs = lengthMm < FINE_MM ? 5 : mayBranch ? 7 : 5
  for (let pair = pairs; pair >= 0; pair--) {
    const isTip = pair === pairs
    const t = isTip ? 1 : 0.14 + (0.8 * pair) / pairs
    const { x, y } = stationAt(stem, t)
    const across = lengthMm * (isTip ? 0.06 : 0.125 - 0.06 * t) * (mayBranch ? 1 : 1.15)
    for (const side of isTip ? [0] : pair % 2 ? [1, -1] : [-1, 1]) {
      const turn = headingAt(stem, t) + side * (1.22 - 0.5 * t) * random.between(0.88, 1.1)
      putMotif(motif, dollar(random, inks, across * random.between(0.88, 1.1), side * (pair % 2 ? 1 : -1) < 0, pen), {
        x,
        y,
        turn,
        flip: side < 0 ? -1 : 1,
      })
    }
  }
  return motif
}

/** One round leaf on the shortest of stalks: its far half in shade, a rib, a faint point. */
function dollar(random: Random, inks: FlowerInks, acrossMm: number, isFar: boolean, pen: Pen): Motif {
  const motif = createMotif(pen)
  const half = (acrossMm / 2) * random.between(0.92, 1.06)
  const long = acrossMm
  const stalk = long * 0.16
  const flank = (side: 1 | -1, reach: number): Ring => [
    [stalk + long * 0.1, side * half * 0.62 * reach],
    [stalk + long * 0.34, side * half * 1.16 * reach],
    [stalk + long * 0.72, side * half * 1.08 * reach],
    [stalk + long * 0.95, side * half * 0.46 * reach],
  ]
  const tip = [stalk + long * 1.02, 0, 1] as const
  const [body, shade] = isFar ? [inks.leafDark, inks.leaf] : [inks.leaf, inks.leafDark]
  const ring: Ring = [[0, 0, 1], ...flank(1, 1), tip, ...flank(-1, 1).toReversed()]
  // A thread of light parts each leaf from the one behind it.
  if (pen.mode !== 'line' && long > EDGED_MM)
    addDetail(motif, inks.leafLight, offsetRing(ring, Math.max(0.2, long * 0.022)))
  addForm(motif, body, ring)
  if (long < 3.4) return motif
  if (pen.mode !== 'line')
    addDetail(motif, shade, [[stalk, 0, 1], ...flank(-1, 0.86), tip, [stalk + long * 0.5, half * 0.06]])
  const line = Math.max(0.16, long * 0.018)
  const rib = brushStroke([0, 0], [long * 0.5, half * 0.05], [stalk + long * 0.88, 0], line, line * 0.8)
  addDetail(motif, pen.mode === 'line' ? pen.ink : inks.leafLight, rib)
  return motif
}

function drawSickles(random: Random, inks: FlowerInks, lengthMm: number, pen: Pen): Motif {
  const motif = createMotif(pen)
  const stem = spine(lengthMm * 0.86, random.sign() * random.between(0.4, 0.9), random.between(-0.2, 0.2), 9)
  addStem(motif, inks, stem, lengthMm)
  const leaves = lengthMm < FINE_MM ? 6 : 9
  for (let at = leaves; at >= 0; at--) {
    const t = at === leaves ? 1 : 0.1 + (0.84 * at) / leaves
    const side = at === leaves ? 0 : at % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    if (lengthMm > FINE_MM && at % 3 === 1)
      addSeeds(motif, random, inks, { x, y, turn: headingAt(stem, t), side: -side }, lengthMm * 0.015)
    const length = lengthMm * random.between(0.28, 0.35) * (1 - 0.3 * t)
    const bend = -(side || random.sign()) * random.between(0.5, 0.95)
    const own = at % 3 === 2 ? { ...inks, leaf: inks.leafDark, leafDark: inks.leaf } : inks
    const leaf = { lengthMm: length, width: 0.21, bend, stalk: 0.08, style: 'half' as const, veins: 0 }
    putMotif(motif, drawLeaf(random, own, leaf, pen), {
      x,
      y,
      turn: headingAt(stem, t) + side * random.between(0.7, 1),
    })
  }
  return motif
}

type Node = { readonly x: number; readonly y: number; readonly turn: number; readonly side: number }

/** Seed cups on short stalks at a node, in an open bunch; `turn` is the direction of the twig there. */
function addSeeds(motif: Motif, random: Random, inks: FlowerInks, node: Node, size: number): void {
  const { x, y, side } = node
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  for (let seed = 0; seed < 5; seed++) {
    const turn = node.turn + side * (0.5 + seed * 0.26)
    const far = size * (3.2 + (seed % 2) * 1.8)
    const [endX, endY] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    const [midX, midY] = [(x + endX) / 2, (y + endY) / 2]
    addDetail(motif, ink, brushStroke([x, y], [midX, midY], [endX, endY], size * 0.3, size * 0.28))
    addForm(motif, ink, blob(random, endX, endY, size, 6, 0.1), { plain: true })
  }
}

function addStem(motif: Motif, inks: FlowerInks, stem: Curve, lengthMm: number): void {
  const isLine = motif.pen.mode === 'line'
  const half = Math.max(0.18, lengthMm * (isLine ? 0.004 : 0.0062))
  const widen = (t: number): number => half * clamp(0.4 + t * 7, 0, 1.2 - t * 0.75)
  addForm(motif, isLine ? motif.pen.ink : inks.leafDark, ribbon(stem, widen), { plain: true })
}
