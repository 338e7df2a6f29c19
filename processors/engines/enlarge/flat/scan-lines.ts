import type { Outline } from './outline.ts'

/** Scan lines through one row of source pixels, each in the middle of a strip that no level boundary runs through. */
export type ScanLines = {
  count: number
  /** Height of each line in the row, 0..1. */
  heights: Float64Array
  /** Height of its strip, in even strips. */
  weights: Float64Array
  /** Lines of each row of the result: from its entry up to before the next. */
  readonly firsts: Int32Array
}

/**
 * Room for the scan lines of `scale` rows of the result to a source pixel.
 *
 * @param perRow lines of a row of the result where nothing is level
 */
export function createScanLines(scale: number, perRow: number): ScanLines {
  const lines = { count: 0, ...createRoom(scale * perRow), firsts: new Int32Array(scale + 1) }
  layScanLines(lines, [], scale, perRow)
  return lines
}

function createRoom(count: number): Pick<ScanLines, 'heights' | 'weights'> {
  return { heights: new Float64Array(count), weights: new Float64Array(count) }
}

/**
 * Lays the lines through even strips that are cut where boundaries are level, so that coverage on either side of these
 * is exact.
 *
 * @param levels heights of level boundaries in the row, between 0 and 1, ascending
 */
export function layScanLines(lines: ScanLines, levels: ArrayLike<number>, scale: number, perRow: number): void {
  const even = scale * perRow
  if (lines.heights.length < even + levels.length) Object.assign(lines, createRoom(even + levels.length))
  let count = 0
  let next = 0
  for (let strip = 0; strip < even; strip++) {
    if (strip % perRow === 0) lines.firsts[strip / perRow] = count
    const end = (strip + 1) / even
    for (let from = strip / even; from < end; count++) {
      while (next < levels.length && levels[next] <= from) next++
      const to = next < levels.length ? Math.min(end, levels[next]) : end
      lines.heights[count] = (from + to) / 2
      lines.weights[count] = to === end && from === strip / even ? 1 : (to - from) * even
      from = to
    }
  }
  lines.firsts[scale] = count
  lines.count = count
}

/** Levels of the outline inside row `y`, as heights in it. */
export function levelsIn({ levels }: Outline, y: number): Float64Array {
  const from = firstAbove(levels, levels.length, y)
  let to = from
  while (to < levels.length && levels[to] < y + 1) to++
  return levels.slice(from, to).map((level) => level - y)
}

/** Index of the first of `count` ascending values that is more than `limit`. */
export function firstAbove(values: Float64Array, count: number, limit: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle] > limit) high = middle
    else low = middle + 1
  }
  return low
}
