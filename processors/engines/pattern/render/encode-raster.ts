import sharp, { type Sharp } from 'sharp'
import type { Rgb } from '../../color/oklab.ts'
import { createMemoryTarget } from '../../raster/byte-target.ts'
import { withJfif } from '../../raster/jpeg-writer.ts'
import type { RasterLayout } from '../../raster/row-sink.ts'
import { openTiffWriter } from '../../raster/tiff-writer.ts'
import type { RgbImage } from './encode.ts'
import type { IndexPlane } from './index-plane.ts'

export type RasterFacts = {
  readonly dpi: number
  /** XMP packet to embed in the file. */
  readonly xmp: string
}

/** Most bytes of XMP: an APP1 segment stores its length in 16 bits, and its identifier takes 29 bytes. */
const JPEG_XMP_BYTES_MAX = 65_000
const JPEG_QUALITY = 90

/**
 * TIFF of the plane in true colour, or with the inks in order as its colour map; written in strips, which every reader
 * supports.
 */
export async function encodePlaneTiff(
  plane: IndexPlane,
  inks: readonly Rgb[],
  kind: 'rgb' | 'indexed',
  { dpi, xmp }: RasterFacts,
): Promise<Uint8Array> {
  const layout: RasterLayout = {
    width: plane.width,
    height: plane.height,
    kind,
    dpi,
    ...(kind === 'indexed' && { palette: inks }),
  }
  const target = createMemoryTarget()
  const writer = await openTiffWriter(target, layout, { arrangement: 'strips', xmp })
  await writer.write(kind === 'indexed' ? plane.data : colourPlane(plane, inks))
  await writer.close()
  return target.bytes()
}

/** Lossless WebP: exactly the inks, as in a PNG. */
export function encodePlaneWebp(plane: IndexPlane, inks: readonly Rgb[], facts: RasterFacts): Promise<Uint8Array> {
  return finish(
    withFacts({ data: colourPlane(plane, inks), width: plane.width, height: plane.height }, facts).webp({
      lossless: true,
    }),
  )
}

/** JPEG of an anti-aliased picture. */
export async function encodeJpeg(image: RgbImage, { dpi, xmp }: RasterFacts): Promise<Uint8Array> {
  const fits = Buffer.byteLength(xmp) <= JPEG_XMP_BYTES_MAX
  const described = withFacts(image, { dpi, xmp: fits ? xmp : '' })
  return withJfif(await finish(described.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })), dpi)
}

function withFacts({ data, width, height }: RgbImage, { dpi, xmp }: RasterFacts): Sharp {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).withMetadata({ density: dpi })
  return xmp === '' ? image : image.withXmp(xmp)
}

async function finish(image: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await image.toBuffer())
}

/** Red, green and blue of each pixel's ink. */
export function colourPlane({ data }: IndexPlane, inks: readonly Rgb[]): Uint8Array {
  const bytes = inks.map((ink) => ink.map(Math.round))
  const rgb = new Uint8Array(data.length * 3)
  for (let pixel = 0, at = 0; pixel < data.length; pixel++) {
    const ink = bytes[data[pixel]]
    rgb[at++] = ink[0]
    rgb[at++] = ink[1]
    rgb[at++] = ink[2]
  }
  return rgb
}
