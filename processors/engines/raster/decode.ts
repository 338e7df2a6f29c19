import sharp, { type Metadata } from 'sharp'
import { dpiOf } from './resolution.ts'

/** Straight 8-bit RGBA, row by row from the top left; `data.length` is width × height × 4. */
export type RgbaImage = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** What the file said about itself. */
export type SourceFacts = {
  /** What the file was: png, jpeg, webp, tiff, gif … */
  readonly format: string
  readonly hasAlpha: boolean
  /** Dots per inch written in the file, if any. */
  readonly dpi: number | undefined
  readonly icc: boolean
  /** Bits per sample of the source (8 or 16); samples are reduced to 8. */
  readonly bitsPerSample: number
  /** Colour space of the source: srgb, b-w, cmyk, lab …; samples are converted to sRGB. */
  readonly space: string
}

export type DecodedImage = RgbaImage & SourceFacts

/**
 * 8-bit sRGB or grey with the channels of the source; alpha is straight. `data.length` is width × height × channels.
 */
export type SampledImage = SourceFacts & {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly kind: 'grey' | 'grey-alpha' | 'rgb' | 'rgba'
}

/** The picture cannot be used. `message` is written for the person who sent it. */
export class ImageRejected extends Error {
  override name = 'ImageRejected'
}

/** The picture has more pixels than the caller accepts; nothing but its header was read. */
export class ImageTooLarge extends ImageRejected {
  override name = 'ImageTooLarge'
  readonly width: number
  readonly height: number
  constructor(width: number, height: number, pixelsMax: number) {
    super(`the image is ${width} × ${height} pixels; at most ${pixelsMax} pixels are accepted`)
    this.width = width
    this.height = height
  }
}

const kinds = { 1: 'grey', 2: 'grey-alpha', 3: 'rgb', 4: 'rgba' } as const

/**
 * Decodes a whole raster file into straight sRGB RGBA.
 *
 * @param file bytes of a PNG, JPEG, WebP, TIFF, GIF or AVIF file
 * @param pixelsMax largest width × height accepted, checked before any pixel is decoded
 * @throws ImageRejected when the file is damaged, truncated, animated, too large or no raster image
 */
export async function decodeImage(file: Uint8Array, pixelsMax: number): Promise<DecodedImage> {
  const { data, width, height, facts } = await decode(file, pixelsMax, 'rgba')
  return { data, width, height, ...facts }
}

/**
 * Decodes a whole raster file and keeps grey as grey and the absence of alpha, so that nothing is computed or written
 * for channels the picture does not have. Limits and errors are those of `decodeImage`.
 */
export async function decodeSamples(file: Uint8Array, pixelsMax: number): Promise<SampledImage> {
  const { data, width, height, channels, facts } = await decode(file, pixelsMax, 'as-stored')
  return { data, width, height, kind: kinds[channels], ...facts }
}

async function decode(file: Uint8Array, pixelsMax: number, channels: 'rgba' | 'as-stored') {
  try {
    // The limit is checked below, from the header, so that the message can name both sizes.
    const source = sharp(file, { limitInputPixels: false, failOn: 'warning', animated: false })
    const metadata = await source.metadata()
    refuseUnusable(metadata, pixelsMax)
    const upright = source.autoOrient()
    const isRgba = channels === 'rgba'
    const isGrey = metadata.space === 'b-w' || metadata.space === 'grey16'
    // sharp drops the alpha of grey pictures unless they go through RGB.
    const staysGrey = isGrey && !isRgba && !metadata.hasAlpha
    const shaped = upright.toColourspace(staysGrey ? 'b-w' : 'srgb')
    const { data, info } = await (isRgba ? shaped.ensureAlpha() : shaped)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const isGreyAlpha = isGrey && !isRgba && info.channels === 4
    return {
      data: isGreyAlpha ? takeGreyAlpha(bytes) : bytes,
      channels: isGreyAlpha ? 2 : info.channels,
      width: info.width,
      height: info.height,
      facts: factsOf(file, metadata),
    } as const
  } catch (cause) {
    if (cause instanceof ImageRejected) throw cause
    throw new ImageRejected(`the image cannot be decoded: ${reasonOf(cause)}`, { cause })
  }
}

/** The decoder's own words: the first thing it found, without what it says of its settings or says again. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  // libvips calls TIFFs of 8 bits in CIE Lab damaged, and names its own kind of Lab pixels.
  if (message.includes('labq')) return 'it is in CIE Lab colours; save it in RGB, grey or CMYK'
  const lines = message.split('\n')
  return lines.find((line) => line.trim() !== '' && !line.includes('failOn')) ?? lines[0]
}

function refuseUnusable(metadata: Metadata, pixelsMax: number): void {
  const { width, height } = metadata
  if (metadata.format === 'svg') throw new ImageRejected('the file is an SVG drawing, not a raster image')
  if ((metadata.pages ?? 1) > 1 && metadata.format !== 'tiff')
    throw new ImageRejected('the file is animated; send a single frame')
  if (width * height > pixelsMax) throw new ImageTooLarge(width, height, pixelsMax)
}

function takeGreyAlpha(rgba: Uint8Array): Uint8Array {
  const kept = new Uint8Array(rgba.length / 2)
  for (let pixel = 0; pixel * 2 < kept.length; pixel++) {
    kept[pixel * 2] = rgba[pixel * 4]
    kept[pixel * 2 + 1] = rgba[pixel * 4 + 3]
  }
  return kept
}

function factsOf(file: Uint8Array, metadata: Metadata): SourceFacts {
  return {
    format: metadata.format ?? 'unknown',
    hasAlpha: metadata.hasAlpha ?? false,
    dpi: dpiOf(file, metadata),
    icc: metadata.icc !== undefined,
    bitsPerSample: metadata.depth === 'ushort' ? 16 : 8,
    space: metadata.space ?? 'unknown',
  }
}
