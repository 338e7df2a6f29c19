import type { Oklch } from './oklab.ts'

/** Both ends are left out, and may be infinite. */
type Range = readonly [above: number, below: number]

/**
 * A range of colours in OKLCH. Hues are radians, counted as the colours' are (those of inks from −π to π), the lower one
 * first. What is left out may be anything.
 */
export type ColourRange = { readonly hue?: Range; readonly chroma?: Range; readonly lightness?: Range }

const ANY: Range = [-Infinity, Infinity]

/** Whether a colour lies inside a range in all that the range tells of. */
export function isInRange(
  colour: Oklch,
  {
    hue: [hueAbove, hueBelow] = ANY,
    chroma: [dullest, purest] = ANY,
    lightness: [darkest, lightest] = ANY,
  }: ColourRange,
): boolean {
  return (
    colour.hue > hueAbove &&
    colour.hue < hueBelow &&
    colour.chroma > dullest &&
    colour.chroma < purest &&
    colour.lightness > darkest &&
    colour.lightness < lightest
  )
}
