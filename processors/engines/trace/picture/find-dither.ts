import { COLORS_MAX, WINDOW_MARGIN, WINDOW_STEP } from './dither-kernel.ts'
import { patternRepeats } from './pattern-repeats.ts'
import type { PixelBoard } from './pixel-board.ts'
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
// With fewer colours dots are coarse.
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

/**
 * Tells whether a picture of few colours imitates others by patterns of single pixels; undefined where it does not.
 * Of few colours, patterns that repeat are a weave or a screen that somebody drew, unless the colours are all mixtures
 * of full and no light.
 */
export function findDither(picture: PixelPicture): Dither | undefined {
  const { plane, changes } = picture
  if (changes.pixels.length < CHANGES_MIN * plane.width * plane.height) return undefined
  const { board } = changes
  const count = board.call.countColors()
  if (count > COLORS_MAX || (plane.hasAlpha && !isCutOut(plane))) return undefined
  if (board.call.markCrests() < CRESTS_MIN * changes.pixels.length) return undefined
  const dense = board.call.listDense(DENSE_MIN * (2 * REACH + 1) ** 2)
  const windows = windowsAlong(plane.width) * windowsAlong(plane.height)
  if (dense < Math.max(1, DENSE_SHARE_MIN * windows)) return undefined
  if (board.call.alternates(dense, NEAR_COLORS_MAX, ROUGHNESS_MAX) === 0) return undefined
  const isCoarse = count < FINE_COLORS_MIN
  const isDrawn = isCoarse && !isFullLight(board.palette.subarray(0, count))
  if (isDrawn && patternRepeats(plane, board.denseMiddles.subarray(0, dense))) return undefined
  return { crests: crestsOf(board, plane.width * plane.height), isCoarse }
}

/** Whether each pixel is either opaque or not there, as in a GIF. */
function isCutOut({ data }: PixelPlane): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0 && data[at] !== 255) return false
  return true
}

// Fewer colours of full and no light, such as black and white, are also what somebody draws with.
const FULL_COLORS_MIN = 5

/** Whether every channel of every colour is 0 or 255: the palette of a screen, not of yarns. */
function isFullLight(colors: Int32Array): boolean {
  const isFull = (byte: number): boolean => byte === 0 || byte === 255
  return (
    colors.length >= FULL_COLORS_MIN &&
    colors.every((word) => isFull(word & 255) && isFull((word >> 8) & 255) && isFull((word >> 16) & 255))
  )
}

/** Number of windows along a side of the picture. */
function windowsAlong(side: number): number {
  return Math.max(0, Math.ceil((side - 2 * WINDOW_MARGIN) / WINDOW_STEP))
}

function crestsOf({ crestBits }: PixelBoard, pixels: number): Uint8Array {
  const crests = new Uint8Array(pixels)
  for (let first = 0; first < pixels; first += 32) addCrests(crests.subarray(first, first + 32), crestBits[first >> 5])
  return crests
}

function addCrests(crests: Uint8Array, bits: number): void {
  for (let i = 0; i < crests.length; i++) crests[i] = (bits >> i) & 1
}
