import type { Motif, Pen } from '../../kit/motif.ts'
import type { Random } from '../../kit/random.ts'
import type { FlowerInks, FlowerPalette } from './flower-inks.ts'
import { flowerInksAt } from './flower-inks.ts'
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

/** The hue people expect of a flower, in OKLCH degrees; flowers of any colour are left out. */
const naturalHues: Readonly<Record<string, number>> = {
  poppy: 25,
  rose: 10,
  carnation: 10,
  hibiscus: 10,
  camellia: 10,
  geranium: 20,
  peony: 0,
  'cherry blossom': 0,
  cosmos: 350,
  tulip: 25,
  sunflower: 85,
  marigold: 70,
  buttercup: 95,
  primrose: 95,
  chrysanthemum: 75,
  crocus: 300,
  cornflower: 260,
  bluebell: 265,
  hydrangea: 260,
  forget: 255,
  iris: 285,
  violet: 295,
  thistle: 310,
  clematis: 300,
  aster: 300,
}
/** A palette ink this near, in degrees, passes for the flower's own colour. */
const HUE_REACH = 38

/** The scheme whose petals come nearest to the flower's own hue, else the one whose turn it is. */
export function flowerInksFor(palette: FlowerPalette, noun: string, index: number): FlowerInks {
  const hue = naturalHues[noun]
  if (hue === undefined) return flowerInksAt(palette, index)
  const fitting = palette.schemes.filter(
    (scheme) => scheme.chroma > 0.05 && turnBetween(scheme.hueDegrees, hue) < HUE_REACH,
  )
  return fitting.length > 0 ? fitting[index % fitting.length] : flowerInksAt(palette, index)
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return turn > 180 ? 360 - turn : turn
}

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
