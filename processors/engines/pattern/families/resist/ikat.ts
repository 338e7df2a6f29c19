import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paintTogether } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { wrap } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 64
/** Warp threads across one motif. */
const THREADS = 36
const LADDER = 120

export const ikat: Family = {
  name: 'ikat',
  summary:
    'stepped lozenges dyed into the warp: every thread slid along its own way, so edges feather in one direction only',
  words: [
    'ikat',
    'ikats',
    'uzbek',
    'adras',
    'suzani ikat',
    'kasuri',
    'patola',
    'endek',
    'feathered diamond',
    'イカット',
    '絣',

    'ethnic',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.7 },
  inks: { least: 2, natural: 5 },
  moods: ['boho', 'heritage', 'moody', 'indigo', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawIkat,
}

type Shape = (u: number, v: number) => number

/** Cores a motif can have; each gives 0 in its heart and 1 at its rim. */
const cores: readonly Shape[] = [
  (u, v) => (Math.floor(u * 9) / 9) * 0.93 + v * 0.97,
  (u, v) => Math.hypot(u * 0.95, v * 0.9) + 0.1 * Math.cos(Math.atan2(v, u) * 8),
  (u, v) => Math.max(u * 0.7 + v * 0.35, v * 0.95) + 0.12 * Math.cos(u * 12),
]

function drawIkat(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('ikat')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, CELL_MM * plan.scale)
  const rows = fitCells(plan.heightMm, CELL_MM * 1.35 * plan.scale)
  const core = random.pick(cores)
  // Figures of half-drop lozenges: area of |u|+|v| < r in a cell with two of them is r².
  const reach = Math.min(1.08, Math.sqrt(plan.coverage) * 1.16)
  const bands = bandInks(plan, reach)
  const threads = columns.count * THREADS
  const slides = slideThreads(random, threads, rows.sizeMm)
  const rings = new Map<number, Ring[]>(bands.map(([, ink], at) => [at * 256 + ink, []]))
  for (let thread = 0; thread < threads; thread++) {
    const u = Math.abs((((thread + 0.5) / THREADS) % 1) - 0.5) * 2
    bands.forEach(([iso, ink], at) => {
      rings.get(at * 256 + ink)?.push(
        ...threadRuns(random, {
          core,
          iso,
          u,
          rows,
          slide: slides[thread],
          x: (thread * plan.widthMm) / threads,
          wide: plan.widthMm / threads,
        }),
      )
    })
  }
  for (const [key, list] of rings) paintTogether(cloth, key % 256, list)
  return cloth
}

/** Rims from outside in: every figure ink once, the ground again as an echo between them. */
function bandInks({ cast }: Plan, reach: number): (readonly [iso: number, ink: number])[] {
  const inks = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  const sequence = inks.flatMap((ink, at) => (at === 0 && inks.length > 1 ? [ink, cast.ground] : [ink]))
  if (inks.length === 1) sequence.push(cast.ground, inks[0])
  return sequence.map((ink, at) => [reach * (1 - at / (sequence.length + 0.4)) ** 1.05, ink] as const)
}

/** Threads slip one by one and, more, in bundles of four as they were tied. */
function slideThreads(random: Random, threads: number, cellMm: number): number[] {
  const bundles = Array.from({ length: Math.ceil(threads / 4) }, () => random.between(-1, 1))
  return Array.from(
    { length: threads },
    (_, thread) => cellMm * (0.017 * random.between(-1, 1) + 0.022 * bundles[thread >> 2]),
  )
}

type Run = {
  readonly core: Shape
  readonly iso: number
  readonly u: number
  readonly rows: { readonly count: number; readonly sizeMm: number }
  readonly slide: number
  readonly x: number
  readonly wide: number
}

/** Stretches of one thread that lie inside a band, as slivers with pointed ends. */
function threadRuns(random: Random, run: Run): Ring[] {
  const { core, iso, u, rows, slide, x, wide } = run
  const isIn = (step: number): boolean => {
    const v = Math.abs(wrap(step / LADDER, 1) - 0.5) * 2
    return Math.min(core(u, v), core(1 - u, 1 - v)) < iso
  }
  const rings: Ring[] = []
  for (let row = 0; row < rows.count; row++)
    for (let step = 0; step < LADDER; step++) {
      if (!isIn(step) || isIn(step - 1)) continue
      let length = 0
      while (length < LADDER && isIn(step + length)) length++
      const place = (at: number): number => (row + at / LADDER) * rows.sizeMm + slide
      const tip = (): number => rows.sizeMm * random.between(0.008, 0.026)
      rings.push(
        sliver(x, wide, place(step) + random.between(-0.006, 0.006) * rows.sizeMm, place(step + length), tip(), tip()),
      )
    }
  return rings
}

function sliver(x: number, wide: number, top: number, bottom: number, tipUp: number, tipDown: number): Ring {
  const middle = x + wide / 2
  return polygon([
    [x, top],
    [middle, top - tipUp],
    [x + wide, top],
    [x + wide, bottom],
    [middle, bottom + tipDown],
    [x, bottom],
  ])
}
