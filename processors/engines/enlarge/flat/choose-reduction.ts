// How a picture was reduced: the way that leaves least of it when the art is refined under it on trial.

import { createReductions, type Reduction, unexplainedSize } from './reduction.ts'
import { createTrials, type Refining } from './refine-coverage.ts'

/**
 * Rounds after which reductions can be told apart: before, every drawing is too soft, so that the cubic seems right.
 */
const TRIAL_ROUNDS = 8
/** A reduction whose residual before any round is this many times the best one's is not tried. */
const HOPELESS = 1.5
/**
 * Ratio of residuals below which a later trial beats an earlier one (area is tried first). Where shades leave much that
 * no ink explains, the cubic was 0.25 % ahead by chance and its drawing 0.5 dB worse; where it was right it was 0.5 %
 * ahead under the same shades, and 4 % and more without.
 */
const SURELY_LESS = 0.997

/** A reduction and what it leaves unexplained, levels of 255. */
type Measured = { readonly reduction: Reduction; readonly size: number }

/** The reduction that explains the picture best; coverage is left as it was. */
export async function chooseReduction(refining: Refining): Promise<Reduction> {
  const trials = createTrials(refining)
  const measure = async (reduction: Reduction, rounds: number): Promise<Measured> => {
    const { rest, pixels } = await trials.refine(reduction, rounds)
    return { reduction, size: unexplainedSize(rest, pixels, refining.grid.channels) }
  }
  const roughly: Measured[] = []
  for (const reduction of createReductions(refining.drawing.steps)) roughly.push(await measure(reduction, 0))
  const sizeMax = HOPELESS * Math.min(...roughly.map(({ size }) => size))
  const tried: Measured[] = []
  for (const { reduction, size } of roughly) if (size <= sizeMax) tried.push(await measure(reduction, TRIAL_ROUNDS))
  trials.end()
  return tried.reduce((best, next) => (next.size < SURELY_LESS * best.size ? next : best)).reduction
}
