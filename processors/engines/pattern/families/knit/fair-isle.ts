import type { CellGrid } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paintTogether } from '../../kit/cloth.ts'
import type { Ring } from '../../kit/knot.ts'
import { wrap } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

/** Stitches of one pattern repeat; every band's figure divides it. */
const STITCHES = 24
const STITCH_MM = 3.4
/** Height of a stitch as a share of its width. */
const STITCH_RISE = 0.8
/** The longest run of one colour a knitter carries without catching the other yarn. */
export const FLOAT_MOST = 7

export const fairIsle: Family = {
  name: 'fair-isle',
  summary: 'bands of stars and diamonds with peeries between, two colours a row, drawn stitch by stitch',
  words: [
    'fair isle',
    'fairisle',
    'nordic knit',
    'knit',
    'knitted',
    'sweater',
    'jumper',
    'christmas sweater',
    'ugly sweater',
    'norwegian',
    'selbu',
    'icelandic',
    'yoke',
    'norweger',
    'strick',
    'jacquard knit',
    'snowflake knit',
    'alpine',
    'cross stitch',
    'pixel',
  ],
  motifs: ['snowflake'],
  coverage: { low: 0.4, medium: 0.55, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['winter', 'heritage', 'scandinavian', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawFairIsle,
}

/** One row of a chart: true where the pattern yarn shows, x counted from the middle of the figure. */
type Chart = { readonly rows: number; readonly isOn: (x: number, y: number) => boolean }

const middle = (x: number, period: number): number => wrap(x + period / 2, period) - period / 2

/** Eight-petal Selbu rose, its tips at (2h, h), with a small diamond between. */
const rose: Chart = {
  rows: 17,
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

const diamonds: Chart = {
  rows: 11,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 12)), Math.abs(row - 5)]
    return (u + v <= 5 && u + v >= 4) || u + v <= 1 || Math.abs(u - 6) + v <= 1
  },
}

const crosses: Chart = {
  rows: 9,
  isOn: (x, row) => {
    const [u, v] = [Math.abs(middle(x, 12)), Math.abs(row - 4)]
    return (u === v && u <= 4) || (u + v === 6 && v <= 3) || (u === 6 && v <= 1)
  },
}

const hearts: Chart = {
  rows: 7,
  isOn: (x, row) => {
    const u = Math.abs(middle(x, 8))
    return [u === 1 || u === 2, u <= 3, u <= 3, u <= 2, u <= 1, u === 0, u === 4][row]
  },
}

const peeries: readonly Chart[] = [
  { rows: 3, isOn: (x, row) => (row === 1 ? x % 4 !== 2 : x % 4 === 0) },
  { rows: 3, isOn: (x, row) => x % 2 === row % 2 },
  {
    rows: 5,
    isOn: (x, row) =>
      Math.abs(middle(x, 6)) + Math.abs(row - 2) <= 2 && Math.abs(middle(x, 6)) + Math.abs(row - 2) !== 0,
  },
  { rows: 3, isOn: (x, row) => wrap(x + row, 4) < 2 },
]

function drawFairIsle(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('chart')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const repeats = Math.max(1, Math.round(plan.widthMm / (STITCH_MM * plan.scale) / STITCHES))
  const columns = repeats * STITCHES
  const rows = Math.max(12, Math.round(plan.heightMm / (plan.widthMm / columns) / STITCH_RISE))
  knit(cloth, chartRows(plan, random, rows, columns))
  return cloth
}

/** Bands and peeries by turns until the rows are used up; plain rows of ground fill what is left. */
export function chartRows(plan: Pick<Plan, 'cast'>, random: Random, rows: number, columns: number): CellGrid {
  const { cast } = plan
  const grid: number[][] = []
  const bands = random.shuffle([rose, diamonds, crosses, hearts])
  const inks = cast.figures
  for (let step = 0; grid.length < rows; step++) {
    const isBand = step % 4 === 0
    const chart = isBand
      ? bands[(step / 4) % bands.length]
      : step % 2 === 1
        ? { rows: 1, isOn: () => false }
        : random.pick(peeries)
    const chosen = chart.rows <= rows - grid.length ? chart : { rows: rows - grid.length, isOn: () => false }
    const ink = inks[Math.floor(step / 2) % inks.length]
    const isNegative = isBand && inks.length > 1 && (step / 4) % 2 === 1
    const [on, off] = isNegative ? [cast.ground, ink] : [ink, cast.ground]
    for (let row = 0; row < chosen.rows; row++)
      grid.push(catchFloats(Array.from({ length: columns }, (_, x) => (chosen.isOn(x % STITCHES, row) ? on : off))))
  }
  return grid
}

/** A float longer than seven stitches is broken by one stitch of the other yarn in its middle. */
function catchFloats(row: number[]): number[] {
  const [first] = row
  const other = row.find((ink) => ink !== first)
  if (other === undefined) return row
  const caught = [...row]
  let start = caught.findIndex((ink, at) => ink !== caught[wrap(at - 1, caught.length)])
  for (let seen = 0; seen < caught.length; ) {
    let length = 1
    while (length < caught.length && caught[(start + length) % caught.length] === caught[start]) length++
    if (length > FLOAT_MOST)
      caught[(start + Math.floor(length / 2)) % caught.length] = caught[start] === first ? other : first
    seen += length
    start = (start + length) % caught.length
  }
  return caught
}

/** Each stitch is a V of two legs; neighbours of one yarn are painted together. */
function knit(cloth: Cloth, grid: CellGrid): void {
  const [wide, tall] = [cloth.widthMm / grid[0].length, cloth.heightMm / grid.length]
  const legs = new Map<number, Ring[]>()
  grid.forEach((row, y) => {
    row.forEach((ink, x) => {
      if (ink === cloth.ground) return
      const list = legs.get(ink) ?? []
      legs.set(ink, list)
      for (const side of [-1, 1]) list.push(stitchLeg((x + 0.5) * wide, y * tall, wide * side, tall))
    })
  })
  for (const [ink, rings] of legs) paintTogether(cloth, ink, rings)
}

function stitchLeg(x: number, y: number, wide: number, tall: number): Ring {
  return polygon([
    [x, y + tall * 0.42],
    [x + wide * 0.46, y - tall * 0.12],
    [x + wide * 0.46, y + tall * 0.84],
    [x, y + tall * 1.36],
  ])
}
