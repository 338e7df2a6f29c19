import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, moveCurve, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { fruitInks } from '../fruit/fruit-inks.ts'
import { drawFruitLeaf } from '../fruit/fruit-leaf.ts'
import type { FruitRow } from '../fruit/fruit-table.ts'
import { fruits } from '../fruit/fruit-table.ts'
import { addShadow } from '../guests/guests.ts'

import { layWood } from './lay-wood.ts'
import type { Orchard } from './orchard.ts'

/** Distance between neighbouring boughs, and between twigs of one, at scale 1. */
const [BOUGH_MM, TWIG_MM] = [160, 46]
/** How far a bough swings out of its line, as a share of the distance to the next. */
const SWING = 0.2
/** Nodes of a twig are so many leaves apart; leaves of more width than this, as a share of their length, are broad. */
const [NODE, WIDE] = [0.42, 0.7]
/** Width of the ground left round what lies over something else. */
export const RIM_MM = 0.8
const BLOSSOM_MM = 11
/** Share of the cloth that boughs cover unasked. */
export const FRUIT_COVERAGE = 0.46

/** A cloth under fruit boughs; `unit` is 1 mm at its scale. */
export type FruitOrchard = Pick<Orchard, 'plan' | 'cloth' | 'toss' | 'palette' | 'bark' | 'unit'> & {
  readonly nouns: readonly string[]
  /** The flowers among the fruit; none where no blossom is asked for. */
  readonly blossoms: readonly string[]
  /** Whether leaves are to be left out. */
  readonly isBare: boolean
}

/** One twig with the fruit it bears. */
export type FruitTwig = { readonly curve: Curve; readonly row: FruitRow; readonly noun: string; readonly at: number }

/** Lays the boughs, and says where their twigs run; the wood of twigs is laid with them. */
export function growTwigs(orchard: FruitOrchard): FruitTwig[] {
  const { plan, unit, nouns } = orchard
  const { widthMm, heightMm } = plan
  const random = plan.random.fork('boughs')
  const density = Math.max(0.6, Math.min(2, plan.coverage / FRUIT_COVERAGE))
  const count = Math.max(1, Math.round(widthMm / (BOUGH_MM * unit)))
  const strip = widthMm / count
  const [lean, start, phase] = [random.sign(), random.between(0, strip), random.between(0, TURN)]
  const swings = Math.max(1, Math.round(heightMm / (300 * unit)))
  const steps = 18 * swings
  const thick = (fruits[nouns[0]].isSoft ? 1.1 : 2.1) * unit
  const twigs: FruitTwig[] = []
  for (let bough = 0; bough < count; bough++) {
    const curve = Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps
      const swing = Math.sin(phase + t * TURN * swings) + 0.34 * Math.sin(phase * 2 - t * TURN * swings * 2)
      return [start + (bough + lean * t) * strip + swing * strip * SWING, heightMm * (1 - t)]
    })
    layWood(orchard, curve, () => thick)
    const twigCount = Math.max(2, Math.round((heightMm / (TWIG_MM * unit)) * density))
    for (let at = 0; at < twigCount; at++) {
      const t = (at + random.between(0.35, 0.65)) / twigCount
      const side = at % 2 ? 1 : -1
      const foot = stationAt(curve, t)
      const turn = headingAt(curve, t) + side * random.between(0.7, 1.05)
      const lengthMm = strip * random.between(0.4, 0.56)
      // Twigs leave upwards and bow to what they bear.
      const stem = spine(lengthMm, side * random.between(0.5, 1), random.between(-0.12, 0.12), 8, turn)
      const noun = nouns[(at + bough) % nouns.length]
      const twig = { curve: moveCurve(stem, foot.x, foot.y), row: fruits[noun], noun, at: at + bough * twigCount }
      layWood(orchard, twig.curve, (share) => thick * (0.6 - 0.36 * share))
      const node = stationAt(twig.curve, 0.42)
      const away = headingAt(twig.curve, 0.42) - side * random.between(0.75, 1)
      const shoot = spine(lengthMm * random.between(0.42, 0.55), -side * random.between(0.3, 0.7), 0, 8, away)
      const offshoot = { ...twig, curve: moveCurve(shoot, node.x, node.y), at: twig.at + 1000 }
      layWood(orchard, offshoot.curve, (share) => thick * (0.36 - 0.18 * share))
      twigs.push(twig, offshoot)
    }
  }
  return twigs
}

/** Leaves at the nodes, first one side, then the other, one at the tip; here and there a knot of blossom. */
export function dressTwig(orchard: FruitOrchard, { curve, row, noun, at }: FruitTwig): void {
  const { plan, toss, palette, unit, blossoms, isBare } = orchard
  const random = plan.random.fork(`leaves ${at}`)
  const inks = flowerInksAt(palette, at)
  const [, leafMm, widthOfLeaf] = row.leaf
  const reachMm = Math.hypot(curve[8][0] - curve[0][0], curve[8][1] - curve[0][1])
  const isWide = widthOfLeaf > WIDE
  const most = isWide ? 1 : 5
  const nodes = Math.max(1, Math.min(most, Math.round(reachMm / (leafMm * NODE * unit))))
  for (let node = isBare ? -1 : nodes; node >= 0; node--) {
    const t = node === nodes ? 1 : 0.2 + (0.7 * node) / nodes
    const { x, y } = stationAt(curve, t)
    const side = node === nodes ? 0 : (node + at) % 2 ? 1 : -1
    const turn = headingAt(curve, t) + side * random.between(0.6, 1)
    const size = leafMm * unit * random.between(0.78, 1.08) * (1 - 0.2 * t)
    const leaf = drawFruitLeaf(random, row.leaf, inks, size, -side)
    // Broad leaves lie over each other: a rim of the ground parts them.
    const apart = isWide ? addShadow(leaf, plan.cast.ground, RIM_MM * unit) : leaf
    toss.place(apart, { x, y, turn })
  }
  const blossom = blossoms[at % Math.max(1, blossoms.length)]
  if (!blossom || at % 5 === 4) return
  const { x, y } = stationAt(curve, 0.8)
  const petals = blossomInks(orchard, blossom, noun, at)
  toss.place(drawKnot(random, blossom, petals, BLOSSOM_MM * unit), { x, y })
}

/** The blossom's own inks, the palest petals where those are the fruit's. */
export function blossomInks(
  { plan, palette }: Pick<FruitOrchard, 'plan' | 'palette'>,
  blossom: string,
  fruit: string,
  at: number,
): FlowerInks {
  const own = flowerInksFor(palette, blossom, at)
  if (own.body !== fruitInks(plan, palette, fruit, at).body) return own
  return palette.schemes.toSorted((one, other) => other.lightness - one.lightness)[0]
}

/** Three blossoms of one knot round the origin, the largest in front. */
function drawKnot(random: Random, noun: string, inks: FlowerInks, radiusMm: number): Motif {
  const knot = createMotif()
  const turn = random.between(0, TURN)
  for (let flower = 2; flower >= 0; flower--) {
    const size = radiusMm * (flower === 0 ? 1 : 0.74)
    const bloom = drawFlower(random, noun, inks, size)
    const away = flower === 0 ? 0 : radiusMm * 1.15
    const angle = turn + flower * 1.9
    putMotif(knot, bloom, { x: Math.cos(angle) * away, y: Math.sin(angle) * away, turn: angle })
  }
  return knot
}
