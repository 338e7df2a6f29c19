import { openFileTarget } from '../raster/byte-target.ts'
import { JPEG_SIDE_MAX, openJpegWriter } from '../raster/jpeg-writer.ts'
import { openPngWriter } from '../raster/png-writer.ts'
import type { RasterLayout, RowSink } from '../raster/row-sink.ts'
import { openTiffWriter } from '../raster/tiff-writer.ts'
import { EnlargementRefused } from './enlargement-refused.ts'

export const outputFormats = ['png', 'jpeg', 'tiff'] as const
export type OutputFormat = (typeof outputFormats)[number]

export const contentTypes: Readonly<Record<OutputFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
}

/** Opens a writer whose file appears at `path` when it is closed. */
export async function openOutputFile(path: string, format: OutputFormat, layout: RasterLayout): Promise<RowSink> {
  const target = await openFileTarget(path)
  switch (format) {
    case 'png':
      return openPngWriter(target, layout)
    case 'jpeg':
      return openJpegWriter(target, layout)
    case 'tiff':
      return openTiffWriter(target, layout)
  }
}

/** @throws EnlargementRefused when the format cannot hold a picture of this size */
export function checkFormatLimits(format: OutputFormat, width: number, height: number): void {
  if (format !== 'jpeg' || Math.max(width, height) <= JPEG_SIDE_MAX) return
  throw new EnlargementRefused(
    'side_too_long_for_format',
    `a JPEG side is at most ${JPEG_SIDE_MAX} pixels and the result would be ${width} × ${height}: choose png or tiff`,
  )
}
