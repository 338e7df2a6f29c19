/**
 * The picture as the engine measures it: premultiplied 8-bit RGBA, row by row. A pixel that two shapes share is a
 * linear mix of both in this space, transparency included, so one formula unmixes every edge.
 */
export type PixelPlane = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}
