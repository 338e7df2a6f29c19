import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'
import { type BenchPicture, render } from './picture.ts'

const ZOOM = 4

/** What is measured of one drawing of one picture. */
export type Measured = {
  /** Against the true drawing at four times the size; against the picture itself where there is no drawing, dB. */
  readonly psnr: number
  readonly segments: number
  readonly bytes: number
  /** Jump between opposite sides, 1 as in the drawing; undefined where the picture is no tile. */
  readonly seam: number | undefined
  readonly ms: number
}

/** Renders a drawing and compares it. */
export function measure(picture: BenchPicture, svg: string, ms: number): Measured {
  const { image, truth, tile } = picture
  const scale = truth === undefined ? 1 : ZOOM
  const wanted = truth === undefined ? image : render(truth, image.width * ZOOM)
  const drawn = render(sized(svg, image), image.width * scale)
  const seam = tile ? jumpOf(drawn) / Math.max(1e-9, jumpOf(wanted)) : undefined
  return { psnr: psnrOf(drawn, wanted), segments: countSegments(svg), bytes: svg.length, seam, ms }
}

// Some tracers write no view box; without one a renderer cannot enlarge.
function sized(svg: string, { width, height }: RgbaImage): string {
  const [head = ''] = /<svg[^>]*>/.exec(svg) ?? []
  return head.includes('viewBox') ? svg : svg.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`)
}

function psnrOf(one: RgbaImage, other: RgbaImage): number {
  let sum = 0
  for (let at = 0; at < one.data.length; at += 4)
    sum +=
      (one.data[at] - other.data[at]) ** 2 +
      (one.data[at + 1] - other.data[at + 1]) ** 2 +
      (one.data[at + 2] - other.data[at + 2]) ** 2
  return 10 * Math.log10((255 * 255 * one.width * one.height * 3) / Math.max(1e-9, sum))
}

/** Squared jump between opposite sides, which a repeat lays next to each other. */
function jumpOf({ data, width, height }: RgbaImage): number {
  let sum = 0
  const add = (one: number, other: number): void => {
    for (let channel = 0; channel < 3; channel++) sum += (data[one * 4 + channel] - data[other * 4 + channel]) ** 2
  }
  for (let y = 0; y < height; y++) add(y * width, y * width + width - 1)
  for (let x = 0; x < width; x++) add(x, (height - 1) * width + x)
  return sum
}

const NUMBERS: Readonly<Record<string, number>> = { L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

/** Line and curve segments over all paths, repeated ones without a letter included. */
function countSegments(svg: string): number {
  let count = 0
  for (const [, path] of svg.matchAll(/ d="([^"]*)"/g)) {
    for (const [, letter, rest] of path.matchAll(/([MLHVCSQTA])([^MLHVCSQTAZ]*)/gi)) {
      const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
      const kind = letter.toUpperCase()
      count += kind === 'M' ? numbers / 2 - 1 : numbers / NUMBERS[kind]
    }
  }
  return Math.max(1, Math.round(count))
}
