import { wrap } from '../../kit/line/knot.ts'

/** A figure to knit: true where the pattern yarn shows. It repeats every `period` stitches, a divisor of 24. */
export type Chart = {
  readonly rows: number
  readonly period: number
  readonly isOn: (stitch: number, row: number) => boolean
  /** Whether the figure needs one yarn from top to bottom because it pictures a thing. */
  readonly isPicture?: boolean
  /** OKLCH hue in radians of a thing with a natural colour. */
  readonly natureHue?: number
}

/** Signed distance in stitches from the nearest centre of a figure. */
const middle = (stitch: number, period: number): number => wrap(stitch + period / 2, period) - period / 2

/** A chart from rows of marks, centred in its period; `.` and `b` are the other yarn. */
export function chartOf(lines: readonly string[], period: number): Chart {
  const left = Math.floor((period - lines[0].length) / 2)
  return {
    rows: lines.length,
    period,
    isOn: (stitch, row) => !'.b'.includes(lines[row][wrap(stitch, period) - left] ?? '.'),
  }
}

/** Eight-petalled Selbu rose with its tips at (2h, h), and a small diamond between. */
const rose: Chart = {
  rows: 17,
  period: 24,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 24)), Math.abs(row - 8)]
    const [far, near] = [Math.max(u, v), Math.min(u, v)]
    const between = Math.abs(middle(x + 12, 24))
    return (
      (near >= 1 && near <= 4 && far - near >= 1 && far - near <= 4) ||
      (between + v <= 3 && between + v !== 2) ||
      between + Math.abs(v - 8) <= 1 ||
      u + v === 0
    )
  },
}

/** A smaller eight-pointed star, one per twelve stitches. */
const star: Chart = {
  rows: 11,
  period: 12,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 12)), Math.abs(row - 5)]
    const [far, near] = [Math.max(u, v), Math.min(u, v)]
    return (
      (near >= 1 && near <= 2 && far - near >= 1 && far - near <= 3) || u + v === 0 || (u === 6 && v % 2 === 0 && v < 3)
    )
  },
}

const diamonds: Chart = {
  rows: 11,
  period: 12,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 12)), Math.abs(row - 5)]
    return (u + v <= 5 && u + v >= 4) || u + v <= 1 || Math.abs(u - 6) + v <= 1
  },
}

/** The OXO motif of Fair Isle: a hexagon around a cross, then a saltire. */
const oxo: Chart = {
  rows: 13,
  period: 24,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 24)), Math.abs(row - 6)]
    const w = Math.abs(middle(x + 12, 24))
    const isRound = (Math.max(u - 3, 0) + v === 6 && u <= 9) || (u <= 3 && v === 6)
    const isHeart = (u <= 3 && v <= 3 && (u === 0 || v === 0)) || (u === v && u <= 2)
    const isCross = Math.abs(w - v) <= 0 && v <= 4
    return isRound || isHeart || isCross || (w <= 1 && v <= 1)
  },
}

const crosses: Chart = {
  rows: 9,
  period: 12,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 12)), Math.abs(row - 4)]
    return (u === v && u <= 4) || (u + v === 6 && v <= 3) || (u === 6 && v <= 1)
  },
}

const hearts: Chart = {
  rows: 7,
  period: 8,
  isOn: (x, row) => {
    const u = Math.abs(middle(x, 8))
    return [u === 1 || u === 2, u <= 3, u <= 3, u <= 2, u <= 1, u === 0, u === 4][row]
  },
}

const anchors: Chart = chartOf(
  ['....x....', '...x.x...', '....x....', '..xxxxx..', '....x....', 'x...x...x', 'xx..x..xx', '.xxxxxxx.', '...xxx...'],
  12,
)

const waves: Chart = {
  rows: 7,
  period: 12,
  isOn: (x, row) => {
    const u = wrap(x, 12)
    const height = u < 6 ? u : 12 - u
    return row === height || row === height - 1 || (height === 0 && row > 3 && row < 6) || (height === 6 && row < 2)
  },
}

const triangles: Chart = {
  rows: 6,
  period: 12,
  isOn: (x, row) => Math.abs(middle(x, 12)) <= row && !(row === 4 && Math.abs(middle(x, 12)) <= 1),
}

/** Large bands, as in the centre of a yoke. */
export const heroCharts: readonly Chart[] = [rose, oxo, rose, diamonds, star]
/** Bands of medium height. */
export const bandCharts: readonly Chart[] = [crosses, hearts, star, diamonds, waves, triangles]

export const namedCharts = { rose, star, diamonds, hearts, anchors, crosses } as const

/** Peeries: small patterns of one to seven rows between the bands. */
export const peeries: readonly Chart[] = [
  { rows: 3, period: 4, isOn: (x, row) => (row === 1 ? wrap(x, 4) !== 2 : wrap(x, 4) === 0) },
  { rows: 3, period: 2, isOn: (x, row) => wrap(x, 2) === row % 2 },
  {
    rows: 5,
    period: 6,
    isOn: (x, row) => {
      const far = Math.abs(middle(x, 6)) + Math.abs(row - 2)
      return far <= 2 && far !== 0
    },
  },
  { rows: 3, period: 4, isOn: (x, row) => wrap(x + row, 4) < 2 },
  {
    rows: 4,
    period: 8,
    isOn: (x, row) => wrap(x, 8) === row || wrap(x, 8) === 7 - row || (row === 3 && wrap(x, 8) === 3),
  },
  { rows: 3, period: 6, isOn: (x, row) => (row === 1 ? wrap(x, 6) < 3 : wrap(x, 6) === 1) },
  { rows: 2, period: 4, isOn: (x, row) => wrap(x + row * 2, 4) < 2 },
]
