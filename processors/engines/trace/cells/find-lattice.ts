import { layPixels } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { Cells } from './cells.ts'
import { countLines } from './count-lines.ts'
import type { Axis } from './cuts.ts'
import { explainsPicture } from './explain-lattice.ts'
import { joinRareInks } from './join-rare-inks.ts'
import { type Crossing, crossingsOf, listRuns, plainLines, type Rgba, type Run, type Strip } from './lattice-side.ts'
import { inkByGrounds } from './line-shares.ts'
import { paintLattice } from './paint-lattice.ts'
import { isHalfLine, solveRun } from './solve-run.ts'

// With fewer edges single shapes can be located instead.
const STRIPS_MIN = 12
// Least number of lines in all, and in each direction, of a chart of lines and cells.
const LINES_MIN = 8
const LINES_BOTH_WAYS_MIN = 3

/**
 * A picture of axis-parallel lines and cells only, some thinner than two pixels: charts, graph paper, line plaids.
 * Undefined where something is slanted or curved, or strips do not explain the pixels.
 *
 * @param columns 1 for every border between columns at which a pixel changes, indexed by the column after it; `rows`
 * alike
 */
export function findLattice(plane: PixelPlane, columns: Uint8Array, rows: Uint8Array): Cells | undefined {
  const { data, width, height } = plane
  const across: Axis = { count: width, step: 1, lines: height, lineStep: width }
  const down: Axis = { count: height, step: width, lines: width, lineStep: 1 }
  const runsAcross = listRuns(columns, width)
  const runsDown = runsAcross && listRuns(rows, height)
  if (!runsAcross || !runsDown || runsAcross.length + runsDown.length < STRIPS_MIN) return undefined
  const plainColumns = plainLines(runsAcross, width)
  const plainRows = plainLines(runsDown, height)
  const inks = listInks(data, width, wideOnly(plainColumns, runsAcross), wideOnly(plainRows, runsDown))
  const sides = [sideOf(data, across, runsAcross, plainRows), sideOf(data, down, runsDown, plainColumns)]
  const certain = sides.flatMap(certainInks)
  const [stripsAcross, stripsDown] = sides.map((side) => solveSide(data, side, certain, [...certain, ...inks]))
  if (!stripsAcross || !stripsDown) return undefined
  const colors = paintLattice(plane, stripsAcross, stripsDown)
  const [widths, heights] = [lengthsOf(stripsAcross, width), lengthsOf(stripsDown, height)]
  joinRareInks(colors, widths, heights)
  if (!hasLines(colors, widths, heights)) return undefined
  if (!explainsPicture(plane, stripsAcross, stripsDown, colors)) return undefined
  const isCrisp = [...stripsAcross, ...stripsDown].every(({ start, from }) => start === from)
  const finer = isCrisp ? 1 : finerFor(width * height)
  const [columnsOf, rowsOf] = [pixelsOf(stripsAcross, width, finer), pixelsOf(stripsDown, height, finer)]
  if (!columnsOf || !rowsOf) return undefined
  const painted = {
    ...plane,
    data: layOut(columnsOf, rowsOf, colors),
    width: width * finer,
    height: height * finer,
  }
  return {
    ...layPixels(painted),
    placesX: placesOf(stripsAcross, columnsOf, finer),
    placesY: placesOf(stripsDown, rowsOf, finer),
    finer,
    isLattice: true,
  }
}

// Largest number of pixels of the finer picture, because of the memory of its labels.
const FINER_PIXELS_MAX = 4_500_000

/**
 * Sub-pixels per pixel along each side: lines below others are hidden by whole pixels, which must lie where the strips
 * do.
 */
function finerFor(pixels: number): number {
  return [4, 2].find((times) => pixels * times * times <= FINER_PIXELS_MAX) ?? 1
}

/** Lines in the middle of strips of at least three pixels; two pixels may be one half of a line. */
function wideOnly(lines: readonly number[], runs: readonly Run[]): number[] {
  return lines.filter((line) => runs.every(([first, last]) => line - last > 0 || first - line > 1))
}

