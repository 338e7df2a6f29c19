import { clamp } from '../numbers/clamp.ts'
import type { IndexPlane } from '../pattern/render/index-plane.ts'

const ROUNDS = 2
/** Of nine pixels, so that a straight edge and a corner stay and a lone pixel goes. */
const MAJORITY = 5

/**
 * Gives pixels that stand alone the ink most of their neighbours have: a screen cannot print them. An ink that would be
 * lost by it is left as it was.
 */
export function clearSpecks(plane: IndexPlane, inks: number, wraps: boolean): IndexPlane {
  let data = plane.data
  for (let round = 0; round < ROUNDS; round++) data = smoothOnce({ ...plane, data }, inks, wraps)
  const [before, after] = [countInks(plane.data, inks), countInks(data, inks)]
  const isLost = before.map((count, ink) => count > 0 && after[ink] === 0)
  if (isLost.some(Boolean)) data = data.map((ink, pixel) => (isLost[plane.data[pixel]] ? plane.data[pixel] : ink))
  return { ...plane, data }
}

function smoothOnce({ data, width, height }: IndexPlane, inks: number, wraps: boolean): Uint8Array {
  const smooth = new Uint8Array(data.length)
  const counts = new Uint8Array(inks)
  const place = (value: number, period: number): number =>
    wraps ? (value + period) % period : clamp(value, 0, period - 1)
  for (let y = 0; y < height; y++) {
    const rows = [place(y - 1, height) * width, y * width, place(y + 1, height) * width]
    for (let x = 0; x < width; x++) {
      const [left, right] = [place(x - 1, width), place(x + 1, width)]
      let winner = data[y * width + x]
      counts.fill(0)
      for (const row of rows)
        for (const column of [left, x, right]) {
          const ink = data[row + column]
          if (++counts[ink] >= MAJORITY) winner = ink
        }
      smooth[y * width + x] = winner
    }
  }
  return smooth
}

function countInks(data: Uint8Array, inks: number): number[] {
  const counts = Array<number>(inks).fill(0)
  for (const ink of data) counts[ink]++
  return counts
}
