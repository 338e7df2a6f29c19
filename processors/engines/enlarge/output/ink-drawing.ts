import type { Rgb } from '../../color/oklab.ts'
import type { BandRenderer } from '../bands/band-renderer.ts'

/** The result as numbers of inks, one byte a pixel: every pixel is one ink and nothing lies between them. */
export type InkDrawing = {
  readonly renderer: BandRenderer
  /** The ink of each number. */
  readonly palette: readonly Rgb[]
}

/**
 * The order that inks are numbered in: as in the palette the picture came with, so that a number goes on meaning the
 * same plate; inks that it does not hold come behind. The whole palette stays when it is nothing but inks, used or not.
 *
 * @returns the palette, and for each ink its number in it
 */
export function orderInks(
  inks: readonly Rgb[],
  source: readonly Rgb[] | undefined,
): { readonly palette: readonly Rgb[]; readonly numberOf: Uint8Array } {
  const known = source ?? []
  const placeOf = (ink: Rgb): number => known.findIndex((colour) => isSame(colour, ink))
  const strangers = inks.filter((ink) => placeOf(ink) < 0)
  const keepsAll = strangers.length === 0 && known.length <= 2 * inks.length
  const kept = keepsAll
    ? known
    : known.filter((colour, at) => placeOf(colour) === at && inks.some((ink) => isSame(ink, colour)))
  const palette = [...kept, ...strangers]
  return { palette, numberOf: Uint8Array.from(inks, (ink) => palette.findIndex((colour) => isSame(colour, ink))) }
}

function isSame(one: Rgb, other: Rgb): boolean {
  return one.every((value, component) => value === other[component])
}
