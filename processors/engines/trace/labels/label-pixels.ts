import type { Inks } from '../inks/find-inks.ts'
import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { createLabelBoard, type LabelBoard } from './label-board.ts'
import { layLineRules } from './line-rules.ts'

/** Which ink owns each pixel. */
export type Labels = {
  /**
   * Holds the inks, in `kept` 1 where a line thinner than a pixel holds the pixel although it has less than half of it,
   * and in `open` the open pixels.
   */
  readonly board: LabelBoard
  /** Pixels that no single ink explained. Beside these and where the picture changes labels differ, and nowhere else. */
  readonly opened: number
}

// Squared RGBA distance (levels²) up to which a pixel is taken for a pure ink.
const PURE_DISTANCE_SQUARED = 100

/**
 * Labels every pixel with an ink: pure pixels first, then shared pixels by the majority ink of the best pair nearby.
 * A ramp between two inks that happens to cross a third ink's colour is not mistaken for it.
 *
 * @param tolerance levels two pixels may differ and still count as equal; grows with grain
 * @param reach pixels from a shared pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
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

/** Labels every pixel with its nearest ink and nothing else: for pictures without flat areas. */
export function labelNearest(plane: PixelPlane, changes: PixelChanges, inks: Inks): Uint8Array {
  const board = createLabelBoard(plane, inks)
  for (let y = 0; y < plane.height; y++) board.call.labelNearestRow(y, layRow(board, changes, y))
  return board.ink.slice()
}

/** Lays the changes of a row for the kernels; returns how many they are. */
function layRow({ rowChanges }: LabelBoard, { pixels, rowStarts }: PixelChanges, y: number): number {
  rowChanges.set(pixels.subarray(rowStarts[y], rowStarts[y + 1]))
  return rowStarts[y + 1] - rowStarts[y]
}
