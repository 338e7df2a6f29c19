// Tells what a file is by its first bytes. File names and declared media types come from the sender and cannot be
// trusted.

export const imageKinds = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  avif: 'image/avif',
  gif: 'image/gif',
} as const

export type ImageKind = keyof typeof imageKinds

/** Bytes from the start of a file that `sniff` wants to see. */
export const SNIFFED_BYTES = 512

/** The kind of raster image, `svg` for a drawing, undefined for everything else. */
export function sniff(head: Buffer): ImageKind | 'svg' | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'tiff'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32))) return 'avif'
  return isSvg(head) ? 'svg' : undefined
}

/** What people send in their place: each name with how such files begin, the length of the first box of some aside. */
const otherKinds: Readonly<Record<string, readonly string[]>> = {
  HEIC: ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'],
  PDF: ['%PDF-'],
  BMP: ['BM'],
  PSD: ['8BPS'],
  'JPEG XL': ['\xff\x0a', 'JXL '],
  'JPEG 2000': ['\xff\x4f\xff\x51', 'jP  '],
  ICO: ['\0\0\x01\0'],
  EPS: ['%!PS', '\xc5\xd0\xd3\xc6'],
}
/** Files of boxes (ISO/IEC 14496-12) begin with the length of the first one; what kind they are follows. */
const BOX_LENGTH_BYTES = 4

/** The name of a kind that is known and not taken, undefined for everything else. */
export function nameOther(head: Buffer): string | undefined {
  const text = head.toString('latin1')
  const begins = (beginning: string): boolean =>
    text.startsWith(beginning) || (/^(ftyp|JXL|jP)/.test(beginning) && text.startsWith(beginning, BOX_LENGTH_BYTES))
  return Object.entries(otherKinds).find(([, beginnings]) => beginnings.some(begins))?.[0]
}

/** XML of any encoding that mentions an svg element near its start; compressed SVG (gzip) counts too. */
function isSvg(head: Buffer): boolean {
  if (head[0] === 0x1f && head[1] === 0x8b) return true
  const text = head.toString('latin1').replaceAll('\0', '')
  return (
    /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) && /<(svg|\?xml|!doctype\s+svg|[a-z]+:svg)[\s>]/i.test(text)
  )
}
