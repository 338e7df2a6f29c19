import { clampIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'
import type { OutlineFit } from './outline-fit.ts'
import { settleOutline } from './settle-outline.ts'
import { type Squaring, squareCorners } from './square-corners.ts'
import { visitAlong } from './traced-places.ts'

/** Rounds of settling: of the lines as they were traced, of square corners on trial, and of those that are kept. */
const ROUNDS = { traced: 3, trial: 2, kept: 3 } as const
export const FITTING_ROUNDS = ROUNDS.traced + ROUNDS.trial + ROUNDS.kept
/** Squared remainders around a corner, as a share of what it left as it was traced, at which it is kept square. */
const KEPT_REST_MAX = 0.5
/** Pixels around a corner, each way, by which it is judged. */
const REACH = 2

/**
 * Settles boundaries on the picture, squares corners, and keeps of these what leaves clearly less of the picture than
 * it did as it was traced.
 */
export async function fitCorners(
  fit: OutlineFit,
  grid: SampleGrid,
  inks: Inks,
  map: CoverageMap,
  step: () => Promise<void>,
): Promise<void> {
  const settle = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      await step()
      fit.lay(settleOutline(fit.pieces(), grid, inks, fit.rest))
    }
  }
  await settle(ROUNDS.traced)
  const traced = fit.pieces()
  const { pieces, squarings } = squareCorners(traced)
  if (squarings.length === 0) return
  const leftAround = (squaring: Squaring): number => restAround(fit.rest, grid, map, squaring)
  const before = squarings.map(leftAround)
  fit.lay(pieces)
  await settle(ROUNDS.trial)
  const worse = squarings.filter((squaring, i) => leftAround(squaring) > KEPT_REST_MAX * before[i])
  const refused = new Set(worse.map(({ piece }) => piece))
  if (refused.size > 0) fit.lay(squareCorners(traced, (piece) => !refused.has(piece)).pieces)
  await settle(ROUNDS.kept)
}

/** Sum of squared remainders near the points of a change. */
function restAround(
  rest: Float32Array,
  { width, height, channels }: SampleGrid,
  { active }: CoverageMap,
  { around }: Squaring,
): number {
  const near = new Set<number>()
  visitAlong(around, (x, y) => {
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++) {
        const pixel = clampIndex(Math.floor(y) + dy, height) * width + clampIndex(Math.floor(x) + dx, width)
        if (active[pixel] === 1) near.add(pixel)
      }
  })
  let sum = 0
  for (const pixel of near) for (let c = 0; c < channels; c++) sum += rest[pixel * channels + c] ** 2
  return sum
}
