import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { wrap } from '../../kit/line/knot.ts'

/** Ruled cloths that are knitted as well, by the style that asks for each. */
export const ruledKnits = ['knit zigzag', 'knit stripe', 'knit check', 'knit argyle'] as const
export type RuledKnit = (typeof ruledKnits)[number]

/** Ink of a stitch. */
type Chart = (x: number, row: number) => number

/** Stitches over which a zigzag rises and falls, an argyle and a check come again; all divide the 24 of a chart. */
const [ZIGZAG, LOZENGE, CHECK] = [12, 24, 12]
/** Rows of the bands of stripes and zigzags, in turn: a designed sequence of broad and narrow. */
const BANDS = [6, 2, 4, 2] as const
/** Rows over which an argyle and a check come again. */
const [LOZENGE_ROWS, CHECK_ROWS] = [36, 12]

/**
 * Stripes, zigzags, checks or argyles stitch by stitch.
 *
 * @param rows requested number; whole repeats are kept, one at least
 * @param columns a multiple of 24
 */
export function ruledRows(kind: RuledKnit, cast: Cast, rows: number, columns: number): CellGrid {
  const { chart, period } = chartOf(kind, cast)
  const count = Math.max(1, Math.round(rows / period)) * period
  return Array.from({ length: count }, (_, row) => Array.from({ length: columns }, (_, x) => chart(x, row)))
}

function chartOf(kind: RuledKnit, cast: Cast): { chart: Chart; period: number } {
  const inks = [...cast.figures, cast.ground]
  if (kind === 'knit check') return { chart: checkOf(inks), period: CHECK_ROWS * Math.max(1, inks.length - 1) }
  if (kind === 'knit argyle') return { chart: argyleOf(cast), period: LOZENGE_ROWS }
  const bands = bandsOf(inks)
  const rise = kind === 'knit zigzag' ? (x: number) => Math.abs(wrap(x, ZIGZAG) - ZIGZAG / 2) : () => 0
  return { chart: (x, row) => bands[wrap(row + rise(x), bands.length)], period: bands.length }
}

/** The ink of each row of the bands: every ink in turn, and twice round where their number leaves the same one beside itself. */
function bandsOf(inks: readonly number[]): number[] {
  const turns = Math.max(BANDS.length, inks.length * (inks.length % 2 === 0 && inks.length < BANDS.length ? 2 : 1))
  const count = Math.ceil(turns / inks.length) * inks.length
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: BANDS[at % BANDS.length] }, () => inks[at % inks.length]),
  ).flat()
}

/** Squares of the ground between squares of the others, which take turns by rows. */
function checkOf(inks: readonly number[]): Chart {
  const [ground, others] = [inks[inks.length - 1], inks.slice(0, -1)]
  return (x, row) => {
    const [column, line] = [Math.floor(x / (CHECK / 2)), Math.floor(row / (CHECK_ROWS / 2))]
    return (column + line) % 2 ? ground : others[Math.floor(line / 2) % others.length]
  }
}

/** Lozenges of two inks in turn, one the ground where there is no other, with thin lines through their middles. */
function argyleOf({ figures, ground, accent, main, second }: Cast): Chart {
  const [one, other] = figures.length > 1 ? [main, second] : [main, ground]
  const line = [accent, ground, main].find((ink) => ink !== one && ink !== other) ?? ground
  const half = LOZENGE / 2
  return (x, row) => {
    const down = Math.round((row * LOZENGE) / LOZENGE_ROWS)
    const [along, across] = [wrap(x + down, LOZENGE), wrap(x - down, LOZENGE)]
    if (along % half === half / 2 || across % half === half / 2) return line
    return Math.floor(along / half) === Math.floor(across / half) ? one : other
  }
}
