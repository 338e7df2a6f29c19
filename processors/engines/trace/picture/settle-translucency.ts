import type { RgbaImage } from '../../raster/decode.ts'

/** Alpha (0..255) below which a pixel is nothing, and from which it is opaque. */
const NOTHING = 8
const OPAQUE = 248
/** Plain translucent pixels, and their share of all translucent ones, from which these are areas and no mere edges. */
const PLAIN_PIXELS_MIN = 16
const PLAIN_SHARE_MIN = 0.5
/** Of the eight neighbours so many are equal inside an area and at its border, but not along an anti-aliased edge. */
const EQUAL_MIN = 3
/** Pixels each way that the edge of an area may be soft. */
const EDGE_REACH = 2

/**
 * Translucent areas as they look on white. Fills have no opacity, and a tracer that takes alpha for coverage would see
 * in an area of 60 % an edge that never ends. Around such an area alpha becomes its coverage; soft shadows and the edges
 * of opaque forms stay.
 *
 * @param image straight RGBA
 * @returns a new picture; undefined where no area is translucent
 */
export function settleTranslucency(image: RgbaImage): RgbaImage | undefined {
  const plain = findPlain(image)
  if (!plain) return undefined
  const { data, width, height } = image
  const settled = Uint8Array.from(data)
  const settle = (pixel: number, opacity: number, alpha: number): void => {
    for (let c = 0; c < 3; c++) settled[pixel * 4 + c] = Math.round(255 + (data[pixel * 4 + c] - 255) * opacity)
    settled[pixel * 4 + 3] = Math.round(alpha)
  }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = data[pixel * 4 + 3]
    if (!isTranslucent(alpha)) continue
    const area = plain[pixel] === 1 || !touchesNothing(image, pixel) ? alpha : alphaOfArea(image, plain, pixel)
    if (area < OPAQUE) settle(pixel, area / 255, Math.min(255, (255 * alpha) / area))
  }
  return { data: settled, width, height }
}

const isTranslucent = (alpha: number): boolean => alpha >= NOTHING && alpha < OPAQUE

/** Marks translucent pixels that are no edge; undefined where there are too few of them to be areas. */
function findPlain(image: RgbaImage): Uint8Array | undefined {
  const { data } = image
  let marks: Uint8Array | undefined
  let translucent = 0
  let count = 0
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    if (!isTranslucent(data[pixel * 4 + 3])) continue
    translucent++
    let equal = 0
    for (const other of around(image, pixel, 1)) if (isEqual(data, pixel, other)) equal++
    if (equal <= EQUAL_MIN) continue // Itself is among them.
    marks ??= new Uint8Array(data.length / 4)
    marks[pixel] = 1
    count++
  }
  return count >= PLAIN_PIXELS_MIN && count >= PLAIN_SHARE_MIN * translucent ? marks : undefined
}

function isEqual(data: Uint8Array, pixel: number, other: number): boolean {
  for (let c = 0; c < 4; c++) if (data[pixel * 4 + c] !== data[other * 4 + c]) return false
  return true
}

function touchesNothing(image: RgbaImage, pixel: number): boolean {
  for (const other of around(image, pixel, 1)) if (image.data[other * 4 + 3] < NOTHING) return true
  return false
}

/** Alpha of the nearest area within reach, the most of several as near; the pixel's own where none is. */
function alphaOfArea(image: RgbaImage, plain: Uint8Array, pixel: number): number {
  const { data } = image
  for (let reach = 1; reach <= EDGE_REACH; reach++) {
    let most = 0
    for (const other of around(image, pixel, reach))
      if (plain[other] === 1 || data[other * 4 + 3] >= OPAQUE) most = Math.max(most, data[other * 4 + 3])
    if (most > 0) return most
  }
  return data[pixel * 4 + 3]
}

/** The pixels of a square around a pixel, itself included, inside the picture. */
function* around({ width, height }: RgbaImage, pixel: number, reach: number): Generator<number> {
  const [column, row] = [pixel % width, Math.floor(pixel / width)]
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) yield y * width + x
}
