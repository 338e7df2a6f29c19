import type { Inks } from '../inks/find-inks.ts'
import type { LabelBoard } from './label-board.ts'
import { inkDistance } from './merge-specks.ts'

/** What is taken for a line; widths in 0..255 for 0..1 pixel. */
type LineRule = {
  /** A thinner line cannot be told from a shadow of its neighbours. */
  readonly widthMin: number
  /** Lines as wide as this are kept against all straightening... */
  readonly pinnedWidthMin: number
  /** ...where so many of their pixels hang together. */
  readonly pinnedPixelsMin: number
}

// A line beyond doubt is most of a pixel wide and long; under grain, which makes short ones, a pixel longer for each level of tolerance.
const LINES: LineRule = { widthMin: 0.45 * 255, pinnedWidthMin: 0.9 * 255, pinnedPixelsMin: 14 }
// Colours of sharp art without grain are exact: what crests there over a few pixels is a line.
const EXACT_LINES: LineRule = { widthMin: 0.4 * 255, pinnedWidthMin: 0.4 * 255, pinnedPixelsMin: 5 }
const EXACT_TOLERANCE = 6
const SHARP_REACH = 2
// Distance of two inks (RGBA levels) that may be steps of a ramp, along which bands are as thin as lines.
const RAMP_STEP_MAX = 48

/**
 * Lays for the kernels which rule holds for lines of one ink in the other, whichever of the two is the line's.
 *
 * @param tolerance levels two pixels may differ and still count as equal; grows with grain
 * @param reach pixels from a shared pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
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
