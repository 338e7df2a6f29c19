import { boxOf, TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif } from '../../kit/motif/motif.ts'
import { flowerInksAt, mixFlowerPalette } from '../botany/flower-inks.ts'
import { drawFlower, flowerNouns, isTopView } from '../botany/flowers/bloom-table.ts'
import { drawPicture } from '../conversational/draw-picture.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import { findPicture } from '../conversational/picture-book.ts'
import type { Plan } from '../family.ts'
import type { BloomInks } from './bloom-parts.ts'
import type { BloomKind } from './heritage-blooms.ts'
import { bloomKinds, drawBloom } from './heritage-blooms.ts'

/** Share of its height that a flower seen from the side takes. */
const SIDE_SHARE = 0.84

/** What stands in the middle of a figure, upright round its middle and `high` mm tall. */
export type Bloom = (inks: BloomInks, high: number, turn: number) => Motif

/**
 * The blooms a prompt names, most important first: a stylised bloom, a flower of the botany room, or a thing from the picture
 * book in the weaver's inks. Without any, so many of the stylised ones by the seed.
 */
export function chooseBlooms(plan: Plan, unasked: readonly BloomKind[]): Bloom[] {
  // Leaves are on every figure: named beside a flower they are no bloom of their own.
  const blooms = plan.motifs.filter((noun) => noun !== 'leaf' || plan.motifs.length === 1)
  const named = blooms.flatMap((noun): Bloom[] => {
    const kind = bloomKinds.find((bloom) => bloom === noun)
    if (kind) return [(inks, high) => drawBloom(kind, inks, sizeOf(kind, high))]
    if (flowerNouns.includes(noun)) return [(_, high, turn) => drawBotanical(plan, noun, high, turn)]
    return findDepiction(noun) ? [(inks, high) => drawThing(plan, noun, inks, high)] : []
  })
  if (named.length > 0) return named
  return unasked.map(
    (kind): Bloom =>
      (inks, high) =>
        drawBloom(kind, inks, sizeOf(kind, high)),
  )
}

/** A palmette is a fan and broader than the others. */
function sizeOf(kind: BloomKind, high: number): number {
  return kind === 'palmette' ? high * 0.84 : high
}

function drawBotanical(plan: Plan, noun: string, high: number, turn: number): Motif {
  const palette = mixFlowerPalette(plan.cast)
  const flower = drawFlower(plan.random.fork(`bloom ${noun}`), noun, flowerInksAt(palette, turn % 2), high * 0.4)
  if (isTopView(noun)) return flower
  // Flowers seen from the side grow along +x: here they stand, and round their middle.
  const standing = placeMotif(flower, { turn: -TURN / 4 })
  const { left, right, top, bottom } = boxOf(standing.layers.map(({ ring }) => ring))
  const size = (high * SIDE_SHARE) / Math.max(bottom - top, right - left)
  return placeMotif(standing, { x: (-size * (left + right)) / 2, y: (-size * (top + bottom)) / 2, size })
}

function drawThing(plan: Plan, noun: string, inks: BloomInks, high: number): Motif {
  const picture = findPicture(findDepiction(noun)?.picture ?? '')
  if (!picture) return createMotif()
  const parts = picture.parts.map((_, at) => [inks.body, inks.detail, inks.inner, inks.detail][at % 4])
  const rim = { mode: 'outline', ink: inks.detail, widthMm: high * 0.02 } as const
  const tall = picture.height / ((picture.width + picture.height) / 2)
  return placeMotif(drawPicture(picture, parts, plan.cast, (high * 0.86) / Math.max(0.8, tall), rim), {})
}
