import { hexFromRgb } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import { componentOf, componentWeights } from '../blur/picture-model.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { cropMargin, wrapPlane } from '../picture/wrap-plane.ts'
import { type Candidates, type Guess, listCandidates } from './list-candidates.ts'
import { type Blur, type SharedPicture, solveShares } from './solve-shares.ts'

/** Factor by which a sharpened picture is wider and higher. */
export const SHARPENED = 2

// Lightness, which compression and scanners blur less than colour, tells the share of one of two inks where these differ
// by so many levels of it.
const LIGHT_CONTRAST_MIN = 50
// Pixels past the frame that a repeat is continued by.
const WRAP_MARGIN = 12
// Pixels around one whose inks it may hold: those that a first drawing shows there, and any of few inks.
const NEAR_REACH = 1
const FEW_REACH = 3
// Share of the largest contrast by which a pixel that shows an ink pure may differ from it.
const ROUGH_MIN = 0.15
// Steps: of 20 from the nearest ink, 10 leave half a decibel untaken. A first drawing is nearer to begin with.
const STEPS_OF_FEW = 20
const STEPS_OF_DRAWN = 12
/** Most inks. */
export const INKS_MAX = 64

type Blurred = {
  /** The inks as the picture shows them, 0..255. */
  readonly inks: readonly Rgb[]
  readonly blur: Blur
  readonly wrap: boolean
  /** Most rounds of an iterative stage. */
  readonly rounds: number
  /**
   * Which ink the quarters of its pixels show in its first drawing, rows of twice its width; if not given, each pixel shows
   * the nearest one, and may hold any.
   */
  readonly quarters?: Uint8Array | undefined
}

/**
 * A picture whose inks are known at twice its resolution, as it was before blur and grain: nearly all of its pixels are of
 * one ink.
 *
 * @param drawn the inks that it is painted in, instead of those that the picture shows
 */
export function sharpenInks(
  plane: PixelPlane,
  { inks, wrap, quarters, blur, rounds }: Blurred,
  drawn: readonly Rgb[],
): RgbaImage {
  const margin = wrap ? WRAP_MARGIN : 0
  const { data, width, height } = wrap ? wrapPlane(plane, margin) : plane
  const known = wrap && quarters ? wrapQuarters(quarters, plane, margin) : quarters
  const seen = inks.length === 2 && !known ? asOne(data, width, inks) : asMany(data, width, inks, known)
  const reach = known ? NEAR_REACH : FEW_REACH
  const candidates = listCandidates({ ...seen, width, height, reach })
  const steps = Math.min(rounds, known ? STEPS_OF_DRAWN : STEPS_OF_FEW)
  const shares = solveShares({ ...seen, blur, steps, candidates, width, height })
  const out = paint(shares, candidates, width, drawn)
  if (!wrap) return { data: out, width: SHARPENED * width, height: SHARPENED * height }
  const [across, down] = [SHARPENED * plane.width, SHARPENED * plane.height]
  return { data: cropMargin(out, across, down, SHARPENED * margin, 4), width: across, height: down }
}

function wrapQuarters(quarters: Uint8Array, { width, height }: PixelPlane, margin: number): Uint8Array {
  const [high, wide] = [SHARPENED * (height + 2 * margin), SHARPENED * (width + 2 * margin)]
  const from = (at: number, size: number): number => (((at - SHARPENED * margin) % size) + size) % size
  const out = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) {
    const row = from(y, SHARPENED * height) * SHARPENED * width
    for (let x = 0; x < wide; x++) out[y * wide + x] = quarters[row + from(x, SHARPENED * width)]
  }
  return out
}

type Shown = Pick<SharedPicture, 'shown' | 'inks' | 'guess'> & Pick<Guess, 'quarters' | 'isRough' | 'any'>

