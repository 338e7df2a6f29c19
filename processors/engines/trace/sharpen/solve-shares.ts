import { findTwins } from './find-twins.ts'
import { fitInk } from './fit-ink.ts'
import type { SharedPicture } from './shared-picture.ts'
import { type Board, layBoard } from './shares-board.ts'

/** What explains a picture. */
export type SolvedShares = {
  /** Shares of each candidate in the four quarters of its pixel, row by row; in the kernels' memory, which they keep. */
  readonly shares: Float32Array
  /** The inks, as fitted. */
  readonly inks: readonly (readonly number[])[]
  /** Of each ink itself or the one that it is, if some are others: then the shares are not solved to the end. */
  readonly twins?: readonly number[]
  /** What the shares miss of each component of the picture, blurred once more, a number a pixel. */
  readonly misses: () => readonly Float32Array[]
}

// Slope below which a border's price falls, which keeps faint lines.
const SOFT_SLOPE = 0.1
// Steps after which inks are fitted, in which shares follow, and after the first of which some may turn out to be others.
const STEPS_TO_FIT = 3

/**
 * Estimates the shares of inks in each quarter of a pixel: those that, blurred like the picture, are most like it and have
 * the shortest borders. Almost all of them come out as nothing or all, and thin lines whole, since no step is judged by
 * itself. Sources: T. Chan, S. Esedoğlu, M. Nikolova, "Algorithms for finding global minimizers of image segmentation and
 * denoising models" (2006), and C. Zach et al., "Fast global labeling for real-time stereo using multiple plane sweeps"
 * (2008), with the blur in the model; A. Beck, M. Teboulle, "A fast iterative shrinkage-thresholding algorithm for linear
 * inverse problems" (2009). The length of a pixel's step goes by the inks that meet in it.
 */
export function solveShares(picture: SharedPicture): SolvedShares {
  const { steps, price } = picture
  const board = layBoard(picture, (8 * price) / SOFT_SLOPE)
  const inks = [...picture.inks]
  const misses = (): Float32Array[] => picture.shown.map((_, component) => board.missed(component))
  let pace = 1
  for (let i = 0; i < steps; i++) {
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    board.step(price, SOFT_SLOPE, (pace - 1) / next)
    pace = next
    if (i === 0 || i + 1 >= steps || i % STEPS_TO_FIT !== 0) continue
    if (i === STEPS_TO_FIT && picture.purity) {
      const twins = findTwins(inks, picture.purity, board.hold)
      if (twins.some((twin, own) => twin !== own)) return { shares: board.share, inks, twins, misses }
    }
    fitInks(picture, inks, board)
  }
  return { shares: board.share, inks, misses }
}

/** Fits the inks that are not sure, in the list and on the board. */
function fitInks({ unsure }: SharedPicture, inks: (readonly number[])[], { lay, hold }: Board): void {
  for (const own of unsure?.inks ?? []) {
    const fitted = fitInk(inks[own], hold(own))
    if (!fitted) continue
    inks[own] = unsure?.settle(fitted) ?? fitted
    lay(own, inks[own])
  }
}
