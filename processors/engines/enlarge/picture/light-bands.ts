import { createLightWriter } from './light-of.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Light of some rows with a margin on all four sides, where the picture goes on around its edges or ends in what stands there. */
export type LightBand = {
  readonly light: Float64Array
  /** Light from one row to the next. */
  readonly stride: number
  /** Where the first pixel of the first row stands, behind the margin. */
  readonly start: number
}

/** Rows looked at in one go, so that large pictures need no more memory than small ones. */
const BAND_ROWS = 64

/** Shows the light of a picture from top to bottom, in room that is used again. */
export function visitLightBands(
  grid: SampleGrid,
  margin: number,
  visit: (band: LightBand, rowCount: number) => void,
): void {
  const { width, height, wrap } = grid
  const stride = width + 2 * margin
  const light = new Float64Array(stride * (Math.min(BAND_ROWS, height) + 2 * margin))
  const write = createLightWriter(grid)
  for (let top = 0; top < height; top += BAND_ROWS) {
    const rowCount = Math.min(BAND_ROWS, height - top)
    for (let row = 0; row < rowCount + 2 * margin; row++) {
      const first = row * stride + margin
      write(foldIndex(top + row - margin, height, wrap.y), light, first)
      for (let k = 1; k <= margin; k++) {
        light[first - k] = light[first + foldIndex(-k, width, wrap.x)]
        light[first + width - 1 + k] = light[first + foldIndex(width - 1 + k, width, wrap.x)]
      }
    }
    visit({ light, stride, start: margin * stride + margin }, rowCount)
  }
}
