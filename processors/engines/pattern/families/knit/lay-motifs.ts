import { hueDistance } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import { findPictureChart, isOfHue, natureOf } from './find-chart.ts'
import type { PictureCells } from './picture-cells.ts'

/** A main figure of a sampler in the inks of its turn. */
export type StitchedFigure = (turn: number) => PictureCells

export type MotifLayout = {
  /** Cells across and down; the number of rows is even, so that the half-drop closes. */
  readonly columns: number
  readonly rows: number
  /** Size of a motif's cell in stitches. */
  readonly cellWide: number
  readonly cellTall: number
  readonly figures: readonly StitchedFigure[]
  readonly cast: Cast
  /** Whether it is a video game screen, without sprigs between the things. */
  readonly isOnScreen?: boolean
}

/** Small figures between the motifs: stars, wreaths and sprigs. */
const fillers: readonly (readonly string[])[] = [
  ['...x...', '.x.x.x.', '..xox..', 'xxoooxx', '..xox..', '.x.x.x.', '...x...'],
  ['....x....', '...xox...', '..x...x..', '.x..o..x.', 'xo.ooo.ox', '.x..o..x.', '..x...x..', '...xox...', '....x....'],
  ['..xx.xx..', '.xooxoox.', '.xoooxox.', '..xoooxl.', '...xox.ll', '.l..x.l..', '.ll.l.l..', '..lllll..', '....l....'],
  ['..x...x..', '.xxx.xxx.', '..xoxox..', '...ooo...', '..xoxox..', '.xxx.xxx.', '..x...x..'],
  ['...o...', '..oxo..', '...o...', 'l..l..l', '.l.l.l.', '..lll..', '...l...'],
]

/** Sparks and crosses of video games. */
const sparks: readonly (readonly string[])[] = [
  ['..x..', '..x..', 'xxoxx', '..x..', '..x..'],
  ['x...x', '.x.x.', '..o..', '.x.x.', 'x...x'],
  ['.xx.', 'xoox', 'xoox', '.xx.'],
]

/**
 * Lays main figures in turn in a brick layout (every second row offset by half a cell), with a small figure in each
 * gap.
 */
export function layMotifs(
  { columns, rows, cellWide, cellTall, figures, cast, isOnScreen = false }: MotifLayout,
  random: Random,
): number[][] {
  const grid = Array.from({ length: rows * cellTall }, () =>
    Array.from({ length: columns * cellWide }, () => cast.ground),
  )
  const filler = random.shuffle(isOnScreen ? sparks : fillers)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const turn = row * (columns + 1) + column
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) * cellWide, (row + 0.5) * cellTall]
      stamp(grid, figures[(row + column) % figures.length](turn), x, y)
      stamp(grid, inChart(filler[turn % 2], inksFor(cast, turn + 2)), x + cellWide / 2, y)
    }
  return grid
}

/** A thing with a chart, sometimes mirrored. */
export function chartedFigure(noun: string, cast: Cast, random: Random): StitchedFigure {
  const chart = findPictureChart(noun) ?? []
  return (turn) => inChart(random.chance(0.5) ? chart : turned(chart), inksFor(cast, turn, natureOf(noun)))
}

function inChart(chart: readonly string[], inks: MotifInks): PictureCells {
  return chart.map((line) =>
    [...line].map((mark) => {
      const part = mark === 'b' ? 'o' : mark
      return part === 'x' || part === 'o' || part === 'l' ? inks[part] : -1
    }),
  )
}

type MotifInks = { readonly x: number; readonly o: number; readonly l: number }

const LEAF_HUE = 2.4

/**
 * Inks of a charted thing: bodies take the inks in turn, or the one nearest to their natural colour; inner marks a
 * lighter or darker ink, of the same hue if possible; leaves the greenest.
 */
function inksFor(cast: Cast, turn: number, natureHue?: number): MotifInks {
  const leaf = cast.figures.find((ink) => isOfHue(cast.inks[ink], LEAF_HUE)) ?? cast.figures.at(-1) ?? cast.main
  const bodies = cast.figures.filter((ink) => ink !== leaf)
  const natural = natureHue === undefined ? [] : bodies.filter((ink) => isOfHue(cast.inks[ink], natureHue))
  const choice = natural.length > 0 ? natural : bodies.length > 0 ? bodies : [leaf]
  const body = choice[turn % choice.length]
  const step = (ink: number): number => lightnessStep(cast, ink, body)
  const merit = (ink: number): number => Math.min(0.25, step(ink)) - 0.06 * hueDistance(cast.inks[ink], cast.inks[body])
  const others = cast.figures.filter((ink) => ink !== body && ink !== leaf)
  const mark = others.length > 0 ? others.reduce((best, ink) => (merit(ink) > merit(best) ? ink : best)) : cast.ground
  return { x: body, o: mark, l: leaf }
}

function turned(chart: readonly string[]): readonly string[] {
  return chart.map((line) => [...line].reverse().join(''))
}

/** Writes a figure centred at a place, wrapping over the edges of the repeat. */
function stamp(grid: number[][], figure: PictureCells, x: number, y: number): void {
  const [left, top] = [Math.round(x - figure[0].length / 2), Math.round(y - figure.length / 2)]
  figure.forEach((line, row) => {
    line.forEach((ink, column) => {
      if (ink >= 0) grid[wrap(top + row, grid.length)][wrap(left + column, grid[0].length)] = ink
    })
  })
}
