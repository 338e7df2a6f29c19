// The ink of a thin line is the farthest colour seen on the way to it. A cubic or Lanczos reduction rings past lines a
// pixel or two wide, and the farthest colour lies beyond their ink: lines would be drawn too strong and too thin, and
// what is wide enough to show its ink would be explained by none.
import { SLOTS } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import type { Reduction } from './reduction.ts'
import { createRefining, createTrials, type Refining } from './refine-coverage.ts'

/** Parts of the way from its ground at which an ink is tried. */
const SHARES_TRIED = [1, 0.95, 0.9, 0.85] as const
/** Rounds of refinement before it shows how much an ink leaves. */
const ROUNDS = 10
export const SETTLING_ROUNDS = SHARES_TRIED.length * (ROUNDS + 1)
/** A pixel that no ink explains must not outweigh all others, squared levels. */
const SQUARE_MAX = 400

/** Inks, and 1 for each that leaves least where it is and more both nearer to its ground and farther off. */
export type SettledInks = { readonly inks: Inks; readonly isSettled: Uint8Array }

/**
 * Moves inks towards the ground of their lines as far as leaves least of the picture under a reduction that rings.
 *
 * @param flatCount number of inks of flat places, which stay; those behind them are moved
 * @param grounds of the inks behind them, `channels` components each
 */
export async function settleLineInks(
  { grid, inks, map, drawing, step }: Refining,
  reduction: Reduction,
  flatCount: number,
  grounds: Float32Array,
): Promise<SettledInks> {
  const { channels, count } = inks
  const colours = inks.colours.slice()
  const first = flatCount * channels
  const refining = createRefining(grid, { ...inks, colours }, map, step, drawing.samples)
  const trials = createTrials(refining)
  // In whole levels, so that the order in which sums were rounded does not show.
  const moveInk = (ink: number, share: number): void => {
    for (let at = ink * channels; at < (ink + 1) * channels; at++)
      colours[at] = Math.round(grounds[at - first] + share * (inks.colours[at] - grounds[at - first]))
  }
  const left: Float64Array[] = []
  for (const share of SHARES_TRIED) {
    for (let ink = flatCount; ink < count; ink++) moveInk(ink, share)
    const { rest, pixels } = await trials.refine(reduction, ROUNDS)
    left.push(leftOfInks(rest, pixels, refining))
  }
  trials.end()
  const isSettled = new Uint8Array(count)
  for (let ink = flatCount; ink < count; ink++) {
    const share = shareOfLeast(left.map((sums) => sums[ink]))
    moveInk(ink, share)
    if (share < SHARES_TRIED[0] && share > SHARES_TRIED[SHARES_TRIED.length - 1]) isSettled[ink] = 1
  }
  return { inks: { ...inks, colours }, isSettled }
}

/** What is left of the pixels that may hold each ink, squared levels. */
function leftOfInks(rest: Float32Array, pixels: Uint8Array, { map, inks, grid }: Refining): Float64Array {
  const { channels } = grid
  const sums = new Float64Array(inks.count)
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    if (pixels[pixel] === 0) continue
    let left = 0
    for (let c = 0; c < channels; c++) left += Math.min(SQUARE_MAX, rest[pixel * channels + c] ** 2)
    for (let slot = pixel * SLOTS; slot < (pixel + 1) * SLOTS; slot++)
      if (map.inks[slot] !== -1) sums[map.inks[slot]] += left
  }
  return sums
}

/** The share, of those tried or between them, that leaves least: where the parabola through the least three is lowest. */
function shareOfLeast(left: readonly number[]): number {
  const best = left.indexOf(Math.min(...left))
  const [before, at, behind] = [left[best - 1], left[best], left[best + 1]]
  if (before === undefined || behind === undefined) return SHARES_TRIED[best]
  const bend = before - 2 * at + behind
  const offset = bend > 0 ? (before - behind) / (2 * bend) : 0
  return SHARES_TRIED[best] + offset * (SHARES_TRIED[1] - SHARES_TRIED[0])
}
