import { hexFromRgb } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import { componentOf, componentWeights } from '../blur/picture-model.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { cropMargin, wrapPlane } from '../picture/wrap-plane.ts'
import { type Blur, type SharedPicture, solveShares } from './solve-shares.ts'

/** Factor by which a sharpened picture is wider and higher. */
export const SHARPENED = 2

// Lightness, which compression and scanners blur less than colour, tells the share of one of two inks where these differ
// by so many levels of it.
const LIGHT_CONTRAST_MIN = 50
// Pixels past the frame that a repeat is continued by.
const WRAP_MARGIN = 12

type Blurred = {
  /** The inks as the picture shows them, 0..255. */
  readonly inks: readonly Rgb[]
  readonly blur: Blur
  readonly wrap: boolean
  /** Most rounds of an iterative stage. */
  readonly rounds: number
}

/**
 * A picture in few inks at twice its resolution, as it was before blur and grain: nearly all of its pixels are of one ink.
 *
 * @param drawn the inks that it is painted in, instead of those that the picture shows
 */
export function sharpenFewInks(plane: PixelPlane, { inks, wrap, ...how }: Blurred, drawn: readonly Rgb[]): RgbaImage {
  const margin = wrap ? WRAP_MARGIN : 0
  const { data, width, height } = wrap ? wrapPlane(plane, margin) : plane
  const shares = solveShares({ ...(inks.length === 2 ? asOne(data, inks) : asMany(data, inks)), ...how, width, height })
  const out = paint(shares, drawn)
  if (!wrap) return { data: out, width: SHARPENED * width, height: SHARPENED * height }
  const [across, down] = [SHARPENED * plane.width, SHARPENED * plane.height]
  return { data: cropMargin(out, across, down, SHARPENED * margin, 4), width: across, height: down }
}

type Shown = Pick<SharedPicture, 'shown' | 'inks' | 'guess'>

/** Two inks: the share of the second is all there is. */
function asOne(data: Uint8Array, [ground, figure]: readonly Rgb[]): Shown {
  const span = figure.map((level, c) => level - ground[c])
  const light = componentOf(span, 0, 0)
  const square = span.reduce((sum, one) => sum + one * one, 0)
  const along = (at: number): number =>
    Math.abs(light) >= LIGHT_CONTRAST_MIN
      ? (componentOf(data, at, 0) - componentOf(ground, 0, 0)) / light
      : span.reduce((sum, level, c) => sum + level * (data[at + c] - ground[c]), 0) / square
  const shown = Float32Array.from({ length: data.length / 4 }, (_, pixel) => clamp(along(pixel * 4), -1, 2))
  return {
    shown: [shown],
    inks: [[1]],
    guess: (pixel, shares) => {
      shares[0] = clamp(shown[pixel], 0, 1)
    },
  }
}

const COMPONENTS = [0, 1, 2]

/** More inks: each has a share, and colour tells as much as lightness. */
function asMany(data: Uint8Array, colors: readonly Rgb[]): Shown {
  const inks = colors.map((rgb) => COMPONENTS.map((c) => Math.sqrt(componentWeights[c]) * componentOf(rgb, 0, c)))
  const gaps = inks.flatMap((one) => inks.map((other) => Math.hypot(...one.map((level, c) => level - other[c]))))
  const scale = 1 / Math.max(1, ...gaps)
  const scaled = inks.map((ink) => ink.map((level) => level * scale))
  const shown = COMPONENTS.map((c) => {
    const weight = scale * Math.sqrt(componentWeights[c])
    return Float32Array.from({ length: data.length / 4 }, (_, pixel) => weight * componentOf(data, pixel * 4, c))
  })
  const missOf = (ink: readonly number[], pixel: number): number =>
    ink.reduce((sum, level, c) => sum + (level - shown[c][pixel]) ** 2, 0)
  const nearest = (pixel: number): number => {
    let best = 0
    for (let at = 1; at < scaled.length; at++) if (missOf(scaled[at], pixel) < missOf(scaled[best], pixel)) best = at
    return best
  }
  return {
    shown,
    inks: scaled,
    guess: (pixel, shares) => void shares.fill(0).fill(1, nearest(pixel), nearest(pixel) + 1),
  }
}

function paint(shares: readonly Float32Array[], drawn: readonly Rgb[]): Uint8Array {
  const isOne = shares.length === 1
  const under = isOne ? drawn[0] : [0, 0, 0]
  const over = isOne ? [drawn[1].map((level, c) => level - under[c])] : drawn
  const out = new Uint8Array(4 * shares[0].length)
  for (let pixel = 0; pixel < shares[0].length; pixel++) {
    for (let c = 0; c < 3; c++) {
      let level = under[c]
      for (let at = 0; at < shares.length; at++) level += shares[at][pixel] * over[at][c]
      out[pixel * 4 + c] = clamp(Math.round(level), 0, 255)
    }
    out[pixel * 4 + 3] = 255
  }
  return out
}

/** Inks as a palette, `#rrggbb` each, every one once. */
export function paletteOf(inks: readonly Rgb[]): readonly string[] {
  return [...new Set(inks.map((ink) => hexFromRgb([...ink])))]
}
