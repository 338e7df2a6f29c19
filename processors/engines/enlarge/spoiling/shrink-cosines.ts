// Takes white noise off a plane of samples by its cosines: whatever is drawn shows in few cosines of a block of 8 × 8
// pixels and stands far above the noise there, while noise is as weak in all of them. Weak cosines are left out, in the
// blocks that begin at every pixel, and the mean of all that cover a pixel is kept (G. Yu and G. Sapiro, "DCT image
// denoising: a simple and effective image denoising algorithm", 2011).
import { foldIndex, type Wrap } from '../picture/sample-grid.ts'

const BLOCK = 8

/** One channel of a picture. */
export type Plane = {
  readonly samples: Float32Array
  readonly width: number
  readonly height: number
  readonly wrap: Wrap
}

/** Half the cosines of whole sixteenths of half a turn: the parts of orthonormal transforms of eight samples. */
const C1 = Math.cos(Math.PI / 16) / 2
const C2 = Math.cos((2 * Math.PI) / 16) / 2
const C3 = Math.cos((3 * Math.PI) / 16) / 2
const C4 = Math.cos((4 * Math.PI) / 16) / 2
const C5 = Math.cos((5 * Math.PI) / 16) / 2
const C6 = Math.cos((6 * Math.PI) / 16) / 2
const C7 = Math.cos((7 * Math.PI) / 16) / 2

/**
 * The plane without its weak cosines. A rolled plane gives the rolled result, as every pixel's blocks are added in the
 * same order.
 *
 * @param threshold largest cosine that is left out, levels of 255: a few deviations of the noise
 */
export function shrinkCosines(plane: Plane, threshold: number): Float32Array {
  const { width, height } = plane
  const starts = width + BLOCK - 1
  const stride = starts * BLOCK
  const rows: Rows = {
    starts,
    seen: new Float64Array(BLOCK * stride),
    kept: new Float64Array(BLOCK * stride),
    weights: new Float64Array(BLOCK * starts),
  }
  const result = new Float32Array(plane.samples.length)
  for (let row = 1 - BLOCK; row < height + BLOCK - 1; row++) {
    rows.seen.copyWithin(0, stride)
    readRow(plane, row, rows.seen.subarray((BLOCK - 1) * stride))
    const top = row - BLOCK + 1
    if (top <= -BLOCK) continue
    rows.kept.copyWithin(0, stride).fill(0, (BLOCK - 1) * stride)
    rows.weights.copyWithin(0, starts).fill(0, (BLOCK - 1) * starts)
    shrinkRow(rows, threshold)
    if (top >= 0) writeRow(rows, result.subarray(top * width, (top + 1) * width))
  }
  return result
}

/** Eight rows one after the other, each by the start of the block: the first is that in which blocks begin. */
type Rows = {
  readonly starts: number
  /** Cosines along the rows, eight a block. */
  readonly seen: Float64Array
  /** Sums of those that were kept, times the weights of their blocks. */
  readonly kept: Float64Array
  readonly weights: Float64Array
}

/** Cosines along one row, of the blocks that begin at each of its samples and at seven before them. */
function readRow({ samples, width, height, wrap }: Plane, row: number, into: Float64Array): void {
  const from = foldIndex(row, height, wrap.y) * width
  const line = new Float64Array(width + 2 * (BLOCK - 1))
  for (let i = 0; i < line.length; i++) line[i] = samples[from + foldIndex(i - BLOCK + 1, width, wrap.x)]
  for (let start = 0; start + BLOCK <= line.length; start++) forward(line, start, 1, into, start * BLOCK)
}

