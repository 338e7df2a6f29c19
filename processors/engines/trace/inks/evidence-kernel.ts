import type { Whole } from '../../kernels/whole.ts'
import { looked } from './crest-kernel.ts'
import { data, frame, isCrest, isInterior } from './mixture-kernel.ts'

const TRANSPARENT_ALPHA = 8
const OPAQUE_ALPHA = 248
/** Bins of the RGB cube, 6 bits per channel. */
export const BINS = 262_144
// The two histograms.
const INTERIORS = 0
const CRESTS = 1

/** Where each row begins in `looked`, and after the last row their number. */
export const rowStarts = new Int32Array(0)
/**
 * Two histograms of colours, interiors and crests, one after the other: the bins in order of first appearance; pixels
 * and their sums of red, green and blue; the most frequent exact colour of plain pixels and its lead; and the position
 * of each bin, counted from 1.
 */
export const bins = new Int32Array(0)
export const sums = new Float64Array(0)
export const leads = new Int32Array(0)
export const positions = new Int32Array(0)
/** 1 for each bin that a pixel was seen in. */
export const isSeen = new Uint8Array(0)
/** How many bins there is room for in each histogram. */
export const room = new Int32Array(1)
/** How many bins each histogram has. */
export const binCounts = new Int32Array(2)
/** Pixels that are (nearly) fully transparent. */
export const transparent = new Int32Array(1)

/** Number of bins that the picture has colours in: no histogram has more. */
export function countBins(): Whole {
  let found: Whole = 0
  for (let y: Whole = 0; y < frame[1]; y++) {
    let next: Whole = y * frame[0]
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = looked[i]
      if (pixel > next) found += see(next)
      next = pixel + 1
      found += see(pixel)
    }
    if ((y + 1) * frame[0] > next) found += see(next)
  }
  return found
}

/** 1 where no pixel of that bin was seen before. */
function see(pixel: Whole): Whole {
  const bin = binAt(pixel)
  if (isSeen[bin] !== 0) return 0
  isSeen[bin] = 1
  return 1
}

/**
 * Sorts every pixel into interior or not, and adds the interiors' colours to their histogram.
 *
 * @returns number of opaque pixels, left in `looked`, that are no interior
 */
export function sortPixels(tolerance: number): Whole {
  let unsure: Whole = 0
  for (let y: Whole = 0; y < frame[1]; y++) {
    let next: Whole = y * frame[0]
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = looked[i]
      if (pixel > next) addRun(next, pixel - next)
      next = pixel + 1
      const alpha = data[pixel * 4 + 3]
      if (alpha < TRANSPARENT_ALPHA) transparent[0] = transparent[0] + 1
      if (alpha < OPAQUE_ALPHA) continue
      if (isInterior(pixel - y * frame[0], y, tolerance)) addToBin(INTERIORS, pixel, 1)
      else {
        looked[unsure] = pixel
        unsure++
      }
    }
    const end = (y + 1) * frame[0]
    if (end > next) addRun(next, end - next)
  }
  return unsure
}

/** Adds pixels whose neighbours have exactly their colour. Source: Boyer and Moore, "MJRTY" (1981). */
function addRun(pixel: Whole, count: Whole): void {
  const at = pixel * 4
  if (data[at + 3] < TRANSPARENT_ALPHA) transparent[0] = transparent[0] + count
  if (data[at + 3] < OPAQUE_ALPHA) return
  const lead = addToBin(INTERIORS, pixel, count) * 2
  const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
  if (leads[lead] === color) leads[lead + 1] = leads[lead + 1] + count
  else if (count <= leads[lead + 1]) leads[lead + 1] = leads[lead + 1] - count
  else {
    leads[lead] = color
    leads[lead + 1] = count - leads[lead + 1]
  }
}

/** Adds pixels of one colour to a histogram; returns the position of their bin in both. */
function addToBin(histogram: Whole, pixel: Whole, count: Whole): Whole {
  const bin = histogram * BINS + binAt(pixel)
  if (positions[bin] === 0) {
    bins[histogram * room[0] + binCounts[histogram]] = binAt(pixel)
    binCounts[histogram] = binCounts[histogram] + 1
    positions[bin] = binCounts[histogram]
  }
  const position = histogram * room[0] + positions[bin] - 1
  const at = position * 4
  sums[at] = sums[at] + count
  sums[at + 1] = sums[at + 1] + count * data[pixel * 4]
  sums[at + 2] = sums[at + 2] + count * data[pixel * 4 + 1]
  sums[at + 3] = sums[at + 3] + count * data[pixel * 4 + 2]
  return position
}

function binAt(pixel: Whole): Whole {
  const at = pixel * 4
  return ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2)
}

/**
 * Keeps those of the first `count` pixels of `looked` whose colour too few interiors have, and of these the crests,
 * whose colours are added to their histogram.
 *
 * @param pixelsMin interior pixels that make an ink
 * @returns number of pixels kept
 */
export function sortCrests(count: Whole, tolerance: number, reach: Whole, pixelsMin: number): Whole {
  let kept: Whole = 0
  for (let i: Whole = 0; i < count; i++) {
    const pixel = looked[i]
    const position = positions[binAt(pixel)]
    if (position > 0 && sums[(position - 1) * 4] >= pixelsMin) continue
    if (!isCrest(pixel - ((pixel / frame[0]) | 0) * frame[0], (pixel / frame[0]) | 0, tolerance, reach)) continue
    addToBin(CRESTS, pixel, 1)
    looked[kept] = pixel
    kept++
  }
  return kept
}
