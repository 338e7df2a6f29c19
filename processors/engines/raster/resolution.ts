import type { Metadata } from 'sharp'

// The resolution a file names, exactly. Decoders round it to whole dots per inch; over a repeat of 320 mm that is a
// millimetre.
export const METRES_PER_INCH = 0.0254
export const MM_PER_INCH = 25.4
const CM_PER_INCH = 2.54
/** A PNG counts dots of a metre: a whole number per inch is met to within half a dot of a metre. */
const PNG_STEP_DPI = METRES_PER_INCH / 2
const PNG_SIGNATURE_BYTES = 8

/** A dot per millimetre: what libvips writes into a PNG or TIFF that has no resolution. */
const DPI_LIBVIPS_NONE = 25.4
/** What libvips reports for files that name no resolution, and what editors write into files that mean none. */
const DPI_UNKNOWN = 72

/**
 * Dots per inch across, as a file's own header has them; undefined where it names none.
 *
 * @param file bytes of the file: pHYs of a PNG, the first directory of a TIFF
 * @param metadata what the decoder says: whole dots, and the Exif block of a file of another kind
 */
export function dpiOf(file: Uint8Array, { density, exif }: Pick<Metadata, 'density' | 'exif'>): number | undefined {
  const named = pngDpi(file) ?? tiffDpi(file)
  // The decoder tells of no density below a dot per millimetre, nor of Exif in a WebP.
  const isLibvipsNone = density === undefined && named !== undefined && Math.abs(named - DPI_LIBVIPS_NONE) < 0.01
  const exact = (isLibvipsNone ? undefined : named) ?? (exif && tiffDpi(withoutMark(exif)))
  const rounded = density ?? (exact === undefined ? DPI_UNKNOWN : Math.round(exact))
  if (rounded === DPI_UNKNOWN) return undefined
  return exact !== undefined && Math.round(exact) === rounded ? exact : rounded
}

/** pHYs stands before the pixels (W3C PNG 3rd edition, 11.3.4.3). */
function pngDpi(file: Uint8Array): number | undefined {
  const view = viewOf(file)
  for (let at = PNG_SIGNATURE_BYTES; isPng(file) && at + 21 <= file.length; at += view.getUint32(at) + 12) {
    const type = latin(file, at + 4, 4)
    if (type === 'IDAT') return undefined
    if (type !== 'pHYs') continue
    const isPerMetre = file[at + 16] === 1
    const dpi = view.getUint32(at + 8) * METRES_PER_INCH
    const whole = Math.round(dpi)
    return isPerMetre ? (Math.abs(dpi - whole) <= PNG_STEP_DPI ? whole : Math.round(dpi * 1e4) / 1e4) : undefined
  }
  return undefined
}

const tags = { xResolution: 282, resolutionUnit: 296 } as const
const ENTRY_BYTES = 12

/** XResolution and ResolutionUnit of the first directory (TIFF 6.0, section 8); BigTIFF is left to the decoder. */
function tiffDpi(bytes: Uint8Array): number | undefined {
  const mark = latin(bytes, 0, 2)
  if (bytes.length < 8 || (mark !== 'II' && mark !== 'MM')) return undefined
  const view = viewOf(bytes)
  const isLittle = mark === 'II'
  if (view.getUint16(2, isLittle) !== 42) return undefined
  const start = view.getUint32(4, isLittle)
  if (start + 2 > bytes.length) return undefined
  let perUnit: number | undefined
  let inchesPerUnit = 1
  const count = Math.min(view.getUint16(start, isLittle), Math.floor((bytes.length - start - 2) / ENTRY_BYTES))
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * ENTRY_BYTES
    const tag = view.getUint16(at, isLittle)
    if (tag === tags.xResolution) perUnit = rationalAt(view, view.getUint32(at + 8, isLittle), isLittle)
    else if (tag === tags.resolutionUnit && view.getUint16(at + 8, isLittle) === 3) inchesPerUnit = CM_PER_INCH
  }
  return perUnit && perUnit * inchesPerUnit
}

function rationalAt(view: DataView, at: number, isLittle: boolean): number | undefined {
  if (at + 8 > view.byteLength) return undefined
  const below = view.getUint32(at + 4, isLittle)
  return below === 0 ? undefined : view.getUint32(at, isLittle) / below
}

const withoutMark = (exif: Uint8Array): Uint8Array => (latin(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)
const isPng = (file: Uint8Array): boolean => latin(file, 0, 4) === '\x89PNG'
const latin = (bytes: Uint8Array, from: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + count))
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)
