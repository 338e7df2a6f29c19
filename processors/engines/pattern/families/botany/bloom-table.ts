import type { Motif, Pen } from '../../kit/motif.ts'
import type { Random } from '../../kit/random.ts'
import type { FlowerInks } from './flower-inks.ts'
import { drawHibiscus } from './hibiscus.ts'
import { drawRose } from './rose.ts'
import { drawBud, drawCarnation, drawHalfOpen, drawTulip } from './side-blooms.ts'
import type { DrawBloom } from './top-blooms.ts'
import { drawBlossom, drawDaisy, drawLily, drawPoppy } from './top-blooms.ts'

/** How each flower of a prompt is drawn; flowers that look alike on cloth share a recipe. */
const topViews: Readonly<Record<string, DrawBloom>> = {
  rose: drawRose,
  peony: drawRose,
  camellia: drawRose,
  ranunculus: drawRose,
  cabbage: drawRose,
  dahlia: drawRose,
  chrysanthemum: drawDaisy,
  poppy: drawPoppy,
  anemone: drawPoppy,
  pansy: drawPoppy,
  hellebore: drawPoppy,
  daisy: drawDaisy,
  sunflower: drawDaisy,
  aster: drawDaisy,
  marigold: drawDaisy,
  gerbera: drawDaisy,
  chamomile: drawDaisy,
  cornflower: drawDaisy,
  lily: drawLily,
  iris: drawLily,
  magnolia: drawLily,
  lotus: drawLily,
  edelweiss: drawLily,
  clematis: drawLily,
  orchid: drawLily,
  blossom: drawBlossom,
  primrose: drawBlossom,
  violet: drawBlossom,
  hibiscus: drawHibiscus,
  forget: drawBlossom,
  buttercup: drawBlossom,
  jasmine: drawBlossom,
  hydrangea: drawBlossom,
  geranium: drawBlossom,
  cosmos: drawBlossom,
  wildflower: drawBlossom,
  'cherry blossom': drawBlossom,
}

const sideViews = {
  tulip: drawTulip,
  crocus: drawTulip,
  carnation: drawCarnation,
  thistle: drawCarnation,
  protea: drawCarnation,
  bluebell: drawHalfOpen,
  bud: drawBud,
  'half-open': drawHalfOpen,
  snowdrop: drawHalfOpen,
  foxglove: drawHalfOpen,
} as const

export const flowerNouns: readonly string[] = [...Object.keys(topViews), ...Object.keys(sideViews)]

export function isTopView(noun: string): boolean {
  return noun in topViews
}

/** Draws the flower of that name; unknown names are blossoms. Side views are drawn larger, as they show half a flower. */
export function drawFlower(
  random: Random,
  noun: string,
  inks: FlowerInks,
  radiusMm: number,
  options: { readonly pen?: Pen; readonly isSimple?: boolean } = {},
): Motif {
  const side = Object.entries(sideViews).find(([name]) => name === noun)?.[1]
  if (side) return side(random, inks, radiusMm * 1.25, options)
  return (topViews[noun] ?? drawBlossom)(random, inks, radiusMm, options)
}
