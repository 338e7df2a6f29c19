import { type CellSamples, createCellSamples, fillWith } from './cell-sampler.ts'
import { addToTally, createInkTally, type InkTally, takeStrongest } from './ink-tally.ts'
import type { Outline } from './outline.ts'

/** Scan lines along which coverage is measured: in each row of the result, and at least in each source pixel. */
const LINES_PER_ROW = 4
const LINES_MIN = 16

/** Where boundaries cross the scan lines of one row of source pixels, line by line, from left to right. */
type Crossings = { starts: Int32Array; xs: Float64Array; west: Uint8Array; east: Uint8Array; row: number }

/**
 * Samples one source pixel of a drawing made of boundaries: `scale` × `scale` pixels of the result, each with the two
 * inks that cover most of it. Coverage is exact along scan lines, at least four to a pixel of the result. The returned
 * samples are reused; cells are best asked for row by row.
 */
export function createOutlineSampler(outline: Outline, scale: number): (x: number, y: number) => CellSamples {
  const perRow = Math.max(LINES_PER_ROW, Math.ceil(LINES_MIN / scale))
  const lines = scale * perRow
  const samples = createCellSamples(scale * scale)
  const tallies = Array.from({ length: scale }, createInkTally)
  const crossings: Crossings = { starts: new Int32Array(lines + 1), ...createRoom(0), row: -1 }
  return (x, y) => {
    if (crossings.row !== y) findCrossings(outline, y, lines, crossings)
    samples.plainInk = findPlainInk(crossings, x, lines)
    if (samples.plainInk !== -1) return fillWith(samples, samples.plainInk)
    for (let row = 0; row < scale; row++) {
      for (const tally of tallies) tally.count = 0
      for (let line = row * perRow; line < (row + 1) * perRow; line++) measureLine(crossings, line, x, tallies)
      for (let column = 0; column < scale; column++) takeStrongest(tallies[column], samples, row * scale + column)
    }
    return samples
  }
}

/** The first crossing of a line beyond `x`. */
function firstBeyond({ starts, xs }: Crossings, line: number, x: number): number {
  let low = starts[line]
  let high = starts[line + 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (xs[middle] > x) high = middle
    else low = middle + 1
  }
  return low
}

/** The ink just before a crossing, which is the one behind the crossing before it. */
function inkBefore({ starts, west, east }: Crossings, line: number, crossing: number): number {
  return crossing > starts[line] ? east[crossing - 1] : west[crossing]
}

/** The ink of the whole cell, or -1 where a boundary runs through it. */
function findPlainInk(crossings: Crossings, x: number, lines: number): number {
  let plain = -1
  for (let line = 0; line < lines; line++) {
    const next = firstBeyond(crossings, line, x)
    if (next < crossings.starts[line + 1] && crossings.xs[next] < x + 1) return -1
    const ink = inkBefore(crossings, line, next)
    if (line > 0 && ink !== plain) return -1
    plain = ink
  }
  return plain
}

/** Adds what the inks cover along one scan line through a cell to the pixels of the result that it passes. */
function measureLine(crossings: Crossings, line: number, x: number, tallies: readonly InkTally[]): void {
  const { starts, xs, east } = crossings
  const size = tallies.length
  let next = firstBeyond(crossings, line, x)
  let ink = inkBefore(crossings, line, next)
  for (let from = 0; from < size; ) {
    const to = next < starts[line + 1] ? Math.min(size, (xs[next] - x) * size) : size
    for (let column = Math.floor(from); column < to; column++)
      addToTally(tallies[column], ink, Math.min(column + 1, to) - Math.max(column, from))
    from = to
    if (from < size) ink = east[next++]
  }
}

function findCrossings(outline: Outline, y: number, lines: number, into: Crossings): void {
  const { chords, starts, listed, west, east } = outline
  const firstOf = (chord: number): number => Math.max(0, Math.ceil((chords[4 * chord + 1] - y) * lines - 0.5))
  const endOf = (chord: number): number => Math.min(lines, Math.ceil((chords[4 * chord + 3] - y) * lines - 0.5))
  into.row = y
  into.starts.fill(0)
  for (let i = starts[y]; i < starts[y + 1]; i++)
    for (let line = firstOf(listed[i]); line < endOf(listed[i]); line++) into.starts[line + 1]++
  for (let line = 0; line < lines; line++) into.starts[line + 1] += into.starts[line]
  if (into.xs.length < into.starts[lines]) Object.assign(into, createRoom(2 * into.starts[lines]))
  const filled = new Int32Array(lines)
  for (let i = starts[y]; i < starts[y + 1]; i++) {
    const chord = listed[i]
    const [upperX, upperY, lowerX, lowerY] = chords.subarray(4 * chord, 4 * chord + 4)
    for (let line = firstOf(chord); line < endOf(chord); line++) {
      const x = upperX + ((y + (line + 0.5) / lines - upperY) * (lowerX - upperX)) / (lowerY - upperY)
      insert(into, into.starts[line], filled[line]++, { x, west: west[chord], east: east[chord] })
    }
  }
}

function createRoom(count: number): Pick<Crossings, 'xs' | 'west' | 'east'> {
  return { xs: new Float64Array(count), west: new Uint8Array(count), east: new Uint8Array(count) }
}

type Crossing = { readonly x: number; readonly west: number; readonly east: number }

/** Inserts a crossing into the `count` sorted ones that begin at `start`, behind equal ones. */
function insert({ xs, west, east }: Crossings, start: number, count: number, crossing: Crossing): void {
  let at = start + count
  for (; at > start && xs[at - 1] > crossing.x; at--) {
    xs[at] = xs[at - 1]
    west[at] = west[at - 1]
    east[at] = east[at - 1]
  }
  xs[at] = crossing.x
  west[at] = crossing.west
  east[at] = crossing.east
}
