import { type ByteTarget, createMemoryTarget } from './byte-target.ts'
import { createDeflateQueue } from './deflate-queue.ts'
import { type PngTexts, pngBitDepth, pngChunk, pngHead } from './png-chunks.ts'
import { checkLayout, createRowCounter, type RasterLayout, type RowSink, samplesPerPixel } from './row-sink.ts'
import { createScanlineFilter } from './scanline-filter.ts'

/** Filtered bytes that are compressed as one piece: big enough for the compressor, small enough to hold a few. */
const SEGMENT_BYTES = 1 << 20
/** Level 6 made an enlarged tile 11 % smaller and took twice the processor time. */
const DEFAULT_LEVEL = 2
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)
const EMPTY_FINAL_BLOCK = Uint8Array.of(0x03, 0x00)

export type PngOptions = {
  readonly texts?: PngTexts
  readonly level?: number
  /** Bits an index takes: as few as hold the palette, unless 8 are asked for because a reader knows no other. */
  readonly bitDepth?: 8
}

/**
 * Writes a PNG row by row, with a few megabytes held at a time. Segments are compressed in parallel and flushed so that
 * they join into one deflate stream; the file does not depend on how many rows each `write` brings.
 *
 * @throws RangeError when the layout cannot be a PNG
 */
export async function openPngWriter(
  target: ByteTarget,
  layout: RasterLayout,
  options: PngOptions = {},
): Promise<RowSink> {
  checkLayout(layout)
  const counter = createRowCounter(layout)
  const bitDepth = options.bitDepth ?? pngBitDepth(layout)
  const queue = createDeflateQueue(options.level ?? DEFAULT_LEVEL, 'raw-segment')
  const filter = createScanlineFilter({
    inputRowBytes: layout.width * samplesPerPixel[layout.kind],
    bitDepth,
    mode: layout.kind === 'indexed' ? 'none' : 'up',
  })
  const segmentRows = rowsOfSegment(layout.height, filter.outputRowBytes)
  const segments = createSegments(segmentRows * filter.outputRowBytes)
  let segment: Uint8Array | undefined
  let filledRows = 0
  const appendChunk = (data: Uint8Array): Promise<void> => target.append(pngChunk('IDAT', data))
  const sendSegment = async (sent: Uint8Array): Promise<void> => {
    const filled = sent.subarray(0, filledRows * filter.outputRowBytes)
    ;[segment, filledRows] = [undefined, 0]
    await queue.push(filled, (compressed) => {
      segments.giveBack(sent)
      return appendChunk(compressed)
    })
  }
  await target.append(pngHead(layout, options.texts, bitDepth))
  await appendChunk(ZLIB_HEADER)
  return {
    write: async (rows) => {
      const count = counter.take(rows)
      for (let row = 0; row < count; row++) {
        segment ??= segments.take()
        filter.apply(rows, row, segment, filledRows++)
        if (filledRows === segmentRows) await sendSegment(segment)
      }
    },
    close: async () => {
      counter.finish()
      if (segment) await sendSegment(segment)
      await queue.drain()
      await appendChunk(streamEnd(filter.adler32()))
      await target.append(pngChunk('IEND', new Uint8Array(0)))
      await target.close()
    },
    discard: target.discard,
  }
}

/** Of a small picture no more than there is: thousands of tiles are written one after the other. */
function rowsOfSegment(height: number, rowBytes: number): number {
  return Math.max(1, Math.min(height, Math.floor(SEGMENT_BYTES / rowBytes)))
}

/** What ends the deflate stream of all segments. */
function streamEnd(adler32: number): Uint8Array {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(adler32)
  return Buffer.concat([EMPTY_FINAL_BLOCK, checksum])
}

/** Room for segments. What is written is filled again: left to the collector, megabytes of it would wait there. */
function createSegments(bytes: number) {
  const spare: Uint8Array[] = []
  return {
    take: (): Uint8Array => spare.pop() ?? new Uint8Array(bytes),
    giveBack: (segment: Uint8Array): void => {
      spare.push(segment)
    },
  }
}

/**
 * Encodes a whole picture at once.
 *
 * @param data rows from the top, one byte per sample (or per palette index), `width × height × samples` bytes
 */
export async function encodePng(data: Uint8Array, layout: RasterLayout, options: PngOptions = {}): Promise<Uint8Array> {
  const target = createMemoryTarget()
  const writer = await openPngWriter(target, layout, options)
  await writer.write(data)
  await writer.close()
  return target.bytes()
}
