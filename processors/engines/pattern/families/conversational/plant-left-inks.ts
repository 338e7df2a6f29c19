import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { LEVELS, levelOf, partsOf, type SceneryPlan } from '../../scenery/scenery-plan.ts'
import type { Plan } from '../family.ts'

/** Boxes of so large a share of the window hold enough of an ink to be found in it; and how many dots stand in for less. */
const [WORN_LEAST, PLANTED] = [0.004, 6]

/** What ink no thing wears, or hardly, is worn by small round flowers or pebbles in front; the air and the land lend it nothing. */
export function plantLeftInks(plan: SceneryPlan, { cast }: Plan): void {
  const { cloth, frame, random: all } = plan
  const random = all.fork('left inks')
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const areas = new Map<number, number>()
  for (const { ink, rings } of cloth.shapes) {
    const { left, right, top, bottom } = boxOf(rings)
    areas.set(ink, (areas.get(ink) ?? 0) + (right - left) * (bottom - top))
  }
  const left = cast.figures.filter((ink) => (areas.get(ink) ?? 0) < WORN_LEAST * wide * tall)
  const count = left.length * PLANTED
  const { land } = partsOf(plan)
  for (let at = 0; at < count; at++) {
    const x = frame.left + wide * (0.08 + (0.84 * (at + random.between(0.1, 0.9))) / count)
    // In space they are far stars, above and below who is there.
    const far = random.between(0.04, 0.16)
    const y = levelOf(frame, land === 'void' ? (at % 2 ? far : 1 - far) : random.between(LEVELS.feet + 0.025, 0.97))
    const radiusMm = Math.min(wide, tall) * random.between(0.0085, 0.012)
    const ink = left[at % left.length]
    if (!growing.includes(land) || plan.backdrop === 'snow') paint(cloth, ink, circle(x, y, radiusMm))
    else drawBlossom(plan, ink, { x, y, radiusMm, turn: random.between(0, TURN) })
  }
}

/** Land on which flowers grow; elsewhere there are pebbles. */
const growing: readonly string[] = ['hills', 'meadow', 'lake', 'peaks']
const PETALS = 5

type Blossom = { readonly x: number; readonly y: number; readonly radiusMm: number; readonly turn: number }

/** A small round flower with a pale eye. */
function drawBlossom({ cloth, inks }: SceneryPlan, ink: number, { x, y, radiusMm, turn }: Blossom): void {
  const petals = Array.from({ length: PETALS }, (_, at) => {
    const angle = turn + (TURN * at) / PETALS
    return circle(x + Math.cos(angle) * radiusMm * 0.95, y + Math.sin(angle) * radiusMm * 0.95, radiusMm * 0.72, 8)
  })
  paintTogether(cloth, ink, petals)
  paint(cloth, inks.disc, circle(x, y, radiusMm * 0.5, 8))
}
