import { rgbFromHex } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { componentOf } from '../blur/picture-model.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { TraceResult } from '../report.ts'
import { markMixed } from '../sharpen/list-candidates.ts'

/** What a picture shows where a drawing of it has one ink all around. */
export type SeenInk = {
  readonly ink: Rgb
  /** Share of the frame in which the ink shows. */
  readonly share: number
  /** Pixels that have nothing but this ink within `ROUND`, what they show on
   * the average, levels, and the standard deviation of its lightness. */
  readonly pixels: number
  readonly mean: Rgb
  readonly spread: number
}

// Pixels to each side that have the same ink around a pixel that counts as pure.
const ROUND = 2
const LEVELS = 256
// Standard deviations in a median deviation of normal noise.
const SPREADS_PER_MEDIAN = 1.48
const BLACK: Rgb = [0, 0, 0]

/** An ink of a drawing, 0..255. */
export function rgbOf(hex: string): Rgb {
  return rgbFromHex(hex) ?? BLACK
}

/**
 * What a picture shows of each ink of its drawing.
 *
 * @param inkOf which of its inks shows in each pixel; see `drawLabels`
 */
export function seeInks(plane: PixelPlane, { sheet }: TraceResult, inkOf: Uint8Array): SeenInk[] {
  const { width, height } = plane
  const inks = sheet.layers.map(({ hex }) => rgbOf(hex))
  const sums = new Float64Array(3 * inks.length)
  const lights = inks.map(() => new Uint32Array(LEVELS))
  const isMixed = markMixed(inkOf, width, height, ROUND)
  for (let y = ROUND; y < height - ROUND; y++)
    for (let pixel = y * width + ROUND; pixel < (y + 1) * width - ROUND; pixel++) {
      if (isMixed[pixel] === 1) continue
      const own = inkOf[pixel]
      const at = 4 * pixel
      sums[3 * own] += plane.data[at]
      sums[3 * own + 1] += plane.data[at + 1]
      sums[3 * own + 2] += plane.data[at + 2]
      lights[own][Math.round(componentOf(plane.data, at, 0))]++
    }
  return inks.map((ink, at) => {
    const pixels = lights[at].reduce((sum, count) => sum + count, 0)
    const [red, green, blue] = Array.from(sums.subarray(3 * at, 3 * at + 3), (sum) => sum / Math.max(1, pixels))
    return { ink, share: sheet.layers[at].areaShare, pixels, mean: [red, green, blue], spread: spreadOf(lights[at]) }
  })
}

/** Standard deviation of most of some levels, whatever a few are: a line that was not drawn makes no ink unquiet. */
function spreadOf(counts: Uint32Array): number {
  const middle = medianOf(counts)
  const away = new Uint32Array(LEVELS)
  counts.forEach((count, level) => {
    away[Math.abs(level - middle)] += count
  })
  return SPREADS_PER_MEDIAN * medianOf(away)
}

/** The median of levels that are counted. */
function medianOf(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let below = 0
  let level = 0
  while (level < LEVELS - 1 && below + counts[level] <= half) below += counts[level++]
  return level
}
