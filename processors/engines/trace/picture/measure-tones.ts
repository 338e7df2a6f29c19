import type { Blocks } from './sum-blocks.ts'

export type ToneStatistics = {
  /** Bits that the quiet places' colours share: artwork has few inks and stays near 5 even with grain, photographs pass 6. */
  readonly toneBits: number
  /** Bits of those places' brightness alone: nearly as many where all colours lie on one line, as in a grey photograph. */
  readonly lightBits: number
  /** What a fifth of all blocks deviate by, in shares (0..1) of what four fifths do: artwork is busy at its edges, texture all over. */
  readonly evenness: number
  /** Difference of neighbouring blocks' brightness that three quarters exceed, levels: grain averages out, texture stays. */
  readonly blockStep: number
  /** Deviation of what grain is left in the means of blocks that hold no edge, levels: a quarter of it, or more of what is coarse. */
  readonly blockGrain: number
  /** Share (0..1) of runs of five blocks without an edge, among all runs: artwork has an edge or nothing, photographs have texture. */
  readonly quietRuns: number
  /** Share (0..1) of those runs whose brightness changes from end to end: shading, which flat areas do not have. */
  readonly shading: number
}

// A block whose deviation passes this much and the grain holds an edge.
const QUIET_BASE = 2
const QUIET_GRAINS = 1.5
// Levels that runs of quiet blocks differ by of themselves, most of them over three deviations of what grain leaves.
const SHADE_MIN = 5
const SHADE_BASE = 1
const SHADE_GRAINS = 1.1

// Grain of film, of paper and of what was compressed goes on from pixel to pixel and is not evened out in a block: what is left of it shows
// by how blocks bend between their neighbours, which a ramp does not. Steps a level in which bends are counted, their median where the
// means of blocks deviate by 1, and how many such deviations the means of two blocks hardly ever lie apart.
const BEND_STEPS = 8
const MEDIAN_BEND = 1.65
const SHADE_BLOCK_GRAINS = 4.5

/** Levels that a block deviates by at most that holds no edge, under grain of so many. */
export function quietDeviation(noise: number): number {
  return QUIET_BASE + QUIET_GRAINS * noise
}

/**
 * Looks at 4×4 blocks, in which grain averages out and what is really there stays: large enough to average grain away to a quarter, small
 * enough to fit between edges.
 *
 * @param noise deviation of the grain, levels
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

/** The first value of a histogram that more than a share of its total does not pass. */
function valueAt(histogram: Int32Array, share: number): number {
  const total = totalOf(histogram)
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below > share * total) return value
  }
  return 0
}
