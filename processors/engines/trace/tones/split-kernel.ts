import type { Whole } from '../../kernels/whole.ts'

// Colours are binned by this many of the 8 bits per channel; each bin keeps the mean of its colours.
const BITS = 5
const SHIFT = 3
const BINS = 32_768

/** A row of pixels, one 32-bit word each. */
export const pixels = new Int32Array(0)
const counts = new Int32Array(BINS)
const binSums = new Float64Array(3 * BINS)

/** Adds the colours of a row, except pixels with a lower alpha; returns how many were added. */
export function gatherRow(width: Whole, alphaMin: Whole): Whole {
  let met: Whole = 0
  for (let x: Whole = 0; x < width; x++) {
    const pixel: Whole = pixels[x]
    if (((pixel >> 24) & 255) < alphaMin) continue
    const red: Whole = pixel & 255
    const green: Whole = (pixel >> 8) & 255
    const blue: Whole = (pixel >> 16) & 255
    const bin: Whole = ((((red >> SHIFT) << BITS) | (green >> SHIFT)) << BITS) | (blue >> SHIFT)
    counts[bin] = counts[bin] + 1
    binSums[bin * 3] += red
    binSums[bin * 3 + 1] += green
    binSums[bin * 3 + 2] += blue
    met++
  }
  return met
}

/**
 * The colours (three numbers, 0..255) with their weights, and their order, in which the colours of a group are
 * consecutive.
 */
const rgb = new Float64Array(3 * BINS)
const weight = new Float64Array(BINS)
const order = new Int32Array(BINS)
const spare = new Int32Array(BINS)

/** Lists the colours met; returns their number. */
export function listTones(): Whole {
  let count: Whole = 0
  for (let bin: Whole = 0; bin < BINS; bin++) {
    if (counts[bin] === 0) continue
    weight[count] = counts[bin]
    order[count] = count
    for (let c: Whole = 0; c < 3; c++) rgb[count * 3 + c] = binSums[bin * 3 + c] / counts[bin]
    count++
  }
  return count
}

/**
 * Mean colour of a group (3 numbers) and its covariances: red, green and blue with themselves, then red–green,
 * red–blue, green–blue.
 */
export const group = new Float64Array(9)

/** Measures the colours `from`..`to` (exclusive) of the order. */
export function measureGroup(from: Whole, to: Whole): void {
  for (let i: Whole = 0; i < 9; i++) group[i] = 0
  let total = 0
  for (let i: Whole = from; i < to; i++) {
    const tone = order[i]
    total += weight[tone]
    for (let c: Whole = 0; c < 3; c++) group[c] += weight[tone] * rgb[tone * 3 + c]
  }
  for (let c: Whole = 0; c < 3; c++) group[c] = group[c] / total
  for (let i: Whole = from; i < to; i++) addSpread(order[i])
}

function addSpread(tone: Whole): void {
  const share = weight[tone]
  const red = rgb[tone * 3] - group[0]
  const green = rgb[tone * 3 + 1] - group[1]
  const blue = rgb[tone * 3 + 2] - group[2]
  group[3] += share * red * red
  group[4] += share * green * green
  group[5] += share * blue * blue
  group[6] += share * red * green
  group[7] += share * red * blue
  group[8] += share * green * blue
}

/** A colour and a normal: the plane that divides a group. */
export const cut = new Float64Array(6)

/** Partitions the colours `from`..`to` of a group by the plane, stably; returns where those beyond it start. */
export function splitGroup(from: Whole, to: Whole): Whole {
  let before: Whole = from
  let behind: Whole = 0
  for (let i: Whole = from; i < to; i++) {
    const tone = order[i]
    let along = 0
    for (let c: Whole = 0; c < 3; c++) along += (rgb[tone * 3 + c] - cut[c]) * cut[c + 3]
    if (along > 0) {
      spare[behind] = tone
      behind++
    } else {
      order[before] = tone
      before++
    }
  }
  for (let i: Whole = 0; i < behind; i++) order[before + i] = spare[i]
  return before
}

/** Centres, three numbers each; and for each the sums of its colours and their weight. */
export const centers = new Float64Array(0)
export const nearest = new Float64Array(0)

/**
 * One round of k-means (Lloyd): moves each of the `many` centres to the mean of the `count` colours nearest to it;
 * returns the largest distance moved.
 */
export function settleRound(count: Whole, many: Whole): number {
  for (let at: Whole = 0; at < many * 4; at++) nearest[at] = 0
  for (let tone: Whole = 0; tone < count; tone++) {
    const at = nearestCenter(many, rgb[tone * 3], rgb[tone * 3 + 1], rgb[tone * 3 + 2]) * 4
    for (let c: Whole = 0; c < 3; c++) nearest[at + c] += weight[tone] * rgb[tone * 3 + c]
    nearest[at + 3] += weight[tone]
  }
  let shift = 0
  for (let center: Whole = 0; center < many; center++) {
    const total = nearest[center * 4 + 3]
    if (total === 0) continue
    for (let c: Whole = 0; c < 3; c++) {
      const moved = nearest[center * 4 + c] / total
      shift = Math.max(shift, Math.abs(moved - centers[center * 3 + c]))
      centers[center * 3 + c] = moved
    }
  }
  return shift
}

function nearestCenter(many: Whole, red: number, green: number, blue: number): Whole {
  let best = 1e300
  let found: Whole = 0
  for (let center: Whole = 0; center < many; center++) {
    const reds = red - centers[center * 3]
    let gap = reds * reds
    // Most differ too much in red alone.
    if (gap >= best) continue
    const greens = green - centers[center * 3 + 1]
    const blues = blue - centers[center * 3 + 2]
    gap = gap + greens * greens + blues * blues
    if (gap < best) {
      best = gap
      found = center
    }
  }
  return found
}
