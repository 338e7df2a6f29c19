import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import { inksOfPalette } from '../inks/find-inks.ts'
import { labelPixels } from '../labels/label-pixels.ts'
import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { cutPixels, PARTS, PARTS_OF_PIXEL, type ShareField } from './share-field.ts'

/** Factor by which width and height grow. */
export const FINER = 2

// Levels within which two colours are one, and pixels from an edge to pure colours: clean art is blended over one
// pixel.
const TOLERANCE = 6
const REACH = 2

type Picture = { readonly plane: PixelPlane; readonly changes: PixelChanges }

/**
 * Enlarges clean art to twice the resolution. The shares of two inks in a mixed pixel are placed where its neighbours
 * have the same inks, with the shortest borders; the four pixels of the result average to the one that they replace.
 *
 * @param colors the inks of the picture; where it is transparent, transparency is one more
 */
export function enlargeByShares(picture: Picture, colors: readonly Rgb[]): RgbaImage {
  const field = readShares(picture, colors)
  cutPixels(field)
  const { width, height } = picture.plane
  const out = new Uint8Array(width * FINER * height * FINER * 4)
  for (let y = 0; y < height * FINER; y++)
    for (let x = 0; x < width * FINER; x++) {
      const pixel = Math.floor(y / FINER) * width + Math.floor(x / FINER)
      const place = field.placeOf[pixel]
      const share = place < 0 ? 1 : shareOfPart(field.parts, place, x % FINER, y % FINER)
      paint(field, pixel, share, out, 4 * (y * width * FINER + x))
    }
  return { data: out, width: width * FINER, height: height * FINER }
}

function readShares({ plane, changes }: Picture, colors: readonly Rgb[]): ShareField {
  const inks = inksOfPalette(colors, plane.hasAlpha)
  const { board, opened } = labelPixels(plane, changes, inks, TOLERANCE, REACH)
  const [major, minor] = [board.pure.slice(), board.second.slice()]
  const mixed = board.open.slice(0, opened).filter((pixel) => major[pixel] !== minor[pixel])
  const placeOf = new Int32Array(major.length).fill(-1)
  const shares = new Float32Array(mixed.length)
  mixed.forEach((pixel, place) => {
    placeOf[pixel] = place
    shares[place] = shareOf(plane.data, pixel * 4, inks.values, major[pixel] * 4, minor[pixel] * 4)
  })
  return { plane, inks, mixed, placeOf, major, minor, shares, parts: new Float32Array(mixed.length * PARTS_OF_PIXEL) }
}

/** Share of a pixel that one of two inks covers, 0..1: its colour projected onto the line between them. */
function shareOf(data: Uint8Array, at: number, values: Float64Array, one: number, other: number): number {
  let [dot, square] = [0, 0]
  for (let channel = 0; channel < 4; channel++) {
    const way = values[one + channel] - values[other + channel]
    dot += way * (data[at + channel] - values[other + channel])
    square += way * way
  }
  return clamp(dot / square, 0, 1)
}

/** Share of the major ink in one of the pixels that a pixel is enlarged to. */
function shareOfPart(parts: Float32Array, place: number, x: number, y: number): number {
  const count = PARTS / FINER
  let sum = 0
  for (let row = y * count; row < (y + 1) * count; row++)
    for (let column = x * count; column < (x + 1) * count; column++)
      sum += parts[place * PARTS_OF_PIXEL + row * PARTS + column]
  return sum / (count * count)
}

/** Writes a mixture of two inks. Inks are premultiplied by alpha, files are not. */
function paint({ inks, major, minor }: ShareField, pixel: number, share: number, out: Uint8Array, at: number): void {
  const { values } = inks
  const mix = (channel: number): number => {
    const other = values[minor[pixel] * 4 + channel]
    return other + share * (values[major[pixel] * 4 + channel] - other)
  }
  const alpha = mix(3)
  for (let channel = 0; channel < 3; channel++)
    out[at + channel] = alpha > 0 ? Math.round((mix(channel) * 255) / alpha) : 0
  out[at + 3] = Math.round(alpha)
}
