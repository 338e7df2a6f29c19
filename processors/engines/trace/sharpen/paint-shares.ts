import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { Candidates } from './list-candidates.ts'

/** Paints solved shares in inks that are given; rows of quarters, RGBA. */
export function paintShares(
  shares: Float32Array,
  candidates: Candidates,
  width: number,
  drawn: readonly Rgb[],
): Uint8Array {
  const { label, open } = candidates
  const pure = Uint32Array.from(
    drawn,
    ([r, g, b]) => (255 << 24) | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r),
  )
  const quarters = new Uint32Array(4 * label.length)
  for (let row = 0; row < label.length; row += width) paintPureRow(quarters, label, row, width, pure)
  const out = new Uint8Array(quarters.buffer)
  const levels = Float64Array.from(drawn.flat())
  for (let index = 0; index < open.length; index++) {
    const pixel = open[index]
    const row = Math.floor(pixel / width)
    paintOpen(out, shares, candidates, { index, place: 2 * (width * row + pixel), wide: 2 * width }, levels)
  }
  return out
}

/** Gives the quarters of a row of pixels the colours of their labels. */
function paintPureRow(quarters: Uint32Array, label: Uint8Array, row: number, width: number, pure: Uint32Array): void {
  let to = 4 * row
  for (let pixel = row; pixel < row + width; pixel++) {
    const color = pure[label[pixel]]
    quarters[to++] = color
    quarters[to++] = color
  }
  quarters.copyWithin(to, 4 * row, to)
}

type Open = { readonly index: number; readonly place: number; readonly wide: number }

/** Mixes the colours of a pixel's quarters. */
function paintOpen(
  out: Uint8Array,
  shares: Float32Array,
  { first, ink }: Candidates,
  { index, place, wide }: Open,
  levels: Float64Array,
): void {
  const from = first[index]
  const to = first[index + 1]
  for (let quarter = 0; quarter < 4; quarter++) {
    // A single candidate leaves the rest to the first ink.
    const under = to - from === 1 ? 1 - shares[4 * from + quarter] : 0
    const at = 4 * (place + (quarter & 1) + (quarter >> 1) * wide)
    let [red, green, blue] = [under * levels[0], under * levels[1], under * levels[2]]
    for (let k = from; k < to; k++) {
      const share = shares[4 * k + quarter]
      if (share === 0) continue
      const own = 3 * ink[k]
      red += share * levels[own]
      green += share * levels[own + 1]
      blue += share * levels[own + 2]
    }
    out[at] = clamp(Math.round(red), 0, 255)
    out[at + 1] = clamp(Math.round(green), 0, 255)
    out[at + 2] = clamp(Math.round(blue), 0, 255)
  }
}