function hasLines(colors: Uint8Array, widths: readonly number[], heights: readonly number[]): boolean {
  const words = new Uint32Array(colors.buffer, colors.byteOffset, colors.length / 4)
  const [columns, rows] = [widths.length, heights.length]
  const upright = countLines(words, widths, 1, { count: rows, along: columns })
  const level = countLines(words, heights, columns, { count: columns, along: 1 })
  return Math.min(upright, level) >= LINES_BOTH_WAYS_MIN && upright + level >= LINES_MIN
}

type Side = {
  readonly axis: Axis
  readonly runs: readonly Run[]
  readonly lines: readonly number[]
  /** What each run shows on each line. */
  readonly crossings: readonly (readonly Crossing[])[]
}

function sideOf(data: Uint8Array, axis: Axis, runs: readonly Run[], lines: readonly number[]): Side {
  return { axis, runs, lines, crossings: runs.map((run) => crossingsOf(data, axis, run, lines)) }
}

function certainInks({ crossings }: Side): Rgba[] {
  return crossings.flatMap((seen) => {
    const ink = inkByGrounds(seen)
    return ink ? [ink] : []
  })
}

function solveSide(
  data: Uint8Array,
  { axis, runs, lines, crossings }: Side,
  certain: readonly Rgba[],
  inks: readonly Rgba[],
): Strip[] | undefined {
  const strips: Strip[] = [{ start: 0, from: 0, pure: 0, thin: undefined }]
  for (let i = 0; i < runs.length; i++) {
    const joined = joinedRun(runs[i], runs[i + 1])
    const seen = joined && crossingsOf(data, axis, joined, lines)
    const isHalf = joined !== undefined && seen !== undefined && isHalfLine(seen, certain)
    const solved = isHalf ? solveRun(joined, seen, certain) : solveRun(runs[i], crossings[i], inks)
    if (!solved) return undefined
    strips.push(...solved)
    if (isHalf) i++
  }
  return strips
}

/** Two borders with two equal pixels between them as one run. */
function joinedRun([first, last]: Run, next: Run | undefined): Run | undefined {
  return next && first === last && next[0] === first + 2 && next[1] === first + 2 ? [first, next[0]] : undefined
}

// Largest number of inks that lines may have, the most frequent first.
const INKS_MAX = 16

function listInks(data: Uint8Array, width: number, columns: readonly number[], rows: readonly number[]): Rgba[] {
  const counts = new Map<string, { count: number; readonly color: Rgba }>()
  for (const row of rows)
    for (const column of columns) {
      const at = (row * width + column) * 4
      const color = [...data.subarray(at, at + 4)]
      const found = counts.get(color.join())
      if (found) found.count++
      else counts.set(color.join(), { count: 1, color })
    }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, INKS_MAX)
    .map(({ color }) => color)
}

function lengthsOf(strips: readonly Strip[], size: number): number[] {
  return strips.map(({ start }, i) => (strips[i + 1]?.start ?? size) - start)
}

/** First pixel of each strip, and the end of the side; undefined where a strip would have no pixel. */
function pixelsOf(strips: readonly Strip[], size: number, finer: number): Int32Array | undefined {
  const pixels = Int32Array.from([
    ...strips.map(({ start, from }) => Math.round(finer > 1 ? start * finer : from)),
    size * finer,
  ])
  return pixels.every((pixel, i) => i === 0 || pixel > pixels[i - 1]) ? pixels : undefined
}

/** The colours of all cells of the lattice as pixels. */
function layOut(columns: Int32Array, rows: Int32Array, colors: Uint8Array): Uint8Array {
  const words = new Uint32Array(colors.buffer, colors.byteOffset, colors.length / 4)
  const [across, width] = [columns.length - 1, columns[columns.length - 1]]
  const out = new Uint32Array(width * rows[rows.length - 1])
  const line = new Uint32Array(width)
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column < across; column++)
      line.fill(words[row * across + column], columns[column], columns[column + 1])
    for (let y = rows[row]; y < rows[row + 1]; y++) out.set(line, y * width)
  }
  return new Uint8Array(out.buffer)
}

function placesOf(strips: readonly Strip[], pixels: Int32Array, finer: number): Float64Array {
  const size = pixels[pixels.length - 1]
  const places = Float64Array.from({ length: size + 1 }, (_, border) => border)
  strips.forEach(({ start }, i) => {
    places[pixels[i]] = Math.min(size, Math.max(0, start * finer))
  })
  return places
}
