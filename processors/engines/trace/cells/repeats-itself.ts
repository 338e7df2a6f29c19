import type { PixelPlane } from '../picture/pixels.ts'

// Cells to each side that are looked at together.
const REACH = 2
// Measured, in shares of all places where inks change: cloths of threads 0.002 to 0.014, doubled pixels of rounded art 0.03 to 0.9.
const KINDS_MAX = 0.02

/**
 * Whether the cells follow each other in few ways, as threads do: pixels of enlarged art, whose edges slant and bend, do so in many.
 *
 * @param cracks pixel borders at which cells end
 */
export function repeatsItself(
  { data, width, height }: PixelPlane,
  columns: readonly number[],
  rows: readonly number[],
): boolean {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const [lefts, tops] = [
    [0, ...columns],
    [0, ...rows],
  ]
  const kinds = new Set<number>()
  let busy = 0
  for (let row = REACH; row + REACH < tops.length; row++) {
    for (let column = REACH; column + REACH < lefts.length; column++) {
      let hash = 0
      let isBusy = false
      const own = words[tops[row] * width + lefts[column]]
      for (let y = row - REACH; y <= row + REACH; y++) {
        for (let x = column - REACH; x <= column + REACH; x++) {
          const word = words[tops[y] * width + lefts[x]]
          isBusy ||= word !== own
          hash = (Math.imul(hash, 31) + word) | 0
        }
      }
      if (!isBusy) continue
      busy++
      kinds.add(hash)
    }
  }
  return busy > 0 && kinds.size <= KINDS_MAX * busy
}
