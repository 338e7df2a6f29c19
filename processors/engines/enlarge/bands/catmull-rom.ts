// Catmull-Rom cubic convolution (R. Keys, "Cubic convolution interpolation for digital image processing", 1981, a =
// -1/2) with half-pixel centres: output pixel X looks at source position (X + 1/2) / scale - 1/2, so nothing moves.
// libvips enlarges half an output pixel too far right and down, which is why this is ours.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** The four source neighbours of one output position: the first one's offset from the cell, and their weights. */
export type Phase = { readonly first: number; readonly weights: readonly [number, number, number, number] }

/** Computes any row of the enlargement; rows asked for in order share their work. */
export type RowInterpolator = {
  /**
   * Writes row `y` of the enlarged grid: width × scale × channels samples, clamped to 0..255, alpha still multiplied
   * in.
   */
  readonly writeRow: (y: number, into: Uint8ClampedArray | Float32Array) => void
}

/** Weights of the neighbours at distances 1 + t, t, 1 - t and 2 - t, for t in 0..1. */
export function catmullRomWeights(t: number): [number, number, number, number] {
  const t2 = t * t
  const t3 = t2 * t
  return [-0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t, 0.5 * t3 - 0.5 * t2]
}

/** One phase for each of the `scale` output positions inside a source cell. */
export function catmullRomPhases(scale: number): readonly Phase[] {
  return Array.from({ length: scale }, (_, position) => {
    const at = (position + 0.5) / scale - 0.5
    const base = Math.floor(at)
    return { first: base - 1, weights: catmullRomWeights(at - base) }
  })
}

/**
 * Every value depends on its own sixteen source pixels alone, so rows are the same in whatever order they are asked
 * for.
 */
export function createRowInterpolator(grid: SampleGrid, scale: number): RowInterpolator {
  const phases = catmullRomPhases(scale)
  const rowLength = grid.width * scale * grid.channels
  // Four neighbours are in use at once; the ring of eight keeps a row until it cannot be wanted again.
  const ring = Array.from({ length: 8 }, () => ({ row: -1, values: new Float32Array(rowLength) }))
  const widened = (row: number): Float32Array => {
    const slot = ring[row & 7]
    if (slot.row !== row) {
      widenRow(grid, row, scale, phases, slot.values)
      slot.row = row
    }
    return slot.values
  }
  return {
    writeRow: (y, into) => {
      const { first, weights } = phases[y % scale]
      const top = Math.floor(y / scale) + first
      const rows = [0, 1, 2, 3].map((k) => foldIndex(top + k, grid.height, grid.wrap.y))
      // Small repeats fold onto few rows and tall ones may meet in the ring, so colliding rows are copied before use.
      const values = rows.map((row, k) => {
        const isOverwritten = rows.some((other, later) => later > k && other !== row && (other & 7) === (row & 7))
        return isOverwritten ? widened(row).slice() : widened(row)
      })
      blendRows(values[0], values[1], values[2], values[3], weights, into)
    },
  }
}

function blendRows(
  a: Float32Array,
  b: Float32Array,
  c: Float32Array,
  d: Float32Array,
  [wa, wb, wc, wd]: Phase['weights'],
  into: Uint8ClampedArray | Float32Array,
): void {
  for (let i = 0; i < into.length; i++) into[i] = a[i] * wa + b[i] * wb + c[i] * wc + d[i] * wd
}

function widenRow(
  { samples, width, channels, wrap }: SampleGrid,
  row: number,
  scale: number,
  phases: readonly Phase[],
  into: Float32Array,
): void {
  const start = row * width * channels
  for (let position = 0; position < scale; position++) {
    const { first, weights } = phases[position]
    const [wa, wb, wc, wd] = weights
    for (let cell = 0; cell < width; cell++) {
      const a = start + foldIndex(cell + first, width, wrap.x) * channels
      const b = start + foldIndex(cell + first + 1, width, wrap.x) * channels
      const c = start + foldIndex(cell + first + 2, width, wrap.x) * channels
      const d = start + foldIndex(cell + first + 3, width, wrap.x) * channels
      const to = (cell * scale + position) * channels
      for (let k = 0; k < channels; k++)
        into[to + k] = samples[a + k] * wa + samples[b + k] * wb + samples[c + k] * wc + samples[d + k] * wd
    }
  }
}
