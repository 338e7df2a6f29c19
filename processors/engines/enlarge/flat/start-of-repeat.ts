import type { SampleGrid } from '../picture/sample-grid.ts'

/**
 * The row that a picture begins at: the first one, but in a repeat, which has none, the one told by what the rows hold. However a repeat is rolled, it
 * is the same row, or one that the picture is the same from.
 */
export function startOfRows(grid: SampleGrid): number {
  return grid.wrap.y ? leastRotation(sumsOfRows(grid)) : 0
}

/**
 * The pixel that a picture begins at. Of a half-drop repeat columns come again further down, so which of them is the first decides where rows
 * are counted from.
 */
export function startOfRepeat(grid: SampleGrid): { readonly x: number; readonly y: number } {
  const x = grid.wrap.x ? leastRotation(sumsOfRows(turned(grid))) : 0
  return { x, y: grid.wrap.y ? leastRotation(placedSumsOfRows(grid, x)) : 0 }
}

/** Where the least rotation of a ring of numbers begins (J. Shiloach, 1981). */
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

/** A whole number for what each row holds and in which order, the same wherever along it the row begins. */
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

/** A whole number for what each row holds when it is read from a column on. */
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
