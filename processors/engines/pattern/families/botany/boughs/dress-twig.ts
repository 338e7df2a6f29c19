import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { isWithoutLeaves } from '../bare-blooms.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { doesHang, drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { drawFruit } from '../fruit/fruit.ts'
import { fruitInks } from '../fruit/fruit-inks.ts'
import { drawFruitLeaf } from '../fruit/fruit-leaf.ts'
import { fruits, isFruit } from '../fruit/fruit-table.ts'
import { addShadow } from '../guests/guests.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import { drawLeafage, isLeaf } from '../leaves/leaf-table.ts'
import { growLeaves, leafInks } from './bough-leaves.ts'
import type { Orchard } from './orchard.ts'
import { addStalkedBuds } from './stalked-buds.ts'

const BLOSSOM_MM = 17
/**
 * Camellias and magnolias are so much larger than the blossom of fruit trees, and stand alone: the first of a twig, and
 * those towards its tip.
 */
const LARGE = { first: 1.95, next: 1.35 }
/** Large blooms overlap by so little: what is left of the sum of their radii. */
const APART = 0.92
/** A spray of leaves at scale 1, and how much of a fruit's own size it has here. */
const [SPRAY_MM, FRUIT_SHARE] = [62, 0.95]
/** Ground round what hangs over leaves. */
const RIM_MM = 0.8

/** What is drawn on twigs, back to front, and where. */
export type Dress = [Motif, Point][]

/** Small blossom in clusters, as of fruit trees; what is larger stands among leaves. */
export const isTree = (noun: string): boolean => /blossom|sakura|jasmine|wild rose|dog rose/.test(noun)

/** Dresses a twig in what it bears; `clusters` is how many of them fit on it. */
export function dressTwig(
  orchard: Orchard,
  random: Random,
  twig: Curve,
  dress: Dress,
  index: number,
  clusters: number,
): void {
  const noun = orchard.bearing[index % orchard.bearing.length]
  if (isFruit(noun)) dressInFruit(orchard, random, twig, dress, { noun, index, clusters })
  else if (isLeaf(noun)) dressInLeaves(orchard, random, twig, dress, { noun, index, clusters })
  else dressInBloom(orchard, random, twig, dress, { noun, index, clusters })
}

type Burden = { readonly noun: string; readonly index: number; readonly clusters: number }

/** Every other blossom is a tint of its neighbour: a cluster of one ink is a berry. */
function paler(inks: FlowerInks): FlowerInks {
  return inks.light === inks.ground
    ? inks
    : { ...inks, body: inks.light, light: inks.body, shade: inks.body, flame: inks.body }
}

/** Blossoms crowd towards the tip, open ones first, buds last; a young leaf here and there. */
function dressInBloom(orchard: Orchard, random: Random, twig: Curve, dress: Dress, burden: Burden): void {
  const { palette, unit } = orchard
  const { noun, index, clusters } = burden
  const isLarge = !isTree(noun)
  const isBare = isWithoutLeaves(orchard.plan)
  for (let cluster = 0; cluster < clusters; cluster++) {
    const t = 0.3 + (0.7 * (cluster + random.between(0.2, 0.8))) / clusters
    const node = stationAt(twig, t)
    const isLeafy = isLarge && cluster % 2 === 1 && !isBare
    if (isLeafy || !openAt(orchard, random, twig, t, dress, { ...burden, cluster })) {
      if (isLarge && !isBare)
        growLeaves({ palette, noun, unit }, random, node, headingAt(twig, t), dress, index + cluster)
      continue
    }
    const bud = createMotif()
    const out = headingAt(twig, t) + random.between(-0.9, 0.9)
    if (cluster % 3 === 1 && !isBare) {
      const options = { lengthMm: 19 * unit * random.between(0.8, 1.15), width: 0.36, stalk: 0.1 }
      putMotif(bud, drawLeaf(random, leafInks({ palette, noun, unit }, index), options), { turn: out + 0.6 })
    } else addStalkedBuds(bud, random, flowerInksFor(palette, noun, index + 1), out, unit)
    dress.unshift([bud, [node.x, node.y]])
  }
  const tip = stationAt(twig, 1)
  if (!orchard.heroes.isFree([tip.x, tip.y], 0)) return
  const tipBud = createMotif()
  addStalkedBuds(tipBud, random, flowerInksFor(palette, noun, index), headingAt(twig, 1), unit)
  dress.push([tipBud, [tip.x, tip.y]])
}

