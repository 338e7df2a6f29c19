import { type LightBand, visitLightBands } from '../picture/light-bands.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'

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
  const counts = { strong: 0, stairs: 0 }
  visitLightBands(grid, MARGIN, (band, rowCount) => {
    for (let y = 0; y < rowCount; y++)
      for (let x = 0; x < grid.width; x++) {
        const at = band.start + y * band.stride + x
        countStep(band, at, 1, band.stride, rule, counts)
        countStep(band, at, band.stride, 1, rule, counts)
      }
  })
  return counts.strong < STEPS_COUNTED_MIN ? 0 : counts.stairs / counts.strong
}

/** Pixels beyond the picture that its steps are looked at with. */
const MARGIN = 2

/** Looks at the step from the pixel `at` to the one `along` behind it, and at those on its sides and `beside` it. */
function countStep(
  { light }: LightBand,
  at: number,
  along: number,
  beside: number,
  { stepMin, sideChangeMax, goesOnMax }: Rule,
  counts: { strong: number; stairs: number },
): void {
  const step = Math.abs(light[at + along] - light[at])
  if (step < stepMin) return
  const side = Math.max(Math.abs(light[at] - light[at - along]), Math.abs(light[at + 2 * along] - light[at + along]))
  if (side > step) return
  counts.strong++
  if (side > sideChangeMax * step) return
  const before = Math.abs(light[at - beside + along] - light[at - beside])
  const behind = Math.abs(light[at + beside + along] - light[at + beside])
  if (Math.max(before, behind) < goesOnMax * step) counts.stairs++
}
