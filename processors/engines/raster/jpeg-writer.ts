import sharp from 'sharp'
import { clamp } from '../numbers/clamp.ts'
import type { ByteTarget } from './byte-target.ts'
import {
  checkLayout,
  createRowCounter,
  type PixelKind,
  type RasterLayout,
  type RowSink,
  samplesPerPixel,
} from './row-sink.ts'

/** The format counts sides in 16 bits. */
export const JPEG_SIDE_MAX = 65_535
/** Without chroma subsampling a coded unit is one 8 × 8 block. */
const BLOCK = 8
/** A restart interval counts units in 16 bits. */
const RESTART_UNITS_MAX = 65_535
/** Rows coded at once: enough to keep the coder busy, 3 MB of a 16384 pixel wide picture. */
const BAND_ROWS_MAX = 64
const DEFAULT_QUALITY = 92

const marker = {
  jfif: 0xe0,
  startOfFrame: 0xc0,
  startOfScan: 0xda,
  restartInterval: 0xdd,
  firstRestart: 0xd0,
  endOfImage: 0xd9,
} as const

export type JpegOptions = { readonly quality?: number }

/**
 * Writes a baseline JPEG (4:4:4) row by row. Each band is coded by itself with the standard Huffman tables; the bands
 * are then joined as restart intervals of one scan (ITU-T T.81 §B.2.4.4, §F.1.2.3: prediction starts afresh after a
 * restart marker), so the whole picture is never in memory.
 *
 * @throws RangeError when a side is above `JPEG_SIDE_MAX` or the pixels have alpha or a palette
 */
export async function openJpegWriter(
  target: ByteTarget,
  layout: RasterLayout,
  options: JpegOptions = {},
): Promise<RowSink> {
  checkJpegLayout(layout)
  const counter = createRowCounter(layout)
  const rowBytes = layout.width * samplesPerPixel[layout.kind]
  const unitsPerBlockRow = Math.ceil(layout.width / BLOCK)
  const blockRows = Math.min(BAND_ROWS_MAX / BLOCK, Math.floor(RESTART_UNITS_MAX / unitsPerBlockRow))
  const band = new Uint8Array(Math.min(blockRows * BLOCK, layout.height) * rowBytes)
  let filled = 0
  let bands = 0
  const sendBand = async (): Promise<void> => {
    const coded = await codeBand(band.subarray(0, filled), layout, options.quality ?? DEFAULT_QUALITY)
    const { head, scan } = splitScan(coded)
    if (bands === 0) await target.append(joinedHead(head, layout, unitsPerBlockRow * blockRows))
    else await target.append(Uint8Array.of(0xff, marker.firstRestart + ((bands - 1) % 8)))
    await target.append(scan)
    bands++
    filled = 0
  }
  return {
    write: async (rows) => {
      counter.take(rows)
      for (let at = 0; at < rows.length; ) {
        const taken = Math.min(rows.length - at, band.length - filled)
        band.set(rows.subarray(at, at + taken), filled)
        filled += taken
        at += taken
        if (filled === band.length) await sendBand()
      }
    },
    close: async () => {
      counter.finish()
      if (filled > 0) await sendBand()
      await target.append(Uint8Array.of(0xff, marker.endOfImage))
      await target.close()
    },
    discard: target.discard,
  }
}

function checkJpegLayout(layout: RasterLayout): void {
  checkLayout(layout)
  if (Math.max(layout.width, layout.height) > JPEG_SIDE_MAX)
    throw new RangeError(`a JPEG side is at most ${JPEG_SIDE_MAX} pixels`)
  const kinds: readonly PixelKind[] = ['grey', 'rgb']
  if (!kinds.includes(layout.kind)) throw new RangeError(`a JPEG cannot hold ${layout.kind} pixels`)
}

async function codeBand(rows: Uint8Array, { width, kind }: RasterLayout, quality: number): Promise<Buffer> {
  const channels = samplesPerPixel[kind]
  const height = rows.length / width / channels
  const raw = { width, height, channels }
  // Optimised Huffman tables would differ from band to band, and cost 3 GB on a whole picture.
  return sharp(rows, { raw, limitInputPixels: false })
    .toColourspace(kind === 'grey' ? 'b-w' : 'srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer()
}

/** Parts a coded band into what stands before its entropy-coded bytes and those bytes, without the end marker. */
function splitScan(coded: Buffer): { readonly head: Buffer; readonly scan: Buffer } {
  let at = 2
  while (coded[at + 1] !== marker.startOfScan) at += 2 + coded.readUInt16BE(at + 2)
  const start = at + 2 + coded.readUInt16BE(at + 2)
  return { head: coded.subarray(0, start), scan: coded.subarray(start, coded.length - 2) }
}

/** The head of the first band, told the full height, the resolution and the restart interval. */
function joinedHead(head: Buffer, { height, dpi }: RasterLayout, restartUnits: number): Buffer {
  const patched = Buffer.from(head)
  let at = 2
  while (patched[at + 1] !== marker.startOfScan) {
    if (patched[at + 1] === marker.startOfFrame) patched.writeUInt16BE(height, at + 5)
    at += 2 + patched.readUInt16BE(at + 2)
  }
  const interval = Buffer.from([0xff, marker.restartInterval, 0, 4, 0, 0])
  interval.writeUInt16BE(restartUnits, 4)
  return Buffer.concat([
    patched.subarray(0, 2),
    jfifSegment(dpi),
    patched.subarray(2, at),
    interval,
    patched.subarray(at),
  ])
}

/** A whole JPEG with the dots per inch where the oldest readers look for them: sharp tells them to EXIF alone. */
export function withJfif(file: Uint8Array, dpi: number): Uint8Array {
  return Buffer.concat([file.subarray(0, 2), jfifSegment(dpi), file.subarray(2)])
}

/** JFIF 1.01: says that three components are YCbCr, and the dots per inch where they are known. */
function jfifSegment(dpi: number | undefined): Buffer {
  const segment = Buffer.from([0xff, marker.jfif, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
  if (dpi === undefined) return segment
  const dots = clamp(Math.round(dpi), 1, 65_535)
  segment[11] = 1
  segment.writeUInt16BE(dots, 12)
  segment.writeUInt16BE(dots, 14)
  return segment
}
