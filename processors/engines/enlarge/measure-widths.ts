// An edge that was sharp when a picture was averaged into its pixels lies in one of them or between two, and is wider where it lies in one:
// the variance of its steps is t (1 − t) more, t being where in the pixel it lies, and a blur that comes later adds the same to all of them.
// Of things that are soft themselves every edge is as wide, wherever it falls.
import { createLight } from './light-of.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Levels over all steps that an edge must have, and the share of them that may lie in the first step, in the last one or the wrong way. */
const HEIGHT_MIN = 40
const STRAY_MAX = 0.03
/** Steps looked at on both sides of the steepest one. */
const REACH = 3
/** How far the lines beside it may differ in height, as a share, and move the edge, pixels a line: others are corners or slant too much. */
const HEIGHT_CHANGE_MAX = 0.1
const SLANT_MAX = 0.5
/** Fewer edges say nothing. */
const EDGES_COUNTED_MIN = 60
/** How much of t (1 − t) may be in the widths of what is soft itself, two standard errors with it: sharp edges, blurred or not, had 0.67 and more. */
const SHARE_OF_PHASE_MAX = 0.4
/** Deviation of t (1 − t) below which edges fall alike, as in art laid out on the pixels, and tell nothing; it is 0.075 where they fall anyhow. */
const PHASE_SPREAD_MIN = 0.04
/** Parts of a square pixel that are told apart: whole numbers, so that the order of adding them cannot matter. */
const PARTS = 4096

/** Light of a pixel along a line, some steps from where one looks; on the line `beside` that one. */
type Look = (along: number, beside: number) => number

type Sums = { edges: number; phase: number; variance: number; phases: number; variances: number; both: number }

/**
 * Mean variance of the edges along rows and columns that stand alone, square pixels, where all are as wide wherever they fall; 0 where they are
 * not, or too few tell. A sharp edge that the cubic reduced has about 0.1, one that was soft by half a pixel 0.3.
 */
export function measureSoftWidth(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const lightAt = createLight(grid)
  const light = (x: number, y: number): number => lightAt(foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y))
  const sums: Sums = { edges: 0, phase: 0, variance: 0, phases: 0, variances: 0, both: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      count((along, beside) => light(x + along, y + beside), sums)
      count((along, beside) => light(x + beside, y + along), sums)
    }
  return softWidthOf(sums)
}

function count(look: Look, sums: Sums): void {
  if (!standsAlone(look)) return
  const [above, own, below] = [edgeOn(look, -1), edgeOn(look, 0), edgeOn(look, 1)]
  const slant = (below.place - above.place) / 2
  const changeMax = HEIGHT_CHANGE_MAX * Math.abs(own.height)
  if (Math.max(Math.abs(above.height - own.height), Math.abs(below.height - own.height)) > changeMax) return
  if (Math.abs(slant) > SLANT_MAX) return
  const within = own.place - Math.floor(own.place)
  const phase = Math.round(PARTS * within * (1 - within))
  const variance = Math.round(PARTS * (own.variance - slant ** 2 / 12))
  sums.edges++
  sums.phase += phase
  sums.variance += variance
  sums.phases += phase * phase
  sums.variances += variance * variance
  sums.both += phase * variance
}

/** Whether the step from a pixel to the next is the steepest of an edge with nothing beside it, which only goes up or only goes down. */
function standsAlone(look: Look): boolean {
  const height = look(REACH + 1, 0) - look(-REACH, 0)
  if (Math.abs(height) < HEIGHT_MIN) return false
  const share = (k: number): number => (look(k + 1, 0) - look(k, 0)) / height
  if (share(0) < Math.max(share(-1), share(1))) return false
  for (let k = -REACH; k <= REACH; k++)
    if (share(k) < -STRAY_MAX || (Math.abs(k) === REACH && share(k) > STRAY_MAX)) return false
  return true
}

/** Height of an edge, where it lies from the steepest step on, pixels, and the variance of its steps, square pixels. */
function edgeOn(look: Look, beside: number) {
  const height = look(REACH + 1, beside) - look(-REACH, beside)
  let [place, square] = [0, 0]
  for (let k = -REACH; k <= REACH; k++) {
    const share = (look(k + 1, beside) - look(k, beside)) / height
    place += share * k
    square += share * k * k
  }
  return { height, place, variance: square - place ** 2 }
}

/** Fits a line through variances over phases. */
function softWidthOf({ edges, phase, variance, phases, variances, both }: Sums): number {
  const spread = edges * phases - phase ** 2
  if (edges < EDGES_COUNTED_MIN || spread < (edges * PARTS * PHASE_SPREAD_MIN) ** 2) return 0
  const slope = (edges * both - phase * variance) / spread
  const error = Math.sqrt(Math.max(0, (edges * variances - variance ** 2) / spread - slope ** 2) / edges)
  return Math.abs(slope) + 2 * error > SHARE_OF_PHASE_MAX ? 0 : variance / edges / PARTS
}