/** Opens the flowers of one cluster; false where there is no room for a large one. */
function openAt(
  { palette, unit, heroes, heads }: Orchard,
  random: Random,
  twig: Curve,
  t: number,
  dress: Dress,
  { noun, index, cluster }: Burden & { readonly cluster: number },
): boolean {
  const { x, y } = stationAt(twig, t)
  const isLarge = !isTree(noun)
  // With many inks every twig blooms in one of its own; a confetti of petals would be no blossom.
  const isMotley = palette.schemes.length > 5
  const flowers = isLarge || t > 0.8 ? 1 : 1 + random.below(2)
  let isOpen = false
  for (let flower = 0; flower < flowers; flower++) {
    const angle = headingAt(twig, t) + (flower % 2 ? 1.5 : -1.4) + random.between(-0.5, 0.5)
    const own = flowerInksFor(palette, noun, isLarge || isMotley ? index : index + cluster)
    const inks = !isLarge && (cluster + flower) % 2 ? paler(own) : own
    const large = cluster === 0 ? LARGE.first : LARGE.next
    const radius = BLOSSOM_MM * (isLarge ? large : 1) * (flower === 0 ? 1 : 0.84) * unit * random.between(0.85, 1.1)
    const at: Point = polar(x, y, flower === 0 ? radius * 0.3 : radius * 1.05, angle)
    if (!heroes.isFree(at, radius, 0.9) || (isLarge && !heads.isFree(at, radius, APART))) continue
    if (isLarge) heads.take(at, radius)
    const turned = createMotif()
    putMotif(turned, drawFlower(random, noun, inks, radius), { turn: doesHang(noun) ? TURN / 4 : angle })
    dress.push([wobbleMotif(turned, random, radius * 2), at])
    isOpen = true
  }
  return isOpen
}

/** Sprays of leaves from the nodes, first one side, then the other, one at the tip; those of the willow hang. */
function dressInLeaves(
  { palette, unit, heroes }: Orchard,
  random: Random,
  twig: Curve,
  dress: Dress,
  { noun, index, clusters }: Burden,
): void {
  const sprays = clusters + 1
  for (let at = 0; at < sprays; at++) {
    const t = 0.24 + (0.76 * at) / (sprays - 1)
    const { x, y } = stationAt(twig, t)
    const sprayMm = SPRAY_MM * unit * random.between(0.85, 1.15) * (noun === 'willow' ? 1.5 : 1)
    const side = at === sprays - 1 ? 0 : at % 2 ? 1 : -1
    const out = headingAt(twig, t) + side * random.between(0.6, 0.95)
    const turn = noun === 'willow' ? TURN / 4 + random.between(-0.22, 0.22) : out
    const middle = polar(x, y, sprayMm * 0.5, turn)
    if (!heroes.isFree(middle, sprayMm * 0.3)) continue
    // One spray in three takes an ink that no blossom has.
    const inks = leafInks({ palette, noun, unit }, 2 * index + Number((index + at) % 3 === 0))
    const isCane = noun === 'bamboo'
    const spray = isCane ? drawFan(random, inks, sprayMm) : drawLeafage(random, noun, inks, sprayMm)
    dress.push([placeMotif(spray, { turn }), [x, y]])
  }
}

/** The pointed leaves of bamboo from one node, the longest in the middle. */
function drawFan(random: Random, inks: FlowerInks, lengthMm: number): Motif {
  const fan = createMotif()
  for (const [at, turn] of [-0.85, 0.8, -0.4, 0.36, 0].entries()) {
    const long = lengthMm * (0.95 - 0.3 * Math.abs(turn)) * random.between(0.9, 1.08)
    const ink = at % 2 ? inks.leafDark : inks.leaf
    addForm(fan, ink, blade(0, 0, turn + random.between(-0.1, 0.1), long, long * 0.15, Math.sign(turn) * 0.12))
  }
  return fan
}

/** Fruit that hangs among its own leaves, with its blossom at the tip. */
function dressInFruit(
  { plan, palette, unit, heroes, heads }: Orchard,
  random: Random,
  twig: Curve,
  dress: Dress,
  { noun, index, clusters }: Burden,
): void {
  const row = fruits[noun]
  const hung: Dress = []
  for (let at = 0; at <= clusters; at++) {
    const t = 0.28 + (0.72 * at) / clusters
    const { x, y } = stationAt(twig, t)
    const lengthMm = row.leaf[1] * unit * random.between(0.85, 1.1)
    for (const side of at === clusters ? [0] : [-1, 1]) {
      const leaf = drawFruitLeaf(random, row.leaf, flowerInksAt(palette, index + at), lengthMm, -side)
      const turn = headingAt(twig, t) + side * random.between(0.6, 1)
      if (heroes.isFree(polar(x, y, lengthMm * 0.6, turn), lengthMm * 0.3))
        dress.push([placeMotif(leaf, { turn }), [x, y]])
    }
    const sizeMm = row.sizeMm * FRUIT_SHARE * unit * random.between(0.9, 1.1)
    const middle: Point = [x, y + sizeMm * (0.5 + row.stalk)]
    if (!heroes.isFree(middle, sizeMm * 0.5) || !heads.isFree(middle, sizeMm * 0.5)) continue
    heads.take(middle, sizeMm * 0.5)
    const isInBloom = at % 2 === 1 && row.blossom !== 'bud'
    const motif = isInBloom
      ? drawFlower(random, row.blossom, flowerInksFor(palette, row.blossom, index), 13 * unit)
      : placeMotif(drawFruit(random, row, fruitInks(plan, palette, noun, index + at), sizeMm), {
          turn: TURN / 4 + random.between(-0.15, 0.15),
        })
    hung.push([addShadow(motif, plan.cast.ground, RIM_MM * unit), [x, y]])
  }
  dress.push(...hung)
}
