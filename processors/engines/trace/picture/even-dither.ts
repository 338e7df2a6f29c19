import { blurInPlace } from '../blur/blur-plane.ts'
import { layPixels, type PixelPicture } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Least share of changing pixels: below it a picture is not dithered all over.
const CHANGES_MIN = 0.15
// Range of the number of colours: fewer in a pattern of single pixels are yarns of a cloth, more are no palette.
const COLORS_MIN = 12
const COLORS_MAX = 256
// Least share of the changing pixels that are local extrema among their four neighbours. Measured: dithered all over
// 0.52 and more, text of 7 pixels 0.10.
const CRESTS_MIN = 0.3
// Largest ratio of the difference between means of 5 × 5 pixels two steps apart to that between neighbouring pixels.
// Measured: dithered 0.09 to 0.19, small text 0.35 and more.
const ROUGHNESS_MAX = 0.25
const FAR = 2
// Number of rows that are sampled.
const ROWS_SEEN = 24
// Half of a Gaussian kernel with a standard deviation of 0.8 pixels, from the centre outwards; among 0, 0.8 and 1.1 it
// gave the most similar drawings.
const TAPS = Float32Array.of(0.499, 0.2286, 0.0219)

/**
 * Replaces dithering all over a picture of few colours by the colours that it imitates; other pictures stay unchanged.
 * No single pixel of such a picture shows an ink, but local means do.
 */
export function evenDither(picture: PixelPicture): PixelPicture {
  const { plane, changes } = picture
  if (plane.hasAlpha || changes.pixels.length < CHANGES_MIN * plane.width * plane.height) return picture
  if (!hasColorsOfDither(plane) || !isDithered(picture)) return picture
  return layPixels({ ...plane, data: blurred(plane) })
}

function hasColorsOfDither({ data, width, height }: PixelPlane): boolean {
  // Signed, because the interpreter stores larger numbers on the heap.
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const colors = new Set<number>()
  for (let y = 0; y < height && colors.size <= COLORS_MAX; y++)
    addColors(colors, words.subarray(y * width, (y + 1) * width))
  return colors.size >= COLORS_MIN && colors.size <= COLORS_MAX
}

function addColors(colors: Set<number>, row: Int32Array): void {
  for (let x = 0; x < row.length; x++) if (x === 0 || row[x] !== row[x - 1]) colors.add(row[x])
}

/**
 * Number of sampled pixels, changing ones that are local extrema, and sums of the differences between distant means and
 * between neighbours.
 */
type Grain = { seen: number; readonly crests: number[]; far: number; near: number }

/** Whether neighbouring pixels alternate while local means hardly change; only tested where enough pixels change. */
function isDithered({ plane, changes }: PixelPicture): boolean {
  const { width, height } = plane
  const light = lightOf(plane)
  const step = Math.max(1, Math.floor(height / ROWS_SEEN))
  const grain: Grain = { seen: 0, crests: [], far: 0, near: 0 }
  const { pixels, rowStarts } = changes
  for (let y = step * Math.ceil(FAR / step); y + 2 * FAR < height; y += step)
    listCrests(grain, light, pixels.subarray(rowStarts[y], rowStarts[y + 1]), width)
  if (grain.crests.length <= CRESTS_MIN * grain.seen) return false
  addMeans(grain, light, width)
  return grain.far <= ROUGHNESS_MAX * grain.near
}

/** Counts the changing pixels of a row, and lists the local extrema. */
function listCrests(grain: Grain, light: Float32Array, pixels: Int32Array, width: number): void {
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]
    const x = pixel % width
    if (x < FAR || x + 2 * FAR >= width) continue
    grain.seen++
    if (isCrest(light, pixel, width)) grain.crests.push(pixel)
  }
}

function addMeans(grain: Grain, light: Float32Array, width: number): void {
  for (const pixel of grain.crests) {
    const own = meanAround(light, pixel, width)
    grain.far += Math.abs(own - meanAround(light, pixel + FAR, width))
    grain.far += Math.abs(own - meanAround(light, pixel + FAR * width, width))
    grain.near += Math.abs(light[pixel] - light[pixel + 1]) + Math.abs(light[pixel] - light[pixel + width])
  }
}

/** An integer luma: 2 red + 4 green + 1 blue. */
function lightOf({ data, width, height }: PixelPlane): Float32Array {
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    lightOfRow(data.subarray(y * width * 4, (y + 1) * width * 4), light.subarray(y * width, (y + 1) * width))
  return light
}

function lightOfRow(data: Uint8Array, light: Float32Array): void {
  for (let x = 0, at = 0; x < light.length; x++, at += 4) light[x] = 2 * data[at] + 4 * data[at + 1] + data[at + 2]
}

function isCrest(light: Float32Array, pixel: number, width: number): boolean {
  const own = light[pixel]
  const left = own - light[pixel - 1]
  const above = own - light[pixel - width]
  return left * (own - light[pixel + 1]) > 0 && above * (own - light[pixel + width]) > 0 && left * above > 0
}

function meanAround(light: Float32Array, pixel: number, width: number): number {
  let sum = 0
  for (let row = pixel - FAR * width; row <= pixel + FAR * width; row += width)
    for (let at = row - FAR; at <= row + FAR; at++) sum += light[at]
  return sum / (2 * FAR + 1) ** 2
}

function blurred({ data, width, height }: PixelPlane): Uint8Array {
  const out = data.slice()
  const channel = new Float32Array(width * height)
  for (let c = 0; c < 3; c++) {
    for (let pixel = 0; pixel < channel.length; pixel++) channel[pixel] = data[pixel * 4 + c]
    blurInPlace(channel, width, height, TAPS)
    for (let pixel = 0; pixel < channel.length; pixel++) out[pixel * 4 + c] = Math.round(channel[pixel])
  }
  return out
}
