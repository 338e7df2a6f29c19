import { composePanel } from '../../compose/panel.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'
import { paintGuestIn } from './guests-of-waves.ts'
import { inksOfWaves } from './inks-of-waves.ts'
import { paintFoam, paintSea, type Wave } from './paint-wave.ts'

/** In window widths: where the great wave rises, how long it is; and where the sea before it begins, in window heights. */
const GREAT = { x: 0.02, y: 0.78, long: 0.97 } as const
const SEA = 0.775
/** Swells of the sea, their height and their line, in window heights and widths. */
const [SWELLS, HIGH, LINE] = [4, 0.013, 0.008] as const
/** Places for who is with the wave, in window shares, and their size: in the hollow under the curl, and in the sky. */
const HOLLOW: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.86, 0.7, 0.25],
  [0.2, 0.9, 0.2],
]
const SKY: typeof HOLLOW = [
  [0.22, 0.2, 0.2],
  [0.85, 0.16, 0.14],
]

/** The wave as it hangs on a wall: one that fills the window, the sea under it, and who is named with it under its curl. */
export function composeGreatWave(plan: Plan): Cloth {
  return composePanel(plan, (cloth, frame) => {
    const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
    const inks = inksOfWaves(plan)
    const to = ([x, y]: Point): Point => [frame.left + x * wide, frame.top + y * tall]
    const [left, foot] = to([GREAT.x, GREAT.y])
    const unit = wide * GREAT.long
    const wave: Wave = { at: ([u, v]) => [left + u * unit, foot + v * unit], unit, random: plan.random.fork('great') }
    paintGuestIn(cloth, plan, { hollow: HOLLOW.slice(0, 1), sky: SKY, to, unit: wide })
    paintSeaBelow(cloth, to, wide, [inks.bodies[inks.bodies.length - 1], inks.foam])
    paintSea(cloth, wave, inks, inks.bodies[0])
    paintFoam(cloth, wave, inks)
    paintGuestIn(cloth, plan, { hollow: HOLLOW.slice(1), sky: [], to, unit: wide, placed: 1 })
  })
}

/** The sea down to the sill, with lines of swell that thin out towards it. */
function paintSeaBelow(cloth: Cloth, to: (point: Point) => Point, wide: number, [body, foam]: readonly number[]): void {
  const level = (x: number, row: number): number =>
    SEA + row * ((1 - SEA) / (SWELLS + 0.4)) + HIGH * Math.sin(x * 9 + row * 2.1) * (1 + row * 0.25)
  const lineAt = (row: number): Point[] =>
    Array.from({ length: 19 }, (_, at) => to([at / 16 - 0.06, level(at / 16, row)]))
  const rim = curveThrough(lineAt(0), 3)
  paint(cloth, body, [...rim, [...to([1.1, 1.1]), 1], [...to([-0.1, 1.1]), 1]])
  const swells = Array.from({ length: SWELLS }, (_, row): Ring => {
    const half = wide * LINE * (1 - row * 0.16)
    return ribbon(curveThrough(lineAt(row + 0.6), 3), (t) => half * (0.35 + 0.65 * Math.sin(t * 14 + row * 2.4) ** 2))
  })
  paintTogether(cloth, foam, swells)
}
