import { turnsOf } from '../../kit/ink/ink-pool.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { pairOnPaper } from '../paired-colour.ts'
import { sizeAsked, wholeRounds } from '../size-asked.ts'
import { drawPaintedCheck } from './painted-check.ts'
import type { ThreadOrder } from './threads.ts'
import { layThreads } from './threads.ts'
import { drawWashedCheck, isWashed, washesOf } from './washed-check.ts'
import { twillWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { paintWeaving } from './weaving.ts'

/**
 * Side of a check in mm, and threads of a colour stripe with its ground, few enough that each is several pixels wide.
 */
const kinds = {
  gingham: { checkMm: 10, threads: 24 },
  buffalo: { checkMm: 25, threads: 40 },
  shepherd: { checkMm: 5, threads: 12 },
  poleng: { checkMm: 20, threads: 32 },
} as const

const BLACK = '#1b1a1d'

/** Customary colours of the two checks with names of their own. */
const colourways: Readonly<Record<string, Colourway>> = {
  buffalo: { inks: ['#b3242c', BLACK], ground: 0 },
  shepherd: { inks: ['#f2ecdf', '#26262a'], ground: 0 },
  poleng: { inks: ['#f4efe3', BLACK], ground: 0 },
}

const THREADS_MOST = 336
const REPEAT_MM = 160

export const gingham: Family = {
  name: 'gingham',
  summary: 'equal stripes of colour and ground in warp and weft; where they cross, the half tone of the weave',
  words: [
    'gingham',
    'vichy',
    'check',
    'checked',
    'checkered cloth',
    'picnic',
    'tablecloth check',
    'checked tablecloth',
    'bistro tablecloth',
    'picnic tablecloth',
    'picnic blanket',
    'karo',
    'carreaux',
    'cuadros',
    'quadretti',
    'xadrez',
    'ギンガム',
  ],
  kinds: {
    buffalo:
      'buffalo check|buffalo plaid|buffalo|lumberjack check|lumberjack shirt|lumberjack flannel|lumberjack plaid|lumberjack flannel plaid',
    shepherd: "shepherd check|shepherd's check|shepherds check|shepherd's plaid|shepherd plaid|border check",
    painted:
      'painted check|painted gingham|brush check|brushed check|brush gingham|watercolour check|watercolor check|watercolour gingham|watercolor gingham|painterly check|painterly gingham|hand drawn check|hand drawn gingham|hand painted check|hand painted gingham|wobbly check|wobbly gingham|wonky check|wonky gingham|sketched check|organic check|imperfect check|painted picnic check',
    poleng: 'poleng|poleng check|poleng cloth|saput poleng|balinese poleng',
  },
  colourway: ({ styles }) => colourways[styles.find((style) => Object.hasOwn(colourways, style)) ?? ''],
  colourwayAmong: (hexes, asked) => (isWashed(asked) ? washesOf(hexes) : undefined),
  colourwayAround: (hex, asked) =>
    isWashed(asked)
      ? washesOf([hex])
      : asked.styles.includes('buffalo')
        ? { inks: [hex, BLACK], ground: 0 }
        : pairOnPaper(hex, asked),
  motifs: [],
  coverage: { low: 0.34, medium: 0.5, high: 0.68 },
  inks: { least: 2, natural: 2 },
  moods: ['coastal', 'heritage', 'nursery', 'mediterranean'],
  ground: 'light',
  fitRepeatMm: (sizeMm, figures) => wholeRounds(sizeMm * 2 * figures, REPEAT_MM),
  motifMm: 10,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  draw: (plan) =>
    isWashed(plan)
      ? drawWashedCheck(plan, false)
      : isPainted(plan)
        ? drawPaintedCheck(plan)
        : paintWeaving(plan, weaveGingham(plan)),
}

const brushLooks = [
  'painted',
  'painterly',
  'brushed',
  'brush stroke',
  'watercolour',
  'watercolor',
  'gouache',
  'hand drawn',
  'hand-drawn',
]

/** Whether the check is painted with a brush and so has no threads and no draft. */
export function isPainted({ details, styles }: Pick<Plan, 'details' | 'styles'>): boolean {
  return details.kind === 'painted' || styles.some((style) => brushLooks.includes(style) || /brush/.test(style))
}

/**
 * Colour takes the share f of each direction, so it covers f² + f(1 − f) = f of the cloth. The half tones show as steps
 * of a 2/2 twill; plain weave would give single pixels.
 */
export function weaveGingham(plan: Plan): Weaving {
  const { cast } = plan
  const kind = (['buffalo', 'shepherd', 'poleng'] as const).find((name) => plan.styles.includes(name)) ?? 'gingham'
  const checkMm = sizeAsked(plan) ?? kinds[kind].checkMm * plan.scale
  const turns = turnsOf(cast, cast.figures)
  const inks = turns.length
  const pairsIn = (lengthMm: number): number => fitCells(lengthMm, checkMm * 2, inks).count
  // Small checks have fewer threads, but at least four, so that the twill closes.
  const room = Math.floor(THREADS_MOST / pairsIn(Math.max(plan.widthMm, plan.heightMm)) / 4) * 4
  const threads = Math.max(4, Math.min(kinds[kind].threads, room))
  const figure = plan.isDensityAsked
    ? Math.max(1, Math.min(threads - 1, Math.round(plan.coverage * threads)))
    : threads / 2
  const order = (lengthMm: number): ThreadOrder => {
    const pairs = pairsIn(lengthMm)
    return Array.from({ length: pairs }, (_, at) =>
      layThreads([turns[at % inks], figure], [cast.ground, threads - figure]),
    ).flat()
  }
  return { warp: order(plan.widthMm), weft: order(plan.heightMm), weave: twillWeave }
}
