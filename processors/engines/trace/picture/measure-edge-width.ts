import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Levels that an edge rises by; where fewer than these edges do, in the dark and the pale, half as much will do.
const RISE_MIN = 60
const FAINT_RISE_MIN = 30
const EDGES_MIN = 200
const STEP_MIN = 3

type Widths = { readonly riseMin: number; sum: number; edges: number }

/**
 * Mean of total rise over steepest step, along the rows, over all monotone runs of strong contrast that end inside.
 *
 * @param apart rows from one that is measured to the next
 */
export function measureEdgeWidth(plane: PixelPlane, changes: PixelChanges, apart: number): number {
  const strong = readWidths(plane, changes, apart, RISE_MIN)
  const widths = strong.edges < EDGES_MIN ? readWidths(plane, changes, apart, FAINT_RISE_MIN) : strong
  return widths.edges === 0 ? 1 : widths.sum / widths.edges
}

function readWidths(plane: PixelPlane, changes: PixelChanges, apart: number, riseMin: number): Widths {
  const widths: Widths = { riseMin, sum: 0, edges: 0 }
  for (let y = 0; y < plane.height; y += apart) addWidths(plane, changes, y, widths)
  return widths
}

function addWidths({ data, width }: PixelPlane, { pixels, rowStarts }: PixelChanges, y: number, widths: Widths): void {
  const first = y * width
  const end = rowStarts[y + 1]
  let before = first
  let rise = 0
  let steepest = 0
  for (let i = rowStarts[y]; i < end; i++) {
    const pixel = pixels[i]
    if (pixel === first) continue
    if (pixel > before + 1) {
      addRun(widths, rise, steepest)
      rise = 0
      steepest = 0
    }
    before = pixel
    const step = data[pixel * 4 + 1] - data[pixel * 4 - 3]
    const size = Math.abs(step)
    if (size >= STEP_MIN && (rise === 0 || step > 0 === rise > 0)) {
      rise += step
      if (size > steepest) steepest = size
      continue
    }
    addRun(widths, rise, steepest)
    rise = 0
    steepest = 0
  }
  if (before + 1 < first + width) addRun(widths, rise, steepest)
}

function addRun(widths: Widths, rise: number, steepest: number): void {
  const size = Math.abs(rise)
  if (size < widths.riseMin) return
  widths.sum += size / steepest
  widths.edges++
}
