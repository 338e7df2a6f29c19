import { clamp } from '../clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'

// What the crests of lines show of their ink, by the width of their labels in spreads of the blur. Measured: lines of a
// pixel and a half, 2.2 to 2.5 such spreads wide, show 0.67 to 0.82, of two pixels 0.78 to 0.92, of 2.7 pixels, 2.7 to
// 3.1 spreads wide, 0.9 to 0.97.
const THIN_SPREADS = 2.4
const WIDE_SPREADS = 3.1
const THIN_SHARE = 0.8
// Fewer pixels are dots or crumbs.
const PIXELS_MIN = 200
const LEVEL_MAX = 255

/** What is known of the lines of an ink. */
type Lines = {
  pixels: number
  /** Pixels of border, along it. */
  border: number
  /** Sums of red, green and blue of what lies beyond. */
  readonly beyond: number[]
}

/**
 * The inks with those that no place shows pure as they were before the blur: a line narrower than the blur shows but a share of its
 * contrast, and nothing in its profile tells it from a wider one that is paler.
 *
 * @param softness how far lightness was blurred, pixels
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
 * Measures the inks from `from` on. Borders are counted along rows, columns and both diagonals, which tells their length however they
 * lie. Source: Crofton's formula for four directions.
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
