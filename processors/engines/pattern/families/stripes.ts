import type { Cloth } from '../kit/cloth.ts'
import { createCloth, paint } from '../kit/cloth.ts'
import { fitCells } from '../kit/fit-cells.ts'
import { rectangle } from '../kit/outline.ts'
import type { Family, Plan } from './family.ts'

/** One stripe of a sequence: its part (0 is the ground, 1… the figures in order) and its width in threads. */
type Band = readonly [part: number, threads: number]

/** Sequences of the trade, one repeat each, in threads. */
const sequences: Readonly<Record<string, readonly Band[]>> = {
  bengal: [
    [0, 6],
    [1, 6],
  ],
  awning: [
    [0, 14],
    [1, 14],
    [0, 2],
    [2, 2],
  ],
  pin: [
    [0, 14],
    [1, 1.4],
  ],
  chalk: [
    [0, 20],
    [1, 0.8],
    [0, 0.5],
    [1, 0.8],
  ],
  ticking: [
    [0, 10],
    [1, 1],
    [0, 1],
    [1, 4],
    [0, 1],
    [1, 1],
    [0, 10],
    [2, 1.4],
    [0, 1.4],
    [2, 1.4],
  ],
  breton: [
    [0, 9],
    [1, 5],
  ],
  regency: [
    [0, 16],
    [1, 8],
    [0, 2],
    [3, 1.4],
    [0, 2],
    [2, 8],
  ],
  deckchair: [
    [1, 12],
    [0, 4],
    [2, 3],
    [0, 1.5],
    [3, 5],
    [0, 1.5],
    [2, 3],
    [0, 4],
  ],
  barcode: [
    [0, 5],
    [1, 1],
    [0, 1],
    [1, 3],
    [0, 2],
    [2, 1],
    [0, 1],
    [1, 5],
    [0, 3],
    [3, 2],
    [0, 1],
    [1, 1],
    [0, 4],
    [2, 4],
  ],
  roman: [
    [0, 12],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 2],
  ],
}
const THREAD_MM = 1.25

export const stripes: Family = {
  name: 'stripes',
  summary: 'vertical or horizontal stripes from a designed sequence of widths',
  words: [
    'stripe',
    'striped',
    'pinstripe',
    'pin stripe',
    'chalk stripe',
    'ticking',
    'bengal stripe',
    'breton',
    'awning',
    'deckchair',
    'regency stripe',
    'barcode',
    'roman stripe',
    'candy stripe',
    'streifen',
    'rayure',
    'rayé',
    'raya',
    'riga',
    'listra',
    '縞',
    'ストライプ',
    'nautical stripe',
    'cabana',
  ],
  motifs: ['stripe'],
  coverage: { low: 0.2, medium: 0.45, high: 0.7 },
  inks: { least: 2, natural: 4 },
  moods: ['coastal', 'heritage', 'scandinavian', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawStripes,
}

function drawStripes(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isHorizontal = chooseDirection(plan) === 'horizontal'
  const lengthMm = isHorizontal ? plan.heightMm : plan.widthMm
  const bands = widenToCoverage(chooseSequence(plan), plan)
  const threads = bands.reduce((sum, [, width]) => sum + width, 0)
  const { count, sizeMm } = fitCells(lengthMm, threads * THREAD_MM * plan.scale)
  for (let repeat = 0; repeat < count; repeat++) {
    let at = repeat * sizeMm
    for (const [part, width] of bands) {
      const wide = (width / threads) * sizeMm
      const ring = isHorizontal ? rectangle(0, at, plan.widthMm, wide) : rectangle(at, 0, wide, plan.heightMm)
      if (part > 0) paint(cloth, cast.figures[(part - 1) % cast.figures.length], ring)
      at += wide
    }
  }
  return cloth
}

function chooseDirection(plan: Plan): 'horizontal' | 'vertical' {
  const asked = plan.details.direction
  if (asked === 'horizontal' || asked === 'vertical') return asked
  if (plan.styles.includes('horizontal') || plan.details.sequence === 'breton') return 'horizontal'
  return 'vertical'
}

/** The sequence asked for by name, or one the seed picks among those that use every figure ink. */
function chooseSequence(plan: Plan): readonly Band[] {
  const asked = plan.styles.find((style) => style in sequences) ?? `${plan.details.sequence ?? ''}`
  const figures = plan.cast.figures.length
  const fitting = Object.values(sequences).filter((bands) => new Set(bands.map(([part]) => part)).size - 1 <= figures)
  const bands = sequences[asked] ?? plan.random.pick(fitting.filter((one) => partsOf(one) === figures).concat(fitting))
  return addMissingParts(bands, figures)
}

function partsOf(bands: readonly Band[]): number {
  return Math.max(...bands.map(([part]) => part))
}

/** A palette with more inks than the sequence gets hairlines of the others inside its widest ground. */
function addMissingParts(bands: readonly Band[], figures: number): readonly Band[] {
  const missing = Array.from({ length: Math.max(0, figures - partsOf(bands)) }, (_, at) => partsOf(bands) + 1 + at)
  if (missing.length === 0) return bands
  return [
    ...bands,
    ...missing.flatMap((part): Band[] => [
      [0, 2.5],
      [part, 1.5],
    ]),
    [0, 2.5],
  ]
}

/** Scales figure and ground widths apart so that the figures take the share of the cloth asked for. */
function widenToCoverage(bands: readonly Band[], plan: Plan): readonly Band[] {
  if (!plan.isDensityAsked) return bands
  const figure = bands.reduce((sum, [part, width]) => sum + (part > 0 ? width : 0), 0)
  const ground = bands.reduce((sum, [part, width]) => sum + (part > 0 ? 0 : width), 0)
  return bands.map(
    ([part, width]): Band =>
      part > 0
        ? [part, ((width * plan.coverage) / figure) * (figure + ground)]
        : [part, ((width * (1 - plan.coverage)) / ground) * (figure + ground)],
  )
}
