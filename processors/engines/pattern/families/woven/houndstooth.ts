import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import type { Family, Plan } from '../family.ts'
import { layThreads, repeatOrder, twillWeave, weaveCells } from './threads.ts'

const THREAD_MM = 2.5

export const houndstooth: Family = {
  name: 'houndstooth',
  summary: 'four dark and four light threads in warp and weft, 2/2 twill: the 8 × 8 broken check',
  words: [
    'houndstooth',
    'hounds tooth',
    'dogtooth',
    'dogstooth',
    'puppytooth',
    'pied de poule',
    'pied-de-poule',
    'hahnentritt',
    'pata de gallo',
    'pie de poule',
    '千鳥格子',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'heritage', 'scandinavian'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawHoundstooth,
}

/** More figure inks take turns, tooth by tooth, in both directions. */
function drawHoundstooth(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const threadMm = THREAD_MM * plan.scale * (plan.styles.includes('puppytooth') ? 0.5 : 1)
  const figures = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
  const order = figures.flatMap((ink) => layThreads([ink, 4], [cast.ground, 4]))
  const warp = repeatOrder(order, plan.widthMm, threadMm)
  const weft = repeatOrder(order, plan.heightMm, threadMm)
  paintCells(cloth, weaveCells(warp, weft, twillWeave))
  return cloth
}
