import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'

// The package has no types; this is the part of it that is used.
type Potrace = {
  setParameters(parameters: { turdSize: number; threshold: number }): void
  loadImage(png: Buffer, done: (error: Error | null) => void): void
  getPathTag(fill: string): string
}
const potrace: { Potrace: new () => Potrace } = createRequire(import.meta.url)('potrace')

/**
 * The strongest pipeline that runs from packages alone, told the number of inks: k-means, then one potrace mask an ink,
 * lightest lowest, each holding everything darker (what Inkscape's stacked multi-scan does).
 */
export async function potraceStack(image: RgbaImage, count: number): Promise<string> {
  const { data, width, height } = image
  const centers = meansOf(data, count)
  const byLight = centers.toSorted((a, b) => lightOf(b) - lightOf(a))
  const rank = new Uint8Array(width * height)
  for (let pixel = 0; pixel < rank.length; pixel++)
    rank[pixel] = nearestTo(byLight, [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]])
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

type Color = readonly [number, number, number]

function meansOf(data: Uint8Array, count: number): Color[] {
  const bins = new Map<number, [number, number, number, number]>()
  for (let at = 0; at < data.length; at += 4) {
    const key = ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + data[at], bin[1] + data[at + 1], bin[2] + data[at + 2], bin[3] + 1])
  }
  const points = [...bins.values()].map(([r, g, b, n]) => ({ color: [r / n, g / n, b / n] as Color, weight: n }))
  points.sort((a, b) => b.weight - a.weight)
  let centers: Color[] = [points[0].color]
  while (centers.length < Math.min(count, points.length)) {
    const spread = points.map(
      ({ color, weight }) => gapOf(color, centers[nearestTo(centers, color)]) * Math.sqrt(weight),
    )
    centers.push(points[spread.indexOf(Math.max(...spread))].color)
  }
  for (let round = 0; round < 20; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (const { color, weight } of points) {
      const sum = sums[nearestTo(centers, color)]
      color.forEach((value, channel) => {
        sum[channel] += value * weight
      })
      sum[3] += weight
    }
    centers = centers.map((center, i) => {
      const [r, g, b, n] = sums[i]
      return n === 0 ? center : [r / n, g / n, b / n]
    })
  }
  return centers
}

function nearestTo(centers: readonly Color[], color: Color): number {
  let best = 0
  for (let i = 1; i < centers.length; i++) if (gapOf(centers[i], color) < gapOf(centers[best], color)) best = i
  return best
}

function gapOf(one: Color, other: Color): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

function lightOf([r, g, b]: Color): number {
  return 0.3 * r + 0.59 * g + 0.11 * b
}

function hexOf(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
