// What tells whether a picture was blurred by a kernel: what it was before is sparse, and blurred again is the picture.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { createPlaneBlur } from './blur-plane.ts'
import type { Kernel } from './kernels.ts'

export type Sharpened = {
  /**
   * Sum of the gradients over their Euclidean length, as a share of the greatest that so many can have, 0..1: least
   * where every edge is as sharp as it gets (Krishnan, Tay and Fergus 2011).
   */
  readonly spread: number
  /** Root mean square of what the blurred sharp picture leaves of the one seen, levels of 255. */
  readonly rest: number
  /** Share of the pixels of which it leaves more than `levels`, 0..1. */
  readonly unexplained: number
}

/** Gradients and residuals are summed as whole numbers, this many to a level, so that the order cannot matter. */
const PARTS = 64

/** @param levels residual, levels of 255, from which a pixel is not explained */
export function measureSharpened(seen: SampleGrid, sharp: SampleGrid, kernel: Kernel, levels: number): Sharpened {
  return { spread: spreadOf(sharp), ...restOf(seen, sharp, kernel, levels) }
}

function spreadOf({ samples, width, height, channels, wrap }: SampleGrid): number {
  let sum = 0
  let squares = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = (y * width + x) * channels
      const right = (y * width + foldIndex(x + 1, width, wrap.x)) * channels
      const below = (foldIndex(y + 1, height, wrap.y) * width + x) * channels
      let square = 0
      for (let c = 0; c < channels; c++)
        square += (samples[right + c] - samples[own + c]) ** 2 + (samples[below + c] - samples[own + c]) ** 2
      squares += square
      sum += Math.round(PARTS * Math.sqrt(square))
    }
  return squares === 0 ? 1 : sum / PARTS / Math.sqrt(squares * width * height)
}

function restOf(seen: SampleGrid, sharp: SampleGrid, kernel: Kernel, levels: number) {
  const { width, height, channels, wrap } = seen
  const blur = createPlaneBlur(kernel, width, height, wrap)
  const [plane, blurred] = [new Float32Array(width * height), new Float32Array(width * height)]
  const unlike = new Uint8Array(plane.length)
  let sum = 0
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = sharp.samples[i * channels + c]
    blur(plane, blurred)
    for (let i = 0; i < plane.length; i++) {
      const rest = Math.abs(blurred[i] - seen.samples[i * channels + c])
      sum += Math.round(PARTS * rest * rest)
      if (rest > levels) unlike[i] = 1
    }
  }
  return {
    rest: Math.sqrt(sum / PARTS / seen.samples.length),
    unexplained: unlike.reduce((count, mark) => count + mark, 0) / unlike.length,
  }
}
