import type { Inks } from '../inks/find-inks.ts'
import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { createLabelBoard, type LabelBoard } from './label-board.ts'
import { layLineRules } from './line-rules.ts'

/** The ink of each pixel. */
export type Labels = {
  /**
   * Holds the inks; in `kept` 1 where a line thinner than a pixel owns a pixel although it covers less than half of it;
   * and in `open` the open pixels.
   */
  readonly board: LabelBoard
  /** Number of pixels that no single ink explains. Labels differ only next to these and where the picture changes. */
  readonly opened: number
}

// Squared RGBA distance (levels²) up to which a pixel is a pure ink.
const PURE_DISTANCE_SQUARED = 100

/**
 * Labels every pixel with an ink: first pure pixels, then mixed ones by the majority ink of the pair of nearby inks
 * that explains them best. A ramp between two inks that crosses a third ink's colour is not mistaken for that ink.
 *
 * @param tolerance levels by which two pixels may differ and still count as equal; grows with noise
 * @param reach pixels from a mixed pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
 */
export function labelPixels(
  plane: PixelPlane,
  changes: PixelChanges,
  inks: Inks,
  tolerance: number,
  reach: number,
): Labels {
  const board = createLabelBoard(plane, inks)
  const { call, ink, pure, second } = board
  const near = Math.max(PURE_DISTANCE_SQUARED, 2.5 * tolerance * tolerance)
  let opened = 0
  for (let y = 0; y < plane.height; y++)
    opened = call.labelPureRow(y, layRow(board, changes, y), near, tolerance, reach)
  pure.set(ink)
  second.set(ink)
  call.mixOpen(opened, reach)
  pure.set(ink)
  layLineRules(board, inks, tolerance, reach)
  call.keepThinLines(opened)
  return { board, opened }
}

/** Labels every pixel with its nearest ink: for pictures without flat areas. */
export function labelNearest(plane: PixelPlane, changes: PixelChanges, inks: Inks): Uint8Array {
  const board = createLabelBoard(plane, inks)
  for (let y = 0; y < plane.height; y++) board.call.labelNearestRow(y, layRow(board, changes, y))
  return board.ink.slice()
}

/** Copies the changes of a row to the kernels' memory; returns their number. */
function layRow({ rowChanges }: LabelBoard, { pixels, rowStarts }: PixelChanges, y: number): number {
  rowChanges.set(pixels.subarray(rowStarts[y], rowStarts[y + 1]))
  return rowStarts[y + 1] - rowStarts[y]
}
