/** File formats of a design, with their content types and extensions. */
export const fileKinds = {
  png: { contentType: 'image/png', extension: 'png' },
  svg: { contentType: 'image/svg+xml', extension: 'svg' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  tiff: { contentType: 'image/tiff', extension: 'tiff' },
  'png-indexed': { contentType: 'image/png', extension: 'png' },
  'tiff-indexed': { contentType: 'image/tiff', extension: 'tiff' },
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  plates: { contentType: 'application/zip', extension: 'zip' },
  wif: { contentType: 'text/plain', extension: 'wif' },
} as const

export type PatternFormat = keyof typeof fileKinds

export const patternFormats = Object.keys(fileKinds) as [PatternFormat, ...PatternFormat[]]
