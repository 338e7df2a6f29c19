import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paintTogether } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { wrap } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 80
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
    'patola',
    'endek',
    'feathered diamond',
    'イカット',
    'ethnic',
  ],
  kinds: {
    kasuri: 'kasuri|kasuri cross|kasuri crosses|e-gasuri|igeta|well curb|well curbs|jūji|juji|絣',
  },
  // Kasuri is the white of bound threads in a vat of one colour.
  colourwayAround: (hex, { styles }) => (styles.includes('kasuri') ? { inks: [hex, '#f4f1e8'], ground: 0 } : undefined),
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.7 },
  inks: { least: 2, natural: 5 },
  moods: ['boho', 'heritage', 'moody', 'indigo', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawIkat,
}

/** Distance of a place from the heart of a figure, 0 there and 1 where neighbours meet; u across, v along the warp. */
type Core = (u: number, v: number) => number

/** Figures an ikat binds. */
const cores: readonly Core[] = [
  (u, v) => (Math.floor(u * 9) / 9) * 0.93 + v * 0.97,
  (u, v) => Math.hypot(u * 0.95, v * 0.9) + 0.1 * Math.cos(Math.atan2(v, u) * 8),
  (u, v) => Math.max(u * 0.7 + v * 0.35, v * 0.95) + 0.12 * Math.cos(u * 12),
  (u, v) => u * 1.25 + v ** 1.7 * 0.7,
  (u, v) => Math.min(Math.max(u * 1.9, v * 0.86), Math.max(u * 0.92, v * 2)) + 0.06 * Math.floor(v * 7) * u,
  (u, v) => u * (1.05 + 0.3 * Math.cos(v * 13)) + v * 0.82,
]

/** What kasuri binds: a cross, and the curb of a well, two bars each way. */
const kasuriCores: readonly Core[] = [
  (u, v) => Math.min(Math.max(u * 1.5, v * 8), Math.max(u * 5.4, v * 2)),
  (u, v) => Math.min(Math.max(u * 1.5, Math.abs(v - 0.2) * 10), Math.max(Math.abs(u - 0.28) * 6.8, v * 2)),
]

/** The second figure of a half-drop is smaller by this. */
const SECOND_SHARE = 0.62

function drawIkat(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('ikat')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, CELL_MM * plan.scale)
  const rows = fitCells(plan.heightMm, CELL_MM * 1.6 * plan.scale)
  const isKasuri = [plan.details.kind, ...plan.styles].includes('kasuri')
  const [first, second] = random.shuffle(isKasuri ? kasuriCores : cores)
  // Lozenges |u| + |v| < r of a first and a smaller second figure cover (r² + (0.62 r)²) / 2 of the cloth.
  const reach = Math.min(1.2, Math.sqrt(plan.coverage * 1.5))
  // In a full cloth the echoes of the ground between the rims are narrower.
  const echo = Math.max(0.2, Math.min(1, 2 - 2 * plan.coverage))
  const order = random.shuffle(cast.figures)
  const bands = (inks: readonly number[], within: number): Figure['bands'] =>
    isKasuri ? plainBands(inks, within) : bandInks(inks, cast.ground, within, echo)
  const figures: readonly Figure[] = [
    { core: first, bands: bands(order, reach), isOther: false },
    { core: second, bands: bands(order.toReversed(), reach * (isKasuri ? 0.9 : SECOND_SHARE)), isOther: true },
  ]
  const threads = columns.count * THREADS
  const slides = slideThreads(random, threads, rows.sizeMm)
  for (const { core, bands, isOther } of figures) {
    const rings = bands.map((): Ring[] => [])
    for (let thread = 0; thread < threads; thread++) {
      const across = Math.abs((((thread + 0.5) / THREADS) % 1) - 0.5) * 2
      const place = { slide: slides[thread], x: (thread * plan.widthMm) / threads, wide: plan.widthMm / threads }
      bands.forEach(([iso], at) => {
        rings[at].push(...threadRuns(random, { core, iso, u: isOther ? 1 - across : across, isOther, rows, ...place }))
      })
    }
    bands.forEach(([, ink], at) => {
      paintTogether(cloth, ink, rings[at])
    })
  }
  return cloth
}

type Figure = {
  readonly core: Core
  readonly bands: readonly (readonly [iso: number, ink: number])[]
  readonly isOther: boolean
}

/** Rims from outside in: every figure ink once, the ground as an echo after the first, `echo` as wide, the first again as the heart. */
function bandInks(
  inks: readonly number[],
  ground: number,
  reach: number,
  echo: number,
): (readonly [iso: number, ink: number])[] {
  const [rim, ...inner] = inks
  const sequence = [
    rim,
    ground,
    ...(inner.length > 0 ? inner : [rim]),
    ...(inner.length > 1 ? [ground, rim] : [ground]),
  ]
  const widths = sequence.map((ink) => (ink === ground ? echo : 1))
  const total = widths.reduce((sum, width) => sum + width, 0.4)
  let within = 0
  return sequence.map((ink, at) => {
    const iso = reach * (1 - within / total) ** 1.05
    within += widths[at]
    return [iso, ink] as const
  })
}

/** Kasuri is one ink on its ground, others a core within it: no echoes. */
function plainBands(inks: readonly number[], reach: number): Figure['bands'] {
  return inks.map((ink, at) => [reach * (1 - (0.7 * at) / inks.length), ink] as const)
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
  readonly core: Core
  readonly iso: number
  readonly u: number
  /** True for the figure at the half-drop place. */
  readonly isOther: boolean
  readonly rows: { readonly count: number; readonly sizeMm: number }
  readonly slide: number
  readonly x: number
  readonly wide: number
}

/** Stretches of one thread that lie inside a band, as slivers with pointed ends. */
function threadRuns(random: Random, run: Run): Ring[] {
  const { core, iso, u, isOther, rows, slide, x, wide } = run
  const isIn = (step: number): boolean => {
    const along = Math.abs(wrap(step / LADDER, 1) - 0.5) * 2
    return core(u, isOther ? 1 - along : along) < iso
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
