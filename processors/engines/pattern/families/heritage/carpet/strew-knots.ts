import { wrap } from '../../../kit/line/knot.ts'
import type { Plan } from '../../family.ts'
import type { RugInks } from './rug-inks.ts'

/** Flowers of a few knots: `x` the petals, `o` the heart, `.` the ground. */
const charts = [
  ['.x.x.', 'xxxxx', '.xox.', 'xxxxx', '.x.x.'],
  ['..x..', '.xxx.', 'xxoxx', '.xxx.', '..x..'],
  ['x...x', '.xox.', '..x..', '.xox.', 'x...x'],
] as const
const BARE = 9

/** Strews small flowers, in fourfold symmetry, wherever so many knots each way are still of one ground ink. Changes `grid`. */
export function strewKnots(grid: number[][], plan: Plan, inks: RugInks): void {
  const random = plan.random.fork('strewn')
  const [down, across] = [grid.length, grid[0].length]
  const grounds = [inks.field, inks.shield, inks.corner]
  const blooms = [...new Set([inks.bloom, inks.heart, inks.leaf, inks.corner, inks.shield, inks.field])].filter(
    (ink) => ink !== inks.line,
  )
  const isBare = (x: number, y: number): boolean => {
    const ink = grid[y][x]
    if (!grounds.includes(ink)) return false
    for (let dy = -(BARE >> 1); dy <= BARE >> 1; dy++)
      for (let dx = -(BARE >> 1); dx <= BARE >> 1; dx++)
        if (grid[wrap(y + dy, down)][wrap(x + dx, across)] !== ink) return false
    return true
  }
  const tries = (across * down) / 14
  for (let at = 0; at < tries; at++) {
    const [x, y] = [random.below(Math.ceil(across / 2)), random.below(Math.ceil(down / 2))]
    if (isOnFold(x, across) || isOnFold(y, down) || !isBare(x, y)) continue
    const ground = grid[y][x]
    const [petal = inks.line] = random.shuffle(blooms.filter((ink) => ink !== ground))
    const chart = charts[at % charts.length]
    for (const [cx, cy] of [
      [x, y],
      [across - 1 - x, y],
      [x, down - 1 - y],
      [across - 1 - x, down - 1 - y],
    ] as const)
      for (const [row, line] of chart.entries())
        for (const [column, mark] of [...line].entries())
          if (mark !== '.')
            grid[wrap(cy + row - 2, down)][wrap(cx + column - 2, across)] = mark === 'x' ? petal : inks.line
  }
}

/** Too near to a fold of the symmetry for a flower and its image to lie side by side. */
function isOnFold(at: number, count: number): boolean {
  const apart = Math.abs(count - 1 - 2 * at)
  return Math.min(apart, count - apart) < charts[0].length
}
