import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A whole PNG of one colour. */
export function flatPng(width = 16, height = 16): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })
    .png()
    .toBuffer()
}

export function flatJpeg(width = 16, height = 16): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })
    .jpeg()
    .toBuffer()
}

/** A well-formed PNG that claims a size and holds next to nothing: what a decoder would choke on. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two frames of 4 × 4 pixels. */
export function animatedGif(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(4 * 4 * 3, 0), Buffer.alloc(4 * 4 * 3, 255)])
  return sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif({ delay: [50, 50] })
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/**
 * An uncompressed TIFF of one strip of 8-bit samples; without `missingBytes` it is whole, and all its samples are 128.
 */
export function rawTiff(terms: {
  readonly side: number
  readonly samples: 1 | 3
  /** TIFF's PhotometricInterpretation: 1 grey, 2 RGB, 8 CIE Lab. */
  readonly photometric: 1 | 2 | 8
  readonly missingBytes?: number
}): Buffer {
  const { side, samples, photometric, missingBytes = 0 } = terms
  const stripAt = 200
  const stripBytes = side * side * samples
  // Width, height, bits, compression, photometric, where the strip lies, samples, rows and bytes of the strip.
  const tags = [256, 257, 258, 259, 262, 273, 277, 278, 279]
  const values = [side, side, 8, 1, photometric, stripAt, samples, side, stripBytes]
  const file = Buffer.alloc(stripAt + stripBytes - missingBytes, 128)
  file.fill(0, 0, stripAt)
  file.write('II*\0\x08\0\0\0', 'latin1')
  file.writeUInt16LE(tags.length, 8)
  for (const [at, tag] of tags.entries()) {
    file.writeUInt16LE(tag, 10 + at * 12)
    file.writeUInt16LE(4, 12 + at * 12)
    file.writeUInt32LE(1, 14 + at * 12)
    file.writeUInt32LE(values[at] ?? 0, 18 + at * 12)
  }
  return file
}
