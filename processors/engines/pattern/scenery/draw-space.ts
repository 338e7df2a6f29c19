import { paint } from '../kit/area/cloth.ts'
import { ribbon } from '../kit/line/curve.ts'
import type { Point } from '../kit/line/knot.ts'
import { circle } from '../kit/line/outline.ts'
import type { SceneryPlan } from './scenery-plan.ts'

/** Half widths of the milky way's layers and how far each lies off its middle, as shares of the window's height. */
const LAYERS = [
  { half: 0.2, off: 0 },
  { half: 0.11, off: 0.025 },
] as const
/** Worlds far away: places as shares of the window, and radii of its height. */
const WORLDS = [
  [0.16, 0.8, 0.035],
  [0.86, 0.72, 0.022],
  [0.3, 0.12, 0.016],
] as const
const KNOTS = 7

/** Space behind who is out in it: a milky way across the window from corner to corner, and worlds far away. */
export function drawSpace({ cloth, frame, inks, random: all }: SceneryPlan): void {
  const random = all.fork('space')
  const { left, right, top, bottom } = frame
  const [wide, tall] = [right - left, bottom - top]
  const side = random.sign()
  const sways = Array.from({ length: KNOTS }, () => random.between(-0.03, 0.03))
  for (const [at, { half, off }] of LAYERS.entries()) {
    const middle = Array.from({ length: KNOTS }, (_, knot): Point => {
      const along = (knot / (KNOTS - 1)) * 1.3 - 0.15
      const x = side === 1 ? along : 1 - along
      return [left + wide * x, bottom - tall * (along * 0.9 + 0.05 + off + sways[knot])]
    })
    const swell = (t: number): number => tall * half * (0.72 + 0.28 * Math.sin(Math.PI * 3 * t + at))
    paint(cloth, at === 0 ? inks.near : inks.middle, ribbon(middle, swell))
  }
  for (const [x, y, radius] of WORLDS)
    paint(cloth, inks.far, circle(left + wide * (side === 1 ? 1 - x : x), top + tall * y, tall * radius))
}
