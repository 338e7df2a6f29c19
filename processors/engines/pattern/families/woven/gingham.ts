import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Family, Plan } from '../family.ts'
import type { Weave } from './threads.ts'
import { layThreads, weaveCells } from './threads.ts'

const CHECK_MM = 10
/** Threads of a colour stripe and its ground together; the half tone is drawn as the weave makes it. */
const THREADS = 24

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
    'tablecloth',
    'karo',
    'carreaux',
    'cuadros',
    'quadretti',
    'xadrez',
    'ギンガム',
    'buffalo check',
    'buffalo plaid',
    'buffalo',
  ],
  motifs: [],
  coverage: { low: 0.34, medium: 0.5, high: 0.68 },
  inks: { least: 2, natural: 2 },
  moods: ['coastal', 'heritage', 'nursery', 'mediterranean'],
  ground: 'light',
  motifMm: 10,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGingham,
}

/** Steps of a 2/2 twill, as fine threads show; a plain weave would dissolve into single pixels. */
const halfTone: Weave = (end, pick) => (((end - pick) % 4) + 4) % 4 < 2

/** Colour takes the share f of each direction, so it covers f² + f(1 - f) = f of the cloth. */
function drawGingham(plan: Plan): Cloth {
  const { cast } = plan
  const pairMm = CHECK_MM * 2 * plan.scale * (plan.styles.includes('buffalo') ? 2.4 : 1)
  const inks = cast.figures.length
  const threads = plan.isDensityAsked ? Math.round(plan.coverage * THREADS) : THREADS / 2
  const order = (pairs: number): number[] =>
    Array.from({ length: pairs }, (_, at) =>
      layThreads([cast.figures[at % inks], threads], [cast.ground, THREADS - threads]),
    ).flat()
  const warp = order(fitCells(plan.widthMm, pairMm, inks).count)
  const weft = order(fitCells(plan.heightMm, pairMm, inks).count)
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  paintCells(cloth, weaveCells(warp, weft, halfTone))
  return cloth
}
