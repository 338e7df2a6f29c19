import { hexFromRgb } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { cropMargin, wrapPlane } from '../picture/wrap-plane.ts'
import type { TwoInks } from './find-two-inks.ts'
import { solveShares } from './solve-shares.ts'

/** Factor by which a sharpened picture is wider and higher. */
export const SHARPENED = 2

// Lightness, which compression and scanners blur less than colour, tells the share of an ink where inks differ by so many
// levels of it.
const LIGHT_CONTRAST_MIN = 50
const LIGHT_WEIGHTS: Rgb = [0.299, 0.587, 0.114]
// Pixels past the frame that a repeat is continued by.
const WRAP_MARGIN = 12

type Blurred = {
  readonly inks: TwoInks
  /** Standard deviation of the blur beyond anti-aliasing, pixels. */
  readonly softness: number
  readonly wrap: boolean
}

/**
 * A picture in two inks at twice its resolution, as it was before blur and grain: nearly all of its pixels are of one ink.
 *
 * @param drawn the inks that it is painted in, instead of those that the picture shows
 */
export function sharpenTwoInks(plane: PixelPlane, { inks, softness, wrap }: Blurred, drawn: TwoInks): RgbaImage {
  const margin = wrap ? WRAP_MARGIN : 0
  const { data, width, height } = wrap ? wrapPlane(plane, margin) : plane
  const shares = solveShares({ shown: shareOfFigure(data, inks), width, height, softness })
  const wide = SHARPENED * width
  const high = SHARPENED * height
  const out = new Uint8Array(4 * wide * high)
  shares.forEach((share, pixel) => {
    for (let c = 0; c < 3; c++) out[pixel * 4 + c] = Math.round(drawn[0][c] + share * (drawn[1][c] - drawn[0][c]))
    out[pixel * 4 + 3] = 255
  })
  if (!wrap) return { data: out, width: wide, height: high }
  const [across, down] = [SHARPENED * plane.width, SHARPENED * plane.height]
  return { data: cropMargin(out, across, down, SHARPENED * margin, 4), width: across, height: down }
}

/** Share of the second ink that each pixel shows. */
function shareOfFigure(data: Uint8Array, [ground, figure]: TwoInks): Float32Array {
  const span = figure.map((level, c) => level - ground[c])
  const light = span.reduce((sum, level, c) => sum + LIGHT_WEIGHTS[c] * level, 0)
  const weights =
    Math.abs(light) >= LIGHT_CONTRAST_MIN
      ? LIGHT_WEIGHTS.map((weight) => weight / light)
      : span.map((level) => level / span.reduce((sum, one) => sum + one * one, 0))
  return Float32Array.from({ length: data.length / 4 }, (_, pixel) =>
    clamp(
      weights.reduce((sum, weight, c) => sum + weight * (data[pixel * 4 + c] - ground[c]), 0),
      -1,
      2,
    ),
  )
}

/** Two inks as a palette, `#rrggbb` each. */
export function paletteOf(inks: TwoInks): readonly string[] {
  return inks.map((ink) => hexFromRgb([...ink]))
}
