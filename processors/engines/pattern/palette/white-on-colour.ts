import type { Ink } from '../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Family } from '../families/family.ts'
import { growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { isAvoided } from './choose-mood.ts'
import { readInks } from './read-inks.ts'
import { leavesOn } from './white-flowers.ts'

/** In OKLCH: no more colour than white, and as light. */
const [WHITE_FROM, WHITE_CHROMA] = [0.93, 0.03]
/** Chroma and lightness between which a cloth has a colour that white is seen on. */
const COLOURED = { chroma: 0.03, lightest: 0.93 }
/** Hues of OKLCH in radians, from violet over red to yellow: nothing that grows has leaves in them. */
const [WARM_FROM, WARM_TO] = [-1.3, 1.75]
/** In OKLCH, cloths between light and dark: their leaves are a deep green and a sage, for two deep ones would be one. */
const MIDDLE = { from: 0.42, to: 0.62, leaves: [0.33, 0.75], chroma: 0.06, hue: 2.3 } as const
/** Steps down from the white to its shades, and how much of the cloth's chroma they reflect. */
const SHADES = [0.09, 0.17] as const
const REFLECTED = { share: 0.22, least: 0.014, most: 0.024 }
/** On a pale cloth white is drawn in one fuller tone of it: shades of the white would be holes, and two of them would outnumber it. */
const PALE = { from: 0.8, step: 0.09, fullness: 1.4 }
const STRAW = '#ecdca8'
/** How far in OKLab straw hearts stand off the cloth. */
const STRAW_SEEN = 0.08

export type WhiteCompany = { readonly tones: readonly Ink[]; readonly leaves: readonly Ink[] | undefined }

/**
 * What white flowers wear on a coloured cloth: shades that reflect it, for grey ones look unwashed, a straw heart, and
 * green leaves where the cloth is warm: maroon ones round white petals are nobody's. On blues and greens the leaves are
 * left to the tones of the cloth.
 */
export function whiteOnColour(
  wishes: Wishes,
  family: Family,
  figures: readonly Ink[],
  ground: Ink | undefined,
): WhiteCompany | undefined {
  if (wishes.isTonal || !ground || figures.length === 0 || !growing.includes(family.name) || !isColoured(ground))
    return undefined
  if (!figures.every(({ lightness, chroma }) => lightness > WHITE_FROM && chroma < WHITE_CHROMA)) return undefined
  const straw = inkOf(STRAW)
  const hearts = oklabDistance(straw.lab, ground.lab) > STRAW_SEEN ? [straw] : []
  const [light, ...deep] = shadesOf(figures[0], ground)
  const refused = readInks(wishes.avoidedColours)
  const greens = isWarm(ground) ? greensOn(ground) : []
  const isRefused = greens.some((green) => refused.some((one) => isAvoided(green, one)))
  return { tones: [light, ...hearts, ...deep], leaves: greens.length === 0 || isRefused ? undefined : greens }
}

function shadesOf(white: Ink, { lightness, chroma, hue }: Ink): Ink[] {
  if (lightness > PALE.from)
    return [inkFromOklch({ lightness: lightness - PALE.step, chroma: chroma * PALE.fullness, hue })]
  const reflected = Math.max(REFLECTED.least, Math.min(REFLECTED.most, chroma * REFLECTED.share))
  return SHADES.map((step) => inkFromOklch({ lightness: white.lightness - step, chroma: reflected, hue }))
}

function isColoured({ chroma, lightness }: Ink): boolean {
  return chroma > COLOURED.chroma && lightness < COLOURED.lightest
}

function isWarm({ hue }: Ink): boolean {
  return hue > WARM_FROM && hue < WARM_TO
}

function greensOn(ground: Ink): Ink[] {
  const { from, to, leaves, chroma, hue } = MIDDLE
  if (ground.lightness < from || ground.lightness > to) return leavesOn(ground)
  return leaves.map((lightness) => inkFromOklch({ lightness, chroma, hue }))
}
