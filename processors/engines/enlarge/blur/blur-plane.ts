import { foldIndex, type Wrap } from '../picture/sample-grid.ts'
import type { Kernel } from './kernels.ts'

/** Blurs one channel, `width` × `height` values by rows, into `into`; the two may not be the same array. */
export type PlaneBlur = (plane: Float32Array, into: Float32Array) => void

/** A blur along rows and columns that keeps its tables. Edges of the picture go on as they are, or around a repeat. */
export function createPlaneBlur({ taps }: Kernel, width: number, height: number, wrap: Wrap): PlaneBlur {
  const reach = taps.length >> 1
  const along = new Float32Array(width * height)
  const line = new Float32Array(width + 2 * reach)
  const columns = Int32Array.from(line, (_, i) => foldIndex(i - reach, width, wrap.x))
  return (plane, into) => {
    for (let y = 0; y < height; y++) {
      for (let i = 0; i < line.length; i++) line[i] = plane[y * width + columns[i]]
      for (let x = 0; x < width; x++) {
        let sum = taps[reach] * line[x + reach]
        for (let k = 1; k <= reach; k++) sum += taps[reach + k] * (line[x + reach - k] + line[x + reach + k])
        along[y * width + x] = sum
      }
    }
    for (let y = 0; y < height; y++) {
      const own = y * width
      for (let x = 0; x < width; x++) into[own + x] = taps[reach] * along[own + x]
      for (let k = 1; k <= reach; k++) {
        const above = foldIndex(y - k, height, wrap.y) * width
        const below = foldIndex(y + k, height, wrap.y) * width
        const weight = taps[reach + k]
        for (let x = 0; x < width; x++) into[own + x] += weight * (along[above + x] + along[below + x])
      }
    }
  }
}
