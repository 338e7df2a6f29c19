import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import type { RankedPixels } from './k-means.ts'

/**
 * Reads every pixel as a mix of the two inks around it that explain it best, and tells, for a level, which share of
 * each pixel belongs to that ink or a darker one.
 */
export function shareAtLeast(image: RgbaImage, { inks, rank }: RankedPixels): (level: number) => Float32Array {
  const { data, width, height } = image
  const size = width * height
  const second = rank.slice()
  const share = new Float32Array(size)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      let best = Number.POSITIVE_INFINITY
      const near = ranksAround(rank, x, y, width, height)
      for (const one of near) {
        for (const other of near) {
          if (other < one) continue
          const { part, miss } = unmix(data, pixel * 4, inks[one], inks[other])
          if (miss >= best) continue
          best = miss
          rank[pixel] = one
          second[pixel] = other
          share[pixel] = part
        }
      }
    }
  }
  return (level) =>
    share.map((part, pixel) => (second[pixel] >= level ? part : 0) + (rank[pixel] >= level ? 1 - part : 0))
}

function ranksAround(rank: Uint8Array, x: number, y: number, width: number, height: number): number[] {
  const found = new Set<number>()
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      found.add(rank[row * width + column])
  return [...found]
}

function unmix(
  data: Uint8Array,
  at: number,
  one: readonly number[],
  other: readonly number[],
): { readonly part: number; readonly miss: number } {
  let [along, length] = [0, 0]
  for (let channel = 0; channel < 3; channel++) {
    const span = other[channel] - one[channel]
    along += (data[at + channel] - one[channel]) * span
    length += span * span
  }
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  let miss = 0
  for (let channel = 0; channel < 3; channel++)
    miss += (one[channel] + part * (other[channel] - one[channel]) - data[at + channel]) ** 2
  return { part, miss }
}

/** The share enlarged by straight lines between pixel centres and cut at a half. */
export function enlargedMask(share: Float32Array, width: number, height: number, zoom: number): Uint8Array {
  const wide = width * zoom
  const mask = new Uint8Array(wide * height * zoom)
  for (let y = 0; y < height * zoom; y++) {
    const [top, bottom, down] = between((y + 0.5) / zoom - 0.5, height)
    for (let x = 0; x < wide; x++) {
      const [left, right, across] = between((x + 0.5) / zoom - 0.5, width)
      const above = share[top * width + left] * (1 - across) + share[top * width + right] * across
      const below = share[bottom * width + left] * (1 - across) + share[bottom * width + right] * across
      mask[y * wide + x] = above * (1 - down) + below * down >= 0.5 ? 1 : 0
    }
  }
  return mask
}

function between(place: number, count: number): readonly [low: number, high: number, share: number] {
  const low = Math.floor(place)
  return [Math.max(0, low), Math.min(count - 1, low + 1), place - low]
}
