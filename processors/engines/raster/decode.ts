import sharp from 'sharp'

/** Straight 8-bit RGBA, row by row from the top left; `data.length` is width × height × 4. */
export type RgbaImage = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export type DecodedImage = RgbaImage & {
  /** What the file was: png, jpeg, webp, tiff, gif … */
  readonly format: string
  readonly hasAlpha: boolean
  /** Dots per inch written in the file, if any. */
  readonly dpi: number | undefined
  readonly icc: boolean
  /** Bits per sample of the source (8 or 16); samples are reduced to 8. */
  readonly bitsPerSample: number
}

/** The picture cannot be used. `message` is written for the person who sent it. */
export class ImageRejected extends Error {
  override name = 'ImageRejected'
}

/**
 * Decodes a whole raster file into straight sRGB RGBA.
 *
 * @param file bytes of a PNG, JPEG, WebP, TIFF, GIF or AVIF file
 * @param pixelsMax largest width × height accepted, checked before any pixel is decoded
 * @throws ImageRejected when the file is damaged, truncated, animated, too large or no raster image
 */
export async function decodeImage(file: Uint8Array, pixelsMax: number): Promise<DecodedImage> {
  try {
    const source = sharp(file, { limitInputPixels: pixelsMax, failOn: 'warning', animated: false })
    const metadata = await source.metadata()
    if (metadata.format === 'svg') throw new ImageRejected('the file is an SVG drawing, not a raster image')
    if ((metadata.pages ?? 1) > 1 && metadata.format !== 'tiff')
      throw new ImageRejected('the file is animated; send a single frame')
    const { data, info } = await source
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return {
      data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
      width: info.width,
      height: info.height,
      format: metadata.format ?? 'unknown',
      hasAlpha: metadata.hasAlpha ?? false,
      dpi: metadata.density,
      icc: metadata.icc !== undefined,
      bitsPerSample: metadata.depth === 'ushort' ? 16 : 8,
    }
  } catch (cause) {
    if (cause instanceof ImageRejected) throw cause
    throw new ImageRejected(`the image cannot be decoded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
