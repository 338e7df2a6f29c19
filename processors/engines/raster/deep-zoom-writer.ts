import type { ByteTarget } from './byte-target.ts'
import { halveRows } from './halve-rows.ts'
import { encodePng } from './png-writer.ts'
import { checkLayout, createRowCounter, type RasterLayout, type RowSink, samplesPerPixel } from './row-sink.ts'
import { createZipWriter, ZIP_ENTRIES_MAX, type ZipWriter } from './zip-writer.ts'

/** Side of a tile without the pixel it shares with each neighbour: 256 with both. */
const TILE = 254
const OVERLAP = 1
/** Tiles coded at once: as many as keep the thread pool busy. */
const TILES_AT_ONCE = 8
/** Name of the picture inside the archive. */
const NAME = 'picture'

/** One size of the picture: the rows that its next tiles need, and the row that waits for its pair. */
type Level = {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly rows: Uint8Array[]
  /** Row number of `rows[0]`. */
  firstRow: number
  tileRow: number
  unpaired: Uint8Array | undefined
}

/** Tiles of a whole pyramid, all sizes together; the archive cannot count more than `ZIP_ENTRIES_MAX`. */
export function countDeepZoomTiles(width: number, height: number): number {
  return sizesOf(width, height).reduce((sum, [w, h]) => sum + Math.ceil(w / TILE) * Math.ceil(h / TILE), 0)
}

/**
 * Writes a Deep Zoom tile set (DZI, Seadragon's pyramid of PNG tiles) as one zip archive: `picture.dzi` and
 * `picture_files/<level>/<column>_<row>.png`. Each size is made from the rows of the next larger one as they come, so
 * one row of tiles of each is held and never the picture.
 *
 * @throws RangeError when there would be more tiles than an archive can count
 */
export async function openDeepZoomWriter(target: ByteTarget, layout: RasterLayout): Promise<RowSink> {
  checkLayout(layout)
  const { width, height, kind } = layout
  if (kind === 'indexed') throw new RangeError('tiles are made of colours, not of inks')
  if (countDeepZoomTiles(width, height) >= ZIP_ENTRIES_MAX) throw new RangeError('there would be too many tiles')
  const counter = createRowCounter(layout)
  const zip = createZipWriter(target)
  const rowBytes = width * samplesPerPixel[kind]
  const levels = sizesOf(width, height).map(([w, h], number): Level => {
    return { number, width: w, height: h, rows: [], firstRow: 0, tileRow: 0, unpaired: undefined }
  })
  await zip.add(`${NAME}.dzi`, manifest(width, height))
  return {
    write: async (rows) => {
      counter.take(rows)
      for (let at = 0; at < rows.length; at += rowBytes)
        await takeRow(zip, levels, levels.length - 1, rows.slice(at, at + rowBytes), layout)
    },
    close: async () => {
      counter.finish()
      await zip.close()
    },
    discard: target.discard,
  }
}

/** Sides of every size, from one pixel up to the whole. */
function sizesOf(width: number, height: number): readonly (readonly [number, number])[] {
  const largest = Math.ceil(Math.log2(Math.max(width, height)))
  return Array.from({ length: largest + 1 }, (_, number) => {
    const divisor = 2 ** (largest - number)
    return [Math.ceil(width / divisor), Math.ceil(height / divisor)] as const
  })
}

function manifest(width: number, height: number): Uint8Array {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Image xmlns="http://schemas.microsoft.com/deepzoom/2008" Format="png" Overlap="${OVERLAP}" TileSize="${TILE}"><Size Width="${width}" Height="${height}"/></Image>\n`,
  )
}

async function takeRow(
  zip: ZipWriter,
  levels: readonly Level[],
  number: number,
  row: Uint8Array,
  layout: RasterLayout,
): Promise<void> {
  const level = levels[number]
  level.rows.push(row)
  const seen = level.firstRow + level.rows.length
  // The row that ends the last tiles but one may be all there is to the last ones.
  while (level.tileRow * TILE < level.height && seen === lastRowOf(level) + 1) await writeTileRow(zip, level, layout)
  if (number === 0) return
  if (level.unpaired === undefined && seen < level.height) {
    level.unpaired = row
    return
  }
  const upper = level.unpaired ?? row
  level.unpaired = undefined
  await takeRow(zip, levels, number - 1, halveRows(upper, row, layout.kind), layout)
}

/** Number of the last row that the next tiles show. */
function lastRowOf({ height, tileRow }: Level): number {
  return Math.min(height, (tileRow + 1) * TILE + OVERLAP) - 1
}

async function writeTileRow(zip: ZipWriter, level: Level, layout: RasterLayout): Promise<void> {
  const { number, width, rows } = level
  const columns = Math.ceil(width / TILE)
  for (let first = 0; first < columns; first += TILES_AT_ONCE) {
    const count = Math.min(TILES_AT_ONCE, columns - first)
    const tiles = Array.from({ length: count }, (_, i) => encodeTile(level, first + i, layout))
    for (const [i, tile] of (await Promise.all(tiles)).entries())
      await zip.add(`${NAME}_files/${number}/${first + i}_${level.tileRow}.png`, tile)
  }
  level.tileRow++
  // The last row of these tiles is the one that the next ones overlap.
  const kept = Math.max(0, level.tileRow * TILE - OVERLAP - level.firstRow)
  level.firstRow += rows.splice(0, kept).length
}

function encodeTile({ width, rows }: Level, column: number, { kind }: RasterLayout): Promise<Uint8Array> {
  const samples = samplesPerPixel[kind]
  const left = Math.max(0, column * TILE - OVERLAP)
  const right = Math.min(width, (column + 1) * TILE + OVERLAP)
  const data = new Uint8Array((right - left) * rows.length * samples)
  rows.forEach((row, y) => {
    data.set(row.subarray(left * samples, right * samples), y * (right - left) * samples)
  })
  return encodePng(data, { width: right - left, height: rows.length, kind })
}
