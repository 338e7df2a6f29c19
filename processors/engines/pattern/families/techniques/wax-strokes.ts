import type { Random } from '../../kit/chance/random.ts'
import { hatchRing } from '../../kit/line/hatch.ts'
import type { Ring } from '../../kit/line/knot.ts'

/** Lines of bare paper: distance as a share of the thing's size and its minimum in mm, half of their width in mm. */
const PAPER = { share: 0.03, leastMm: 1.15, halfMm: 0.2 } as const
/** Share of lines between strokes that stay bare, in the first and in the second direction of strokes. */
const [BARE, CROSSED] = [0.75, 0.3]
/** Angle between the two directions, in radians. */
const LEAN = 0.5

/**
 * Gaps between crayon strokes inside a contour, where the paper shows: broken tapering lines, mostly in one direction.
 */
export function waxGaps(
  random: Random,
  ring: Ring,
  holes: readonly Ring[],
  { angle, sizeMm }: { readonly angle: number; readonly sizeMm: number },
): Ring[] {
  const pitchMm = Math.max(PAPER.leastMm, sizeMm * PAPER.share)
  const over = (leans: number, kept: number): Ring[] =>
    hatchRing(ring, { angle: angle + leans, pitchMm, halfMm: PAPER.halfMm }, holes)
      .flatMap((line) => breakLine(random, line))
      .filter(() => random.next() < kept)
  return [...over(0, BARE), ...over(LEAN, CROSSED)]
}

/** Pieces of a line that begins at its first knot and ends at its third, with gaps between them. */
function breakLine(random: Random, [from, upper, to, lower]: Ring): Ring[] {
  const pieces: Ring[] = []
  const half = Math.hypot(upper[0] - lower[0], upper[1] - lower[1]) / 2
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  for (let at = random.between(0, 3); at < long - 1; ) {
    const end = Math.min(long, at + random.between(1.6, 7))
    const thick = half * random.between(0.5, 1.15)
    const middle = (at + end) / 2
    const place = (along: number, across: number, corner?: 1): readonly [number, number, 1?] => [
      from[0] + dx * along - dy * across,
      from[1] + dy * along + dx * across,
      corner,
    ]
    pieces.push([place(at, 0, 1), place(middle, -thick), place(end, 0, 1), place(middle, thick)])
    at = end + random.between(0.8, 4)
  }
  return pieces
}
