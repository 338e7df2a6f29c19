import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Share of a row or column that must be a line: other lines cross it. */
const RULED_SHARE_MIN = 0.75
/**
 * Levels by which a line must differ from what lies beside it, and by which its two sides may differ from each other.
 */
const LINE_STEP_MIN = 8
const SIDES_APART_MAX = 1

/**
 * Marks (1 per pixel) lines that run along the whole picture inside a single row or column, with the same colour on
 * both sides. How much of the pixel such a line covers is known, where in the pixel it lies is not: the pixel's own
 * colour all over it errs least.
 */
export function findRuledLines(grid: SampleGrid): Uint8Array {
  const ruled = new Uint8Array(grid.width * grid.height)
  markRuled(grid, 'row', ruled)
  markRuled(grid, 'column', ruled)
  return ruled
}

function markRuled(
  { samples, width, height, channels, wrap }: SampleGrid,
  axis: 'row' | 'column',
  ruled: Uint8Array,
): void {
  const isRow = axis === 'row'
  const [lines, length] = isRow ? [height, width] : [width, height]
  const [lineStep, step] = isRow ? [width, 1] : [1, width]
  const wraps = isRow ? wrap.y : wrap.x
  const found: number[] = []
  for (let line = 0; line < lines; line++) {
    const before = foldIndex(line - 1, lines, wraps) * lineStep
    const after = foldIndex(line + 1, lines, wraps) * lineStep
    found.length = 0
    for (let i = 0; i < length; i++) {
      const pixel = line * lineStep + i * step
      const sides = largestStep(samples, channels, before + i * step, after + i * step)
      if (sides > SIDES_APART_MAX) continue
      if (largestStep(samples, channels, pixel, before + i * step) >= LINE_STEP_MIN) found.push(pixel)
    }
    if (found.length >= RULED_SHARE_MIN * length) for (const pixel of found) ruled[pixel] = 1
  }
}

/** The largest difference of two pixels in any channel. */
function largestStep(samples: SampleGrid['samples'], channels: number, one: number, other: number): number {
  let largest = 0
  for (let c = 0; c < channels; c++) {
    const step = Math.abs(samples[one * channels + c] - samples[other * channels + c])
    if (step > largest) largest = step
  }
  return largest
}
