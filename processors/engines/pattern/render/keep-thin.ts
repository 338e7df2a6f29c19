import type { Cloth } from '../kit/area/cloth.ts'
import type { Run } from './scan-shape.ts'
import { type LineRange, scanSpans } from './scan-spans.ts'

// A line thinner than this share of a pixel stays broken: shading by hairlines would grow dark.
const THIN_LEAST_PX = 0.3

// Designs hold no lines that finer pixels than these would break.
const FINE_MM = 0.1

/** True where a pixel of the plane is so large that a design's lines can pass between centres. */
export function breaksThin(cloth: Pick<Cloth, 'widthMm' | 'heightMm'>, width: number, height: number): boolean {
  return Math.max(cloth.widthMm / width, cloth.heightMm / height) > FINE_MM
}

/** What runs inside on one line: starts and ends by turns, and which of these hold no centre. */
type Line = { number: number; readonly spans: number[]; readonly missed: number[] }

const makeLine = (): Line => ({ number: Number.NaN, spans: [], missed: [] })

const everyLine: LineRange = { from: -Infinity, to: Infinity }

/**
 * Visits the pixels that keep a line whole where it passes between centres: there a row, or a column for lines that lie
 * flatter, runs inside without meeting one, and gets the pixel that it runs in. Where a shape only ends, in the tip of
 * a leaf, nothing is added. The dropout control of font rasterizers (TrueType instruction set, SCANTYPE 5: dropouts, no
 * stubs), with a least width.
 *
 * @param outlines closed polygons in pixels, x and y by turns
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

/** True where the next line over runs inside beside this stretch: sides that lean no more than this are at most a pixel on. */
function goesOn(from: number, to: number, { number, spans }: Line, wanted: number): boolean {
  if (number !== wanted) return false
  for (let i = 0; i < spans.length; i += 2) if (spans[i] <= to + 1 && spans[i + 1] >= from - 1) return true
  return false
}
