import { patternRepeats } from './pattern-repeats.ts'
import type { PixelPicture } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** Where a picture is dithered, and how coarsely. */
export type Dither = {
  /** 1 for each pixel that is lighter or darker than all four neighbours, else 0. */
  readonly crests: Uint8Array
  /** Whether so few colours were mixed that dots are as far apart as forms are wide. */
  readonly isCoarse: boolean
}

// Least share of changing pixels: below it hardly anything is dithered.
const CHANGES_MIN = 0.05
// More colours are no palette; with fewer than the second number, dots are coarse.
const COLORS_MAX = 256
const FINE_COLORS_MIN = 12
// Least share of the changing pixels that are crests. Measured: dithered pictures 0.13 to 0.85, text of 7 pixels 0.11,
// stippled art 0.06, flat art whose edges alone are dithered 0.04.
const CRESTS_MIN = 0.125
// Half of a window's side, pixels; least share of its pixels that are crests; least share of such windows.
const REACH = 4
const DENSE_MIN = 0.1
const DENSE_SHARE_MIN = 0.07
// Most colours of 5 × 5 pixels on average. Measured: dithered 2 to 7, small text 8 to 13, grain 11 to 16.
const NEAR_COLORS_MAX = 7.6
// Largest ratio of the difference between means of 5 × 5 pixels two steps apart to that between neighbouring pixels.
// Measured: dithered 0.04 to 0.5, where edges lie close and steps are small; grain 0.33 to 0.9.
const ROUGHNESS_MAX = 0.6
const FAR = 2
// Distance between windows, and from the frame, pixels.
const STEP = 3
const MARGIN = 8

/**
 * Tells whether a picture of few colours imitates others by patterns of single pixels; undefined where it does not.
 * Of few colours, patterns that repeat are a weave or a screen that somebody drew, unless the colours are all mixtures
 * of full and no light.
 */
export function findDither(picture: PixelPicture): Dither | undefined {
  const { plane, changes } = picture
  if (changes.pixels.length < CHANGES_MIN * plane.width * plane.height) return undefined
  const colors = coloursOf(plane)
  if (!colors || (plane.hasAlpha && !isCutOut(plane))) return undefined
  const crests = findCrests(picture)
  if (!crests) return undefined
  const windows = denseWindows(crests, plane)
  if (windows.dense.length < Math.max(1, DENSE_SHARE_MIN * windows.count) || !isMixed(plane, windows.dense))
    return undefined
  const isCoarse = colors.size < FINE_COLORS_MIN
  return isCoarse && !isFullLight(colors) && patternRepeats(plane, windows.dense) ? undefined : { crests, isCoarse }
}

/** The colours of a picture as words; undefined where there are too many for a palette. */
function coloursOf({ data, width, height }: PixelPlane): ReadonlySet<number> | undefined {
  // Signed, because the interpreter stores larger numbers on the heap.
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const colors = new Set<number>()
  for (let y = 0; y < height && colors.size <= COLORS_MAX; y++)
    addColors(colors, words.subarray(y * width, (y + 1) * width))
  return colors.size <= COLORS_MAX ? colors : undefined
}

function addColors(colors: Set<number>, row: Int32Array): void {
  for (let x = 0; x < row.length; x++) if (x === 0 || row[x] !== row[x - 1]) colors.add(row[x])
}

/** Whether each pixel is either opaque or not there, as in a GIF. */
function isCutOut({ data }: PixelPlane): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0 && data[at] !== 255) return false
  return true
}

// Fewer colours of full and no light, such as black and white, are also what somebody draws with.
const FULL_COLORS_MIN = 5

/** Whether every channel of every colour is 0 or 255: the palette of a screen, not of yarns. */
function isFullLight(colors: ReadonlySet<number>): boolean {
  const isFull = (byte: number): boolean => byte === 0 || byte === 255
  return (
    colors.size >= FULL_COLORS_MIN &&
    [...colors].every((word) => isFull(word & 255) && isFull((word >> 8) & 255) && isFull((word >> 16) & 255))
  )
}

/** Marks the crests; undefined where too few of the changing pixels are. */
function findCrests({ plane, changes: { pixels } }: PixelPicture): Uint8Array | undefined {
  const { data, width, height } = plane
  const crests = new Uint8Array(width * height)
  let count = 0
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]
    const x = pixel % width
    if (x === 0 || x + 1 === width || pixel < width || pixel + width >= crests.length) continue
    if (!isCrest(data, pixel, width)) continue
    crests[pixel] = 1
    count++
  }
  return count < CRESTS_MIN * pixels.length ? undefined : crests
}

function isCrest(data: Uint8Array, pixel: number, width: number): boolean {
  const own = lumaAt(data, pixel)
  const left = own - lumaAt(data, pixel - 1)
  if (left === 0) return false
  const above = own - lumaAt(data, pixel - width)
  return (
    left * above > 0 &&
    left * (own - lumaAt(data, pixel + 1)) > 0 &&
    above * (own - lumaAt(data, pixel + width)) > 0 &&
    (data[pixel * 4 + 3] & data[pixel * 4 - 1] & data[pixel * 4 + 7]) === 255
  )
}

/** An integer luma: 2 red + 4 green + 1 blue. */
function lumaAt(data: Uint8Array, pixel: number): number {
  return 2 * data[pixel * 4] + 4 * data[pixel * 4 + 1] + data[pixel * 4 + 2]
}

/** Middles of windows that are full of crests, and the number of windows looked at. */
function denseWindows(
  crests: Uint8Array,
  { width, height }: PixelPlane,
): { readonly count: number; readonly dense: readonly number[] } {
  const dense: number[] = []
  const least = DENSE_MIN * (2 * REACH + 1) ** 2
  let count = 0
  for (let y = MARGIN; y + MARGIN < height; y += STEP)
    for (let x = MARGIN; x + MARGIN < width; x += STEP) {
      count++
      if (crestsAround(crests, y * width + x, width) >= least) dense.push(y * width + x)
    }
  return { count, dense }
}

function crestsAround(crests: Uint8Array, middle: number, width: number): number {
  let sum = 0
  for (let row = middle - REACH * width; row <= middle + REACH * width; row += width)
    for (let at = row - REACH; at <= row + REACH; at++) sum += crests[at]
  return sum
}

/** Whether few colours alternate while their local means hardly change. */
function isMixed({ data, width, height }: PixelPlane, middles: readonly number[]): boolean {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const seen = new Set<number>()
  let colors = 0
  let far = 0
  let near = 0
  for (const middle of middles) {
    const own = meanAround(data, middle, width)
    far += Math.abs(own - meanAround(data, middle + FAR, width))
    far += Math.abs(own - meanAround(data, middle + FAR * width, width))
    const luma = lumaAt(data, middle)
    near += Math.abs(luma - lumaAt(data, middle + 1)) + Math.abs(luma - lumaAt(data, middle + width))
    seen.clear()
    for (let row = middle - FAR * width; row <= middle + FAR * width; row += width)
      for (let at = row - FAR; at <= row + FAR; at++) seen.add(words[at])
    colors += seen.size
  }
  return colors <= NEAR_COLORS_MAX * middles.length && far <= ROUGHNESS_MAX * near
}

function meanAround(data: Uint8Array, pixel: number, width: number): number {
  let sum = 0
  for (let row = pixel - FAR * width; row <= pixel + FAR * width; row += width)
    for (let at = row - FAR; at <= row + FAR; at++) sum += lumaAt(data, at)
  return sum / (2 * FAR + 1) ** 2
}
