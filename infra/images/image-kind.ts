// What a file is by its first bytes. Names and declared media types are the sender's words and prove nothing.

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

/** XML of any encoding that mentions an svg element near its start; compressed SVG (gzip) counts too. */
function isSvg(head: Buffer): boolean {
  if (head[0] === 0x1f && head[1] === 0x8b) return true
  const text = head.toString('latin1').replaceAll('\0', '')
  return (
    /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) && /<(svg|\?xml|!doctype\s+svg|[a-z]+:svg)[\s>]/i.test(text)
  )
}
