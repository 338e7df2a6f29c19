import type { Oklch } from './oklab.ts'

// Names of tones that many rules ask for, so that a word means one threshold everywhere. A rule that needs another
// threshold has a name of its own for it. The values were set by eye on printed cloth.

/** OKLCH chroma below which no hue is seen: white, black, greys, and off-whites. */
const NEUTRAL = 0.03
/** OKLCH chroma below which a colour goes by the name of a grey or a brown: stone, taupe, slate. */
const GREYISH = 0.05
/** OKLCH lightness half way between black and white, where dark marks begin to show better than light ones. */
const MIDDLE = 0.5
/** OKLCH hues in radians from gold to lime. */
const YELLOWS = { from: 1.15, to: 2 } as const

type WithChroma = Pick<Oklch, 'chroma'>
type WithLightness = Pick<Oklch, 'lightness'>

/** Whether a colour has no hue to the eye: white, black, grey, off-white. */
export function isNeutral({ chroma }: WithChroma): boolean {
  return chroma < NEUTRAL
}

/** Whether a colour has a hue to the eye, however pale or dark it is. */
export function isTinted({ chroma }: WithChroma): boolean {
  return chroma > NEUTRAL
}

/** Whether a colour is near grey: its hue is seen, and does not count beside one that is a colour. */
export function isGreyish({ chroma }: WithChroma): boolean {
  return chroma < GREYISH
}

/** Whether a colour is more than a tinted grey. */
export function isColoured({ chroma }: WithChroma): boolean {
  return chroma > GREYISH
}

/** Whether what is drawn on a colour has to be lighter than it. */
export function isDark({ lightness }: WithLightness): boolean {
  return lightness < MIDDLE
}

/** Whether what is drawn on a colour has to be darker than it. */
export function isLight({ lightness }: WithLightness): boolean {
  return lightness > MIDDLE
}

/** Whether a colour is a gold, a yellow or a lime, which lose their hue when they are darkened. */
export function isYellowish({ chroma, hue }: Pick<Oklch, 'chroma' | 'hue'>): boolean {
  return chroma > GREYISH && hue > YELLOWS.from && hue < YELLOWS.to
}
