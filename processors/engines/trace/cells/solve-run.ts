import type { Crossing, Rgba, Run, Strip } from './lattice-side.ts'
import { inkOf, shareOf, sharesByGrounds, sharesByInk } from './line-shares.ts'

// Levels by which rounding changes a pixel that is half covered.
const HALF_MISS = 6
// Most mixed pixels of one line.
const PART_MAX = 3

/**
 * The strips that explain a run of mixed pixels, the plain one after it last; undefined where no line or edge explains
 * it.
 */
export function solveRun(run: Run, crossings: readonly Crossing[], inks: readonly Rgba[]): Strip[] | undefined {
  const [first, last] = run
  const mixed = last - first
  if (mixed === 0) return [plain(first, first)]
  if (mixed === 1) return solveOne(first, crossings)
  if (mixed === 2) return solveTwo(first, crossings, inks)
  return (mixed === 3 ? solveThree(first, crossings) : undefined) ?? solveParts(run, crossings, inks)
}

/** Explains a run as several lines or edges, separated by a pixel that shows its ink pure. */
function solveParts([first, last]: Run, crossings: readonly Crossing[], inks: readonly Rgba[]): Strip[] | undefined {
  for (let pure = last - 1; pure >= first; pure--) {
    const before = crossings.map(({ left, mixed }) => ({
      left,
      mixed: mixed.slice(0, pure - first),
      right: mixed[pure - first],
    }))
    const after = crossings.map(({ mixed, right }) => ({
      left: mixed[pure - first],
      mixed: mixed.slice(pure - first + 1),
      right,
    }))
    const head = pure - first <= PART_MAX && solveRun([first, pure], before, inks)
    const tail = head && solveRun([pure + 1, last], after, inks)
    if (head && tail) return [...head, ...tail]
  }
  return undefined
}

/** Whether a strip of two pixels is a line of one of these inks that covers half of both. */
export function isHalfLine(crossings: readonly Crossing[], inks: readonly Rgba[]): boolean {
  const isHalf = (ground: Rgba, pixel: Rgba, ink: Rgba): boolean =>
    ground.every((level, c) => Math.abs((level + ink[c]) / 2 - pixel[c]) <= HALF_MISS)
  return inks.some((ink) =>
    crossings.every(({ left, mixed, right }) => isHalf(left, mixed[0], ink) && isHalf(right, mixed[1], ink)),
  )
}

function plain(start: number, from: number): Strip {
  return { start, from, pure: from, thin: undefined }
}

/** Explains one mixed pixel: an edge inside it, or a line that fills it. */
function solveOne(first: number, crossings: readonly Crossing[]): Strip[] {
  const share = shareOf(crossings.map(({ left, mixed, right }) => [left, mixed[0], right]))
  if (share === undefined) return [plain(first, first), plain(first + 1, first + 1)]
  return [{ ...plain(first + 1 - share, share > 0.5 ? first : first + 1), pure: first + 1 }]
}

/** A line across two borders with a pure pixel between them. */
function solveThree(first: number, crossings: readonly Crossing[]): Strip[] | undefined {
  const before = shareOf(crossings.map(({ left, mixed }) => [left, mixed[0], mixed[1]]))
  const after = shareOf(crossings.map(({ mixed, right }) => [right, mixed[2], mixed[1]]))
  if (before === undefined || after === undefined) return undefined
  return [
    { ...plain(first + 1 - before, before > 0.5 ? first : first + 1), pure: first + 1 },
    { ...plain(first + 2 + after, after > 0.5 ? first + 3 : first + 2), pure: first + 3 },
  ]
}

/** A line across one border, pure in one of its two pixels or in none. */
function solveTwo(first: number, crossings: readonly Crossing[], inks: readonly Rgba[]): Strip[] | undefined {
  const shares = sharesByGrounds(crossings) ?? sharesByInk(crossings, inks)
  if (!shares) return undefined
  const { before, after } = shares
  if (after >= 1) return edgeAndLine(first, before, first + 1, first + 2)
  if (before >= 1) {
    const line = plain(first, first)
    return [line, { ...plain(first + 1 + after, after > 0.5 ? first + 2 : first + 1), pure: first + 2 }]
  }
  const from = before >= after ? first : first + 1
  return [
    { start: first + 1 - before, from, pure: undefined, thin: { first, ...shares, ink: inkOf(crossings, shares) } },
    { ...plain(first + 1 + after, from + 1), pure: first + 2 },
  ]
}

function edgeAndLine(first: number, before: number, pure: number, end: number): Strip[] {
  return [{ ...plain(first + 1 - before, before > 0.5 ? first : first + 1), pure }, plain(end, end)]
}
