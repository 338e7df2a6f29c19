import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * Levels that a step must have to be looked at. It is hard where its sides change by no more than one share of it, and one pixel long
 * where it goes on as no more than another. JPEG leaves grain beside steps, so that only strong ones tell, and less exactly.
 */
const RULES = {
  clean: { stepMin: 24, sideChangeMax: 0.1, goesOnMax: 0.25 },
  jpeg: { stepMin: 64, sideChangeMax: 0.25, goesOnMax: 0.35 },
} as const
type Rule = (typeof RULES)[keyof typeof RULES]
/** Fewer strong steps say nothing. */
const STEPS_COUNTED_MIN = 100

/**
 * Share of the strong steps between neighbours, along rows and columns, that are hard and only one pixel long. Averaging leaves none
 * of them: a slanting edge becomes pixels in between. Where pixels were picked instead, edges are stairs.
 */
export function measureStairs(grid: SampleGrid, wasJpeg: boolean): number {
  const rule = RULES[wasJpeg ? 'jpeg' : 'clean']
  const along = countSteps(grid, rule, 1, 0)
  const down = countSteps(grid, rule, 0, 1)
  const strong = along.strong + down.strong
  return strong < STEPS_COUNTED_MIN ? 0 : (along.stairs + down.stairs) / strong
}

function countSteps(
  grid: SampleGrid,
  { stepMin, sideChangeMax, goesOnMax }: Rule,
  dx: 0 | 1,
  dy: 0 | 1,
): { readonly strong: number; readonly stairs: number } {
  const { width, height, wrap } = grid
  const lightAt = createLight(grid)
  /** The step from a pixel, told by its offset from (x, y), to the next one. */
  const stepAt = (x: number, y: number): number => {
    const [fromX, fromY] = [foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y)]
    return Math.abs(
      lightAt(foldIndex(x + dx, width, wrap.x), foldIndex(y + dy, height, wrap.y)) - lightAt(fromX, fromY),
    )
  }
  let strong = 0
  let stairs = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const step = stepAt(x, y)
      if (step < stepMin) continue
      const side = Math.max(stepAt(x - dx, y - dy), stepAt(x + dx, y + dy))
      if (side > step) continue
      strong++
      if (side > sideChangeMax * step) continue
      if (Math.max(stepAt(x - dy, y - dx), stepAt(x + dy, y + dx)) < goesOnMax * step) stairs++
    }
  return { strong, stairs }
}
