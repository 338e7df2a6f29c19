import type { Colourway, Family, LoneColour, Plan } from '../family.ts'
import { pairOnPaper } from '../paired-colour.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, closeOrder, layThreads, repeatOrder } from './threads.ts'
import { twillWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { paintWeaving } from './weaving.ts'

const THREAD_MM = 0.9
const THREADS_MOST = 360
/** A multiple of the twill's four threads, wide enough that a pale colour shows on the check. */
const OVERCHECK_THREADS = 8

/** The named colour is the check, or a line on a charcoal check when the prompt asks for an overcheck. */
const checkAround = (hex: string, asked: LoneColour): Colourway | undefined =>
  asked.styles.includes('check-tweed') && !asked.hasAccents
    ? { inks: ['#efe9dc', '#3b3d42', hex], ground: 0 }
    : pairOnPaper(hex, asked)

export const glenCheck: Family = {
  name: 'glen-check',
  summary: 'groups of 4/4 and 2/2 threads by turns in 2/2 twill, with a thin overcheck: Prince of Wales',
  words: [
    'glen check',
    'glen plaid',
    'prince of wales',
    'prince of wales check',
    'prince of wales plaid',
    'glencheck',
    'glenurquhart',
    'glen urquhart',
    'prince de galles',
    'principe de gales',
    'principe di galles',
    'suiting',
    'suiting check',
    'menswear check',
    'tailoring check',
  ],
  generalWords: ['menswear'],
  colourwayAround: checkAround,
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3, leads: 'line' },
  moods: ['monochrome', 'heritage', 'scandinavian'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => paintWeaving(plan, weaveGlenCheck(plan)),
}

/** The threads of a Glen check: groups of four-and-four and of two-and-two in warp and weft, with overchecks. */
export function weaveGlenCheck(plan: Plan): Weaving {
  const { cast, random } = plan
  const [dark, light] = [cast.line, cast.ground]
  const overchecks = cast.figures.filter((ink) => ink !== dark)
  const groups = 5 + random.fork('groups').below(3)
  const repeat = (count: number, threads: number): number[] =>
    Array.from({ length: count }, () => layThreads([dark, threads], [light, threads])).flat()
  const order = (over: number): number[] => [
    ...repeat(groups, 4),
    ...layThreads([dark, 4]),
    ...repeat(groups, 2),
    ...layThreads([over, OVERCHECK_THREADS]),
    ...repeat(groups, 2),
    ...layThreads([light, 4]),
  ]
  // Two overchecks alternate; further inks are fine lines, because a sequence per line would become too long.
  const lines = overchecks.length > 0 ? overchecks.slice(0, 2) : [dark]
  const closed = addOverchecks(closeOrder(lines.flatMap(order), 4), overchecks)
  const fill = (lengthMm: number): ThreadOrder => repeatOrder(closed, lengthMm, THREAD_MM * plan.scale, THREADS_MOST)
  return { warp: fill(plan.widthMm), weft: fill(plan.heightMm), weave: twillWeave }
}
