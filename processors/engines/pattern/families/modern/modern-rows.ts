import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { boxOf } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import type { CutInks, DrawCutFlower } from './modern-flowers.ts'
import { cutDot } from './modern-flowers.ts'

/** The style of flowers that stand in rows. */
export const IN_ROWS = 'in rows'

/** Places of a row at scale 1, mm: from flower to flower, and from row to row. */
const [STEP_MM, ROW_MM] = [56, 84]
/** Shares of the place: a flower's radius, and that of the small thing between two rows. */
const [FLOWER, WIDE, BETWEEN, DOT] = [0.47, 0.96, 0.2, 0.05]

/**
 * Flowers cut from paper, in rows, one up and one down: one kind a row, its inks by turns and moved on by one from row to row; under each
 * gap of a row stands something small, and a dot on either side of it.
 */
export function drawRows(
  plan: Plan,
  { heroes, small }: { readonly heroes: readonly DrawCutFlower[]; readonly small: readonly DrawCutFlower[] },
  inks: readonly CutInks[],
): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('rows')
  const toss = createToss(random, cloth)
  const size = { wideMm: STEP_MM * plan.scale, tallMm: ROW_MM * plan.scale }
  const cells = fitCellPair(plan, size, { columns: 2, rows: 2 })
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const own = random.fork(`${row} ${column}`)
      const [x, y] = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const at = column + row
      // Flowers of a kind are cut one like the other, as by a stencil.
      const kind = row % heroes.length
      const draw = (radius: number): Motif => heroes[kind](random.fork(`kind ${kind}`), inks[at % inks.length], radius)
      const flower = fitWide(draw, cells.tallMm * FLOWER, cells.wideMm * WIDE)
      toss.place(flower, { x, y, turn: 0, flip: column % 2 ? -1 : 1 })
      const between = [(column + 1) * cells.wideMm, y + cells.tallMm / 2] as const
      const mark = small[row % small.length](own, inks[(at + 1) % inks.length], cells.tallMm * BETWEEN)
      toss.place(mark, { x: between[0], y: between[1], turn: 0, flip: row % 2 ? -1 : 1 })
      for (const side of [-1, 1]) {
        const dot = cutDot(own, inks[(at + 2) % inks.length], cells.tallMm * DOT)
        toss.place(dot, { x: between[0] + side * cells.wideMm * 0.3, y: between[1], turn: 0 })
      }
    }
  return cloth
}

/** The flower at the radius, or smaller where it would be wider than its place. */
function fitWide(draw: (radius: number) => Motif, radius: number, mostMm: number): Motif {
  const flower = draw(radius)
  const { left, right } = boxOf(flower.layers.map(({ ring }) => ring))
  return right - left > mostMm ? draw((radius * mostMm) / (right - left)) : flower
}
