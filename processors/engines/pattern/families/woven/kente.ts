import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const REPEAT_MM = 320
const STRIP_MM = 40
/** Threads across a strip; a block is as long as its strip is wide. */
const THREADS = 24

/** The customary colours: gold, green, red and black with a little blue. */
const classic: Colourway = { inks: ['#e3a72f', '#b3271e', '#1f6b3a', '#17130f', '#f4e7c3', '#1f4a8c'], ground: 0 }

export const kente: Family = {
  name: 'kente',
  summary:
    'narrow strips sewn edge to edge; plain blocks of warp stripes by turns with blocks of weft figures, neighbours half a step apart',
  words:
    'kente|ewe kente|ewe cloth|kente cloth|kente print|kente pattern|kente fabric|ghanaian cloth|ashanti cloth|asante cloth|kente-stoff|kente stoff|tissu kente|tela kente|tessuto kente|ケンテ'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.6, medium: 0.72, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5, company: ['#17130f', '#f4e7c3'] },
  colourway: () => classic,
  moods: ['savanna', 'boho', 'autumn'],
  ground: 'light',
  motifMm: STRIP_MM,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  draw: drawKente,
}

/** Ink at a thread of a block: `x` across the strip, `y` along it, both 0 … THREADS − 1. */
type Block = (x: number, y: number) => number
type Inks = readonly [field: number, figure: number, spark: number, dark: number]

function drawKente(plan: Plan): Cloth {
  const random = plan.random.fork('strips')
  const strips = fitCells(plan.widthMm, STRIP_MM * plan.scale, 2)
  const blocks = fitCells(plan.heightMm, strips.sizeMm, 2)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const figures = random.shuffle(weftFigures).slice(0, 4)
  const warp = chooseWarp(plan, random)
  const inks = [0, 1].map((turn) => blockInks(plan, turn))
  const blockAt = (strip: number, at: number): Block => {
    const isWarp = (strip + at) % 2 === 0
    if (isWarp) return (x) => warp[x]
    const step = (strip + at - 1) / 2
    return figures[(step + strip) % figures.length](inks[(strip >> 1) % 2 ? 1 : 0])
  }
  const grid = Array.from({ length: blocks.count * THREADS }, (_, y) => {
    const at = Math.floor(y / THREADS)
    return Array.from({ length: strips.count }, (_, strip) => {
      const block = blockAt(strip, at)
      return Array.from({ length: THREADS }, (_, x) => block(x, y % THREADS))
    }).flat()
  })
  paintCells(cloth, grid)
  return cloth
}

/** A symmetric sequence of warp threads that uses every ink. */
function chooseWarp({ cast }: Plan, random: Random): number[] {
  const inks = [cast.ground, ...random.shuffle(cast.figures)]
  const half: number[] = []
  const widths = [3, 1, 2, 1, 3, 1, 1]
  for (let at = 0; half.length < THREADS / 2; at++)
    half.push(...Array.from({ length: widths[at % widths.length] }, () => inks[at % inks.length]))
  const side = half.slice(0, THREADS / 2)
  return [...side, ...side.toReversed()]
}

function blockInks({ cast }: Plan, turn: number): Inks {
  const [main, second = main, third = second] = cast.figures
  const dark = cast.byLightness[0]
  return turn === 0 ? [main, cast.ground, second, dark] : [second, cast.ground, third, dark]
}

const HALF = (THREADS - 1) / 2

/** Traditional weft figures: bars, stepped lozenges, hourglasses, checks and the ladder. */
const weftFigures: readonly ((inks: Inks) => Block)[] = [
  ([field, figure, spark, dark]) =>
    (_, y) =>
      [dark, field, field, figure, spark, figure, field, field][Math.floor(y / 3) % 8],
  ([field, figure, spark, dark]) =>
    (x, y) => {
      if (isRim(y)) return dark
      // Concentric lozenges, each four threads wide.
      return [spark, figure, dark][Math.floor((stepped(x) + stepped(y)) / 4)] ?? field
    },
  ([field, figure, spark, dark]) =>
    (x, y) => {
      if (isRim(y)) return dark
      const isInside = stepped(x) > stepped(y)
      return isInside ? (stepped(x) - stepped(y) > 4 ? spark : figure) : field
    },
  ([field, figure, spark, dark]) =>
    (x, y) => {
      if (isRim(y)) return spark
      const isOdd = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 1
      return isOdd ? figure : Math.floor(y / 4) % 2 ? dark : field
    },
  ([field, figure, spark, dark]) =>
    (x, y) => {
      if (isRim(y)) return figure
      if (Math.abs(x - HALF) < 2) return dark
      return Math.floor(y / 2) % 3 === 0 ? spark : Math.floor(y / 2) % 3 === 1 ? figure : field
    },
]

/** Distance from the middle of a block in steps of two threads, like weft floats. */
function stepped(at: number): number {
  return Math.floor(Math.abs(at - HALF) / 2) * 2
}

function isRim(y: number): boolean {
  return y < 2 || y >= THREADS - 2
}
