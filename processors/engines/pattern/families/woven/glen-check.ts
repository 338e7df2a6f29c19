import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import type { Family, Plan } from '../family.ts'
import { closeOrder, layThreads, repeatOrder, twillWeave, weaveCells } from './threads.ts'

const THREAD_MM = 0.9

export const glenCheck: Family = {
  name: 'glen-check',
  summary: 'groups of 4/4 and 2/2 threads by turns in 2/2 twill, with a thin overcheck: Prince of Wales',
  words: [
    'glen check',
    'glen plaid',
    'prince of wales',
    'glencheck',
    'glenurquhart',
    'prince de galles',
    'principe de gales',
    'suiting',
    'shepherd check',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3, leads: 'line' },
  moods: ['monochrome', 'heritage', 'scandinavian'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGlenCheck,
}

function drawGlenCheck(plan: Plan): Cloth {
  const { cast, random } = plan
  const [dark, light] = [cast.line, cast.ground]
  const overchecks = cast.figures.filter((ink) => ink !== dark)
  const groups = 5 + random.below(3)
  const repeat = (count: number, threads: number): number[] =>
    Array.from({ length: count }, () => layThreads([dark, threads], [light, threads])).flat()
  const order = (over: number): number[] => [
    ...repeat(groups, 4),
    ...layThreads([dark, 4]),
    ...repeat(groups, 2),
    ...layThreads([over, 2], [light, 2]),
    ...repeat(groups, 2),
    ...layThreads([light, 4]),
  ]
  const inks = overchecks.length > 0 ? overchecks : [dark]
  const closed = closeOrder(inks.flatMap(order), 4)
  const grid = weaveCells(
    repeatOrder(closed, plan.widthMm, THREAD_MM * plan.scale),
    repeatOrder(closed, plan.heightMm, THREAD_MM * plan.scale),
    twillWeave,
  )
  const cloth = createCloth(plan.widthMm, plan.heightMm, light)
  paintCells(cloth, grid)
  return cloth
}
