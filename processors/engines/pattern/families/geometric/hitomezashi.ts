import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'
import { stitchRing } from './sashiko/stitch.ts'

const STITCH_MM = 5
const WORD_TRIES = 20

export const hitomezashi: Family = {
  name: 'hitomezashi',
  summary:
    'one-stitch sashiko: every line of a grid is a running stitch that starts up or down, by two binary sequences',
  words:
    'hitomezashi|one stitch sashiko|one-stitch sashiko|single stitch sashiko|一目刺し|ひとめ刺し|running stitch grid|binary stitch|stitch grid|hitomezashi sashiko'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.12, medium: 0.2, high: 0.32 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['indigo', 'indigo', 'scandinavian', 'moody'],
  ground: 'dark',
  motifMm: 5,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawHitomezashi,
}

/**
 * Details honoured: `rows` and `columns`, strings of 0 and 1 repeated over the grid. Counts are even, so that each running
 * stitch closes over the period, and each sequence has an even number of ones, so that the two-coloured fields close too.
 */
function drawHitomezashi(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('stitches')
  const [columns, rows] = [
    fitCells(plan.widthMm, STITCH_MM * plan.scale, 2),
    fitCells(plan.heightMm, STITCH_MM * plan.scale, 2),
  ]
  const fill =
    cast.figures.length > 1 ? [cast.soft, cast.second, cast.main].find((ink) => ink !== cast.ground) : undefined
  const thread = fill === cast.line ? cast.main : cast.line
  const word = chooseWord(random)
  const other = random.chance(0.5) ? word : chooseWord(random)
  const startsAcross = closeParity(readBits(plan.details.rows, rows.count) ?? repeatWord(word, rows.count))
  const startsDown = closeParity(readBits(plan.details.columns, columns.count) ?? repeatWord(other, columns.count))
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (fill !== undefined && fill !== thread) {
    const fields = fieldsOf(startsAcross, startsDown)
    paintCells(
      cloth,
      fields.map((line) => line.map((isFilled) => (isFilled ? fill : cast.ground))),
    )
  }
  const half = Math.max(0.3, STITCH_MM * plan.scale * 0.085)
  const stitch = (column: number, row: number, isAcross: boolean): Ring => {
    const from: Point = [column * columns.sizeMm, row * rows.sizeMm]
    return stitchRing(from, isAcross ? [from[0] + columns.sizeMm, from[1]] : [from[0], from[1] + rows.sizeMm], half)
  }
  const across = startsAcross.flatMap((start, row) => runOf(start, columns.count).map((at) => stitch(at, row, true)))
  const down = startsDown.flatMap((start, column) => runOf(start, rows.count).map((at) => stitch(column, at, false)))
  // A third figure ink makes the upright threads another colour.
  const upright = cast.figures.find((ink) => ink !== thread && ink !== fill && cast.figures.length > 2) ?? thread
  if (upright === thread) paintScattered(cloth, thread, [...across, ...down])
  else {
    paintScattered(cloth, thread, across)
    paintScattered(cloth, upright, down)
  }
  return cloth
}

/** Places of the stitches on a line of so many cells: every second one. */
function runOf(start: number, count: number): number[] {
  return Array.from({ length: count / 2 }, (_, at) => at * 2 + start)
}

/** A palindrome gives the stepped medallions, a free word wandering fields; words that hardly change give mere rows of dots. */
function chooseWord(random: Random): number[] {
  const length = random.pick([5, 6, 7, 8, 9])
  const isMirrored = random.chance(0.75)
  const draw = (): number[] => {
    const half = Array.from({ length }, () => random.below(2))
    return isMirrored ? [...half, ...half.toReversed()] : [...half, ...half.map((bit) => 1 - bit)]
  }
  const isLively = (word: readonly number[]): boolean => {
    const changes = word.filter((bit, at) => bit !== word[(at + 1) % word.length]).length
    return changes > word.length * 0.3 && changes < word.length * 0.75
  }
  const words = Array.from({ length: WORD_TRIES }, draw)
  return words.find(isLively) ?? words[0]
}

function repeatWord(word: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => word[at % word.length])
}

function readBits(text: unknown, count: number): number[] | undefined {
  if (typeof text !== 'string' || !/^[01]+$/.test(text)) return undefined
  return Array.from({ length: count }, (_, at) => Number(text[at % text.length]))
}

function closeParity(bits: readonly number[]): number[] {
  const ones = bits.reduce((sum, bit) => sum + bit, 0)
  return ones % 2 === 0 ? [...bits] : [1 - bits[0], ...bits.slice(1)]
}

/**
 * The two-colouring of the cells: crossing a stitch changes the colour, crossing a gap does not. Exported for its test.
 *
 * @param startsAcross per row line, whether its first stitch lies over the cell 0 (0) or cell 1 (1)
 */
export function fieldsOf(startsAcross: readonly number[], startsDown: readonly number[]): boolean[][] {
  let first = 0
  return startsAcross.map((_, row) => {
    // Going down into row `row` crosses the row line above its first cell.
    if (row > 0 && startsAcross[row] === 0) first ^= 1
    let field = first
    return startsDown.map((start, column) => {
      if (column > 0 && row % 2 === start) field ^= 1
      return field === 1
    })
  })
}
