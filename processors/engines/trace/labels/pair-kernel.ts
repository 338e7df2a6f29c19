import type { Whole } from '../../kernels/whole.ts'
import { clamp, greater, lesser } from '../../numbers/clamp.ts'
import { shareOfMix, squaredMissAtLeast, squaredMissOfMix } from '../inks/mix-kernel.ts'
import { data, frame } from '../inks/mixture-kernel.ts'
import { FAR, inkCount, values } from '../inks/nearest-kernel.ts'
import { ink, open, UNDECIDED } from './pure-kernel.ts'

/** Ink of each pure pixel; `UNDECIDED` for the others. */
export const pure = new Uint8Array(0)
/** The other ink of a mixed pixel, and its share, 0..255 for 0..1. */
export const second = new Uint8Array(0)
export const share = new Uint8Array(0)

// If the best pair of nearby inks misses the colour by more than this (levels²), every other ink is tried as second.
const PAIR_MISS_SQUARED = 300

// Inks of the pure pixels within reach of the current one, and the best pair so far.
const nearby = new Uint8Array(128)
let nearbyCount: Whole = 0
let pairInk: Whole = 0
let pairSecond: Whole = 0
let pairShare = 0
let pairMiss = 0

/**
 * Gives the first `count` open pixels the majority ink of the best pair of nearby inks.
 *
 * @param reach pixels from a mixed pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
 */
export function mixOpen(count: Whole, reach: Whole): void {
  for (let i: Whole = 0; i < count; i++) {
    const pixel = open[i]
    choosePair(pixel, reach)
    ink[pixel] = pairInk
    second[pixel] = pairSecond
    share[pixel] = Math.floor(pairShare * 255 + 0.5) | 0
  }
}

function choosePair(pixel: Whole, reach: Whole): void {
  gatherPureInks(pixel, reach)
  const at = pixel * 4
  pairMiss = FAR
  for (let i: Whole = 0; i < nearbyCount; i++)
    for (let j: Whole = i; j < nearbyCount; j++) tryPair(at, nearby[i], nearby[j], FAR)
  if (pairMiss <= PAIR_MISS_SQUARED) return
  // Nothing nearby explains the colour: a thin line may have no pure pixel here at all.
  const missMax = pairMiss * 0.5
  for (let i: Whole = 0; i < nearbyCount; i++) tryAll(at, nearby[i], missMax)
  if (nearbyCount === 0) for (let own: Whole = 0; own < inkCount[0]; own++) tryPair(at, own, own, missMax)
}

function gatherPureInks(pixel: Whole, reach: Whole): void {
  const width = frame[0]
  const y = Math.floor(pixel / width) | 0
  const x = pixel - y * width
  const bottom = Math.min(frame[1] - 1, y + reach)
  const left = Math.max(0, x - reach)
  const right = Math.min(width - 1, x + reach)
  let last: Whole = UNDECIDED
  nearbyCount = 0
  for (let row: Whole = Math.max(0, y - reach); row <= bottom; row++)
    for (let column: Whole = left; column <= right; column++) {
      const label = pure[row * width + column]
      if (label === UNDECIDED || label === last) continue
      last = label
      addNearby(label)
    }
}

function addNearby(label: Whole): void {
  for (let i: Whole = 0; i < nearbyCount; i++) if (nearby[i] === label) return
  nearby[nearbyCount] = label
  nearbyCount++
}

/**
 * Tries an ink with every ink. Nearly all fail because the pixel lies outside both in some channel, as
 * `squaredMissAtLeast` tests; here what that needs of the pixel and the first ink is read only once.
 */
function tryAll(at: Whole, one: Whole, missMax: number): void {
  // Difference of the ink from the pixel in each channel.
  const red: Whole = data[at]
  const green: Whole = data[at + 1]
  const blue: Whole = data[at + 2]
  const toRed = values[one * 4] - red
  const toGreen = values[one * 4 + 1] - green
  const toBlue = values[one * 4 + 2] - blue
  const end: Whole = inkCount[0]
  for (let other: Whole = 0; other < end; other++) {
    // One channel alone rules most inks out.
    const reds = sameWay(toRed, values[other * 4] - red)
    if (reds * reds >= pairMiss) continue
    const greens = sameWay(toGreen, values[other * 4 + 1] - green)
    if (greens * greens >= pairMiss) continue
    const blues = sameWay(toBlue, values[other * 4 + 2] - blue)
    const least = reds * reds + greens * greens + blues * blues
    if (least < pairMiss && least <= missMax) keepBetter(at, one, other, missMax)
  }
}

/** The smaller of two differences with the same sign; 0 where the signs differ. */
function sameWay(one: number, other: number): number {
  if (one > 0) return other > 0 ? lesser(one, other) : 0
  return other < 0 ? greater(one, other) : 0
}

/** Unmixes the pixel into two inks and keeps the pair if it misses the colour by less than the best so far. */
function tryPair(at: Whole, one: Whole, other: Whole, missMax: number): void {
  const least = squaredMissAtLeast(at, one * 4, other * 4)
  if (least < pairMiss && least <= missMax) keepBetter(at, one, other, missMax)
}

function keepBetter(at: Whole, one: Whole, other: Whole, missMax: number): void {
  const part = clamp(shareOfMix(at, one * 4, other * 4), 0, 1)
  const miss = squaredMissOfMix(at, one * 4, other * 4, part)
  if (miss >= pairMiss || miss > missMax) return
  pairMiss = miss
  pairInk = part >= 0.5 ? other : one
  pairSecond = part >= 0.5 ? one : other
  pairShare = part >= 0.5 ? 1 - part : part
}
