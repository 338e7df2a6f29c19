import type { Rgb } from '../color/oklab.ts'

const SIGNATURE_BYTES = 8
/** Length and type before a chunk's bytes, and the checksum behind them. */
const CHUNK_HEAD_BYTES = 8
const CHECKSUM_BYTES = 4
const PNG = 0x89504e47

/** The colours of an indexed PNG in the order of their numbers; undefined for every other file. */
export function readPngPalette(file: Uint8Array): readonly Rgb[] | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < SIGNATURE_BYTES || bytes.readUInt32BE(0) !== PNG) return undefined
  for (let at = SIGNATURE_BYTES; at + CHUNK_HEAD_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + CHUNK_HEAD_BYTES)
    if (type === 'IDAT') return undefined
    const data = bytes.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + length)
    // Byte 9 of the header names the kind of pixels; a palette beside true colours is only a suggestion.
    if (type === 'IHDR' && data[9] !== 3) return undefined
    if (type === 'PLTE')
      return Array.from(
        { length: Math.floor(data.length / 3) },
        (_, i): Rgb => [data[3 * i], data[3 * i + 1], data[3 * i + 2]],
      )
    at += CHUNK_HEAD_BYTES + length + CHECKSUM_BYTES
  }
  return undefined
}
