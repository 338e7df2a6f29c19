import { clamp } from '../clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import { levelOf } from '../picture/light-levels.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** A picture, its inks, and the amount of light of each coded value, in the measure that pixels were blended in. */
type InkMixes = { readonly plane: PixelPlane; readonly inks: Inks; readonly levels: Float64Array }

/** Share (0..1) of ink `near` in a pixel, were it made of `near` and `far` alone. */
export function shareOfInk({ plane, inks, levels }: InkMixes, pixel: number, near: number, far: number): number {
  const { data } = plane
  const { values } = inks
  const at = pixel * 4
  const a = near * 4
  const b = far * 4
  let along = 0
  let length = 0
  for (let channel = 0; channel < 4; channel++) {
    const base = levelOf(levels, values[b + channel])
    const span = levelOf(levels, values[a + channel]) - base
    along += (levels[data[at + channel]] - base) * span
    length += span * span
  }
  const share = length === 0 ? 0.5 : along / length
  return clamp(share, 0, 1)
}
