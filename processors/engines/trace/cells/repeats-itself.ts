import type { PixelPlane } from '../picture/pixels.ts'

// Radius, in cells, of the neighbourhood that is compared.
const REACH = 2
// Largest share of distinct neighbourhoods among all places where inks change. Measured: 0.002 to 0.014 for cloths of
// threads, 0.03 to 0.9 for doubled pixels of rounded art.
const KINDS_MAX = 0.02

/**
 * Whether the cells follow one another in few distinct ways, as threads do. Pixels of enlarged art, with slanted and
 * curved edges, do so in many.
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
