import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Family } from '../../families/family.ts'
import { growing } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { isAvoided } from '../moods/choose-mood.ts'
import { leavesOn } from '../nature/white-flowers.ts'
import { readInks } from '../read-inks.ts'

/** In OKLCH: least lightness and largest chroma of white. */
const [WHITE_FROM, WHITE_CHROMA] = [0.93, 0.03]
/** Least chroma and largest lightness of a coloured cloth on which white shows. */
const COLOURED = { chroma: 0.03, lightest: 0.93 }
/** Hues of OKLCH in radians from violet over red to yellow, in which leaves cannot be drawn. */
const [WARM_FROM, WARM_TO] = [-1.3, 1.75]
/**
 * In OKLCH: cloths of middle lightness, whose leaves are a deep green and a sage, because two deep greens would look
 * the same.
 */
const MIDDLE = { from: 0.42, to: 0.62, leaves: [0.33, 0.75], chroma: 0.06, hue: 2.3 } as const
/** Steps in OKLCH lightness from white to its shades; below, the share and limits of the cloth's chroma in them. */
const SHADES = [0.09, 0.17] as const
const REFLECTED = { share: 0.22, least: 0.014, most: 0.024 }
/** On a pale cloth white is shaded in one more chromatic tone of the cloth: shades of white would look like holes. */
const PALE = { from: 0.8, step: 0.09, fullness: 1.4 }
const STRAW = '#ecdca8'
/** Least OKLab distance of straw-coloured centres from the cloth. */
const STRAW_SEEN = 0.08

export type WhiteCompany = { readonly tones: readonly Ink[]; readonly leaves: readonly Ink[] | undefined }

/**
 * Inks of white flowers on a coloured cloth: shades that reflect it, since grey ones look unclean; a straw centre; and
 * green leaves where the cloth is warm, because tones of a maroon are no leaves. On blues and greens, tones of the
 * cloth serve as leaves.
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
  const reflected = clamp(chroma * REFLECTED.share, REFLECTED.least, REFLECTED.most)
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
