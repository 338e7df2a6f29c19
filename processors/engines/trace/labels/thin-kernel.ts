import type { Whole } from '../../kernels/whole.ts'
import { frame, strides } from '../inks/mixture-kernel.ts'
import { inkCount } from '../inks/nearest-kernel.ts'
import { pure, second, share } from './pair-kernel.ts'
import { ink, open } from './pure-kernel.ts'

/** 1 for each pixel of a line thinner than a pixel. */
export const kept = new Uint8Array(0)
/** The run of such pixels that is being followed. */
export const run = new Int32Array(0)
/**
 * Index of the rule for lines of one ink in another, one byte per pair; and the numbers of each `LineRule`, in its
 * order.
 */
export const ruleOfPair = new Uint8Array(0)
export const lineRules = new Float64Array(6)

// A pixel with more than this share of its ink needs no help.
const OWN_SHARE_MAX = 0.75 * 255
const CREST_SHARE_MIN = 0.2 * 255

// Marks of pixels given to a line, and of those of the current run.
const CREST = 1
const SEEN = 2

let runLength: Whole = 0

/**
 * Gives an open pixel to its minority ink where that ink has a crest: a line thinner than a pixel has the majority of
 * none, yet it is a line. `pure` holds the inks as they were before.
 *
 * @param count number of open pixels
 */
export function keepThinLines(count: Whole): void {
  const width = frame[0]
  for (let i: Whole = 0; i < count; i++) {
    const pixel = open[i]
    const x = pixel % width
    if (x === 0 || x + 1 === width || pixel < width || pixel >= width * (frame[1] - 1)) continue
    if (isOwnLine(pixel)) kept[pixel] = CREST
    if (share[pixel] >= CREST_SHARE_MIN && second[pixel] !== pure[pixel]) takeCrest(pixel)
  }
  for (let i: Whole = 0; i < count; i++) if (kept[open[i]] === CREST) dropShortRun(open[i])
  for (let i: Whole = 0; i < count; i++) if (kept[open[i]] === SEEN) kept[open[i]] = CREST
}

function ruleAt(own: Whole, other: Whole): Whole {
  return ruleOfPair[own * inkCount[0] + other] * 3
}

/** Gives a pixel to its minority ink where that has a crest in some direction. */
function takeCrest(pixel: Whole): void {
  const wanted = second[pixel]
  const own = pure[pixel]
  const rule = ruleAt(own, wanted)
  for (let way: Whole = 0; way < 4; way++) {
    const stride = strides[way] >> 2
    const whole = widthOfCrest(pixel, stride, wanted)
    if (whole < lineRules[rule]) continue
    // Diagonally, a pixel in the inner corner of two sides has a crest as well; but a slanted line continues to both of
    // its sides.
    if (way >= 2 && !goesOn(pixel, strides[5 - way] >> 2, wanted)) continue
    if (pure[pixel - stride] !== own && pure[pixel + stride] !== own) continue
    ink[pixel] = wanted
    if (whole >= lineRules[rule + 1]) kept[pixel] = CREST
    return
  }
}

/** Sum of an ink's shares in three pixels, if the middle one is a crest, 0..765; else -1. */
function widthOfCrest(pixel: Whole, stride: Whole, wanted: Whole): Whole {
  const mine = share[pixel]
  const before = shareOf(pixel - stride, wanted)
  const after = shareOf(pixel + stride, wanted)
  // Of equal pixels the earlier one is the crest, so that a line between two rows takes one of them all along. An ink
  // that continues past both is an edge.
  if (before >= mine || after > mine) return -1
  if (after === mine && shareOf(pixel + 2 * stride, wanted) >= mine) return -1
  return before + mine + after
}

/** Whether the pixels `stride` before and after one have some of an ink. */
function goesOn(pixel: Whole, stride: Whole, wanted: Whole): boolean {
  return Math.min(shareOf(pixel - stride, wanted), shareOf(pixel + stride, wanted)) >= CREST_SHARE_MIN
}

