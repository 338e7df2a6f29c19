import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Placing } from '../../../kit/line/knot.ts'
import { boxOf, placeKnot, TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import { flowersAsked, herbsAsked } from '../asked-plants.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { fitWithMargin } from './fit-with-margin.ts'

/** Draws one twig, frond or leaf along +x from its foot at the origin. */
export type DrawSpray<Inks = FlowerInks> = (random: Random, inks: Inks, lengthMm: number) => Motif

/** Twigs of a spray, behind first: turn from upright in radians, length as a share of the short side. */
const FAN = [
  [-1.5, 0.4],
  [1.55, 0.36],
  [-0.95, 0.5],
  [1, 0.46],
  [2.3, 0.26],
  [-2.2, 0.28],
  [-0.42, 0.58],
  [0.5, 0.54],
  [0.06, 0.62],
  [-0.7, 0.34],
  [0.78, 0.3],
] as const

/** Herbs of a row, and how tall they stand by turns. */
const [ROW_MOST, ROW_LEAST, HEIGHTS] = [6, 4, [0.6, 0.7, 0.53, 0.66, 0.57]] as const

/**
 * A placement print of leaves: a spray that fans out of one foot under the blooms that are named, its focus off the
 * middle; herbs stand in a row, each by itself.
 */
export function composeLeaves<Inks>(plan: Plan, kinds: readonly DrawSpray<Inks>[], tones: readonly Inks[]): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('spray')
  const short = Math.min(plan.widthMm, plan.heightMm)
  const put = (at: number, lengthMm: number, placing: Placing): void => {
    const twig = kinds[at % kinds.length](random, tones[at % tones.length], lengthMm)
    const placed = placeMotif(wobbleMotif(twig, random, lengthMm, 0.01), { ...placing, flip: random.sign() })
    for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
  }
  if (herbsAsked(plan).length > 0) {
    const count = Math.max(ROW_LEAST, Math.min(ROW_MOST, kinds.length))
    for (let at = 0; at < count; at++)
      put(at, short * HEIGHTS[at % HEIGHTS.length], {
        x: (plan.widthMm * (at + 0.7)) / (count + 0.4),
        y: plan.heightMm * 0.76,
        turn: -TURN / 4 + random.between(-0.05, 0.05),
      })
    return standInMiddle(fitWithMargin(cloth))
  }
  FAN.forEach(([lean, share], at) => {
    put(at, short * share * random.between(0.95, 1.05), {
      x: plan.widthMm * 0.48,
      y: plan.heightMm * 0.66,
      turn: -TURN / 4 + lean + random.between(-0.08, 0.08),
    })
  })
  addBlooms(plan, cloth, random)
  return fitWithMargin(cloth)
}

/** The drawing half way between the upper and the lower edge. */
function standInMiddle(cloth: Cloth): Cloth {
  const { top, bottom } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
  const move = placeKnot({ y: (cloth.heightMm - top - bottom) / 2 })
  return {
    ...cloth,
    shapes: cloth.shapes.map(({ ink, rings }) => ({ ink, rings: rings.map((ring) => ring.map(move)) })),
  }
}

/** Where blooms lie on a spray, from its foot, and their size, as shares of the short side. */
const BLOOMS = [
  [-0.13, 0.02, 0.1],
  [0.12, -0.03, 0.09],
  [0, -0.02, 0.14],
] as const

function addBlooms(plan: Plan, cloth: Cloth, random: Random): void {
  const nouns = flowersAsked(plan)
  if (nouns.length === 0) return
  const palette = mixFlowerPalette(plan.cast)
  const short = Math.min(plan.widthMm, plan.heightMm)
  BLOOMS.forEach(([right, down, radius], at) => {
    const noun = nouns[(BLOOMS.length - 1 - at) % nouns.length]
    const bloom = drawFlower(random, noun, flowerInksFor(palette, noun, at), short * radius)
    const placing = { x: plan.widthMm * 0.48 + right * short, y: plan.heightMm * 0.62 + down * short }
    const placed = placeMotif(bloom, { ...placing, turn: isTopView(noun) ? 0 : -TURN / 4 })
    for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
  })
}
