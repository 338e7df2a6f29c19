import type { PixelPlane } from '../picture/pixels.ts'
import type { Strip } from './lattice-side.ts'

// Limits on the difference between picture and lattice, levels: of a pixel (renderers place edges in quarters of a
// pixel), the share of pixels that may exceed it (as where crossing lines are translucent), and the mean over all mixed
// pixels.
const MISS_MAX = 40
const MISSED_SHARE_MAX = 0.03
const MEAN_MISS_MAX = 10

/** Strips that share a pixel, and their shares. */
type Cover = readonly (readonly [strip: number, share: number])[]

/** Whether the cells, rendered with exact coverage, give the picture. */
export function explainsPicture(
  { data, width, height }: PixelPlane,
  across: readonly Strip[],
  down: readonly Strip[],
  colors: Uint8Array,
): boolean {
  const columns = coversOf(across, width)
  const rows = coversOf(down, height)
  const misses: Misses = { missed: 0, sum: 0, mixed: 0 }
  const words = new Uint32Array(colors.buffer, colors.byteOffset, colors.length / 4)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let y = 0; y < height; y++) {
    const [[row]] = rows[y]
    const isPlain = rows[y].length === 1
    for (let x = 0; x < width; x++) {
      const cover = columns[x]
      // Most pixels lie in one cell and have exactly its colour.
      if (isPlain && cover.length === 1 && pixels[y * width + x] === words[row * across.length + cover[0][0]]) continue
      addMiss(
        misses,
        missAt(data, (y * width + x) * 4, cover, rows[y], colors, across.length),
        cover.length > 1 || !isPlain,
      )
    }
  }
  return misses.missed <= MISSED_SHARE_MAX * width * height && misses.sum <= MEAN_MISS_MAX * Math.max(1, misses.mixed)
}

type Misses = { missed: number; sum: number; mixed: number }

function addMiss(misses: Misses, miss: number, isMixed: boolean): void {
  if (miss > MISS_MAX) misses.missed++
  if (!isMixed) return
  misses.mixed++
  misses.sum += miss
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

/** Largest difference in a channel, levels. */
function missAt(data: Uint8Array, at: number, columns: Cover, rows: Cover, colors: Uint8Array, stride: number): number {
  let most = 0
  for (let c = 0; c < 4; c++) {
    let level = 0
    for (let r = 0; r < rows.length; r++)
      for (let i = 0; i < columns.length; i++)
        level += rows[r][1] * columns[i][1] * colors[(rows[r][0] * stride + columns[i][0]) * 4 + c]
    most = Math.max(most, Math.abs(level - data[at + c]))
  }
  return most
}
