import { KNOTS_MOST, refuseMore } from '../../../kit/area/drawing-limit.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve, Station } from '../../../kit/line/curve.ts'
import { headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import type { Lanes } from './bough-lanes.ts'
import { laneBoughs } from './bough-lanes.ts'
import { layCulm } from './culms.ts'
import type { Dress } from './dress-twig.ts'
import { dressTwig, isTree } from './dress-twig.ts'
import { layWood } from './lay-wood.ts'
import type { Orchard } from './orchard.ts'
import { growSpur } from './spurs.ts'

/** Distance between neighbouring boughs at scale 1, where few are asked for, and between canes. */
const [BOUGH_MM, LONE_MM, CULM_MM] = [165, 240, 120]
/** Coverage below which boughs stand alone. */
const SPARSE = 0.22
/** Half the width of a cane, by turns: a grove has young ones. */
const CULM_HALVES_MM = [4.6, 2.8, 3.8]

/**
 * Boughs climb from the foot of the repeat to its head and drift sideways by one place on the way, so each runs on into its
 * neighbour and none has an end. They bend at knees; twigs leave there, first one side, then the other. `seatHeroes` is
 * called when the boughs stand and before the first twig grows.
 *
 * @returns places on twigs where a bird could sit, the most level first
 * @throws DrawingTooLarge
 */
export function growBoughs(orchard: Orchard, seatHeroes: () => void): Point[] {
  const { plan, toss, unit, bearing } = orchard
  const random = plan.random.fork('boughs')
  const isGrove = bearing[0] === 'bamboo'
  const boughMm = plan.coverage < SPARSE ? LONE_MM : BOUGH_MM
  const count = Math.max(1, Math.round(plan.widthMm / ((isGrove ? CULM_MM : boughMm) * unit)))
  const knees = Math.max(3, Math.round(plan.heightMm / (82 * unit)))
  const lanes = laneBoughs(random, { count, knees, widthMm: plan.widthMm, heightMm: plan.heightMm, isUpright: isGrove })
  for (const [bough, curve] of lanes.curves.entries()) {
    if (isGrove) layCulm(orchard, curve, unit * CULM_HALVES_MM[bough % CULM_HALVES_MM.length])
    else layWood(orchard, curve, (t) => unit * (3 + 0.8 * Math.cos(TURN * t)))
  }
  seatHeroes()
  const dress: Dress = []
  const perches: Station[] = []
  for (let bough = 0; bough < count; bough++) {
    growTwigs(orchard, random, lanes, bough, { dress, perches })
    // All flowers are in memory before the first is on the cloth.
    refuseMore(knotsOf(dress.map(([motif]) => motif)), KNOTS_MOST)
  }
  for (const [motif, [px, py]] of dress) toss.place(motif, { x: px, y: py, turn: 0 })
  return perches
    .toSorted((one, other) => Math.abs(other.tangentX) - Math.abs(one.tangentX))
    .map(({ x, y }): Point => [x, y])
}

type Grown = { readonly dress: Dress; readonly perches: Station[] }

/** The twigs of one bough, with an offshoot each, and what they bear. */
function growTwigs(orchard: Orchard, random: Random, lanes: Lanes, bough: number, { dress, perches }: Grown): void {
  const { plan, unit, bearing } = orchard
  const density = Math.max(0.42, Math.min(1.6, plan.coverage / 0.3))
  const curve = lanes.curves[bough]
  const knees = Math.max(3, Math.round(plan.heightMm / (82 * unit)))
  // Canes stand close, and bear little.
  const twigs = Math.round(knees * (bearing[0] === 'bamboo' ? 0.9 : 1.5) * density)
  for (let at = 0; at < twigs; at++) {
    const t = (at + random.between(0.3, 0.7)) / twigs
    const side = at % 2 ? 1 : -1
    const node = stationAt(curve, t)
    const turn = headingAt(curve, t) + side * random.between(0.55, 1.05)
    growSpur(orchard, random.fork(`spur ${at}`), { bough: curve, t, side: -side, index: at }, sprout, dress)
    const room = lanes.roomAt(bough, side, t)
    const twig = kneed(random, [node.x, node.y], turn, room * random.between(0.48, 0.72), 4)
    const stem = twigClearOf(orchard, twig)
    if (!stem) continue
    layWood(orchard, stem, (share) => unit * (1.9 - 1.4 * share))
    const index = at + bough * twigs
    const isOfTree = isTree(bearing[index % bearing.length])
    dressTwig(orchard, random, stem, dress, index, isOfTree ? 4 : 3)
    perches.push(stationAt(stem, 0.5))
    const offshoot = stationAt(stem, 0.45)
    const lengthMm = lanes.strip * random.between(0.13, 0.2)
    const off = kneed(random, [offshoot.x, offshoot.y], headingAt(stem, 0.45) - side * 0.8, lengthMm, 2)
    const small = twigClearOf(orchard, off)
    if (!small) continue
    layWood(orchard, small, (share) => unit * (1.1 - 0.7 * share))
    dressTwig(orchard, random, small, dress, index + bearing.length, 2)
  }
}

const sprout = (random: Random, from: Point, heading: number, lengthMm: number): Curve =>
  kneed(random, from, heading, lengthMm, 2)

/** As much of a twig as grows before it meets who leads; undefined where that is next to nothing. */
function twigClearOf({ heroes, unit }: Orchard, twig: Curve): Curve | undefined {
  const met = twig.findIndex((point) => !heroes.isFree(point, 3 * unit))
  if (met < 0) return twig
  return met > twig.length / 2 ? twig.slice(0, met) : undefined
}

const knotsOf = (motifs: readonly Motif[]): number =>
  motifs.reduce((sum, { layers }) => layers.reduce((inside, { ring }) => inside + ring.length, sum), 0)

/** A line of straight reaches that change direction at knees, rounded as wood is. */
function kneed(random: Random, from: Point, heading: number, lengthMm: number, reaches: number): Curve {
  const points: Point[] = [from]
  let [x, y] = from
  let turn = heading
  for (let reach = 0; reach < reaches; reach++) {
    const step = (lengthMm / reaches) * random.between(0.85, 1.15)
    for (let part = 0; part < 3; part++) {
      x += (Math.cos(turn) * step) / 3
      y += (Math.sin(turn) * step) / 3
      points.push([x, y])
    }
    turn = heading + (reach % 2 ? 1 : -1) * random.between(0.18, 0.42)
  }
  return points
}