/** Two inks: the share of the second is all there is. */
function asOne(data: Uint8Array, width: number, [ground, figure]: readonly Rgb[]): Shown {
  const span = figure.map((level, c) => level - ground[c])
  const light = componentOf(span, 0, 0)
  const square = span.reduce((sum, one) => sum + one * one, 0)
  const along = (at: number): number =>
    Math.abs(light) >= LIGHT_CONTRAST_MIN
      ? (componentOf(data, at, 0) - componentOf(ground, 0, 0)) / light
      : span.reduce((sum, level, c) => sum + level * (data[at + c] - ground[c]), 0) / square
  const shown = Float32Array.from({ length: data.length / 4 }, (_, pixel) => clamp(along(pixel * 4), -1, 2))
  const quarters = eachQuarter(new Uint8Array(data.length), width, (pixel) => Number(shown[pixel] > 0.5))
  const isRough = (pixel: number): boolean => Math.abs(shown[pixel] - Math.round(clamp(shown[pixel], 0, 1))) > ROUGH_MIN
  const guess = (quarter: number): number => clamp(shown[pixelOf(quarter, width)], 0, 1)
  return { shown: [shown], inks: [[0], [1]], quarters, isRough, any: [1], guess }
}

const COMPONENTS = [0, 1, 2]

/** More inks: each has a share, and colour tells as much as lightness. */
function asMany(data: Uint8Array, width: number, colors: readonly Rgb[], known: Uint8Array | undefined): Shown {
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
  const quarters = known ?? eachQuarter(new Uint8Array(data.length), width, nearest)
  const guess = (quarter: number, ink: number): number => Number(quarters[quarter] === ink)
  if (known) return { shown, inks: scaled, quarters, guess }
  const isRough = (pixel: number): boolean => missOf(scaled[nearest(pixel)], pixel) > ROUGH_MIN ** 2
  return { shown, inks: scaled, quarters, isRough, any: [...colors.keys()], guess }
}

function pixelOf(quarter: number, width: number): number {
  const y = Math.floor(quarter / (2 * width))
  return (y >> 1) * width + ((quarter - 2 * y * width) >> 1)
}

/** Gives all quarters of a pixel what it has. */
function eachQuarter<Numbers extends Uint8Array | Uint32Array>(
  quarters: Numbers,
  width: number,
  ofPixel: (pixel: number) => number,
): Numbers {
  const wide = 2 * width
  for (let row = 0; row < quarters.length; row += 2 * wide) {
    for (let x = 0; x < width; x++) quarters.fill(ofPixel(row / 4 + x), row + 2 * x, row + 2 * x + 2)
    quarters.copyWithin(row + wide, row, row + wide)
  }
  return quarters
}

function paint(shares: Float32Array, candidates: Candidates, width: number, drawn: readonly Rgb[]): Uint8Array {
  const { label, open, first, ink } = candidates
  const pure = Uint32Array.from(
    drawn,
    ([r, g, b]) => (255 << 24) | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r),
  )
  const quarters = eachQuarter(new Uint32Array(4 * label.length), width, (pixel) => pure[label[pixel]])
  const out = new Uint8Array(quarters.buffer)
  for (let index = 0; index < open.length; index++) {
    const pixel = open[index]
    const place = 4 * Math.floor(pixel / width) * width + 2 * (pixel % width)
    const [from, to] = [first[index], first[index + 1]]
    for (let quarter = 0; quarter < 4; quarter++) {
      // A single candidate leaves the rest to the first ink.
      const under = to - from === 1 ? 1 - shares[4 * from + quarter] : 0
      const at = 4 * (place + (quarter & 1) + (quarter >> 1) * 2 * width)
      for (let c = 0; c < 3; c++) {
        let level = under * drawn[0][c]
        for (let k = from; k < to; k++) level += shares[4 * k + quarter] * drawn[ink[k]][c]
        out[at + c] = clamp(Math.round(level), 0, 255)
      }
    }
  }
  return out
}

/** Inks as a palette, `#rrggbb` each, every one once. */
export function paletteOf(inks: readonly Rgb[]): readonly string[] {
  return [...new Set(inks.map((ink) => hexFromRgb([...ink])))]
}
