import type { Blur } from './shared-picture.ts'

// What a pixel shows of a border is the less the wider it is blurred.
const TIMES_SQUARE = 0.0025
const SPREAD_MIN = 0.4
// Least price where pixels hold little but what a first drawing shows there: at a blur of 1.25 pixels a third of it gave the
// same likeness with twice the segments. Few inks that may be anywhere lose 0.4 dB of a paisley by such a price.
const NEAR_DRAWN_MIN = 0.0045

/** Price of a border where inks may be anywhere, or thin lines have to come up in a few steps; see `SharedPicture`. */
export function priceAnywhere({ light }: Blur): number {
  return TIMES_SQUARE / Math.max(SPREAD_MIN, light) ** 2
}

/** Price of a border where a first drawing tells what is near. */
export function priceNearDrawn(blur: Blur): number {
  return Math.max(NEAR_DRAWN_MIN, priceAnywhere(blur))
}
