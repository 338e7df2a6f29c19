import type { Frame } from '../../../compose/frame.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { paintTogether } from '../../../kit/area/cloth.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Plan } from '../../family.ts'
import type { Sign } from './stroke.ts'
import { strokesOf } from './stroke-bodies.ts'

/** Bare rim inside the window, and a sign's height, as shares of the window's shorter side and of its cell. */
const [RIM, SIGN] = [0.06, 0.66]
/** Signs are in inks that stand off the ground by so much in OKLCH lightness, where there are any. */
const SEEN = 0.2
/** What it costs that cells are no squares, for each factor of e, and that the last row is not full. */
const [SQUARE, FULL] = [0.7, 0.3]
/** Half a line in mm, at least: 0.3 mm on cloth. */
const HALF_LEAST_MM = 0.16

/**
 * All signs of a set once and in their order, as on a chart for a wall: in rows that fill a window, the last of them in the middle.
 *
 * @param half half a stroke, as a share of a sign's height
 */
export function paintChart(cloth: Cloth, frame: Frame, plan: Plan, set: readonly Sign[], half: number): void {
  const { cast } = plan
  const rim = RIM * Math.min(frame.right - frame.left, frame.bottom - frame.top)
  const [wide, tall] = [frame.right - frame.left - rim * 2, frame.bottom - frame.top - rim * 2]
  const columns = columnsFor(set.length, wide / tall)
  const rows = Math.ceil(set.length / columns)
  const { lightness } = cast.inks[cast.ground]
  const seen = cast.figures.filter((ink) => Math.abs(cast.inks[ink].lightness - lightness) > SEEN)
  const leads = (seen.length > 0 ? seen : cast.figures).slice(0, 5)
  const size = Math.min(wide / columns, tall / rows) * SIGN
  paintTogether(cloth, cast.ground, [
    rectangle(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top),
  ])
  for (const [at, sign] of set.entries()) {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, set.length - row * columns)
    const x = frame.left + rim + (wide * (at - row * columns + 0.5 + (columns - inRow) / 2)) / columns
    const y = frame.top + rim + (tall * (row + 0.5)) / rows
    paintTogether(
      cloth,
      leads[(at + row) % leads.length],
      strokesOf(sign, Math.max(HALF_LEAST_MM, size * half), { x, y, size, turn: 0 }),
    )
  }
}

/** Columns for so many signs in a window of an aspect, width over height: cells near to squares, and hardly one alone in the last row. */
function columnsFor(count: number, aspect: number): number {
  const cost = (columns: number): number => {
    const rows = Math.ceil(count / columns)
    const last = count - (rows - 1) * columns
    return SQUARE * Math.abs(Math.log((aspect * rows) / columns)) + FULL * (1 - last / columns)
  }
  return Array.from({ length: count }, (_, at) => at + 1).reduce(
    (best, one) => (cost(one) < cost(best) ? one : best),
    1,
  )
}
