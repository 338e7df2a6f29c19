import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts } from './changes-kernel.ts'

const STEP_MIN = 3

/** Sum over all runs that rise enough of total rise over steepest step, and number of these runs. */
export const widths = new Float64Array(2)
let rise: Whole = 0
let steepest: Whole = 0

/** Reads the monotone runs along every `apart`-th row that rise by `riseMin` levels and end inside the picture. */
export function readWidths(apart: Whole, riseMin: Whole): void {
  widths[0] = 0
  widths[1] = 0
  for (let y: Whole = 0; y < frame[1]; y += apart) {
    const first = y * frame[0]
    let before: Whole = first
    rise = 0
    steepest = 0
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = changed[i]
      if (pixel === first) continue
      if (pixel > before + 1) addRun(riseMin)
      before = pixel
      follow(pixel, riseMin)
    }
    if (before + 1 < first + frame[0]) addRun(riseMin)
  }
}

/** Continues the run, or ends it. */
function follow(pixel: Whole, riseMin: Whole): void {
  const step: Whole = levels[pixel * 4 + 1] - levels[pixel * 4 - 3]
  const size: Whole = step < 0 ? -step : step
  if (size >= STEP_MIN && (rise === 0 || step > 0 === rise > 0)) {
    rise += step
    if (size > steepest) steepest = size
  } else addRun(riseMin)
}

/** Ends a run. */
function addRun(riseMin: Whole): void {
  const size: Whole = rise < 0 ? -rise : rise
  if (size >= riseMin) {
    widths[0] = widths[0] + size / steepest
    widths[1] = widths[1] + 1
  }
  rise = 0
  steepest = 0
}
