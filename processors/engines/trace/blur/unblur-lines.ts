import { clamp } from '../../numbers/clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'

// Share of their ink that the crests of lines show, by the width of their labels in standard deviations of the blur.
// Measured: lines 1.5 pixels wide (2.2 to 2.5 deviations) show 0.67 to 0.82, 2 pixels 0.78 to 0.92, 2.7 pixels (2.7 to
// 3.1 deviations) 0.9 to 0.97.
const THIN_SPREADS = 2.4
const WIDE_SPREADS = 3.1
const THIN_SHARE = 0.8
// Fewer pixels are dots or specks.
const PIXELS_MIN = 200
const LEVEL_MAX = 255

/** Measurements of the lines of an ink. */
type Lines = {
  pixels: number
  /** Length of their border, pixels. */
  border: number
  /** Sums of red, green and blue of the pixels beyond the border. */
  readonly beyond: number[]
}

/**
 * Deblurs inks that no pixel shows pure. A line narrower than the blur shows only a share of its contrast, and its
 * profile does not differ from that of a wider, paler one; so the share follows from its width.
 *
 * @param softness standard deviation of the blur of lightness, pixels
 */
export function unblurLines(map: LabelMap, inks: Inks, softness: number): Inks {
  const from = inks.roughFrom ?? inks.count
  if (from === inks.count) return inks
  const values = inks.values.slice()
  measureLines(map, inks, from).forEach(({ pixels, border, beyond }, at) => {
    if (pixels < PIXELS_MIN) return
    const spreads = (2 * pixels) / border / softness
    const wide = clamp((spreads - THIN_SPREADS) / (WIDE_SPREADS - THIN_SPREADS), 0, 1)
    const share = THIN_SHARE + wide * (1 - THIN_SHARE)
    for (let c = 0; c < 3; c++) {
      const ground = beyond[c] / border
      const level = (from + at) * 4 + c
      values[level] = clamp(ground + (values[level] - ground) / share, 0, LEVEL_MAX)
    }
  })
  return { ...inks, values }
}

/**
 * Measures the lines of the inks from `from` on. Borders are counted along rows, columns and both diagonals, which
 * gives their length in any direction (Crofton's formula for four directions).
 */
function measureLines({ ink, width, height }: LabelMap, { values, count }: Inks, from: number): Lines[] {
  const lines = Array.from({ length: count - from }, (): Lines => ({ pixels: 0, border: 0, beyond: [0, 0, 0] }))
  const steps = Int32Array.of(1, -1, width, -width, width + 1, width - 1, 1 - width, -width - 1)
  for (let y = 1; y + 1 < height; y++)
    for (let pixel = y * width + 1; pixel < (y + 1) * width - 1; pixel++) {
      const own = ink[pixel]
      if (own < from) continue
      const line = lines[own - from]
      line.pixels++
      for (let i = 0; i < steps.length; i++) {
        const other = ink[pixel + steps[i]]
        if (other === own) continue
        const length = (Math.PI / 8) * (i < 4 ? 1 : Math.SQRT1_2)
        line.border += length
        for (let c = 0; c < 3; c++) line.beyond[c] += length * values[other * 4 + c]
      }
    }
  return lines
}
