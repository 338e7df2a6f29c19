import type { Cast } from '../../kit/cast.ts'
import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import type { Family, Plan } from '../family.ts'
import type { Stripe } from './threads.ts'
import { closeOrder, expandThreadcount, readThreadcount, repeatOrder, twillWeave, weaveCells } from './threads.ts'

/**
 * Setts of our own in the manner of the old ones. F field, D dark, S second field, A accent overcheck, L light overcheck,
 * T third.
 */
const setts = [
  'L/4 D6 F28 D4 F4 D4 S22 D16 A3 D2 A/6',
  'F/32 D4 F4 D20 S20 L/4',
  'D/24 F4 D4 F4 D4 F24 S24 D2 L2 D2 S24 F/24',
  'F/36 L4 F4 D12 A2 D12 S16 T/4',
  'S/20 D8 A4 D8 F30 D4 L/4',
] as const

const THREAD_MM = 0.8
/** A repeat of more threads than this across would be finer than any screen shows. */
const THREADS_MOST = 420

export const tartan: Family = {
  name: 'tartan',
  summary: 'one threadcount for warp and weft, turned back at its pivots, woven in 2/2 twill',
  words: [
    'tartan',
    'plaid',
    'scottish',
    'scottish check',
    'highland',
    'kilt',
    'flannel plaid',
    'lumberjack plaid',
    'madras',
    'madras check',
    'schottenkaro',
    'écossais',
    'ecossais',
    'escocés',
    'scozzese',
    'タータン',
    'tattersall',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 3, natural: 6 },
  moods: ['winter', 'heritage', 'autumn', 'moody', 'scandinavian'],
  ground: 'dark',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawTartan,
}

function drawTartan(plan: Plan): Cloth {
  const stripes = chooseSett(plan)
  const inks = dyeLetters(stripes, plan.cast)
  const order = closeOrder(
    expandThreadcount(stripes).map((letter) => inks.get(letter) ?? plan.cast.ground),
    4,
  )
  const threadMm = Math.max(THREAD_MM * plan.scale, Math.max(plan.widthMm, plan.heightMm) / THREADS_MOST)
  const grid = weaveCells(
    repeatOrder(order, plan.widthMm, threadMm),
    repeatOrder(order, plan.heightMm, threadMm),
    twillWeave,
  )
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  paintCells(cloth, grid)
  return cloth
}

/** A threadcount from the spec (`details.threadcount`), or one of ours by seed. */
function chooseSett(plan: Plan): Stripe[] {
  const asked = plan.details.threadcount
  return readThreadcount(typeof asked === 'string' ? asked : plan.random.fork('sett').pick(setts))
}

/** The widest stripes take the deep and chromatic inks, so pale ones are left for the overchecks where they sparkle. */
function dyeLetters(stripes: readonly Stripe[], cast: Cast): Map<string, number> {
  const widths = new Map<string, number>()
  for (const { letter, threads } of stripes) widths.set(letter, (widths.get(letter) ?? 0) + threads)
  const widest = [...widths.keys()].sort((one, other) => (widths.get(other) ?? 0) - (widths.get(one) ?? 0))
  const inks = [cast.main, cast.ground, ...cast.figures.filter((ink) => ink !== cast.main)]
  const isPale = (ink: number): boolean => cast.inks[ink].lightness > 0.78
  const byFame = [...inks.filter((ink) => !isPale(ink)), ...inks.filter(isPale)]
  return new Map(widest.map((letter, at) => [letter, byFame[at % byFame.length]]))
}
