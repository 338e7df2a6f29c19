import type { Cloth } from '../kit/area/cloth.ts'
import type { Run } from './scan-shape.ts'
import { type LineRange, scanSpans } from './scan-spans.ts'

// Width in pixels below which a line stays broken: hatching by hairlines would become too dark.
const THIN_LEAST_PX = 0.3

// Pixel size, mm: designs have no lines that finer pixels would break.
const FINE_MM = 0.1

/** Whether pixels are so large that a design's lines can pass between their centres. */
export function breaksThin(cloth: Pick<Cloth, 'widthMm' | 'heightMm'>, width: number, height: number): boolean {
  return Math.max(cloth.widthMm / width, cloth.heightMm / height) > FINE_MM
}

/** One scan line: starts and ends of its spans inside the shape, and those of spans that contain no pixel centre. */
type Line = { number: number; readonly spans: number[]; readonly missed: number[] }

const makeLine = (): Line => ({ number: Number.NaN, spans: [], missed: [] })

const everyLine: LineRange = { from: -Infinity, to: Infinity }

/**
 * Visits the pixels that keep a thin line unbroken where it passes between pixel centres: there a row (or, for flatter
 * lines, a column) crosses the inside without meeting a centre, and gets the pixel in which the crossing lies. Where a
 * shape merely ends, as in the tip of a leaf, nothing is added. This is the dropout control of font rasterizers
 * (TrueType instruction set, SCANTYPE 5: dropouts without stubs), with a minimum width.
 *
 * @param outlines closed polygons in pixels, x and y alternating
 * @param within rows to visit; the pixels of a row do not depend on it
 */
export function keepThin(outlines: readonly (readonly number[])[], visit: Run, within: LineRange = everyLine): void {
  const rows = { from: within.from - 1, to: within.to + 1 }
  findMissed(outlines, 'rows', rows, (row, column) => {
    if (row >= within.from && row < within.to) visit(row, column, column + 1)
  })
  findMissed(outlines, 'columns', everyLine, (column, row) => {
    if (row >= within.from && row < within.to) visit(row, column, column + 1)
  })
}

function findMissed(
  outlines: readonly (readonly number[])[],
  across: 'rows' | 'columns',
  lines: LineRange,
  found: (line: number, place: number) => void,
): void {
  let [before, current, after] = [makeLine(), makeLine(), makeLine()]
  const step = (): void => {
    for (let i = 0; i < current.missed.length; i += 2) {
      const [from, to] = [current.missed[i], current.missed[i + 1]]
      if (goesOn(from, to, before, current.number - 1) && goesOn(from, to, after, current.number + 1))
        found(current.number, Math.floor((from + to) / 2))
    }
    const free = before
    before = current
    current = after
    after = free
    after.number = Number.NaN
    after.spans.length = 0
    after.missed.length = 0
  }
  scanSpans(outlines, across, lines, (line, from, to, lean) => {
    if (after.number !== line) {
      if (!Number.isNaN(after.number)) step()
      after.number = line
    }
    after.spans.push(from, to)
    const isMissed = Math.ceil(from - 0.5) === Math.ceil(to - 0.5)
    const isOurs = across === 'rows' ? lean <= 1 : lean < 1
    if (isMissed && isOurs && to - from >= THIN_LEAST_PX) after.missed.push(from, to)
  })
  step()
  step()
}

/**
 * Whether the next scan line has a span beside this one; the sides of a line that is not flatter move by at most a
 * pixel.
 */
function goesOn(from: number, to: number, { number, spans }: Line, wanted: number): boolean {
  if (number !== wanted) return false
  for (let i = 0; i < spans.length; i += 2) if (spans[i] <= to + 1 && spans[i + 1] >= from - 1) return true
  return false
}
