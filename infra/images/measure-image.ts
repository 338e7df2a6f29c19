import { type FileHandle, open } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { fieldRejection, type Rejection } from '../../schemas/rejection.ts'
import { missingOfJpeg, missingOfPng, missingOfWebp } from './image-completeness.ts'
import { type ImageKind, imageKinds, nameOther, SNIFFED_BYTES, sniff } from './image-kind.ts'
import { readOwnDrawing } from './own-drawing.ts'

export type LocalFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

export type MeasuredImage = LocalFile & {
  readonly contentType: string
  /** Pixels as a viewer shows them, that is after the orientation written in the file. */
  readonly width: number
  readonly height: number
}

/** Throws when an operation cannot take an image of this size; it is asked before anything is stored or charged. */
export type SizeRule = (size: { readonly width: number; readonly height: number }, field: string) => void

// libvips caches files by their paths (WebP as a whole): without this a later file at the same path would be measured
// as the earlier one.
sharp.cache(false)

/** No decoder takes a longer side. */
const SIDE_PIXELS_MAX = 100_000
const KINDS = 'PNG, JPEG, WebP, TIFF, AVIF or GIF'
const DRAWING_TYPE = 'image/svg+xml'
const drawingsExplained: Readonly<Record<Drawings, string>> = {
  refused: `is a drawing (SVG); send a raster image as ${KINDS}`,
  own: `is a drawing (SVG) that generate did not write; send a raster image as ${KINDS}`,
}

/** Drawings are for the one operation that can make them again from their recipe. */
export type Drawings = 'refused' | 'own'

/**
 * Looks at an uploaded image without decoding a pixel: its kind by its bytes, its size and frames by its header, and
 * for PNG, JPEG and WebP whether the file goes on to its end. Damage inside is found by the engine and refunded.
 *
 * @param field what the problem is to be called after: `image`, or `assetUrl`
 * @throws Rejection invalid_request (empty), unsupported_media_type, invalid_image (animated or damaged),
 * image_too_large
 */
export async function measureImage(
  file: LocalFile,
  field: string,
  rule: SizeRule,
  drawings: Drawings = 'refused',
): Promise<MeasuredImage> {
  if (file.bytes === 0) throw fieldRejection('invalid_request', field, 'is an empty file')
  const head = await readHead(file.path)
  const drawing = drawings === 'own' ? readOwnDrawing(head) : undefined
  if (drawing) {
    rule(drawing, field)
    return { ...file, contentType: DRAWING_TYPE, ...drawing }
  }
  const kind = await inspect(file, head, field, drawings)
  const metadata = await readHeader(file.path, field)
  const frames = metadata.pages ?? 1
  if (frames > 1) {
    throw fieldRejection('invalid_image', field, `has ${frames} frames or pages, and only still images are accepted`)
  }
  const { width, height } = metadata.autoOrient ?? metadata
  if (!(width >= 1 && height >= 1)) throw fieldRejection('invalid_image', field, 'has no pixels')
  if (Math.max(width, height) > SIDE_PIXELS_MAX) {
    throw tooLarge(field, width, height, `no side may have more than ${SIDE_PIXELS_MAX} pixels`)
  }
  rule({ width, height }, field)
  return { ...file, contentType: imageKinds[kind], width, height }
}

/** Whether a file begins as a picture does, whatever its sender said of it. */
export const looksLikePicture = async (path: string): Promise<boolean> => sniff(await readHead(path)) !== undefined

export function tooLarge(field: string, width: number, height: number, limit: string): Rejection {
  return fieldRejection('image_too_large', field, `is ${width} × ${height} pixels; ${limit}`)
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const head = Buffer.alloc(SNIFFED_BYTES)
    const { bytesRead } = await handle.read(head, 0, SNIFFED_BYTES, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function inspect(file: LocalFile, head: Buffer, field: string, drawings: Drawings): Promise<ImageKind> {
  const kind = sniff(head)
  if (kind === 'svg') throw unsupported(field, drawingsExplained[drawings])
  if (!kind) throw unsupported(field, otherExplained(nameOther(head)))
  const handle = await open(file.path)
  try {
    const missing = await missingPart(handle, file.bytes, kind)
    if (missing) throw fieldRejection('invalid_image', field, missing)
    return kind
  } finally {
    await handle.close()
  }
}

const otherExplained = (name: string | undefined): string =>
  name === undefined ? `must be an image file: ${KINDS}` : `is ${name}; send the picture as ${KINDS}`

function missingPart(handle: FileHandle, bytes: number, kind: ImageKind): Promise<string | undefined> {
  if (kind === 'png') return missingOfPng(handle, bytes)
  if (kind === 'jpeg') return missingOfJpeg(handle, bytes)
  if (kind === 'webp') return missingOfWebp(handle, bytes)
  return Promise.resolve(undefined)
}

async function readHeader(path: string, field: string): Promise<Metadata> {
  try {
    // The pixel limit is off because nothing is decoded here; the size itself is what is being asked for.
    return await sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata()
  } catch (error) {
    if (isLab(error)) throw unsupported(field, 'is in CIE Lab colours; save it in RGB, grey or CMYK')
    throw fieldRejection('invalid_image', field, 'cannot be read: its header is damaged', error)
  }
}

/**
 * libvips takes TIFFs of 8 bits in CIE Lab for damaged ones, and names its own kind of Lab pixels (`labq`) as it does
 * so.
 */
const isLab = (error: unknown): boolean => error instanceof Error && error.message.includes('labq')

const unsupported = (field: string, message: string): Rejection =>
  fieldRejection('unsupported_media_type', field, message)
