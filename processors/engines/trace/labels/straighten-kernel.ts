import type { Whole } from '../../kernels/whole.ts'
import { clamp, lesser } from '../../numbers/clamp.ts'
import { shareOfMix, squaredMissAtLeast, squaredMissOfMix } from '../inks/mix-kernel.ts'
import { frame } from '../inks/mixture-kernel.ts'
import { FAR } from '../inks/nearest-kernel.ts'
import { ink, open } from './pure-kernel.ts'
import { kept } from './thin-kernel.ts'

/** 1 for each pixel to be examined; also as words of four, since few are. */
export const due = new Uint8Array(0)
export const dueFours = new Int32Array(0)

// Upper limit of a pixel's colour cost: a colour that nothing explains must not outvote its whole neighbourhood.
const MISS_PRICE_MAX = 14
// A diagonal neighbour is farther away and counts less.
const DIAGONAL_WEIGHT = 0.7
const WEIGHT_OF_ALL = 4 + 4 * DIAGONAL_WEIGHT
const TIE = 0.000000001

// The eight neighbours of the current pixel, those at the sides first, and the distinct labels of all nine, its own
// first.
const around = new Int32Array(8)
const labels = new Uint8Array(9)

/** Marks the pixels around those of the first `count` of `open` that have an unlike neighbour. */
export function markBeside(count: Whole): void {
  for (let i: Whole = 0; i < count; i++) {
    const pixel = open[i]
    if (isAlike(pixel)) continue
    markThree(pixel - frame[0])
    markThree(pixel)
    markThree(pixel + frame[0])
  }
}

/** Whether a pixel's four neighbours have its label; false on the upper and lower sides of the frame. */
function isAlike(pixel: Whole): boolean {
  const width = frame[0]
  if (pixel < width || pixel >= width * (frame[1] - 1)) return false
  const own = ink[pixel]
  return ink[pixel - 1] === own && ink[pixel + 1] === own && ink[pixel - width] === own && ink[pixel + width] === own
}

/** Marks a pixel and those before and after it; pixels outside the frame are ignored. */
function markThree(pixel: Whole): void {
  for (let at: Whole = pixel - 1; at <= pixel + 1; at++) if (at >= 0 && at < frame[0] * frame[1]) due[at] = 1
}

/**
 * Gives each marked pixel that is not kept the cheapest label among its neighbours', once.
 *
 * @param scale cost of a squared level of colour error
 * @param smoothness cost of an unlike neighbour
 * @returns number of pixels that changed
 */
export function straightenRound(scale: number, smoothness: number): Whole {
  const fours = (frame[0] * frame[1] + 3) >> 2
  let changed: Whole = 0
  for (let four: Whole = 0; four < fours; four++)
    if (dueFours[four] !== 0)
      for (let pixel: Whole = four * 4; pixel < four * 4 + 4; pixel++)
        if (due[pixel] !== 0) changed += straightenPixel(pixel, scale, smoothness)
  return changed
}

function straightenPixel(pixel: Whole, scale: number, smoothness: number): Whole {
  due[pixel] = 0
  if (!isOffFrame(pixel) || kept[pixel] !== 0) return 0
  if (keepsLabel(pixel, scale, smoothness)) return 0
  const best = bestLabel(pixel, scale, smoothness)
  if (best === ink[pixel]) return 0
  ink[pixel] = best
  // Only pixels that see the change, the pixel itself included, may get another result.
  due[pixel] = 1
  for (let i: Whole = 0; i < 8; i++) due[around[i]] = 1
  return 1
}

function isOffFrame(pixel: Whole): boolean {
  const width = frame[0]
  const x = pixel % width
  return x > 0 && x + 1 < width && pixel > width && pixel < (frame[1] - 1) * width
}

/**
 * Whether no other label can be cheaper: the cost of the pixel's own label, as a pure ink, is no more than that of
 * another one without any colour error would be.
 */
function keepsLabel(pixel: Whole, scale: number, smoothness: number): boolean {
  const own = ink[pixel]
  const alike = weightOfLike(pixel)
  if (alike === WEIGHT_OF_ALL) return true
  const ahead = smoothness * (2 * alike - WEIGHT_OF_ALL)
  return ahead > 0 && squaredMissOfMix(pixel * 4, own * 4, own * 4, 0) * scale <= ahead
}

/** Weight of a pixel's eight neighbours with its own label; diagonal ones count less. */
function weightOfLike(pixel: Whole): number {
  const width = frame[0]
  const own = ink[pixel]
  const sides =
    isEqual(pixel - 1, own) + isEqual(pixel + 1, own) + isEqual(pixel - width, own) + isEqual(pixel + width, own)
  const above = isEqual(pixel - width - 1, own) + isEqual(pixel - width + 1, own)
  const below = isEqual(pixel + width - 1, own) + isEqual(pixel + width + 1, own)
  return sides + DIAGONAL_WEIGHT * (above + below)
}

function isEqual(pixel: Whole, label: Whole): Whole {
  return ink[pixel] === label ? 1 : 0
}

/** Fills `around` and `labels` for a pixel; returns the number of labels. */
function listLabels(pixel: Whole): Whole {
  const width = frame[0]
  around[0] = pixel - 1
  around[1] = pixel + 1
  around[2] = pixel - width
  around[3] = pixel + width
  around[4] = pixel - width - 1
  around[5] = pixel - width + 1
  around[6] = pixel + width - 1
  around[7] = pixel + width + 1
  labels[0] = ink[pixel]
  let count: Whole = 1
  for (let i: Whole = 0; i < 8; i++) count = addLabel(ink[around[i]], count)
  return count
}

function addLabel(label: Whole, count: Whole): Whole {
  for (let k: Whole = 0; k < count; k++) if (labels[k] === label) return count
  labels[count] = label
  return count + 1
}

function bestLabel(pixel: Whole, scale: number, smoothness: number): Whole {
  const count = listLabels(pixel)
  let best: Whole = labels[0]
  let bestPrice = FAR
  for (let candidate: Whole = 0; candidate < count; candidate++) {
    const label = labels[candidate]
    const border = smoothness * unlikeAround(label)
    if (border >= bestPrice) continue
    let miss = FAR
    for (let other: Whole = 0; other < count; other++) miss = mixMiss(pixel * 4, label * 4, labels[other] * 4, miss)
    const price = lesser(MISS_PRICE_MAX, miss * scale) + border
    if (price < bestPrice - TIE) {
      bestPrice = price
      best = label
    }
  }
  return best
}

function unlikeAround(label: Whole): number {
  let unlike = 0
  for (let i: Whole = 0; i < 8; i++) if (ink[around[i]] !== label) unlike += i < 4 ? 1 : DIAGONAL_WEIGHT
  return unlike
}

/** Squared error of the best mix of two inks in which `major` holds at least half, or `most` where that is less. */
function mixMiss(at: Whole, major: Whole, minor: Whole, most: number): number {
  if (squaredMissAtLeast(at, major, minor) >= most) return most
  const part = clamp(shareOfMix(at, major, minor), 0, 0.5)
  return lesser(most, squaredMissOfMix(at, major, minor, part))
}
