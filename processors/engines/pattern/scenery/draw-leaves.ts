import { paint, paintTogether } from '../kit/area/cloth.ts'
import { blade, moveCurve, ribbon, spine } from '../kit/line/curve.ts'
import type { Ring } from '../kit/line/knot.ts'
import type { SceneryPlan } from './scenery-plan.ts'

/**
 * Leaves from each lower corner and each upper one: heading in radians from the vertical towards the middle, and length
 * as a share of the window's height.
 */
const RISING = [
  [-0.15, 0.62],
  [0.35, 0.5],
  [0.85, 0.4],
  [1.2, 0.3],
] as const
const HANGING = [
  [0.5, 0.36],
  [1.05, 0.42],
  [1.5, 0.3],
] as const
/** Half width of a leaf and width of its midrib as shares of its length, and the number of veins on each side. */
const [WIDE, RIB, CUTS] = [0.2, 0.012, 5] as const

/** Long jungle leaves from the corners of the window, torn along their veins, in front of the distance. */
export function drawLeaves({ cloth, frame, inks, random: all }: SceneryPlan): void {
  const random = all.fork('leaves')
  const { left, right, top, bottom } = frame
  const tall = bottom - top
  for (const side of [1, -1] as const) {
    const x = side === 1 ? left : right
    const grow = (heading: number, share: number, y: number, at: number): void => {
      const long = tall * share * random.between(0.9, 1.1)
      const ink = at % 2 === 0 ? inks.middle : inks.far
      paint(cloth, ink, blade(x, y, heading, long, long * WIDE * 2, side * 0.25))
      const rib = moveCurve(spine(long * 0.96, side * 0.25, 0, 8, heading), x, y)
      const lines: Ring[] = [ribbon(rib, (t) => long * RIB * (1 - 0.7 * t))]
      for (let cut = 1; cut <= CUTS; cut++) {
        const [fromX, fromY] = rib[Math.min(rib.length - 1, cut + 1)]
        for (const to of [1, -1] as const) {
          const vein = moveCurve(spine(long * WIDE * 0.8, 0.3 * to, 0, 4, heading + to * 0.75), fromX, fromY)
          lines.push(ribbon(vein, (t) => long * RIB * 0.45 * (1 - t * 0.6)))
        }
      }
      paintTogether(cloth, inks.near, lines)
    }
    for (const [at, [turn, share]] of HANGING.entries()) grow(Math.PI / 2 - side * turn, share, top, at)
    for (const [at, [turn, share]] of RISING.entries()) grow(-Math.PI / 2 + side * turn, share, bottom, at + 1)
  }
}
