/** A decoded file: 8-bit samples, straight alpha. */
export type DecodedFile = {
  /** What the file was: png, jpeg, webp, tiff … */
  readonly format: string
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}
