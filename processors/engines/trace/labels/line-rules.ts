import type { Inks } from '../inks/find-inks.ts'
import type { LabelBoard } from './label-board.ts'
import { inkDistance } from './merge-specks.ts'

/** What counts as a line. Widths are in 1/255 pixel. */
type LineRule = {
  /** A thinner line cannot be told from a shadow of its neighbours. */
  readonly widthMin: number
  /** Lines at least this wide are kept whatever straightening would do, */
  readonly pinnedWidthMin: number
  /** if at least so many of their pixels are connected. */
  readonly pinnedPixelsMin: number
}

// A certain line is most of a pixel wide, and long; under noise, which makes short ones, one pixel longer per level of
// tolerance.
const LINES: LineRule = { widthMin: 0.45 * 255, pinnedWidthMin: 0.9 * 255, pinnedPixelsMin: 14 }
// In sharp art without noise colours are exact: a crest over a few pixels is a line.
const EXACT_LINES: LineRule = { widthMin: 0.4 * 255, pinnedWidthMin: 0.4 * 255, pinnedPixelsMin: 5 }
const EXACT_TOLERANCE = 6
const SHARP_REACH = 2
// RGBA distance, levels, of two inks that may be steps of a ramp, whose bands are as thin as lines.
const RAMP_STEP_MAX = 48

/**
 * Sets, for each pair of inks, the rule for lines of one in the other.
 *
 * @param tolerance levels by which two pixels may differ and still count as equal; grows with noise
 * @param reach pixels from a mixed pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
 */
export function layLineRules(board: LabelBoard, inks: Inks, tolerance: number, reach: number): void {
  const unsure = { ...LINES, pinnedPixelsMin: LINES.pinnedPixelsMin + tolerance }
  board.lineRules.set([unsure, EXACT_LINES].flatMap(numbersOf))
  if (tolerance > EXACT_TOLERANCE || reach > SHARP_REACH) return
  const { count } = inks
  board.ruleOfPair.forEach((_, pair, rules) => {
    rules[pair] = inkDistance(inks, Math.floor(pair / count), pair % count) > RAMP_STEP_MAX ? 1 : 0
  })
}

function numbersOf({ widthMin, pinnedWidthMin, pinnedPixelsMin }: LineRule): number[] {
  return [widthMin, pinnedWidthMin, pinnedPixelsMin]
}
