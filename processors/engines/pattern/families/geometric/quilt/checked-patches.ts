import { paintCells } from '../../../kit/area/cell-grid.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { dealApart } from '../../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { ThreadOrder } from '../../woven/threads.ts'
import { layThreads } from '../../woven/threads.ts'
import { twillWeave } from '../../woven/weave.ts'

const PATCH_MM = 40
/** Threads across a patch, a multiple of four so that the twill of every patch is whole, and across the cloth at the most. */
const THREADS = 60
const THREADS_MOST = 320

/** A shirting of the scrap bag: its ends and its picks, one patch long. */
type Shirting = { readonly warp: ThreadOrder; readonly weft: ThreadOrder }

/** Squares cut from checked and striped shirtings, woven thread by thread: no cloth beside itself, checks of three sizes. */
export function drawCheckedPatches(cloth: Cloth, plan: Plan): void {
  const size = PATCH_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const most = Math.max(cells.columns, cells.rows)
  const threads = Math.max(12, Math.min(THREADS, Math.floor(THREADS_MOST / most / 12) * 12))
  const random = plan.random.fork('shirtings')
  const bag = fillBag(plan, random, threads)
  const dealt = dealApart(random, bag, cells.columns, cells.rows)
  const grid = Array.from({ length: cells.rows * threads }, (_, pick) =>
    Array.from({ length: cells.columns * threads }, (_, end) => {
      const patch = Math.floor(pick / threads) * cells.columns + Math.floor(end / threads)
      const { warp, weft } = dealt[patch]
      return twillWeave(end, pick) ? warp[end % threads] : weft[pick % threads]
    }),
  )
  paintCells(cloth, grid)
}

/** Two ginghams of each ink, in different sizes, a windowpane and a stripe of every other one. */
function fillBag({ cast }: Plan, random: Random, threads: number): Shirting[] {
  const { ground, figures } = cast
  const checks = random.shuffle([threads / 10, threads / 6, threads / 4].map((wide) => Math.max(2, Math.round(wide))))
  return figures.flatMap((ink, at): Shirting[] => {
    const next = figures[(at + 1) % figures.length]
    const gingham = (wide: number): Shirting => {
      const order = fill(
        [
          [ink, wide],
          [ground, wide],
        ],
        threads,
      )
      return { warp: order, weft: order }
    }
    const stripe = {
      warp: fill(
        [
          [ink, 3],
          [ground, 3],
        ],
        threads,
      ),
      weft: fill([[ground, 1]], threads),
    }
    const pane = fill(
      [
        [ink, checks[at % 3]],
        [ground, 3],
        [next, 2],
        [ground, 3],
      ],
      threads,
    )
    return [
      gingham(checks[at % 3]),
      gingham(checks[(at + 1) % 3]),
      at % 2 || figures.length === 1 ? stripe : { warp: pane, weft: pane },
    ]
  })
}

/** The runs over and over, cut off at the seam of the patch as a scrap is. */
function fill(runs: readonly (readonly [ink: number, threads: number])[], threads: number): ThreadOrder {
  const once = layThreads(...runs)
  return Array.from({ length: threads }, (_, at) => once[at % once.length])
}
