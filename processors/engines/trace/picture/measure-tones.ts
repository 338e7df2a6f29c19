import type { Blocks } from './sum-blocks.ts'

export type ToneStatistics = {
  /**
   * Entropy of the quiet blocks' colours, bits: artwork has few inks and stays near 5 even under noise, photographs
   * exceed 6.
   */
  readonly toneBits: number
  /** Entropy of their lightness alone: nearly as high if all colours lie on one line, as in a grey photograph. */
  readonly lightBits: number
  /**
   * Ratio (0..1) of the 20 % to the 80 % quantile of all blocks' standard deviations: artwork is busy at its edges,
   * texture everywhere.
   */
  readonly evenness: number
  /**
   * Lower quartile of the difference in lightness between neighbouring blocks, levels: noise averages out, texture
   * stays.
   */
  readonly blockStep: number
  /**
   * Standard deviation of the noise left in the means of blocks without edges, levels: a quarter of the noise, more if
   * it is coarse.
   */
  readonly blockGrain: number
  /** Share (0..1) of runs of five blocks without an edge: artwork has edges or nothing, photographs have texture. */
  readonly quietRuns: number
  /** Share (0..1) of those runs whose lightness changes from end to end: shading, which flat areas do not have. */
  readonly shading: number
}

// Standard deviation, levels, plus a factor on the noise, above which a block contains an edge.
const QUIET_BASE = 2
const QUIET_GRAINS = 1.5
// Levels by which the ends of a quiet run must differ to be shaded: a minimum, and mostly more than three standard
// deviations of the noise left in block means.
const SHADE_MIN = 5
const SHADE_BASE = 1
const SHADE_GRAINS = 1.1

// Noise of film, paper and compression is correlated between pixels and does not average out in a block. What is left
// of it shows in the bends of blocks (difference from the mean of two neighbours), which ramps do not have. Bins per
// level of a bend; median bend where block means have a standard deviation of 1; and the number of such deviations by
// which the means of two blocks hardly ever differ.
const BEND_STEPS = 8
const MEDIAN_BEND = 1.65
const SHADE_BLOCK_GRAINS = 4.5

/** Largest standard deviation of a block without an edge, levels, for noise of a given standard deviation. */
export function quietDeviation(noise: number): number {
  return QUIET_BASE + QUIET_GRAINS * noise
}

/**
 * Statistics of 4×4 blocks: large enough that noise averages out to a quarter, small enough to fit between edges.
 *
 * @param noise standard deviation of the noise, levels
 */
export function measureTones({ count }: Blocks, noise: number): ToneStatistics {
  const { tones, lights, deviations } = count.tones(quietDeviation(noise))
  const { bends, steps } = count.steps()
  const blockGrain = valueAt(bends, 0.5) / (BEND_STEPS * MEDIAN_BEND)
  const shade = Math.max(SHADE_MIN, SHADE_BASE + SHADE_GRAINS * noise, SHADE_BLOCK_GRAINS * blockGrain)
  const { runs, quiet, shaded } = count.runs(shade)
  return {
    blockGrain,
    toneBits: bitsOf(tones),
    lightBits: bitsOf(lights),
    evenness: valueAt(deviations, 0.2) / Math.max(1, valueAt(deviations, 0.8)),
    blockStep: valueAt(steps, 0.25),
    quietRuns: quiet / Math.max(1, runs),
    shading: shaded / Math.max(1, quiet),
  }
}

function bitsOf(counts: Int32Array): number {
  const total = totalOf(counts)
  let bits = 0
  for (let at = 0; at < counts.length; at++)
    if (counts[at] > 0) bits -= (counts[at] / total) * Math.log2(counts[at] / total)
  return bits
}

function totalOf(counts: Int32Array): number {
  let total = 0
  for (let at = 0; at < counts.length; at++) total += counts[at]
  return total
}

/** Quantile of a histogram. */
function valueAt(histogram: Int32Array, share: number): number {
  const total = totalOf(histogram)
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below > share * total) return value
  }
  return 0
}
