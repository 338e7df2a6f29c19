import type { Random } from '../../kit/chance/random.ts'
import type { Family, Plan } from '../family.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, layThreads } from './threads.ts'
import { plainWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { countThreads, paintWeaving } from './weaving.ts'

const THREAD_MM = 0.72
const THREADS_MOST = 240

export const madras: Family = {
  name: 'madras',
  summary:
    'bright irregular checks of handloom cotton: wide and fine stripes that never turn back, whose colours mix where they cross',
  words: [
    'madras',
    'madras check',
    'madras plaid',
    'madras cotton',
    'indian madras',
    'summer plaid',
    'preppy plaid',
    'beach plaid',
    'マドラス',
    'マドラスチェック',
  ],
  motifs: [],
  coverage: { low: 0.5, medium: 0.75, high: 0.9 },
  isDensityFixed: true,
  inks: { least: 3, natural: 6 },
  moods: ['mediterranean', 'tropical', 'coastal', 'seventies'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => paintWeaving(plan, weaveMadras(plan)),
}

/** The threads of a madras: stripes of different widths in warp and weft, in plain weave. */
export function weaveMadras(plan: Plan): Weaving {
  const { cast, scale, random } = plan
  const inks = [cast.ground, ...cast.figures]
  // An accent is a fine line and not a field.
  const others = cast.figures.filter((ink) => ink !== cast.spared)
  const fields = others.length > 0 ? others : cast.figures
  const order = (label: string, lengthMm: number): ThreadOrder => {
    const threads = countThreads(lengthMm, THREAD_MM * scale, 2, THREADS_MOST)
    return addOverchecks(bleed(stripeField(random.fork(label), fields, cast.ground, threads)), inks, 1)
  }
  return { warp: order('warp', plan.widthMm), weft: order('weft', plan.heightMm), weave: plainWeave }
}

/** Fields with a pair of fine lines between them; widths come from a long-tailed list so that none repeats at once. */
function stripeField(random: Random, figures: readonly number[], ground: number, threads: number): number[] {
  const widths = random.shuffle([7, 10, 14, 19, 24, 30, 12, 17])
  const order: number[] = []
  for (let at = 0; order.length < threads; at++) {
    const field = at % 4 === 3 ? ground : figures[at % figures.length]
    const line = random.pick([ground, ...figures].filter((ink) => ink !== field))
    order.push(...layThreads([field, widths[at % widths.length]]))
    if (random.chance(0.7)) order.push(...layThreads([line, random.pick([2, 3, 3, 5])], [field, random.pick([3, 5])]))
  }
  return order.slice(0, threads)
}

/** Imitates bleeding dyes: now and then the first thread beyond a stripe's edge takes its neighbour's colour. */
function bleed(order: readonly number[]): number[] {
  return order.map((ink, at) => {
    const behind = order[(at + order.length - 2) % order.length]
    return behind !== ink && order[(at + 1) % order.length] === ink && at % 3 === 0 ? behind : ink
  })
}
