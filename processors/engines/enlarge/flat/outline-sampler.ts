import { wrapIndex } from '../picture/sample-grid.ts'
import { type CellSamples, createCellSamples, fillWith } from './cell-sampler.ts'
import { addToTally, createInkTally, type InkTally, takeStrongest } from './ink-tally.ts'
import type { Outline } from './outline.ts'
import { createScanLines, firstAbove, layScanLines, levelsIn, type ScanLines } from './scan-lines.ts'

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
  const samples = createCellSamples(scale * scale)
  const tallies = Array.from({ length: scale }, createInkTally)
  const lines = createScanLines(scale, perRow)
  const crossings: Crossings = { starts: new Int32Array(lines.count + 1), ...createRoom(0), row: -1 }
  return (x, y) => {
    if (crossings.row !== y) {
      const levels = levelsIn(outline, y)
      if (levels.length > 0 || lines.count !== scale * perRow) layScanLines(lines, levels, scale, perRow)
      findCrossings(outline, y, lines, crossings)
    }
    samples.plainInk = findPlainInk(crossings, x, lines.count)
    if (samples.plainInk !== -1) return fillWith(samples, samples.plainInk)
    for (let row = 0; row < scale; row++) {
      for (const tally of tallies) tally.count = 0
      for (let line = lines.firsts[row]; line < lines.firsts[row + 1]; line++)
        measureLine(crossings, line, x, lines.weights[line], tallies)
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
function measureLine(
  crossings: Crossings,
  line: number,
  x: number,
  weight: number,
  tallies: readonly InkTally[],
): void {
  const { starts, xs, east } = crossings
  const size = tallies.length
  let next = firstBeyond(crossings, line, x)
  let ink = inkBefore(crossings, line, next)
  for (let from = 0; from < size; ) {
    const to = next < starts[line + 1] ? Math.min(size, (xs[next] - x) * size) : size
    for (let column = Math.floor(from); column < to; column++)
      addToTally(tallies[column], ink, weight * (Math.min(column + 1, to) - Math.max(column, from)))
    from = to
    if (from < size) ink = east[next++]
  }
}

function findCrossings(outline: Outline, y: number, { heights, count }: ScanLines, into: Crossings): void {
  const { chords, starts, listed, west, east } = outline
  const firstOf = (chord: number): number => firstAbove(heights, count, chords[4 * chord + 1] - y)
  const endOf = (chord: number): number => firstAbove(heights, count, chords[4 * chord + 3] - y)
  into.row = y
  if (into.starts.length <= count) into.starts = new Int32Array(count + 1)
  into.starts.fill(0)
  for (let i = starts[y]; i < starts[y + 1]; i++)
    for (let line = firstOf(listed[i]), end = endOf(listed[i]); line < end; line++) into.starts[line + 1]++
  for (let line = 0; line < count; line++) into.starts[line + 1] += into.starts[line]
  if (into.xs.length < into.starts[count]) Object.assign(into, createRoom(2 * into.starts[count]))
  const filled = new Int32Array(count)
  for (let i = starts[y]; i < starts[y + 1]; i++) {
    const chord = listed[i]
    const [upperX, upperY, lowerX, lowerY] = chords.subarray(4 * chord, 4 * chord + 4)
    for (let line = firstOf(chord), end = endOf(chord); line < end; line++) {
      const x = upperX + ((y + heights[line] - upperY) * (lowerX - upperX)) / (lowerY - upperY)
      insert(into, into.starts[line], filled[line]++, { x, west: west[chord], east: east[chord] })
    }
  }
  for (let line = 0; line < count; line++) untangle(into, into.starts[line], into.starts[line + 1])
}

/**
 * Sorts the crossings of one line so that each begins with the ink in which the one before it ends, where they can be:
 * boundaries that were fitted may overlap by a hair, and the ink between them would run on to the frame.
 */
function untangle({ xs, west, east }: Crossings, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    if (west[at] === east[at - 1]) continue
    let next = at + 1
    while (next < end && west[next] !== east[at - 1]) next++
    if (next === end) continue
    const [from, to] = [west[next], east[next]]
    for (let k = next; k > at; k--) {
      west[k] = west[k - 1]
      east[k] = east[k - 1]
    }
    west[at] = from
    east[at] = to
    // Where they overlap is nothing of either.
    xs.fill(xs[at], at, next + 1)
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

/** Looks into the cells of the picture as `createOutlineSampler` does, where the outline begins at `start` in it. */
export function createTracedSampler(
  { outline, start }: { readonly outline: Outline; readonly start: { readonly x: number; readonly y: number } },
  scale: number,
): (x: number, y: number) => CellSamples {
  const sample = createOutlineSampler(outline, scale)
  const { width, height } = outline
  return (x, y) => sample(wrapIndex(x - start.x, width), wrapIndex(y - start.y, height))
}
