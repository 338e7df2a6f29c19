import type { Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { Candidates } from './list-candidates.ts'
import { eachQuarter } from './show-inks.ts'

/** Paints solved shares in inks that are given; rows of quarters, RGBA. */
export function paintShares(
  shares: Float32Array,
  candidates: Candidates,
  width: number,
  drawn: readonly Rgb[],
): Uint8Array {
  const { label, open, first, ink } = candidates
  const pure = Uint32Array.from(
    drawn,
    ([r, g, b]) => (255 << 24) | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r),
  )
  const quarters = eachQuarter(new Uint32Array(4 * label.length), width, (pixel) => pure[label[pixel]])
  const out = new Uint8Array(quarters.buffer)
  const levels = Float64Array.from(drawn.flat())
  for (let index = 0; index < open.length; index++) {
    const pixel = open[index]
    const place = 2 * (width * Math.floor(pixel / width) + pixel)
    const from = first[index]
    const to = first[index + 1]
    for (let quarter = 0; quarter < 4; quarter++) {
      // A single candidate leaves the rest to the first ink.
      const under = to - from === 1 ? 1 - shares[4 * from + quarter] : 0
      const at = 4 * (place + (quarter & 1) + (quarter >> 1) * 2 * width)
      for (let c = 0; c < 3; c++) {
        let level = under * levels[c]
        for (let k = from; k < to; k++) level += shares[4 * k + quarter] * levels[3 * ink[k] + c]
        out[at + c] = clamp(Math.round(level), 0, 255)
      }
    }
  }
  return out
}
