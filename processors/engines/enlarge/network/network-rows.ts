import type { PixelRows } from '../bands/pixel-rows.ts'
import { foldIndex } from '../picture/sample-grid.ts'
import type { Upscaler } from './upscaler.ts'

/** Bands of finished rows kept where somebody looks a little above and below the row that he draws. */
const BANDS_KEPT = 2

export type NetworkRowsOptions = {
  /** Awaited before every square; throws when the work is no longer wanted. */
  readonly beforeTile?: (() => void) | undefined
  /** Squares nobody will look at are left as they are: told by their first source column, row and side. */
  readonly isWanted?: ((left: number, top: number, side: number) => boolean) | undefined
  /** Whether each row is asked for once, from the top down. */
  readonly isReadOnce?: boolean
}

/**
 * The rows of a picture in colour enlarged by a network, drawn square by square on a grid that begins at the top left corner. Every
 * pixel is the sum of the same products in the same order wherever its square begins, so rolling a repeat rolls the result.
 */
export function createNetworkRows(source: PixelRows, upscaler: Upscaler, options: NetworkRowsOptions): PixelRows {
  const { scale, tile } = upscaler
  const width = source.width * scale
  const height = source.height * scale
  const bands = new Map<number, Uint8Array>()
  const bandsKept = options.isReadOnce ? 1 : BANDS_KEPT
  const bandAt = async (number: number): Promise<Uint8Array> => {
    const known = bands.get(number)
    // Taken out and put back, so that the first key is always the band longest unused.
    bands.delete(number)
    const oldest = bands.size >= bandsKept ? bands.keys().next().value : undefined
    const spare = oldest === undefined ? undefined : bands.get(oldest)
    if (!known && oldest !== undefined) bands.delete(oldest)
    const band = known ?? (await drawBand(source, upscaler, number * tile, spare, options))
    bands.set(number, band)
    return band
  }
  return {
    width,
    height,
    channels: 3,
    wrap: source.wrap,
    row: async (y) => {
      const bandRows = tile * scale
      const band = await bandAt(Math.floor(y / bandRows))
      const start = (y % bandRows) * width * 3
      return band.subarray(start, start + width * 3)
    },
  }
}

/** Draws the source rows from `top` on, one square high. Rows below the picture's end are left as they are. */
async function drawBand(
  source: PixelRows,
  upscaler: Upscaler,
  top: number,
  spare: Uint8Array | undefined,
  { beforeTile, isWanted = () => true }: NetworkRowsOptions,
): Promise<Uint8Array> {
  const { scale, tile, halo } = upscaler
  const rowBytes = source.width * scale * 3
  const band = spare ?? new Uint8Array(Math.min(tile, source.height) * scale * rowBytes)
  const strip = await readStrip(source, top - halo, tile + 2 * halo)
  const window = new Uint8Array((tile + 2 * halo) ** 2 * 3)
  const rows = Math.min(tile, source.height - top) * scale
  for (let left = 0; left < source.width; left += tile) {
    if (!isWanted(left, top, tile)) continue
    beforeTile?.()
    cutWindow(strip, source, left - halo, window, tile + 2 * halo)
    const drawn = await upscaler.run(window)
    const columns = Math.min(tile, source.width - left) * scale
    for (let y = 0; y < rows; y++) {
      const from = y * tile * scale * 3
      band.set(drawn.subarray(from, from + columns * 3), y * rowBytes + left * scale * 3)
    }
  }
  return band
}

async function readStrip(source: PixelRows, top: number, rows: number): Promise<Uint8Array> {
  const rowBytes = source.width * 3
  const strip = new Uint8Array(rows * rowBytes)
  for (let row = 0; row < rows; row++)
    strip.set(await source.row(foldIndex(top + row, source.height, source.wrap.y)), row * rowBytes)
  return strip
}

function cutWindow(
  strip: Uint8Array,
  { width, wrap }: PixelRows,
  left: number,
  window: Uint8Array,
  side: number,
): void {
  const isInside = left >= 0 && left + side <= width
  for (let y = 0; y < side; y++) {
    const start = y * width * 3
    if (isInside) {
      window.set(strip.subarray(start + left * 3, start + (left + side) * 3), y * side * 3)
      continue
    }
    for (let x = 0; x < side; x++) {
      const from = start + foldIndex(left + x, width, wrap.x) * 3
      const to = (y * side + x) * 3
      for (let c = 0; c < 3; c++) window[to + c] = strip[from + c]
    }
  }
}
