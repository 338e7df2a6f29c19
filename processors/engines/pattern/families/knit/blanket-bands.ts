import { wrap } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'
import type { Row } from './kilim-bands.ts'
import { ACROSS } from './kilim-bands.ts'

/**
 * Quarters of the large figures, from the centre to the right and down, one letter per square of two threads: `r` rim,
 * `f` field, `i` inner, `h` heart, `c` corner; a dot is the ground of the band.
 */
const HEROES: readonly (readonly string[])[] = [
  // A stepped lozenge with a cross in its centre, hooks at its sides and stairs in the corners.
  [
    'hhhhiifffrr',
    'hhhiifffrr.',
    'hhiiifffr.r',
    'hiiiffrr..r',
    'iiifffr.rrr',
    'iifffrr....',
    'ffffrr....c',
    'fffrr....cc',
    'ffrr...rrrc',
    'rrr....r.cc',
    'rr...rrrccc',
  ],
  // Stepped terraces around a cross, each step as wide as it is high.
  [
    'hhhffiiirrr',
    'hhhffiiirrr',
    'hhhffiiirr.',
    'fffffiii.r.',
    'fffffiii...',
    'iiiiiii...c',
    'iiiiii.r..c',
    'iiii..rr.cc',
    'rrr..rrr.cc',
    'rrr.....ccc',
    'rr...cccccc',
  ],
  // Morning star: arrows along both axes with serrated wings between them.
  [
    'hhrriirrffr',
    'hrriirrffrr',
    'rriirrffr.r',
    'riirrffr...',
    'iirrff....c',
    'irrff.r..cc',
    'rrff..rrccc',
    'rff....rrcc',
    'ffr..c.ccrc',
    'frr.cccccrr',
    'rr.cccccccr',
  ],
]

/** Stepped fret (xicalcoliuhqui, as at Mitla), seven squares of two threads wide. */
const FRET = ['..####.', '..#..#.', '..#.##.', '.##....', '.###...', '#####..', '######.'] as const

/** Terraced houses with a doorway. */
const HOUSES = ['...#...', '..###..', '..###..', '.##.##.', '.##.##.', '###.###'] as const

/** Crosses of five squares, interlocking. */
const CROSSES = ['...#...', '..###..', '#..#..#', '##...##', '#..#..#', '..###..', '...#...'] as const

type BandOf = (ground: number, mark: number, other: number) => Row[]

const across = (inkAt: (x: number) => number): Row => Array.from({ length: ACROSS }, (_, x) => inkAt(x))
const bar = (ink: number, rows: number): Row[] => Array.from({ length: rows }, () => across(() => ink))

/** A chart seven squares wide, in squares of two threads; every other figure has the second ink. */
const charted =
  (chart: readonly string[]): BandOf =>
  (ground, mark, other) => [
    ...bar(ground, 2),
    ...chart.flatMap((line): Row[] => {
      const row = across((x) => {
        const isMarked = line[Math.floor(wrap(x, 14) / 2)] === '#'
        return isMarked ? (Math.floor(x / 14) === 1 ? other : mark) : ground
      })
      return [row, row]
    }),
    ...bar(ground, 2),
  ]

/** Interlocking stepped teeth in three steps. */
const serrate: BandOf = (ground, mark, other) =>
  Array.from({ length: 9 }, (_, row) =>
    across((x) => {
      const step = Math.floor(Math.abs(wrap(x, 14) - 6.5) / 2.4) * 3
      return row < step ? ground : row < step + 2 ? other : mark
    }),
  )

const bands: readonly BandOf[] = [charted(FRET), charted(HOUSES), charted(CROSSES), serrate]

/**
 * A blanket in the style of the American Southwest and the Andes: large stepped figures on their own field, bordered
 * symmetrically by stripes, a band of frets, terraces or crosses, and a broad plain stripe. Returns about `rows` rows.
 */
export function weaveBlanket({ cast, random }: Plan, rows: number): Row[] {
  const chance = random.fork('blanket')
  const inks = [cast.ground, ...cast.figures]
  const far = (from: number): readonly number[] =>
    inks.filter((ink) => ink !== from).toSorted((one, other) => contrast(cast, from, other) - contrast(cast, from, one))
  const heroes = chance.shuffle(HEROES)
  const fields = [cast.ground, ...chance.shuffle(cast.figures)]
  const order = chance.shuffle(bands)
  const panel = (turn: number): Row[] => {
    const field = fields[turn % 2 === 0 ? 0 : 1 + ((turn >> 1) % (fields.length - 1))]
    const middle = hero(heroes[turn % heroes.length], field, far(field), chance.below(3))
    const cloth = fields[1 + (turn % (fields.length - 1))]
    const [mark, other = mark] = far(cloth)
    const band = order[turn % order.length](cloth, mark, other)
    const rule = [...bar(far(field)[0], 2), ...bar(field, 2), ...bar(far(field)[1] ?? mark, 3)]
    const flank = [...bar(cloth, 3), ...band.toReversed(), ...rule.toReversed(), ...bar(field, 2)]
    return [...flank, ...middle, ...flank.toReversed()]
  }
  const grid = panel(0)
  for (let turn = 1; ; turn++) {
    const next = panel(turn)
    const isNear = Math.abs(grid.length - rows) <= Math.abs(grid.length + next.length - rows)
    if (isNear)
      return stripeIn(
        grid,
        inks.filter((ink) => !grid.some((row) => row.includes(ink))),
      )
    grid.push(...next)
  }
}

/**
 * Adds inks that no panel uses as stripes: each replaces a plain stripe whose ink occurs elsewhere, spread over the
 * length.
 */
function stripeIn(grid: Row[], missing: readonly number[]): Row[] {
  const isPlain = (row: Row): boolean => row.every((ink) => ink === row[0])
  const starts = grid.flatMap((row, at) =>
    isPlain(row) && grid[at + 1]?.[0] === row[0] && isPlain(grid[at + 1]) && grid.at(at - 1)?.[0] !== row[0]
      ? [at]
      : [],
  )
  missing.forEach((ink, turn) => {
    const start = starts[Math.floor(((turn + 0.5) / missing.length) * starts.length)]
    for (const at of [start, start + 1]) grid[at] = across(() => ink)
  })
  return grid
}

function contrast({ inks }: Plan['cast'], one: number, other: number): number {
  return Math.abs(inks[one].lightness - inks[other].lightness) + inks[other].chroma * 0.3
}

/** A figure as wide as the repeat of the bands, mirrored from its quarter. */
function hero(quarter: readonly string[], field: number, others: readonly number[], turn: number): Row[] {
  const at = (step: number): number => others[wrap(step, others.length)]
  const inkOf: Readonly<Record<string, number>> = {
    r: at(0),
    f: at(1 + turn),
    i: others.length > 2 ? at(2 + turn) : field,
    h: others.length > 3 ? at(3 + turn) : at(0),
    c: at(1),
    '.': field,
  }
  return Array.from({ length: ACROSS }, (_, row) =>
    across((x) => {
      const [u, v] = [x, row].map((at) => Math.floor((Math.abs(at - (ACROSS - 1) / 2) + 0.5) / 2))
      return inkOf[quarter[v][u]]
    }),
  )
}
