import type { PixelPlane } from '../picture/pixels.ts'
import type { Strip } from './lattice-side.ts'

// Levels that a pixel may lie from what the lattice makes of it, as renderers place edges in quarters of a pixel; of how many it may be more, as
// where lines cross that let each other through; and the mean of all that change.
const MISS_MAX = 40
const MISSED_SHARE_MAX = 0.03
const MEAN_MISS_MAX = 10

/** Strips that share a pixel, and their shares. */
type Cover = readonly (readonly [strip: number, share: number])[]

/** Whether the cells, drawn with exact coverage, are the picture. */
export function explainsPicture(
  { data, width, height }: PixelPlane,
  across: readonly Strip[],
  down: readonly Strip[],
  colors: Uint8Array,
): boolean {
  const columns = coversOf(across, width)
  const rows = coversOf(down, height)
  let missed = 0
  let sum = 0
  let mixed = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const miss = missAt(data, (y * width + x) * 4, columns[x], rows[y], colors, across.length)
      if (miss > MISS_MAX) missed++
      if (columns[x].length > 1 || rows[y].length > 1) {
        mixed++
        sum += miss
      }
    }
  return missed <= MISSED_SHARE_MAX * width * height && sum <= MEAN_MISS_MAX * Math.max(1, mixed)
}

function coversOf(strips: readonly Strip[], size: number): Cover[] {
  const covers: (readonly [number, number])[][] = Array.from({ length: size }, () => [])
  strips.forEach(({ start }, strip) => {
    const end = Math.min(size, strips[strip + 1]?.start ?? size)
    for (let pixel = Math.floor(start); pixel < end; pixel++) {
      const share = Math.min(end, pixel + 1) - Math.max(start, pixel)
      if (share > 0) covers[pixel].push([strip, share])
    }
  })
  return covers
}

/** The largest difference of a channel. */
function missAt(data: Uint8Array, at: number, columns: Cover, rows: Cover, colors: Uint8Array, stride: number): number {
  let most = 0
  for (let c = 0; c < 4; c++) {
    let level = 0
    for (const [row, down] of rows)
      for (const [column, across] of columns) level += down * across * colors[(row * stride + column) * 4 + c]
    most = Math.max(most, Math.abs(level - data[at + c]))
  }
  return most
}
