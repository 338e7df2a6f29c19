import type { Picture } from './picture.ts'

/** Twice as large by the rule of Scale2x (A. Mazzoleni, 2001): a corner takes the colour of two equal neighbours. */
export function enlargeByScale2x({ data, width, height, channels }: Picture): Picture {
  const out = new Uint8Array(width * height * 4 * channels)
  const pixelAt = (x: number, y: number): number =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * channels
  const isSame = (one: number, other: number): boolean =>
    data[one] === data[other] && data[one + 1] === data[other + 1] && data[one + 2] === data[other + 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = pixelAt(x, y)
      const [up, right, down, left] = [pixelAt(x, y - 1), pixelAt(x + 1, y), pixelAt(x, y + 1), pixelAt(x - 1, y)]
      const corner = (one: number, other: number, notOne: number, notOther: number): number =>
        isSame(one, other) && !isSame(one, notOther) && !isSame(other, notOne) ? one : own
      const corners = [
        corner(left, up, right, down),
        corner(up, right, down, left),
        corner(left, down, right, up),
        corner(right, down, left, up),
      ]
      for (const [k, from] of corners.entries()) {
        const to = ((2 * y + (k >> 1)) * 2 * width + 2 * x + (k & 1)) * channels
        for (let c = 0; c < channels; c++) out[to + c] = data[from + c]
      }
    }
  return { data: out, width: 2 * width, height: 2 * height, channels }
}
