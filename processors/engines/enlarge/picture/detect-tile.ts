import type { Wrap } from './sample-grid.ts'
import type { SourceImage } from './source-image.ts'

/** Mean step across the seam over that inside the picture up to which the sides meet; repeats measured 0.8 to 1.15. */
const SEAM_RATIO_MAX = 1.2
/** Levels of 255 below which a mean step is none: plain edges meet whatever the picture holds. */
const STEP_FLOOR = 0.5

export type TileMode = 'auto' | 'on' | 'off'

export type TileDecision = Wrap & {
  readonly mode: TileMode
  /**
   * Mean step across the seam over the mean step inside or beside it, along x and y: about 1 in a perfect repeat.
   * Undefined below four lines.
   */
  readonly seamRatio: { readonly x: number | undefined; readonly y: number | undefined }
}

/** Decides, along each axis, whether the picture is one period of a repeat. `on` and `off` are taken at their word. */
export function decideTile(source: SourceImage, mode: TileMode): TileDecision {
  const x = seamAlong(source, 'x')
  const y = seamAlong(source, 'y')
  const seamRatio = { x: x.ratio, y: y.ratio }
  if (mode !== 'auto') return { mode, x: mode === 'on', y: mode === 'on', seamRatio }
  return { mode, x: x.meets, y: y.meets, seamRatio }
}

function seamAlong(
  source: SourceImage,
  axis: 'x' | 'y',
): { readonly ratio: number | undefined; readonly meets: boolean } {
  const length = axis === 'x' ? source.width : source.height
  // Two or three lines are all edge: nothing inside tells what a step of this picture is.
  if (length < 4) return { ratio: undefined, meets: false }
  let inside = 0
  for (let line = 0; line < length - 1; line++) inside += meanStep(source, axis, line, line + 1)
  // A repeat may well be cut where it is busiest, so the lines beside the seam count as much as the whole.
  const beside = (meanStep(source, axis, length - 2, length - 1) + meanStep(source, axis, 0, 1)) / 2
  const step = Math.max(inside / (length - 1), beside)
  const seam = meanStep(source, axis, length - 1, 0)
  const ratio = Math.round((Math.max(seam, STEP_FLOOR) / Math.max(step, STEP_FLOOR)) * 1000) / 1000
  return { ratio, meets: ratio <= SEAM_RATIO_MAX }
}

/** Mean absolute difference between two columns (axis x) or rows (axis y), over all channels. */
function meanStep({ data, width, height, channels }: SourceImage, axis: 'x' | 'y', one: number, other: number): number {
  const count = axis === 'x' ? height : width
  const along = (axis === 'x' ? width : 1) * channels
  const across = (axis === 'x' ? 1 : width) * channels
  let sum = 0
  for (let i = 0; i < count; i++) {
    const from = one * across + i * along
    const to = other * across + i * along
    for (let c = 0; c < channels; c++) sum += Math.abs(data[from + c] - data[to + c])
  }
  return sum / (count * channels)
}
