import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'

export type RankedPixels = {
  /** Inks from the lightest to the darkest. */
  readonly inks: readonly Color[]
  /** Place in `inks` of each pixel's nearest ink. */
  readonly rank: Uint8Array
}

/** K-means in RGB and every pixel's nearest ink, lightest first: what Inkscape's stacked multi-scan starts from. */
export function rankByLight({ data, width, height }: RgbaImage, count: number): RankedPixels {
  const inks = meansOf(data, count).toSorted((a, b) => lightOf(b) - lightOf(a))
  const rank = new Uint8Array(width * height)
  for (let pixel = 0; pixel < rank.length; pixel++)
    rank[pixel] = nearestTo(inks, [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]])
  return { inks, rank }
}

export type Color = readonly [number, number, number]

export function meansOf(data: Uint8Array, count: number): Color[] {
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

export function hexOf(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
