import type { PixelList } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { type ColorBins, sortPixels } from './crest-board.ts'

export type { ColorBins } from './crest-board.ts'

export type InkEvidence = {
  /** Pixels that equal their four neighbours within the grain: the inside of an area. */
  readonly interior: ColorBins
  /** Pixels that no mix of opposite neighbours explains: the crest of a line too thin to have an inside. */
  readonly crests: ColorBins
  /** Where those pixels are, in reading order. */
  readonly crestPixels: Int32Array
  /** Pixels that are (nearly) fully transparent. */
  readonly transparent: number
}

export const TRANSPARENT_ALPHA = 8

/** Number of a colour's bin, 0..262143: the upper six bits of red, green and blue (each 0..255). */
export function binOf(red: number, green: number, blue: number): number {
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
}

/**
 * Sorts every pixel into inside, crest or blend. Position decides, not colour: a ramp colour lies between its
 * neighbours, an ink does not. A colour that enough pixels have inside is an ink, and its other pixels are not looked at.
 *
 * @param tolerance levels (0..255) two pixels may differ and still count as equal
 * @param reach pixels from the middle of an edge to its pure sides: 2 for anti-aliasing, more for soft edges
 * @param pixelsMin pixels inside that make an ink
 */
export function collectInkEvidence(
  plane: PixelPlane,
  changes: PixelList,
  tolerance: number,
  reach: number,
  pixelsMin: number,
): InkEvidence {
  return sortPixels(plane, changes, tolerance, reach, pixelsMin)
}
