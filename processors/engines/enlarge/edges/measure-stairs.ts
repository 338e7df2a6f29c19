import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * What makes a step a stair, for clean pictures and for JPEGs, whose noise beside edges allows only strong steps and
 * laxer limits. `stepMin`: levels of 255. `sideChangeMax`: how much the pixels on either side may still change, as a
 * share of the step (hard edge). `goesOnMax`: how large the same step may be one line further, as a share (one pixel
 * long).
 */
const RULES = {
  clean: { stepMin: 24, sideChangeMax: 0.1, goesOnMax: 0.25 },
  jpeg: { stepMin: 64, sideChangeMax: 0.25, goesOnMax: 0.35 },
} as const
type Rule = (typeof RULES)[keyof typeof RULES]
/** With fewer strong steps nothing is concluded. */
const STEPS_COUNTED_MIN = 100

/**
 * How aliased a picture is: the share, 0..1, of strong steps along rows and columns that are hard and one pixel long.
 * Averaging turns slanting edges into pixels between and leaves no such step; nearest-neighbour sampling leaves stairs.
 *
 * @param wasJpeg whether the picture was a JPEG at some time
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
