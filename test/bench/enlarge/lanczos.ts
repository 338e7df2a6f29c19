import { foldIndex } from '../../../processors/engines/enlarge/picture/sample-grid.ts'
import { lanczosWeight, type Picture } from './picture.ts'

const LOBES = 3

/**
 * Lanczos with three lobes and half-pixel centres (C. E. Duchon, "Lanczos filtering in one and two dimensions", 1979).
 */
export function enlargeByLanczos({ data, width, height, channels }: Picture, scale: number, wraps: boolean): Picture {
  const phases = Array.from({ length: scale }, (_, position) => phaseAt((position + 0.5) / scale - 0.5))
  const [w, h] = [width * scale, height * scale]
  const wide = new Float32Array(w * height * channels)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < w; x++) {
      const { first, weights } = phases[x % scale]
      for (let k = 0; k < weights.length; k++) {
        const from = (y * width + foldIndex(Math.floor(x / scale) + first + k, width, wraps)) * channels
        for (let c = 0; c < channels; c++) wide[(y * w + x) * channels + c] += weights[k] * data[from + c]
      }
    }
  const rowLength = w * channels
  const sums = new Float32Array(rowLength)
  const out = new Uint8ClampedArray(rowLength * h)
  for (let y = 0; y < h; y++) {
    const { first, weights } = phases[y % scale]
    sums.fill(0)
    for (let k = 0; k < weights.length; k++) {
      const from = foldIndex(Math.floor(y / scale) + first + k, height, wraps) * rowLength
      for (let i = 0; i < rowLength; i++) sums[i] += weights[k] * wide[from + i]
    }
    out.set(sums, y * rowLength)
  }
  return { data: new Uint8Array(out.buffer), width: w, height: h, channels }
}

function phaseAt(at: number): { readonly first: number; readonly weights: readonly number[] } {
  const first = Math.floor(at) - LOBES + 1
  const raw = Array.from({ length: 2 * LOBES }, (_, k) => lanczosWeight(at - first - k, LOBES))
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return { first, weights: raw.map((weight) => weight / total) }
}