/** Share of an ink in a pixel, 0..255. */
function shareOf(pixel: Whole, wanted: Whole): Whole {
  if (pixel < 0 || pixel >= frame[0] * frame[1]) return 0
  if (pure[pixel] === wanted) return 255 - (second[pixel] === wanted ? 0 : share[pixel])
  return second[pixel] === wanted ? share[pixel] : 0
}

/** Whether a pixel that its ink owns by a small majority is the larger half of a line that falls between two rows. */
function isOwnLine(pixel: Whole): boolean {
  const own = pure[pixel]
  const mine = shareOf(pixel, own)
  if (mine > OWN_SHARE_MAX) return false
  const widthMin = lineRules[ruleAt(own, second[pixel]) + 1]
  return isCrossed(pixel, 1, mine, widthMin) || isCrossed(pixel, frame[0], mine, widthMin)
}

/**
 * Whether a line of the pixel's ink crosses it between its neighbours `stride` before and after it. Of two pixels with
 * half of it each it is the one with more, or the later one.
 */
function isCrossed(pixel: Whole, stride: Whole, mine: Whole, widthMin: number): boolean {
  const own = pure[pixel]
  const before = shareOf(pixel - stride, own)
  const after = shareOf(pixel + stride, own)
  if (before > mine || after > mine || before + mine + after < widthMin) return false
  const isBefore = pure[pixel - stride] === own
  const isAfter = pure[pixel + stride] === own
  if (!isBefore && !isAfter) return true
  // The other half is known, and nothing may follow beyond it.
  return (
    isBefore !== isAfter && (isBefore || after < mine) && !ownsBeyond(pixel + 2 * (isBefore ? -stride : stride), own)
  )
}

function ownsBeyond(beyond: Whole, own: Whole): boolean {
  return beyond < 0 || beyond >= frame[0] * frame[1] || pure[beyond] === own
}

/**
 * Removes the marks of crests that are no part of a line; straightening then decides about them. A slanted line has no
 * crests where it lies well on the pixel grid, and few under noise, so runs continue through anything as thin, which
 * belongs to the line too.
 */
function dropShortRun(pixel: Whole): void {
  run[0] = pixel
  runLength = 1
  kept[pixel] = SEEN
  for (let at: Whole = 0; at < runLength; at++) followThin(run[at])
  if (runLength < lineRules[ruleAt(pure[pixel], second[pixel]) + 2])
    for (let at: Whole = 0; at < runLength; at++) kept[run[at]] = 0
}

/** Adds to the run the pixels around one of it that are crests or as thin. */
function followThin(pixel: Whole): void {
  const width = frame[0]
  const y = Math.floor(pixel / width) | 0
  const x = pixel - y * width
  const bottom = Math.min(frame[1] - 2, y + 1)
  const right = Math.min(width - 2, x + 1)
  for (let row: Whole = Math.max(1, y - 1); row <= bottom; row++)
    for (let column: Whole = Math.max(1, x - 1); column <= right; column++) {
      const next = row * width + column
      if (kept[next] === SEEN || ink[next] !== ink[pixel]) continue
      if (kept[next] !== CREST && !isThin(next)) continue
      kept[next] = SEEN
      run[runLength] = next
      runLength++
    }
}

/** Whether the ink at a pixel is at most two pixels wide, horizontally or vertically. */
function isThin(pixel: Whole): boolean {
  return widthAlong(pixel, 1) <= 2 || widthAlong(pixel, frame[0]) <= 2
}

/** Number of consecutive pixels of the same ink, `stride` apart, counted no further than two on each side. */
function widthAlong(pixel: Whole, stride: Whole): Whole {
  return 1 + goingOn(pixel, -stride) + goingOn(pixel, stride)
}

function goingOn(pixel: Whole, step: Whole): Whole {
  const own = ink[pixel]
  if (ink[pixel + step] !== own) return 0
  const beyond = pixel + 2 * step
  return beyond >= 0 && beyond < frame[0] * frame[1] && ink[beyond] === own ? 2 : 1
}
