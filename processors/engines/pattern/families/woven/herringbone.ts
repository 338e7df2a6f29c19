import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Family, Plan } from '../family.ts'
import { addNeps } from './neps.ts'
import { layPanes, paneInk } from './panes.ts'
import { addOverchecks, layThreads, weaveCells } from './threads.ts'
import { herringboneWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { countThreads } from './weaving.ts'

const THREAD_MM = 1.6
/** Ends before the twill reverses, by seed. */
const ribs = [8, 12, 12, 16] as const
const THREADS_MOST = 320

export const herringbone: Family = {
  name: 'herringbone',
  summary: '2/2 twill reversed rib by rib with a break, so that points do not meet; tweed adds neps along the floats',
  words: [
    'herringbone',
    'herringbone tweed',
    'parquet',
    'herringbone parquet',
    'parkett',
    'fischgrat',
    'chevron tweed',
    'spina di pesce',
    'espiga',
    'chevrons tissés',
    'ヘリンボーン',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3, leads: 'line' },
  moods: ['heritage', 'monochrome', 'autumn', 'christmas'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawHerringbone,
}

function drawHerringbone(plan: Plan): Cloth {
  const weaving = weaveHerringbone(plan)
  const others = plan.cast.figures.filter((ink) => ink !== plan.cast.line)
  const grid = weaveCells(weaving.warp, weaving.weft, weaving.weave)
  const isFlecked = others.length > 0 && isTweed(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  paintCells(cloth, isFlecked ? addNeps(grid, weaving.weave, plan.random.fork('neps'), others) : grid)
  return cloth
}

/** Inks beyond the two of the cloth are fine guard ends where a rib reverses. */
export function weaveHerringbone(plan: Plan): Weaving {
  const { cast, scale } = plan
  const rib = plan.random.fork('rib').pick(ribs)
  const ends = countThreads(plan.widthMm, THREAD_MM * scale, rib * 2, THREADS_MOST)
  const picks = countThreads(plan.heightMm, THREAD_MM * scale, 4, THREADS_MOST)
  const pane = paneInk(plan)
  const others = cast.figures.filter((ink) => ink !== cast.line && ink !== pane)
  // A tweed has flecks spun into its yarn instead of guard ends.
  const isGuarded = others.length > 0 && !isTweed(plan)
  const half = Math.max(rib * 2, Math.floor(ends / rib / 4) * rib * 2)
  const warp = addOverchecks(
    Array.from({ length: ends }, (_, end) =>
      isGuarded && end % half >= half - 2 ? others[Math.floor(end / half) % others.length] : cast.line,
    ),
    isGuarded ? others : [],
  )
  const weft = layThreads([cast.ground, picks])
  const weave = herringboneWeave(rib)
  if (pane === undefined) return { warp, weft, weave }
  return {
    warp: layPanes(warp, plan.widthMm, scale, pane),
    weft: layPanes(weft, plan.heightMm, scale, pane),
    weave,
  }
}

function isTweed({ styles }: Plan): boolean {
  return styles.some((style) => /tweed|donegal/.test(style))
}
