import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { type ByteTarget, openFileTarget } from './byte-target.ts'
import { checkLayout, type RasterLayout, type RowSink } from './row-sink.ts'
import { openTiffWriter } from './tiff-writer.ts'

/** The format counts sides in 14 bits. */
export const WEBP_SIDE_MAX = 16_383
/** The coder holds the whole picture, and takes 410 MB for this many pixels. */
export const WEBP_PIXELS_MAX = 8192 * 8192
/**
 * Up to here colour is halved along its edges rather than straight away; that takes ten bytes a pixel more while it
 * lasts.
 */
const SMART_PIXELS_MAX = 4096 * 4096
const QUALITY = 95
const SPOOL_LEVEL = 1

// libvips remembers pictures by the names of their files, and the next job's rows may wait in a file of the same name.
sharp.cache(false)

/**
 * Writes a lossy WebP. The format cannot be coded band by band, so rows wait in a file at `spoolPath` until they are
 * whole.
 *
 * @throws RangeError when the picture is above `WEBP_SIDE_MAX` or `WEBP_PIXELS_MAX`
 */
export async function openWebpWriter(target: ByteTarget, layout: RasterLayout, spoolPath: string): Promise<RowSink> {
  checkLayout(layout)
  const { width, height, dpi } = layout
  const smartSubsample = width * height <= SMART_PIXELS_MAX
  if (Math.max(width, height) > WEBP_SIDE_MAX || width * height > WEBP_PIXELS_MAX)
    throw new RangeError(`a WebP of ${width} × ${height} pixels cannot be made`)
  const spool = await openTiffWriter(await openFileTarget(spoolPath), layout, { level: SPOOL_LEVEL })
  return {
    write: spool.write,
    close: async () => {
      await spool.close()
      try {
        const picture = sharp(spoolPath, { limitInputPixels: false, sequentialRead: true })
        const located = dpi === undefined ? picture : picture.withMetadata({ density: dpi })
        await target.append(await located.webp({ quality: QUALITY, smartSubsample }).toBuffer())
      } finally {
        await rm(spoolPath, { force: true })
      }
      await target.close()
    },
    discard: async () => {
      await spool.discard()
      await target.discard()
    },
  }
}
