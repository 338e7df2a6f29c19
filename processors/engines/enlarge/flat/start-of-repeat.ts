import type { SampleGrid } from '../picture/sample-grid.ts'

/**
 * The row that a picture begins at: the first one, or in a repeat one that depends on the content only, so that rolling
 * the repeat rolls the result.
 */
export function startOfRows(grid: SampleGrid): number {
  return grid.wrap.y ? leastRotation(sumsOfRows(grid)) : 0
}

/**
 * The same as a pixel. In a half-drop repeat columns come again further down, so the column is chosen first and rows
 * are counted from it.
 */
export function startOfRepeat(grid: SampleGrid): { readonly x: number; readonly y: number } {
  const x = grid.wrap.x ? leastRotation(sumsOfRows(turned(grid))) : 0
  return { x, y: grid.wrap.y ? leastRotation(placedSumsOfRows(grid, x)) : 0 }
}

/**
 * Whether there is one such pixel only: not in a repeat that holds the same several times, as a half-drop does, which
 * may begin at any of them.
 */
export function beginsOnce(grid: SampleGrid): boolean {
  const { wrap } = grid
  const { x } = startOfRepeat(grid)
  return (!wrap.x || !isPeriodic(sumsOfRows(turned(grid)))) && (!wrap.y || !isPeriodic(placedSumsOfRows(grid, x)))
}

/** Whether a ring is the same when it is turned by less than all of it; by the failures of D. Knuth, J. Morris and V. Pratt, 1977. */
function isPeriodic(sums: Float64Array): boolean {
  const { length } = sums
  const alike = new Int32Array(length)
  for (let at = 1; at < length; at++) {
    let count = alike[at - 1]
    while (count > 0 && sums[at] !== sums[count]) count = alike[count - 1]
    alike[at] = sums[at] === sums[count] ? count + 1 : 0
  }
  const period = length - alike[length - 1]
  return period < length && length % period === 0
}

/** Index at which the lexicographically least rotation of a ring begins (J. Shiloach, 1981). */
function leastRotation(sums: Float64Array): number {
  const { length } = sums
  let [one, other, alike] = [0, 1, 0]
  while (one < length && other < length && alike < length) {
    const difference = sums[(one + alike) % length] - sums[(other + alike) % length]
    if (difference === 0) alike++
    else {
      if (difference > 0) one += alike + 1
      else other += alike + 1
      if (one === other) other++
      alike = 0
    }
  }
  return Math.min(one, other)
}

/** An integer hash of what each row holds and in which order, the same wherever along the row one begins. */
function sumsOfRows({
  samples,
  width,
  height,
  channels,
}: Pick<SampleGrid, 'samples' | 'width' | 'height' | 'channels'>): Float64Array {
  const sums = new Float64Array(height)
  const length = width * channels
  for (let y = 0; y < height; y++)
    for (let i = 0; i < length; i++) {
      const own = Math.round(samples[y * length + i])
      sums[y] += own * own * (1 + Math.round(samples[y * length + ((i + channels) % length)]))
    }
  return sums
}

/** An integer hash of what each row holds when read from a given column on. */
function placedSumsOfRows({ samples, width, height, channels }: SampleGrid, firstColumn: number): Float64Array {
  const sums = new Float64Array(height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        const place = (x - firstColumn + width) % width
        sums[y] += (1 + place * channels + c) * Math.round(samples[(y * width + x) * channels + c])
      }
  return sums
}

function turned({
  samples,
  width,
  height,
  channels,
}: SampleGrid): Pick<SampleGrid, 'samples' | 'width' | 'height' | 'channels'> {
  const columns = new Float32Array(samples.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        columns[(x * height + y) * channels + c] = samples[(y * width + x) * channels + c]
  return { samples: columns, width: height, height: width, channels }
}
