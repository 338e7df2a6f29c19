import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { createMotif } from '../../../kit/motif/motif.ts'
import { isWithoutLeaves } from '../bare-blooms.ts'
import { flowerInksFor, flowerNouns } from '../flowers/bloom-table.ts'
import { growLeaves } from './bough-leaves.ts'
import type { Dress } from './dress-twig.ts'
import { isTree } from './dress-twig.ts'
import { layWood } from './lay-wood.ts'
import type { Orchard } from './orchard.ts'
import { addStalkedBuds } from './stalked-buds.ts'

/** Leaves of trees in blossom are young and small, those among peonies are grown. */
const LEAF = { tree: 0.66, large: 1 }
/** Length of a spur at scale 1, in mm. */
const SPUR_MM = { least: 26, most: 44 }

/** What grows a spur, from where on a bough, to which side, -1 or 1. */
type Spur = { readonly bough: Curve; readonly t: number; readonly side: number; readonly index: number }

/**
 * A short shoot over against a twig, with leaves in pairs and buds at its tip: without such, boughs are bare where no flowers are.
 * Only boughs in flower have them.
 */
export function growSpur(
  orchard: Orchard,
  random: Random,
  { bough, t, side, index }: Spur,
  line: (random: Random, from: Point, heading: number, lengthMm: number) => Curve,
  dress: Dress,
): void {
  const { palette, unit, heroes, bearing } = orchard
  const noun = bearing[index % bearing.length]
  if (!flowerNouns.includes(noun)) return
  const foot = stationAt(bough, t)
  const heading = headingAt(bough, t) + side * random.between(0.5, 0.95)
  const spur = line(random, [foot.x, foot.y], heading, unit * random.between(SPUR_MM.least, SPUR_MM.most))
  if (spur.some((point) => !heroes.isFree(point, 10 * unit))) return
  layWood(orchard, spur, (share) => unit * (1.3 - 0.8 * share))
  const leafing = { palette, noun, unit: unit * (isTree(noun) ? LEAF.tree : LEAF.large) }
  for (const at of isWithoutLeaves(orchard.plan) ? [] : [0.5, 0.94])
    growLeaves(leafing, random, stationAt(spur, at), headingAt(spur, at), dress, index)
  const tip = stationAt(spur, 1)
  const buds = createMotif()
  addStalkedBuds(buds, random, flowerInksFor(palette, noun, index), headingAt(spur, 1), unit)
  dress.push([buds, [tip.x, tip.y]])
}
