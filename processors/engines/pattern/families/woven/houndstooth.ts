import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Family, Plan } from '../family.ts'
import { linesOnCream, pairOnPaper } from '../paired-colour.ts'
import { addNeps } from './neps.ts'
import { layPanes, paneInk } from './panes.ts'
import type { ThreadOrder } from './threads.ts'
import { layThreads, repeatOrder, weaveCells } from './threads.ts'
import { twillWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { paintWeaving } from './weaving.ts'

const THREAD_MM = 2.5
const THREADS_MOST = 384

/** Gun club check: two dark colours on cream. */
const moorland = { inks: ['#efe6d0', '#4a3a2c', '#a85f2c'], ground: 0 } as const

export const houndstooth: Family = {
  name: 'houndstooth',
  summary: 'four dark and four light threads in warp and weft, 2/2 twill: the 8 × 8 broken check',
  words: [
    'houndstooth',
    'pied-de-coq',
    'pied de coq',
    "hound's tooth",
    'hounds tooth',
    'dogtooth',
    'dogstooth',
    'pied de poule',
    'pied-de-poule',
    'hahnentritt',
    'pata de gallo',
    'pie de poule',
    '千鳥格子',
  ],
  kinds: {
    puppytooth: 'puppytooth|puppy tooth|mini houndstooth|micro houndstooth',
    'gun-club': 'gun club check|gunclub check|gun club|coigach',
  },
  colourway: ({ styles }) => (styles.includes('gun-club') ? moorland : undefined),
  colourwayAround: pairOnPaper,
  colourwayAmong: (hexes, { styles }) => (styles.includes('gun-club') ? linesOnCream(hexes) : undefined),
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'heritage', 'scandinavian'],
  ground: 'light',
  motifMm: THREAD_MM * 8,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawHoundstooth,
}

/** In tweed the yarns are flecked along their floats. */
function drawHoundstooth(plan: Plan): Cloth {
  const weaving = weaveHoundstooth(plan)
  const { cast } = plan
  if (!plan.styles.some((style) => style === 'tweed' || style === 'donegal')) return paintWeaving(plan, weaving)
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = weaveCells(weaving.warp, weaving.weft, weaving.weave)
  const neps = cast.figures.length > 1 ? cast.figures : [cast.line, cast.ground]
  paintCells(cloth, addNeps(grid, weaving.weave, plan.random.fork('neps'), neps, 2))
  return cloth
}

/** Further figure inks alternate group by group in both directions: a gun club check. */
export function weaveHoundstooth(plan: Plan): Weaving {
  const { cast } = plan
  const threadMm = THREAD_MM * plan.scale * (plan.styles.includes('puppytooth') ? 0.5 : 1)
  // A touch of a colour is a line; as a third ink of the check it would take a third.
  const pane = paneInk(plan) ?? (cast.figures.length > 1 ? cast.spared : undefined)
  const figures = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line && ink !== pane)]
  const order = figures.flatMap((ink) => layThreads([ink, 4], [cast.ground, 4]))
  const fill = (lengthMm: number): ThreadOrder => repeatOrder(order, lengthMm, threadMm, THREADS_MOST)
  const [warp, weft] = [fill(plan.widthMm), fill(plan.heightMm)]
  if (pane === undefined) return { warp, weft, weave: twillWeave }
  return {
    warp: layPanes(warp, plan.widthMm, plan.scale, pane),
    weft: layPanes(weft, plan.heightMm, plan.scale, pane),
    weave: twillWeave,
  }
}
