import { Resvg } from '@resvg/resvg-js'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'

/** One input of the bench, and the drawing it came from where there is one. */
export type BenchPicture = {
  readonly name: string
  readonly image: RgbaImage
  /** The file that the picture came in, where that says more than its pixels. */
  readonly file?: Uint8Array
  /** The drawing the picture was made from; undefined for photographs, which are judged at their own size. */
  readonly truth: string | undefined
  readonly tile: boolean
  /** Inks a peer is told that cannot count for itself. */
  readonly inkCount: number
}

const INKS_MAX = 32
// Inks smaller than this share of a clean picture are blends or crumbs.
const INK_SHARE_MIN = 0.0005

/** Renders a drawing over white. */
export function render(svg: string, width: number): RgbaImage {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: 'white' }).render()
  return { data: new Uint8Array(image.pixels), width: image.width, height: image.height }
}

/** A clean picture of a drawing. */
export function pictureOf(name: string, truth: string, width: number, tile = false): BenchPicture {
  const image = render(truth, width)
  return { name, image, truth, tile, inkCount: countInks(image) }
}

/** Colours with an inside that fill a noticeable share of a clean picture, 2..32. */
export function countInks({ data, width, height }: RgbaImage): number {
  const counts = new Map<number, number>()
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let at = width; at + width < pixels.length; at++) {
    const own = pixels[at]
    if (own !== pixels[at - 1] || own !== pixels[at + 1] || own !== pixels[at - width] || own !== pixels[at + width])
      continue
    counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  const least = Math.max(4, INK_SHARE_MIN * pixels.length)
  const inks = [...counts.values()].filter((count) => count >= least).length
  return Math.max(2, Math.min(INKS_MAX, inks))
}
