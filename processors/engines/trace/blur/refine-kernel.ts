import type { Whole } from '../../kernels/whole.ts'
import { colors, frame, ink } from './model-kernel.ts'
import {
  isPullKnown,
  pullBlue,
  pullLight,
  pullRed,
  readPull,
  repaintPull,
  seenLight,
  seenOfColor,
} from './pull-kernel.ts'

/** Weights of lightness and both colour differences that make their squares sum to the squared distance in RGB. */
export const LIGHT_WEIGHT = 3
export const BLUE_WEIGHT = 1.04
export const RED_WEIGHT = 1.26

/** 1 for each pixel to be examined; also as words of four, since few are. */
export const due = new Uint8Array(0)
export const dueFours = new Int32Array(0)

/** Weight of a diagonal neighbour. */
export const DIAGONAL_WEIGHT = 0.7
const TIE = 1e-9
/** The eight neighbours, those at the sides first. */
const around = new Int32Array(8)

/** Marks every pixel with a different label among its eight neighbours, and some others. */
export function markBorders(): void {
  const width = frame[0]
  around[0] = -1
  around[1] = 1
  around[2] = -width
  around[3] = width
  around[4] = -width - 1
  around[5] = 1 - width
  around[6] = width - 1
  around[7] = width + 1
  for (let y: Whole = 0; y < frame[1]; y++) markBordersOfRow(y * width, y > 0 ? width : 0)
}

/** Marks the pixels on both sides of the borders along a row and above it. */
function markBordersOfRow(first: Whole, above: Whole): void {
  const width = frame[0]
  let before: Whole = ink[first]
  for (let pixel: Whole = first; pixel < first + width; pixel++) {
    const own = ink[pixel]
    if (own !== before) {
      before = own
      markThree(pixel - 1, width)
      markThree(pixel, width)
    }
    if (ink[pixel - above] !== own) {
      markThree(pixel, 1)
      markThree(pixel - width, 1)
    }
  }
}

/** Marks a pixel and those `stride` before and after it; pixels outside the frame are ignored. */
function markThree(pixel: Whole, stride: Whole): void {
  const size = frame[0] * frame[1]
  for (let at: Whole = pixel - stride; at <= pixel + stride; at += stride) if (at >= 0 && at < size) due[at] = 1
}

/**
 * Gives each marked pixel the label among its neighbours' that explains the picture around it best, once.
 *
 * @param scale cost of a squared level of residual
 * @param smoothness cost of an unlike neighbour
 * @returns number of pixels that changed
 */
export function refineRound(scale: number, smoothness: number): Whole {
  const fours = (frame[0] * frame[1]) >> 2
  let changed: Whole = 0
  for (let four: Whole = 0; four < fours; four++)
    if (dueFours[four] !== 0)
      for (let pixel: Whole = four * 4; pixel < four * 4 + 4; pixel++)
        if (due[pixel] !== 0) changed += refinePixel(pixel, scale, smoothness)
  return changed
}

function refinePixel(pixel: Whole, scale: number, smoothness: number): Whole {
  due[pixel] = 0
  const radius = frame[2]
  const x = pixel % frame[0]
  const y = Math.floor(pixel / frame[0]) | 0
  if (x < radius || y < radius || x + radius >= frame[0] || y + radius >= frame[1]) return 0
  const own = ink[pixel]
  if (unlikeAround(pixel, own) === 0) return 0
  readPull(pixel)
  const best = cheapestLabel(pixel, scale, smoothness)
  if (best === own) return 0
  repaintPull(pixel, own, best)
  ink[pixel] = best
  for (let i: Whole = 0; i < 8; i++) due[pixel + around[i]] = 1
  markReach(x, y)
  return 1
}

function cheapestLabel(pixel: Whole, scale: number, smoothness: number): Whole {
  const own = ink[pixel]
  let best: Whole = own
  let least = smoothness * unlikeAround(pixel, own)
  let last: Whole = own
  for (let i: Whole = 0; i < 8; i++) {
    const label = ink[pixel + around[i]]
    if (label === own || label === last) continue
    last = label
    const price = missOf(pixel, own, label) * scale + smoothness * unlikeAround(pixel, label)
    if (price < least - TIE) {
      least = price
      best = label
    }
  }
  return best
}

/** Change of the squared residual when a pixel takes another label. */
function missOf(pixel: Whole, own: Whole, label: Whole): number {
  const lighter = colors[label * 3] - colors[own * 3]
  const bluer = colors[label * 3 + 1] - colors[own * 3 + 1]
  const redder = colors[label * 3 + 2] - colors[own * 3 + 2]
  return (
    LIGHT_WEIGHT * lighter * (lighter * seenLight() - 2 * pullLight[pixel]) +
    BLUE_WEIGHT * bluer * (bluer * seenOfColor() - 2 * pullBlue[pixel]) +
    RED_WEIGHT * redder * (redder * seenOfColor() - 2 * pullRed[pixel])
  )
}

function unlikeAround(pixel: Whole, label: Whole): number {
  let unlike = 0
  for (let i: Whole = 0; i < 8; i++)
    if (ink[pixel + around[i]] !== label) unlike = unlike + (i < 4 ? 1 : DIAGONAL_WEIGHT)
  return unlike
}

/** Marks the known pixels whose pull changes with that of a pixel. */
function markReach(x: Whole, y: Whole): void {
  const reach = 2 * frame[2]
  const bottom = Math.min(frame[1] - 1, y + reach)
  const left = Math.max(0, x - reach)
  const right = Math.min(frame[0] - 1, x + reach)
  for (let row: Whole = Math.max(0, y - reach); row <= bottom; row++)
    for (let pixel: Whole = row * frame[0] + left; pixel <= row * frame[0] + right; pixel++)
      if (isPullKnown[pixel] === 1) due[pixel] = 1
}
