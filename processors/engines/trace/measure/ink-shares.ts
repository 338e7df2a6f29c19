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

// Squared sine of the least angle, seen from the line's ink, at which the inks beside it can be told apart in a mix.
const APART_MIN = 0.05

/**
 * Share (0..1) of the ink `own` in a pixel that holds it, a line and what lies beyond the line; undefined where the three inks lie
 * so near one line that shares of two of them look like the third.
 * Source: least squares of two shares, the third being what they leave.
 */
export function shareOfThree(
  { plane: { data }, inks: { values }, levels }: InkMixes,
  pixel: number,
  own: number,
  line: number,
  beyond: number,
): number | undefined {
  let ownOwn = 0
  let ownBeyond = 0
  let beyondBeyond = 0
  let ownSeen = 0
  let beyondSeen = 0
  for (let channel = 0; channel < 4; channel++) {
    const base = levelOf(levels, values[line * 4 + channel])
    const u = levelOf(levels, values[own * 4 + channel]) - base
    const v = levelOf(levels, values[beyond * 4 + channel]) - base
    const seen = levels[data[pixel * 4 + channel]] - base
    ownOwn += u * u
    ownBeyond += u * v
    beyondBeyond += v * v
    ownSeen += u * seen
    beyondSeen += v * seen
  }
  const apart = ownOwn * beyondBeyond - ownBeyond * ownBeyond
  if (!(apart > APART_MIN * ownOwn * beyondBeyond)) return undefined
  const share = (ownSeen * beyondBeyond - beyondSeen * ownBeyond) / apart
  const rest = (beyondSeen * ownOwn - ownSeen * ownBeyond) / apart
  if (share <= 0) return 0
  if (rest <= 0) return clamp(ownSeen / ownOwn, 0, 1)
  return share + rest > 1 ? clamp(share / (share + rest), 0, 1) : share
}
