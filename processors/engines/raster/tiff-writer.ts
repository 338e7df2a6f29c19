import type { ByteTarget } from './byte-target.ts'
import { createDeflateQueue } from './deflate-queue.ts'
import { checkLayout, createRowCounter, type RasterLayout, type RowSink, samplesPerPixel } from './row-sink.ts'
import { type TiffField, tiffDirectory, tiffHeader } from './tiff-directory.ts'

/** Side of a tile in pixels; TIFF asks for a multiple of 16, and 256 is what viewers and RIPs are tuned to. */
const TILE = 256
/** Classic TIFF counts bytes in 32 bits. Deflate never grows a tile by more than the margin kept here. */
const CLASSIC_BYTES_MAX = 2 ** 32 * 0.99
const DEFAULT_LEVEL = 2

export type TiffOptions = {
  readonly level?: number
  /** BigTIFF is chosen where the picture could outgrow 4 GiB, unless it is asked for. */
  readonly big?: boolean
}

/**
 * Writes a tiled TIFF with deflate compression and, for true colour, horizontal prediction. Holds one row of tiles.
 *
 * @throws RangeError when the layout cannot be a TIFF
 */
export async function openTiffWriter(
  target: ByteTarget,
  layout: RasterLayout,
  options: TiffOptions = {},
): Promise<RowSink> {
  checkLayout(layout)
  const samples = samplesPerPixel[layout.kind]
  const rowBytes = layout.width * samples
  const big = options.big ?? paddedBytes(layout) > CLASSIC_BYTES_MAX
  const counter = createRowCounter(layout)
  const queue = createDeflateQueue(options.level ?? DEFAULT_LEVEL, 'zlib')
  const offsets: number[] = []
  const byteCounts: number[] = []
  const stripe = new Uint8Array(TILE * rowBytes)
  let stripeRows = 0
  const appendTile = async (compressed: Uint8Array): Promise<void> => {
    offsets.push(target.length())
    byteCounts.push(compressed.length)
    await target.append(compressed)
  }
  const sendStripe = async (): Promise<void> => {
    for (let left = 0; left < layout.width; left += TILE)
      await queue.push(cutTile(stripe, stripeRows, layout, left), appendTile)
    stripeRows = 0
  }
  await target.append(tiffHeader(big, 0))
  return {
    write: async (rows) => {
      counter.take(rows)
      for (let at = 0; at < rows.length; ) {
        const taken = Math.min(rows.length - at, (TILE - stripeRows) * rowBytes)
        stripe.set(rows.subarray(at, at + taken), stripeRows * rowBytes)
        stripeRows += taken / rowBytes
        at += taken
        if (stripeRows === TILE) await sendStripe()
      }
    },
    close: async () => {
      counter.finish()
      if (stripeRows > 0) await sendStripe()
      await queue.drain()
      await appendDirectory(target, tiffFields(layout, offsets, byteCounts), big)
      await target.close()
    },
    discard: target.discard,
  }
}

/** The directory stands last, because only then are the offsets known; the header is told where. */
async function appendDirectory(target: ByteTarget, fields: readonly TiffField[], big: boolean): Promise<void> {
  if (target.length() % 2 === 1) await target.append(Uint8Array.of(0))
  const offset = target.length()
  await target.append(tiffDirectory(fields, offset, big))
  await target.patch(0, tiffHeader(big, offset))
}

function paddedBytes({ width, height, kind }: RasterLayout): number {
  return Math.ceil(width / TILE) * Math.ceil(height / TILE) * TILE * TILE * samplesPerPixel[kind]
}

/** One full tile; past the picture's right and lower edge its last pixels go on, which compresses to nothing. */
function cutTile(stripe: Uint8Array, rows: number, { width, kind }: RasterLayout, left: number): Uint8Array {
  const samples = samplesPerPixel[kind]
  const tile = new Uint8Array(TILE * TILE * samples)
  const columns = Math.min(TILE, width - left)
  for (let y = 0; y < TILE; y++) {
    const source = (Math.min(y, rows - 1) * width + left) * samples
    const start = y * TILE * samples
    tile.set(stripe.subarray(source, source + columns * samples), start)
    for (let i = columns * samples; i < TILE * samples; i++) tile[start + i] = tile[start + i - samples]
    if (kind === 'indexed') continue
    for (let i = TILE * samples - 1; i >= samples; i--) tile[start + i] -= tile[start + i - samples]
  }
  return tile
}

function tiffFields(
  layout: RasterLayout,
  offsets: readonly number[],
  byteCounts: readonly number[],
): readonly TiffField[] {
  const samples = samplesPerPixel[layout.kind]
  const hasAlpha = layout.kind === 'rgba' || layout.kind === 'grey-alpha'
  const photometric = { grey: 1, 'grey-alpha': 1, rgb: 2, rgba: 2, indexed: 3 }[layout.kind]
  const field = (tag: number, type: TiffField['type'], ...values: number[]): TiffField => ({ tag, type, values })
  return [
    field(256, 'long', layout.width),
    field(257, 'long', layout.height),
    { tag: 258, type: 'short', values: Array<number>(samples).fill(8) },
    field(259, 'short', 8),
    field(262, 'short', photometric),
    field(277, 'short', samples),
    ...(layout.dpi === undefined ? [] : [field(282, 'rational', layout.dpi), field(283, 'rational', layout.dpi)]),
    field(284, 'short', 1),
    ...(layout.dpi === undefined ? [] : [field(296, 'short', 2)]),
    field(317, 'short', layout.kind === 'indexed' ? 1 : 2),
    ...(layout.kind === 'indexed' ? [{ tag: 320, type: 'short', values: colourMap(layout) } as const] : []),
    field(322, 'long', TILE),
    field(323, 'long', TILE),
    { tag: 324, type: 'offset', values: offsets },
    { tag: 325, type: 'long', values: byteCounts },
    ...(hasAlpha ? [field(338, 'short', 2)] : []),
  ]
}

/** All reds, then all greens, then all blues, each 0..65535, for the full 256 indices that 8 bits can hold. */
function colourMap({ palette = [] }: RasterLayout): number[] {
  return [0, 1, 2].flatMap((component) =>
    Array.from({ length: 256 }, (_, index) => Math.round(palette[index]?.[component] ?? 0) * 257),
  )
}
