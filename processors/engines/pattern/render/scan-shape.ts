import { type LineRange, scanSpans } from './scan-spans.ts'

/** Pixels `from` up to, but excluding, `to` of a row. */
export type Run = (row: number, from: number, to: number) => void

const allRows: LineRange = { from: -Infinity, to: Infinity }

/**
 * Calls `visit(row, from, to)` for every run of pixels whose centres are inside. Rows and columns are those of the
 * infinite plane: wrapping or clipping is left to the caller, so that every copy of a shape gets exactly the same
 * pixels.
 *
 * @param outlines closed polygons in pixels, x and y alternating
 * @param within rows to visit; the runs of a row do not depend on it
 */
export function scanShape(outlines: readonly (readonly number[])[], visit: Run, within: LineRange = allRows): void {
  scanSpans(outlines, 'rows', within, (row, start, end) => {
    const [from, to] = [Math.ceil(start - 0.5), Math.ceil(end - 0.5)]
    if (to > from) visit(row, from, to)
  })
}
