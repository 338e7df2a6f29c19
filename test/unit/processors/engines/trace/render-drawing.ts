import { Resvg } from '@resvg/resvg-js'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { lehmerRandom } from '../../../../harness/seeded-random.ts'

/** Draws SVG text over white (or over nothing) at a width in pixels. */
export function renderDrawing(svg: string, width: number, background: string | null = 'white'): RgbaImage {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) }).render()
  return { data: straighten(new Uint8Array(image.pixels)), width: image.width, height: image.height }
}

// The renderer premultiplies; files and the engine's input hold straight alpha.
function straighten(data: Uint8Array): Uint8Array {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]
    if (alpha === 0 || alpha === 255) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round((data[at + channel] * 255) / alpha)
  }
  return data
}

/** Peak signal to noise ratio of two pictures of one size, in dB; 99 when they are equal. */
export function psnrOf(one: RgbaImage, other: RgbaImage): number {
  let sum = 0
  for (let at = 0; at < one.data.length; at++) if (at % 4 < 3) sum += (one.data[at] - other.data[at]) ** 2
  return sum === 0 ? 99 : 10 * Math.log10((255 * 255 * one.width * one.height * 3) / sum)
}

/** The picture under grain of so many levels (deviation), the same each time. */
export function addGrain(image: RgbaImage, sigma: number): RgbaImage {
  const random = lehmerRandom(20_261, 16_807)
  const data = image.data.map((value, at) => {
    if (at % 4 === 3) return value
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.min(255, Math.round(value + sigma * normal)))
  })
  return { ...image, data }
}

/** A drawing with the shapes a tracer gets wrong first: square, circle, slanted bar, thin line, ring, touching inks. */
export function sampleDrawing(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
    <path fill="#f4ead8" d="M0 0H100V100H0Z"/>
    <path fill="#b3392f" d="M12.3 10.2H40.1V38.4H12.3Z"/>
    <circle fill="#1f4e79" cx="70" cy="26" r="17.3"/>
    <path fill="#2e7d32" d="M10 60L45 52L48 62L13 70Z"/>
    <path fill="#b3392f" d="M45 52L60 48L64 60L48 62Z"/>
    <path fill="#222222" d="M8 82L92 74L92 75L8 83Z"/>
    <path fill="#c98a1b" fill-rule="evenodd" d="M60 92a10 6 0 1 0 20 0a10 6 0 1 0-20 0ZM64 92a6 3 0 1 0 12 0a6 3 0 1 0-12 0Z"/>
  </svg>`
}
