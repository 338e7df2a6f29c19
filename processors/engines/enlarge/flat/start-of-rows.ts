import type { SampleGrid } from '../picture/sample-grid.ts'

/**
 * The row that a picture begins at: the first one, but in a repeat, which has none, the one told by what the rows hold. However a repeat is rolled, it
 * is the same row, or one that the picture is the same from. It is the least rotation of the rows' sums (J. Shiloach, 1981).
 */
export function startOfRows(grid: SampleGrid): number {
  const { height, wrap } = grid
  if (!wrap.y) return 0
  const sums = sumsOfRows(grid)
  let [one, other, alike] = [0, 1, 0]
  while (one < height && other < height && alike < height) {
    const difference = sums[(one + alike) % height] - sums[(other + alike) % height]
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
function sumsOfRows({ samples, width, height, channels }: SampleGrid): Float64Array {
  const sums = new Float64Array(height)
  const length = width * channels
  for (let y = 0; y < height; y++)
    for (let i = 0; i < length; i++) {
      const own = Math.round(samples[y * length + i])
      sums[y] += own * own * (1 + Math.round(samples[y * length + ((i + channels) % length)]))
    }
  return sums
}
