import type { Cloth } from '../../../kit/area/cloth.ts'
import { KNOTS_MOST, refuseMore } from '../../../kit/area/drawing-limit.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve, Station } from '../../../kit/line/curve.ts'
import { headingAt, ribbon, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { drawBud } from '../flowers/side-blooms.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import type { Bark } from './bark.ts'
import { laneBoughs } from './bough-lanes.ts'
import { growLeaves, leafInks } from './bough-leaves.ts'
import { layWood } from './lay-wood.ts'

/** Distance between neighbouring boughs at scale 1. */
const BOUGH_MM = 240
const BLOSSOM_MM = 17
/** Camellias and magnolias are so much larger than the blossom of fruit trees, and stand alone. */
const LARGE = 1.6

export type Orchard = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly bark: Bark
  readonly unit: number
  readonly noun: string
  /** What every third twig bears instead. */
  readonly other?: string
}

/**
 * Boughs climb from the foot of the repeat to its head and drift sideways by one place on the way, so each runs on into its
 * neighbour and none has an end. They bend at knees; twigs leave there, first one side, then the other.
 *
 * @returns places on twigs where a bird could sit, the most level first
 * @throws DrawingTooLarge
 */
export function growBoughs(orchard: Orchard): Point[] {
  const { plan, toss, unit } = orchard
  const random = plan.random.fork('boughs')
  const density = Math.max(0.42, Math.min(1.6, plan.coverage / 0.3))
  const count = Math.max(1, Math.round(plan.widthMm / (BOUGH_MM * unit)))
  const knees = Math.max(3, Math.round(plan.heightMm / (82 * unit)))
  const lanes = laneBoughs(random, { count, knees, widthMm: plan.widthMm, heightMm: plan.heightMm })
  const blooms: [Motif, Point][] = []
  const perches: Station[] = []
  for (let bough = 0; bough < count; bough++) {
    const curve = lanes.curves[bough]
    layWood(orchard, curve, (t) => unit * (3 + 0.8 * Math.cos(TURN * t)))
    const twigs = Math.round(knees * 1.5 * density)
    for (let at = 0; at < twigs; at++) {
      const t = (at + random.between(0.3, 0.7)) / twigs
      const side = at % 2 ? 1 : -1
      const node = stationAt(curve, t)
      const turn = headingAt(curve, t) + side * random.between(0.55, 1.05)
      const room = lanes.roomAt(bough, side, t)
      const twig = kneed(random, [node.x, node.y], turn, room * random.between(0.48, 0.72), 4)
      layWood(orchard, twig, (share) => unit * (1.9 - 1.4 * share))
      const dressed = at % 3 === 1 && orchard.other ? { ...orchard, noun: orchard.other } : orchard
      dressTwig(dressed, random, twig, blooms, at + bough * twigs, isTree(dressed.noun) ? 4 : 3)
      perches.push(stationAt(twig, 0.5))
      const offshoot = stationAt(twig, 0.45)
      const small = kneed(
        random,
        [offshoot.x, offshoot.y],
        headingAt(twig, 0.45) - side * 0.8,
        lanes.strip * random.between(0.13, 0.2),
        2,
      )
      layWood(orchard, small, (share) => unit * (1.1 - 0.7 * share))
      dressTwig(dressed, random, small, blooms, at + bough * twigs + 1, 2)
    }
    // All flowers are in memory before the first is on the cloth.
    refuseMore(knotsOf(blooms.map(([motif]) => motif)), KNOTS_MOST)
  }
  for (const [motif, [px, py]] of blooms) toss.place(motif, { x: px, y: py, turn: 0 })
  return perches
    .toSorted((one, other) => Math.abs(other.tangentX) - Math.abs(one.tangentX))
    .map(({ x, y }): Point => [x, y])
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

/** Every other blossom is a tint of its neighbour: a cluster of one ink is a berry. */
function paler(inks: FlowerInks): FlowerInks {
  return inks.light === inks.ground
    ? inks
    : { ...inks, body: inks.light, light: inks.body, shade: inks.body, flame: inks.body }
}

/** Small blossom in clusters, as of fruit trees; what is larger stands among leaves. */
const isTree = (noun: string): boolean => /blossom|sakura|jasmine|wild rose|dog rose/.test(noun)

/** Blossoms crowd towards the tip, open ones first, buds last; a young leaf here and there. */
function dressTwig(
  orchard: Orchard,
  random: Random,
  twig: Curve,
  blooms: [Motif, Point][],
  index: number,
  clusters: number,
): void {
  const { palette, unit, noun } = orchard
  const isLarge = !isTree(noun)
  // With many inks every twig blooms in one of its own; a confetti of petals would be no blossom.
  const isMotley = palette.schemes.length > 5
  for (let cluster = 0; cluster < clusters; cluster++) {
    const t = 0.3 + (0.7 * (cluster + random.between(0.2, 0.8))) / clusters
    const { x, y } = stationAt(twig, t)
    const flowers = isLarge || t > 0.8 ? 1 : 1 + random.below(2)
    if (isLarge && cluster % 2) {
      growLeaves(orchard, random, stationAt(twig, t), headingAt(twig, t), blooms, index + cluster)
      continue
    }
    for (let flower = 0; flower < flowers; flower++) {
      const angle = headingAt(twig, t) + (flower % 2 ? 1.5 : -1.4) + random.between(-0.5, 0.5)
      const own = flowerInksFor(palette, noun, isLarge || isMotley ? index : index + cluster)
      const inks = !isLarge && (cluster + flower) % 2 ? paler(own) : own
      const size = BLOSSOM_MM * (isLarge ? LARGE : 1) * (flower === 0 ? 1 : 0.84)
      const radius = size * unit * random.between(0.8, 1.1)
      const [px, py] = polar(x, y, flower === 0 ? radius * 0.3 : radius * 1.05, angle)
      const bloom = drawFlower(random, noun, inks, radius)
      const turned = createMotif()
      putMotif(turned, bloom, { turn: angle })
      blooms.push([wobbleMotif(turned, random, radius * 2), [px, py]])
    }
    const bud = createMotif()
    const out = headingAt(twig, t) + random.between(-0.9, 0.9)
    if (cluster % 3 === 1) {
      const leaf = drawLeaf(random, leafInks(orchard, index), {
        lengthMm: 19 * unit * random.between(0.8, 1.15),
        width: 0.36,
        stalk: 0.1,
      })
      putMotif(bud, leaf, { turn: out + 0.6 })
    } else addStalkedBuds(bud, random, flowerInksFor(palette, noun, index + 1), out, unit)
    blooms.unshift([bud, [x, y]])
  }
  const tip = stationAt(twig, 1)
  const tipBud = createMotif()
  addStalkedBuds(tipBud, random, flowerInksFor(palette, noun, index), headingAt(twig, 1), unit)
  blooms.push([tipBud, [tip.x, tip.y]])
}

/**
 * Adds two buds on stalks that part from the origin to both sides of `turn` (radians). `unit` is 1 mm at the scale of
 * the cloth.
 */
export function addStalkedBuds(motif: Motif, random: Random, inks: FlowerInks, turn: number, unit: number): void {
  for (const lean of [-0.5, 0.35]) {
    const length = unit * random.between(11, 17)
    const end = polar(0, 0, length, turn + lean)
    addForm(
      motif,
      inks.leafDark,
      ribbon([[0, 0], polar(0, 0, length * 0.5, turn + lean * 0.7), end], () => Math.max(0.28, 0.5 * unit)),
      { plain: true },
    )
    putMotif(motif, drawBud(random, inks, 5.4 * unit), { x: end[0], y: end[1], turn: turn + lean })
  }
}
