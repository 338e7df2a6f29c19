import { fitCells } from '../../kit/place/fit-cells.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { linesOnCream, pairOnPaper } from '../paired-colour.ts'
import type { ThreadOrder } from './threads.ts'
import { layThreads } from './threads.ts'
import { plainWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { paintWeaving } from './weaving.ts'

/** Distance of the lines in mm, threads from line to line, and threads in a line. */
const checks = {
  tattersall: { gapMm: 16, threads: 24, line: 3 },
  graph: { gapMm: 8, threads: 12, line: 1 },
} as const
const THREADS_MOST = 320
const kindNames = ['tattersall', 'graph'] as const

export const tattersall: Family = {
  name: 'tattersall',
  summary: 'fine lines of two or three colours by turns, the same distance apart both ways, on a pale plain weave',
  words: ['tattersall', 'tattersal', 'country check', 'stable check', 'hacking check', 'shirt check', 'shirting check'],
  kinds: {
    tattersall: 'tattersall|tattersall check|tattersall shirt',
    graph: 'graph check|graph paper check|graph paper|grid check|pin check',
  },
  colourwayAround: pairOnPaper,
  colourwayAmong: linesOnCream,
  motifs: [],
  coverage: { low: 0.07, medium: 0.18, high: 0.32 },
  inks: { least: 2, natural: 3 },
  moods: ['heritage', 'coastal', 'scandinavian', 'mediterranean'],
  ground: 'light',
  motifMm: 16,
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => paintWeaving(plan, weaveTattersall(plan)),
}

/**
 * Of every `threads` threads `line` are coloured; a line shows at every other crossing, and fully where two lines
 * cross.
 */
export function weaveTattersall(plan: Plan): Weaving {
  const { cast, scale } = plan
  const isNamed = plan.styles.some((style) => style === 'graph') || plan.details.kind === 'graph'
  const { gapMm, threads: wanted, line } = checks[isNamed ? chooseKind(plan, kindNames) : 'tattersall']
  const linesIn = (lengthMm: number): number => fitCells(lengthMm, gapMm * scale, cast.figures.length).count
  const room = Math.floor(THREADS_MOST / linesIn(Math.max(plan.widthMm, plan.heightMm)) / 2) * 2
  const threads = Math.max(4, Math.min(wanted, room))
  const wide = plan.isDensityAsked ? Math.max(1, Math.min(threads - 2, Math.round(plan.coverage * threads))) : line
  const colours = cast.figures
  const order = (lengthMm: number): ThreadOrder => {
    const lines = linesIn(lengthMm)
    return Array.from({ length: lines }, (_, at) =>
      layThreads([cast.ground, threads - wide], [colours[at % colours.length], wide]),
    ).flat()
  }
  return { warp: order(plan.widthMm), weft: order(plan.heightMm), weave: plainWeave }
}
