import type { Candidates } from './list-candidates.ts'

const PAST_FRAME = -1

/**
 * Finds of each candidate the same ink's in the pixels to the left, to the right, above and below: 0 in a pixel that has none
 * of it, 1 in one that holds nothing else, -1 past the frame.
 *
 * @param beside where to write them, four numbers per candidate
 */
export function findBeside(candidates: Candidates, width: number, height: number, beside: Int32Array): void {
  const { label, open, first, ink } = candidates
  const indexOf = new Int32Array(width * height).fill(-1)
  for (let index = 0; index < open.length; index++) indexOf[open[index]] = index
  const find = (pixel: number, own: number): number => {
    const index = indexOf[pixel]
    if (index < 0) return Number(label[pixel] === own)
    const end = first[index + 1]
    for (let k = first[index]; k < end; k++) if (ink[k] === own) return k
    return 0
  }
  const last = width * (height - 1)
  for (let index = 0; index < open.length; index++) {
    const pixel = open[index]
    const x = pixel % width
    for (let k = first[index]; k < first[index + 1]; k++) {
      const own = ink[k]
      beside[4 * k] = x > 0 ? find(pixel - 1, own) : PAST_FRAME
      beside[4 * k + 1] = x + 1 < width ? find(pixel + 1, own) : PAST_FRAME
      beside[4 * k + 2] = pixel >= width ? find(pixel - width, own) : PAST_FRAME
      beside[4 * k + 3] = pixel < last ? find(pixel + width, own) : PAST_FRAME
    }
  }
}
