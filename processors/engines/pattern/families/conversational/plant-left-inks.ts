import { paint } from '../../kit/area/cloth.ts'
import { boxOf } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { LEVELS, levelOf, type SceneryPlan } from '../../scenery/scenery-plan.ts'
import type { Plan } from '../family.ts'

/** Boxes of so large a share of the window hold enough of an ink to be found in it; and how many dots stand in for less. */
const [WORN_LEAST, PLANTED] = [0.004, 6]

/** What ink no thing wears, or hardly, is worn by small round flowers or pebbles in front; the air and the land lend it nothing. */
export function plantLeftInks({ cloth, frame, random: all }: SceneryPlan, { cast }: Plan): void {
  const random = all.fork('left inks')
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const areas = new Map<number, number>()
  for (const { ink, rings } of cloth.shapes) {
    const { left, right, top, bottom } = boxOf(rings)
    areas.set(ink, (areas.get(ink) ?? 0) + (right - left) * (bottom - top))
  }
  const left = cast.figures.filter((ink) => (areas.get(ink) ?? 0) < WORN_LEAST * wide * tall)
  for (let at = 0; at < left.length * PLANTED; at++) {
    const x = frame.left + wide * random.between(0.28, 0.72)
    const y = levelOf(frame, random.between(LEVELS.feet + 0.02, 0.965))
    paint(cloth, left[at % left.length], circle(x, y, Math.min(wide, tall) * random.between(0.008, 0.012)))
  }
}
