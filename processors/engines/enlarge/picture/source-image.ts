import type { Rgb } from '../../color/oklab.ts'
import type { DecodedFile } from '../../pattern/recipe/decoded-file.ts'
import { decodeSamples, ImageTooLarge, type SampledImage } from '../../raster/decode.ts'
import { readPngPalette } from '../../raster/png-palette.ts'
import { samplesPerPixel } from '../../raster/row-sink.ts'
import { EnlargementRefused } from '../enlargement-refused.ts'

/** The picture to enlarge: 8-bit samples, straight alpha, and what had to be changed to get there. */
export type SourceImage = DecodedFile & {
  readonly hasAlpha: boolean
  readonly dpi: number | undefined
  /** Colours of an indexed PNG, in the order of their numbers. */
  readonly palette?: readonly Rgb[] | undefined
  /** Sentences for the report, one for each thing that was converted. */
  readonly notes: readonly string[]
}

/** Output pixels by default: 16384 × 16384, a full cloth width at 300 dpi. */
export const OUTPUT_PIXELS_MAX = 16_384 * 16_384

/**
 * Decodes a raster file, refusing by its header what could not be enlarged.
 *
 * @param outputPixelsMax largest width × height of the result, so `outputPixelsMax / scale²` for the input
 * @throws ImageRejected when the file is no usable picture; EnlargementRefused when the result would be too large
 */
export async function readSourceImage(file: Uint8Array, scale: number, outputPixelsMax: number): Promise<SourceImage> {
  const decoded = await decodeWithin(file, scale, outputPixelsMax)
  const notes: string[] = []
  if (decoded.bitsPerSample === 16) notes.push('16 bits per sample were reduced to 8')
  if (decoded.icc) notes.push('the embedded colour profile was applied; the result is sRGB')
  else if (decoded.space === 'cmyk') notes.push('CMYK without a profile was converted to sRGB')
  const { data, kind } = dropOpaqueAlpha(decoded)
  if (decoded.kind !== kind) notes.push('the alpha channel was opaque everywhere and was left out')
  const channels = samplesPerPixel[kind]
  const { format, width, height, dpi } = decoded
  const hasAlpha = channels === 2 || channels === 4
  return { format, data, width, height, channels, hasAlpha, dpi, palette: readPngPalette(file), notes }
}

async function decodeWithin(file: Uint8Array, scale: number, outputPixelsMax: number): Promise<SampledImage> {
  try {
    return await decodeSamples(file, Math.floor(outputPixelsMax / scale ** 2))
  } catch (error) {
    if (error instanceof ImageTooLarge)
      throw EnlargementRefused.tooLarge(error.width * scale, error.height * scale, outputPixelsMax)
    throw error
  }
}

function dropOpaqueAlpha(image: SampledImage): Pick<SampledImage, 'data' | 'kind'> {
  const { data, kind } = image
  if (kind !== 'rgba' && kind !== 'grey-alpha') return { data, kind }
  const channels = samplesPerPixel[kind]
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return { data, kind }
  const colours = channels - 1
  const kept = new Uint8Array((data.length / channels) * colours)
  for (let pixel = 0; pixel * channels < data.length; pixel++)
    for (let c = 0; c < colours; c++) kept[pixel * colours + c] = data[pixel * channels + c]
  return { data: kept, kind: kind === 'rgba' ? 'rgb' : 'grey' }
}
