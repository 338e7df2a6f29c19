import type { HeldInk } from './shares-board.ts'

// How far an ink goes towards the one that explains its misses best: while the shares stay, of what a line too pale
// misses only its middle tells so, and its sides, which are too wide for it, say the opposite.
const STRIDE = 2

/**
 * An ink that explains the picture better with the shares as they are: one step of least squares over the pixels that hold
 * it. Undefined where hardly any do.
 *
 * @param level the ink, a number per component
 */
export function fitInk(level: readonly number[], { slopes, weight }: HeldInk): readonly number[] | undefined {
  return weight < 1 ? undefined : level.map((one, c) => one - (STRIDE * slopes[c]) / weight)
}
