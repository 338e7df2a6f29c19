import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import { hexOf, rankByLight } from './k-means.ts'

// The package has no types; this is the part of it that is used.
type Potrace = {
  setParameters(parameters: { turdSize: number; threshold: number }): void
  loadImage(png: Buffer, done: (error: Error | null) => void): void
  getPathTag(fill: string): string
}
const potrace: { Potrace: new () => Potrace } = createRequire(import.meta.url)('potrace')

/** Stacked masks by the JavaScript port of potrace, told the number of inks. */
export async function npmPotrace(image: RgbaImage, count: number): Promise<string> {
  const { width, height } = image
  const { inks: byLight, rank } = rankByLight(image, count)
  const paths = [`<path fill="${hexOf(byLight[0])}" d="M0 0H${width}V${height}H0Z"/>`]
  for (let level = 1; level < byLight.length; level++) {
    const mask = Buffer.from(rank.map((value) => (value >= level ? 0 : 255)))
    const png = await sharp(mask, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    paths.push(await traceMask(png, hexOf(byLight[level])))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}

function traceMask(png: Buffer, hex: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const tracer = new potrace.Potrace()
    tracer.setParameters({ turdSize: 2, threshold: 128 })
    tracer.loadImage(png, (error) => (error ? reject(error) : resolve(tracer.getPathTag(hex))))
  })
}
