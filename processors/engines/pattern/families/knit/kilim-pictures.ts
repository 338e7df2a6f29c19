import { findDepiction } from '../conversational/noun-book.ts'
import type { Plan } from '../family.ts'
import type { Row } from './kilim-bands.ts'
import { ACROSS } from './kilim-bands.ts'
import type { PictureCells } from './picture-cells.ts'
import { pictureCellsOf } from './picture-cells.ts'

/** Threads left free between figures, and above and below them. */
const [BETWEEN, MARGIN] = [5, 3]

/** Bands in which the things of a plan stand side by side, thread by thread; none where nothing named has a picture. */
export function pictureBands(plan: Plan): ((turn: number) => Row[])[] {
  const nouns = plan.motifs.filter((noun) => findDepiction(noun)?.isExact)
  return nouns.flatMap((noun, at) =>
    pictureCellsOf(plan, noun, at).map((cells) => (turn: number) => bandOf(plan, cells(plan.random.fork(noun), turn))),
  )
}

/** As many figures as the threads hold, every second one facing the other. */
function bandOf({ cast }: Plan, figure: PictureCells): Row[] {
  const wide = figure[0].length
  const count = Math.max(1, Math.floor(ACROSS / (wide + BETWEEN)))
  const rows = Array.from({ length: figure.length + 2 * MARGIN }, () => new Array<number>(ACROSS).fill(cast.ground))
  for (let each = 0; each < count; each++) {
    const left = Math.round(((each + 0.5) * ACROSS) / count - wide / 2)
    figure.forEach((line, row) => {
      const threads = each % 2 ? line.toReversed() : line
      threads.forEach((ink, column) => {
        if (ink >= 0) rows[row + MARGIN][(left + column + ACROSS) % ACROSS] = ink
      })
    })
    strewBetween(rows, cast.figures, left + wide + Math.round((ACROSS / count - wide) / 2))
  }
  return rows
}

/** Stars of a few threads that keep the ground between two figures from being a hole. */
function strewBetween(rows: number[][], figures: readonly number[], middle: number): void {
  const places = [0.26, 0.74].map((share) => Math.round(rows.length * share))
  for (const [at, y] of places.entries())
    for (const [dy, line] of STAR.entries())
      for (const [dx, mark] of [...line].entries()) {
        const [row, column] = [y + dy - (STAR.length >> 1), (middle + dx - (line.length >> 1) + ACROSS) % ACROSS]
        if (mark !== '.' && rows[row]) rows[row][column] = figures[(at + (mark === 'o' ? 1 : 0)) % figures.length]
      }
}

const STAR = ['..x..', '.x.x.', 'x.o.x', '.x.x.', '..x..'] as const
