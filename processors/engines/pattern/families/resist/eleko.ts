import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'
import { elekoFigures } from './eleko-figures.ts'

const SQUARE_MM = 54
const SQUARES_MOST = 12
/** Largest deviation of the hand from the ruled line, as a share of a square. */
const STRAY = 0.014

/**
 * Adire eleko: a cloth divided into squares, each with another figure painted in cassava paste before dyeing, which
 * leaves pale lines. Equal figures are never adjacent, and some squares are dyed once less.
 */
export function drawEleko(cloth: Cloth, plan: Plan, random: Random): void {
  const { cast, widthMm, heightMm } = plan
  const count = (lengthMm: number): number => Math.min(SQUARES_MOST, fitCells(lengthMm, SQUARE_MM * plan.scale).count)
  const [columns, rows] = [count(widthMm), count(heightMm)]
  const [wide, tall] = [widthMm / columns, heightMm / rows]
  const stray = strayBy(plan, Math.min(wide, tall) * STRAY)
  const figures = random.shuffle(elekoFigures)
  const step = random.pick([3, 5])
  const paste = cast.line
  const pale = cast.figures.filter((ink) => ink !== paste)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const hand = random.fork(`square ${column} ${row}`)
      const [x, y] = [(column + 0.5) * wide, (row + 0.5) * tall]
      const lay = (ring: Ring): Ring =>
        ring.map(([px, py, corner]) => stray([x + px * wide * 0.4, y + py * tall * 0.4, corner ?? 0]))
      // A middle blue behind the figure of every third square, which is dyed once less.
      const dip = pale.length > 0 && (column + row) % 3 === 0 ? pale[(column + row * 2) % pale.length] : undefined
      if (dip !== undefined) paint(cloth, dip, lay(rectangle(-1.02, -1.02, 2.04, 2.04)))
      const drawn = figures[(column + row * step) % figures.length](hand)
      paintTogether(cloth, paste, drawn.map(lay))
    }
  ruleSquares(cloth, plan, { columns, rows, stray })
}

/** Two lines of paste between squares, the inner one thin. */
function ruleSquares(
  cloth: Cloth,
  { cast, widthMm, heightMm }: Plan,
  { columns, rows, stray }: { readonly columns: number; readonly rows: number; readonly stray: Stray },
): void {
  const [wide, tall] = [widthMm / columns, heightMm / rows]
  const half = Math.max(0.35, Math.min(wide, tall) * 0.013)
  const steps = 8
  for (const offset of [-2.2, 2.2]) {
    for (let column = 0; column < columns; column++) {
      const line = Array.from({ length: steps * rows + 1 }, (_, at) => at * (tall / steps))
      paint(
        cloth,
        cast.line,
        alongLine(line, (y) => [column * wide + offset * half, y], stray, [half, 0]),
      )
    }
    for (let row = 0; row < rows; row++) {
      const line = Array.from({ length: steps * columns + 1 }, (_, at) => at * (wide / steps))
      paint(
        cloth,
        cast.line,
        alongLine(line, (x) => [x, row * tall + offset * half], stray, [0, half]),
      )
    }
  }
}

type Stray = (knot: readonly [number, number, 0 | 1]) => readonly [number, number, 0 | 1]

function alongLine(
  stops: readonly number[],
  at: (stop: number) => readonly [number, number],
  stray: Stray,
  [dx, dy]: readonly [number, number],
): Ring {
  const side = (sign: 1 | -1): Ring =>
    stops.map((stop, index) => {
      const [x, y] = at(stop)
      const [sx, sy] = stray([x, y, index === 0 || index === stops.length - 1 ? 1 : 0])
      return [sx + dx * sign, sy + dy * sign, index === 0 || index === stops.length - 1 ? 1 : 0]
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** Displaces knots by low-frequency noise that is periodic over the repeat. */
function strayBy({ random, widthMm, heightMm, scale }: Plan, farMm: number): Stray {
  const seed = `${random.fork('hand').next()}`
  const cells = Math.max(6, Math.round(14 / scale))
  const [sideways, upDown]: readonly TorusField[] = [createNoise(`${seed}/x`, cells), createNoise(`${seed}/y`, cells)]
  return ([x, y, corner]) => [
    x + farMm * sideways(x / widthMm, y / heightMm),
    y + farMm * upDown(x / widthMm, y / heightMm),
    corner,
  ]
}
