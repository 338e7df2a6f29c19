import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { wrap } from '../../kit/knot.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

/** Threads of one figure repeat across. */
const ACROSS = 42
const THREAD_MM = 1.9

export const kilim: Family = {
  name: 'kilim',
  summary: 'slit tapestry on its grid: stepped lozenges with hooks, bands of small figures, teeth and bars between',
  words: [
    'kilim',
    'rug',
    'turkish rug',
    'persian rug',
    'carpet',
    'tapestry',
    'navajo',
    'aztec',
    'tribal',
    'southwestern',
    'western blanket',
    'saddle blanket',
    'serape',
    'teppich',
    'anatolian',
    'berber',
    'stepped',
    'キリム',
    'inca',
    'peruvian',
    'mexican blanket',
  ],
  motifs: [],
  coverage: { low: 0.5, medium: 0.7, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['boho', 'heritage', 'madder', 'autumn', 'seventies'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'mirror'],
  draw: drawKilim,
}

type Row = readonly number[]

function drawKilim(plan: Plan): Cloth {
  const { cast, random } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const repeats = Math.max(1, Math.round(plan.widthMm / (THREAD_MM * plan.scale) / ACROSS))
  const rows = Math.max(20, Math.round(plan.heightMm / (plan.widthMm / (repeats * ACROSS))))
  const weave = random.fork('bands')
  const grid: Row[] = []
  for (let band = 0; grid.length < rows; band++) grid.push(...chooseBand(plan, weave, band))
  paintCells(
    cloth,
    closeBands(grid, rows, cast.ground).map((row) =>
      Array.from({ length: repeats * ACROSS }, (_, x) => row[x % ACROSS]),
    ),
  )
  return cloth
}

/** The last band is cut at a bar, so the repeat meets itself between two bands. */
function closeBands(grid: readonly Row[], rows: number, ground: number): Row[] {
  const cut = grid.slice(0, rows)
  for (let row = Math.max(0, rows - 2); row < rows; row++) cut[row] = Array.from({ length: ACROSS }, () => ground)
  return cut
}

function chooseBand({ cast }: Plan, random: Random, band: number): Row[] {
  const inks = [cast.ground, ...cast.figures]
  const at = (step: number): number => inks[wrap(band + step, inks.length)]
  const bar = (ink: number, height: number): Row[] =>
    Array.from({ length: height }, () => Array.from({ length: ACROSS }, () => ink))
  if (band % 2 === 0)
    return [
      ...bar(at(1), 1),
      ...bar(at(2), 1),
      ...lozenges([at(0), at(1), at(2), at(3), at(4)]),
      ...bar(at(2), 1),
      ...bar(at(1), 1),
    ]
  const small = random.pick([teeth, hooks, stars])
  return [...bar(at(0), 1), ...small(at(0), at(1), at(2)), ...bar(at(0), 1)]
}

/** Lozenges 42 wide and 43 high in steps of two threads, rings inside rings. */
function lozenges([ground, rim, field, inner, heart]: readonly number[]): Row[] {
  const rings = [heart, rim, rim, inner, inner, rim, field, field, field, rim, ground, ground]
  return Array.from({ length: 43 }, (_, row) =>
    Array.from({ length: ACROSS }, (_, x) => {
      const step = Math.floor(Math.abs(x - 20.5) / 2) + Math.floor(Math.abs(row - 21) / 2)
      if (step >= 15) return step === 15 ? rim : step >= 18 ? heart : field
      return rings[Math.min(step, 11)] ?? ground
    }),
  )
}

function teeth(ground: number, ink: number, second: number): Row[] {
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: ACROSS }, (_, x) => {
      const depth = Math.abs(wrap(x, 6) - 2.5)
      return depth + 0.4 < Math.abs(row - 3) ? ink : row === 3 ? second : ground
    }),
  )
}

const HOOK = ['######', '#....#', '#.##.#', '#..#.#', '##.#..', '.#.###', '..#...'] as const

function hooks(ground: number, ink: number, second: number): Row[] {
  const blank = Array.from({ length: ACROSS }, () => ground)
  const body = HOOK.map((line) =>
    Array.from({ length: ACROSS }, (_, x) => (line[x % 7] === '#' ? (Math.floor(x / 7) % 2 ? second : ink) : ground)),
  )
  return [blank, ...body, blank]
}

const STAR = [
  '...#...#...',
  '...##.##...',
  '....###....',
  '##.#####.##',
  '.#########.',
  '..###.###..',
  '.#########.',
  '##.#####.##',
  '....###....',
  '...##.##...',
  '...#...#...',
] as const

function stars(ground: number, ink: number, second: number): Row[] {
  const blank = Array.from({ length: ACROSS }, () => ground)
  const body = STAR.map((line) =>
    Array.from({ length: ACROSS }, (_, x) =>
      line[(x % 14) - 1] === '#' ? (Math.floor(x / 14) % 2 ? second : ink) : ground,
    ),
  )
  return [blank, ...body, blank]
}
