import { openFileTarget } from '../../raster/byte-target.ts'
import { countDeepZoomTiles, openDeepZoomWriter } from '../../raster/deep-zoom-writer.ts'
import { JPEG_SIDE_MAX, openJpegWriter } from '../../raster/jpeg-writer.ts'
import { openPngWriter } from '../../raster/png-writer.ts'
import type { RasterLayout, RowSink } from '../../raster/row-sink.ts'
import { openTiffWriter } from '../../raster/tiff-writer.ts'
import { openWebpWriter, WEBP_PIXELS_MAX, WEBP_SIDE_MAX } from '../../raster/webp-writer.ts'
import { ZIP_ENTRIES_MAX } from '../../raster/zip-writer.ts'
import { EnlargementRefused } from '../enlargement-refused.ts'

export const outputFormats = ['png', 'png-indexed', 'tiff', 'tiff-indexed', 'jpeg', 'webp', 'dzi'] as const
export type OutputFormat = (typeof outputFormats)[number]

type FormatTerms = { readonly contentType: string; readonly extension: string }

export const formatTerms: Readonly<Record<OutputFormat, FormatTerms>> = {
  png: { contentType: 'image/png', extension: 'png' },
  'png-indexed': { contentType: 'image/png', extension: 'png' },
  tiff: { contentType: 'image/tiff', extension: 'tiff' },
  'tiff-indexed': { contentType: 'image/tiff', extension: 'tiff' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  dzi: { contentType: 'application/zip', extension: 'zip' },
}

/** Whether pixels are numbers of inks, with nothing between them. */
export function isIndexed(format: OutputFormat): boolean {
  return format === 'png-indexed' || format === 'tiff-indexed'
}

/** Opens a writer whose file appears at `path` when it is closed; indexed formats need the layout's palette. */
export async function openOutputFile(path: string, format: OutputFormat, layout: RasterLayout): Promise<RowSink> {
  const target = await openFileTarget(path)
  switch (format) {
    case 'png':
      return openPngWriter(target, layout)
    case 'png-indexed':
      return openPngWriter(target, { ...layout, kind: 'indexed' })
    case 'tiff':
      return openTiffWriter(target, layout)
    case 'tiff-indexed':
      return openTiffWriter(target, { ...layout, kind: 'indexed' })
    case 'jpeg':
      return openJpegWriter(target, layout)
    case 'webp':
      return openWebpWriter(target, layout, `${path}.rows`)
    case 'dzi':
      return openDeepZoomWriter(target, layout)
  }
}

/** What common readers of PNG take, and what keeps a few rows from filling the memory. */
const SIDE_MAX = 1_000_000

/** @throws EnlargementRefused when the format cannot hold a picture of this size */
export function checkFormatLimits(format: OutputFormat, width: number, height: number): void {
  const size = `the result would be ${width} × ${height}`
  const side = Math.max(width, height)
  if (side > SIDE_MAX) refuse(`a side is at most ${SIDE_MAX} pixels and ${size}: choose a smaller scale or image`)
  if (format === 'jpeg' && side > JPEG_SIDE_MAX)
    refuse(`a JPEG side is at most ${JPEG_SIDE_MAX} pixels and ${size}: choose png or tiff`)
  if (format === 'webp' && side > WEBP_SIDE_MAX)
    refuse(`a WebP side is at most ${WEBP_SIDE_MAX} pixels and ${size}: choose png or tiff, or a smaller scale`)
  if (format === 'webp' && width * height > WEBP_PIXELS_MAX)
    refuse(
      `a WebP is made of at most ${WEBP_PIXELS_MAX} pixels here and ${size}: choose png or tiff, or a smaller scale`,
    )
  if (format === 'dzi' && countDeepZoomTiles(width, height) >= ZIP_ENTRIES_MAX)
    refuse(`a tile set has fewer than ${ZIP_ENTRIES_MAX} tiles and ${size}: choose png or tiff`)
}

function refuse(why: string): never {
  throw new EnlargementRefused('too_large_for_format', why)
}
