import type { ByteTarget } from './byte-target.ts'
import { createDeflateQueue } from './deflate-queue.ts'
import { checkLayout, createRowCounter, type RasterLayout, type RowSink, samplesPerPixel } from './row-sink.ts'
import { bigTiff, classicTiff, type TiffField, type TiffVariant, tiffDirectory, tiffHeader } from './tiff-directory.ts'

/** Side of a tile in pixels; TIFF asks for a multiple of 16, and 256 is what viewers and RIPs are tuned to. */
const TILE = 256
const STRIP_ROWS = 64
/** Classic TIFF counts bytes in 32 bits. Deflate never grows a tile by more than the margin kept here. */
const CLASSIC_BYTES_MAX = 2 ** 32 * 0.99
const DEFAULT_LEVEL = 2

export type TiffOptions = {
  readonly level?: number
  /** Tiles (the default) are quick to look into where the picture is large; strips are what the oldest readers know. */
  readonly arrangement?: 'tiles' | 'strips'
  /** XMP packet to carry along. */
  readonly xmp?: string
  /** BigTIFF is chosen where the picture could outgrow 4 GiB, unless it is asked for. */
  readonly big?: boolean
}

/** The pieces that are compressed one by one; strips are as wide as the picture and the last one may be lower. */
type Pieces = { readonly width: number; readonly rows: number; readonly arePadded: boolean }

/**
 * Writes a TIFF with deflate compression and, for true colour, horizontal prediction. Holds one row of tiles or one
 * strip.
 *
 * @throws RangeError when the layout cannot be a TIFF
 */
export async function openTiffWriter(
  target: ByteTarget,
  layout: RasterLayout,
  options: TiffOptions = {},
): Promise<RowSink> {
  checkLayout(layout)
  const pieces = piecesOf(layout, options)
  const rowBytes = layout.width * samplesPerPixel[layout.kind]
  const isBig = options.big ?? paddedBytes(layout) > CLASSIC_BYTES_MAX
  const variant = isBig ? bigTiff : classicTiff
  const counter = createRowCounter(layout)
  const queue = createDeflateQueue(options.level ?? DEFAULT_LEVEL, 'zlib')
  const offsets: number[] = []
  const byteCounts: number[] = []
  const stripe = new Uint8Array(pieces.rows * rowBytes)
  let stripeRows = 0
  const appendPiece = async (compressed: Uint8Array): Promise<void> => {
    offsets.push(target.length())
    byteCounts.push(compressed.length)
    await target.append(compressed)
  }
  const sendStripe = async (): Promise<void> => {
    for (let left = 0; left < layout.width; left += pieces.width)
      await queue.push(cutPiece(stripe, stripeRows, layout, pieces, left), appendPiece)
    stripeRows = 0
  }
  await target.append(tiffHeader(variant, 0))
  return {
    write: async (rows) => {
      counter.take(rows)
      for (let at = 0; at < rows.length; ) {
        const taken = Math.min(rows.length - at, (pieces.rows - stripeRows) * rowBytes)
        stripe.set(rows.subarray(at, at + taken), stripeRows * rowBytes)
        stripeRows += taken / rowBytes
        at += taken
        if (stripeRows === pieces.rows) await sendStripe()
      }
    },
    close: async () => {
      counter.finish()
      if (stripeRows > 0) await sendStripe()
      await queue.drain()
      await appendDirectory(target, tiffFields(layout, pieces, { offsets, byteCounts, xmp: options.xmp }), variant)
      await target.close()
    },
    discard: target.discard,
  }
}

/** The directory stands last, because only then are the offsets known; the header is told where. */
async function appendDirectory(target: ByteTarget, fields: readonly TiffField[], variant: TiffVariant): Promise<void> {
  if (target.length() % 2 === 1) await target.append(Uint8Array.of(0))
  const offset = target.length()
  await target.append(tiffDirectory(fields, offset, variant))
  await target.patch(0, tiffHeader(variant, offset))
}

function paddedBytes({ width, height, kind }: RasterLayout): number {
  return Math.ceil(width / TILE) * Math.ceil(height / TILE) * TILE * TILE * samplesPerPixel[kind]
}

function piecesOf({ width }: RasterLayout, { arrangement }: TiffOptions): Pieces {
  if (arrangement === 'strips') return { width, rows: STRIP_ROWS, arePadded: false }
  return { width: TILE, rows: TILE, arePadded: true }
}

/** One piece; past the picture's right and lower edge the last pixels of a tile go on, which compresses to nothing. */
function cutPiece(
  stripe: Uint8Array,
  rows: number,
  { width, kind }: RasterLayout,
  pieces: Pieces,
  left: number,
): Uint8Array {
  const samples = samplesPerPixel[kind]
  const pieceRows = pieces.arePadded ? pieces.rows : rows
  const rowBytes = pieces.width * samples
  const piece = new Uint8Array(pieceRows * rowBytes)
  const taken = Math.min(pieces.width, width - left) * samples
  for (let y = 0; y < pieceRows; y++) {
    const source = (Math.min(y, rows - 1) * width + left) * samples
    const start = y * rowBytes
    piece.set(stripe.subarray(source, source + taken), start)
    for (let i = taken; i < rowBytes; i++) piece[start + i] = piece[start + i - samples]
    if (kind === 'indexed') continue
    for (let i = rowBytes - 1; i >= samples; i--) piece[start + i] -= piece[start + i - samples]
  }
  return piece
}

type TiffBody = {
  readonly offsets: readonly number[]
  readonly byteCounts: readonly number[]
  readonly xmp: string | undefined
}

function tiffFields(layout: RasterLayout, pieces: Pieces, body: TiffBody): readonly TiffField[] {
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
    ...(pieces.arePadded ? [] : [offsetsField(273, body)]),
    field(277, 'short', samples),
    ...(pieces.arePadded ? [] : [field(278, 'long', pieces.rows), countsField(279, body)]),
    ...(layout.dpi === undefined ? [] : [field(282, 'rational', layout.dpi), field(283, 'rational', layout.dpi)]),
    field(284, 'short', 1),
    ...(layout.dpi === undefined ? [] : [field(296, 'short', 2)]),
    field(317, 'short', layout.kind === 'indexed' ? 1 : 2),
    ...(layout.kind === 'indexed' ? [{ tag: 320, type: 'short', values: colourMap(layout) } as const] : []),
    ...(pieces.arePadded
      ? [
          field(322, 'long', pieces.width),
          field(323, 'long', pieces.rows),
          offsetsField(324, body),
          countsField(325, body),
        ]
      : []),
    ...(hasAlpha ? [field(338, 'short', 2)] : []),
    ...(body.xmp === undefined ? [] : [{ tag: 700, type: 'byte', values: Buffer.from(body.xmp) } as const]),
  ]
}

const offsetsField = (tag: number, { offsets }: TiffBody): TiffField => ({ tag, type: 'offset', values: offsets })
const countsField = (tag: number, { byteCounts }: TiffBody): TiffField => ({ tag, type: 'long', values: byteCounts })

/** All reds, then all greens, then all blues, each 0..65535, for the full 256 indices that 8 bits can hold. */
function colourMap({ palette = [] }: RasterLayout): number[] {
  return [0, 1, 2].flatMap((component) =>
    Array.from({ length: 256 }, (_, index) => Math.round(palette[index]?.[component] ?? 0) * 257),
  )
}
