import { wrap } from '../../../kit/line/knot.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import type { Plan } from '../../family.ts'
import type { PictureCells } from '../../knit/picture-cells.ts'
import { pictureCellsOf } from '../../knit/picture-cells.ts'
import type { RugInks } from './rug-inks.ts'

/** Things in one quarter of a carpet at most, the step in knots of the search for their places, and the bare knots round each. */
const [MOST, STEP, RIM] = [2, 3, 2]

type Place = { readonly x: number; readonly y: number; readonly field: number }

/**
 * The things of a plan, knot by knot where most of the field is seen: in each half of the carpet they face its middle, and all stand
 * upright. Changes `grid`.
 */
export function knotPictures(grid: number[][], plan: Plan, inks: RugInks): void {
  const nouns = plan.motifs.filter((noun) => findDepiction(noun)?.isExact)
  const drawers = nouns.flatMap((noun, at) => pictureCellsOf(plan, noun, at))
  if (drawers.length === 0) return
  const figures = [0, 1].map((turn) => drawers[turn % drawers.length](plan.random.fork(`knotted ${turn}`), turn))
  const taken: Place[] = []
  for (const figure of figures.slice(0, MOST)) {
    const place = barestPlace(grid, figure, inks.field, taken)
    if (!place) return
    taken.push(place)
    const [across, down] = [grid[0].length, grid.length]
    const mirrored = figure.map((line) => line.toReversed())
    for (const y of [place.y, down - 1 - place.y]) {
      stamp(grid, figure, place.x, y, inks.field)
      stamp(grid, mirrored, across - place.x - (figure[0].length % 2), y, inks.field)
    }
  }
}

/** The middle of the place in a quarter that holds a figure and shows most of the field, clear of the folds and of those taken. */
function barestPlace(
  grid: readonly (readonly number[])[],
  figure: PictureCells,
  field: number,
  taken: readonly Place[],
): Place | undefined {
  const [wide, tall] = [figure[0].length, figure.length]
  const [halfWide, halfTall] = [(wide >> 1) + RIM, (tall >> 1) + RIM]
  const [right, bottom] = [(grid[0].length >> 1) - halfWide, (grid.length >> 1) - halfTall]
  let best: Place | undefined
  for (let y = halfTall; y <= bottom; y += STEP)
    for (let x = halfWide; x <= right; x += STEP) {
      if (taken.some((one) => Math.abs(one.x - x) < wide + RIM && Math.abs(one.y - y) < tall + RIM)) continue
      const share = shareOf(
        grid,
        { left: x - halfWide, top: y - halfTall, right: x + halfWide, bottom: y + halfTall },
        field,
      )
      if (!best || share > best.field) best = { x, y, field: share }
    }
  return best
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

function shareOf(grid: readonly (readonly number[])[], { left, top, right, bottom }: Box, ink: number): number {
  let count = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (grid[y][x] === ink) count++
  return count / ((right - left) * (bottom - top))
}

/** A figure round a place, a rim of the field about it so that no vine runs into it. */
function stamp(grid: number[][], figure: PictureCells, x: number, y: number, field: number): void {
  const [left, top] = [x - (figure[0].length >> 1), y - (figure.length >> 1)]
  const knot = (column: number, row: number, ink: number): void => {
    grid[wrap(top + row, grid.length)][wrap(left + column, grid[0].length)] = ink
  }
  const each = (paint: (column: number, row: number, ink: number) => void): void => {
    for (const [row, line] of figure.entries())
      for (const [column, ink] of line.entries()) if (ink >= 0) paint(column, row, ink)
  }
  each((column, row) => {
    for (let dy = -RIM; dy <= RIM; dy++) for (let dx = -RIM; dx <= RIM; dx++) knot(column + dx, row + dy, field)
  })
  each(knot)
}