/** Shrinks the blocks that begin in one row; those of few cosines count more, as what they show is surer. */
function shrinkRow({ starts, seen, kept, weights }: Rows, threshold: number): void {
  const column = new Float64Array(BLOCK)
  const block = new Float64Array(BLOCK * BLOCK)
  const stride = starts * BLOCK
  for (let start = 0; start < starts; start++) {
    const first = start * BLOCK
    for (let u = 0; u < BLOCK; u++) forward(seen, first + u, stride, block, u * BLOCK)
    const weight = 1 / leaveOutWeak(block, threshold)
    for (let u = 0; u < BLOCK; u++) {
      backward(block, u * BLOCK, column)
      for (let k = 0, at = first + u; k < BLOCK; k++, at += stride) kept[at] += weight * column[k]
    }
    for (let k = 0; k < BLOCK; k++) weights[k * starts + start] += weight
  }
}

/** How many cosines of a block stay; its mean always does. */
function leaveOutWeak(block: Float64Array, threshold: number): number {
  let count = 1
  for (let i = 1; i < block.length; i++) {
    if (Math.abs(block[i]) < threshold) block[i] = 0
    else count++
  }
  return count
}

/** The weighted mean of what the blocks that cover the first row say of its samples. */
function writeRow({ starts, kept, weights }: Rows, into: Float32Array): void {
  const sums = new Float64Array(into.length + 2 * (BLOCK - 1))
  const totals = new Float64Array(sums.length)
  const samples = new Float64Array(BLOCK)
  for (let start = 0; start < starts; start++) {
    backward(kept, start * BLOCK, samples)
    for (let k = 0; k < BLOCK; k++) {
      sums[start + k] += samples[k]
      totals[start + k] += weights[start]
    }
  }
  for (let x = 0; x < into.length; x++) into[x] = sums[x + BLOCK - 1] / totals[x + BLOCK - 1]
}

/** Cosines of eight samples, `step` apart from `at` on, into eight places from `to` on. */
function forward(from: Float64Array, at: number, step: number, into: Float64Array, to: number): void {
  const s0 = from[at] + from[at + 7 * step]
  const d0 = from[at] - from[at + 7 * step]
  const s1 = from[at + step] + from[at + 6 * step]
  const d1 = from[at + step] - from[at + 6 * step]
  const s2 = from[at + 2 * step] + from[at + 5 * step]
  const d2 = from[at + 2 * step] - from[at + 5 * step]
  const s3 = from[at + 3 * step] + from[at + 4 * step]
  const d3 = from[at + 3 * step] - from[at + 4 * step]
  const outer = s0 + s3
  const inner = s1 + s2
  into[to] = C4 * (outer + inner)
  into[to + 4] = C4 * (outer - inner)
  into[to + 2] = C2 * (s0 - s3) + C6 * (s1 - s2)
  into[to + 6] = C6 * (s0 - s3) - C2 * (s1 - s2)
  into[to + 1] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3
  into[to + 3] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3
  into[to + 5] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3
  into[to + 7] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3
}

/** Eight samples from the cosines from `at` on: `forward` undone. */
function backward(from: Float64Array, at: number, into: Float64Array): void {
  const sum = C4 * (from[at] + from[at + 4])
  const difference = C4 * (from[at] - from[at + 4])
  const slow = C2 * from[at + 2] + C6 * from[at + 6]
  const fast = C6 * from[at + 2] - C2 * from[at + 6]
  const f1 = from[at + 1]
  const f3 = from[at + 3]
  const f5 = from[at + 5]
  const f7 = from[at + 7]
  const d0 = C1 * f1 + C3 * f3 + C5 * f5 + C7 * f7
  const d1 = C3 * f1 - C7 * f3 - C1 * f5 - C5 * f7
  const d2 = C5 * f1 - C1 * f3 + C7 * f5 + C3 * f7
  const d3 = C7 * f1 - C5 * f3 + C3 * f5 - C1 * f7
  into[0] = sum + slow + d0
  into[7] = sum + slow - d0
  into[1] = difference + fast + d1
  into[6] = difference + fast - d1
  into[2] = difference - fast + d2
  into[5] = difference - fast - d2
  into[3] = sum - slow + d3
  into[4] = sum - slow - d3
}
