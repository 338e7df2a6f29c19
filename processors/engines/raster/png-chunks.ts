// The chunks of a PNG file (ISO/IEC 15948, W3C PNG 3rd edition): signature, IHDR, PLTE, pHYs, iTXt.
import { crc32 } from 'node:zlib'
import { METRES_PER_INCH } from './resolution.ts'
import type { PixelKind, RasterLayout } from './row-sink.ts'

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)
const colourTypes: Readonly<Record<PixelKind, number>> = { grey: 0, rgb: 2, indexed: 3, 'grey-alpha': 4, rgba: 6 }

/** Keyword (1 to 79 Latin letters) to text in any language, written as iTXt. */
export type PngTexts = Readonly<Record<string, string>>

/** Everything that stands before the pixels. */
export function pngHead(layout: RasterLayout, texts: PngTexts = {}, bitDepth = pngBitDepth(layout)): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(layout.width, 0)
  header.writeUInt32BE(layout.height, 4)
  header[8] = bitDepth
  header[9] = colourTypes[layout.kind]
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...(layout.kind === 'indexed' ? [pngChunk('PLTE', paletteBytes(layout))] : []),
    ...(layout.dpi === undefined ? [] : [pngChunk('pHYs', physicalSize(layout.dpi))]),
    ...Object.entries(texts).map(([keyword, text]) => pngChunk('iTXt', internationalText(keyword, text))),
  ])
}

/** One chunk: length, type, data, CRC-32 over type and data. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = Buffer.allocUnsafe(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

/** Bits per index: the fewest that hold the palette; all other kinds have 8 bits per sample. */
export function pngBitDepth({ kind, palette }: RasterLayout): 1 | 2 | 4 | 8 {
  const colours = palette?.length ?? 0
  if (kind !== 'indexed' || colours > 16) return 8
  if (colours > 4) return 4
  return colours > 2 ? 2 : 1
}

function paletteBytes({ palette = [] }: RasterLayout): Uint8Array {
  return Uint8Array.from(palette.flatMap((colour) => colour.map((value) => Math.round(value))))
}

function physicalSize(dpi: number): Uint8Array {
  const data = Buffer.alloc(9)
  const dotsPerMetre = Math.round(dpi / METRES_PER_INCH)
  data.writeUInt32BE(dotsPerMetre, 0)
  data.writeUInt32BE(dotsPerMetre, 4)
  data[8] = 1
  return data
}

function internationalText(keyword: string, text: string): Uint8Array {
  if (!/^[\x20-\x7e]{1,79}$/.test(keyword)) throw new RangeError(`"${keyword}" cannot be the keyword of a PNG text`)
  return Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')])
}
