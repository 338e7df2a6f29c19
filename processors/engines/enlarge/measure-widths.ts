// An edge that was sharp when a picture was averaged into its pixels lies in one of them or between two, and is wider where it lies in one:
// the variance of its steps is t (1 − t) more, t being where in the pixel it lies, and a blur that comes later adds the same to all of them.
// Of things that are soft themselves every edge is as wide, wherever it falls.
import { createLight } from './light-of.ts'
import { quantileBin } from './quantile-bin.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Levels over all steps that an edge must have, and deviations of the grain; the share of them that may lie in the first step, in the last one or the wrong way. */
const HEIGHT_MIN = 40
const HEIGHT_OF_GRAIN = 12
const STRAY_MAX = 0.03
/** What grain adds to that share, as a share of the grain's own: two and a half deviations of a step of the mean of three lines. */
const STRAY_OF_GRAIN = 2.5 * Math.sqrt(2 / 3)
/** Steps looked at on both sides of the steepest one. */
const REACH = 3
/** How far the lines beside it may differ in height, as a share, and move the edge, pixels a line: others are corners or slant too much. */
const HEIGHT_CHANGE_MAX = 0.1
const SLANT_MAX = 0.5
/** Deviation of t (1 − t) below which edges fall alike, as in art laid out on the pixels, and tell nothing; it is 0.075 where they fall anyhow. */
const PHASE_SPREAD_MIN = 0.04
/** Mean of t (1 − t) where edges fall anyhow. */
const PHASE_ANYHOW = 1 / 6
/** Parts of a square pixel that are told apart: whole numbers, so that the order of adding them cannot matter. */
const PARTS = 4096

export type EdgeWidths = {
  /** Edges that stand alone, along rows and columns. */
  readonly edges: number
  /**
   * Median of their variances, square pixels, as it were if they fell anyhow: 0.2 for sharp ones that were averaged, 0.1 for those that the cubic
   * reduced, 0.33 for ones that were soft by half a pixel. Shadows beside sharp things do not move it.
   */
  readonly width: number
  /** How much of t (1 − t) is in their variances: about 1 for edges that were sharp, 0 for soft ones. */
  readonly ofPhase: number
  /** Standard error of it; infinite where they all fall alike. */
  readonly error: number
}

/** Light of a pixel along a line, some steps from where one looks; on the line `beside` that one. */
type Look = (along: number, beside: number) => number

type Sums = {
  edges: number
  phase: number
  variance: number
  phases: number
  variances: number
  both: number
  /** Edges by their variance. */
  readonly counts: Uint32Array
}
/** Square pixels that variances are counted up to, and bins to each. */
const WIDTH_MAX = 4
const BINS = 128

/** @param grain its deviation, levels of 255; where there is any, three lines are looked at as one */
export function measureWidths(grid: SampleGrid, grain: number): EdgeWidths {
  const { width, height, wrap } = grid
  const lightAt = createLight(grid)
  const light = (x: number, y: number): number => lightAt(foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y))
  const sums: Sums = {
    edges: 0,
    phase: 0,
    variance: 0,
    phases: 0,
    variances: 0,
    both: 0,
    counts: new Uint32Array(WIDTH_MAX * BINS + 1),
  }
  const lines = grain > 0 ? meanOfThree : (look: Look) => look
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      count(
        lines((along, beside) => light(x + along, y + beside)),
        grain,
        sums,
      )
      count(
        lines((along, beside) => light(x + beside, y + along)),
        grain,
        sums,
      )
    }
  return widthsOf(sums)
}

function meanOfThree(look: Look): Look {
  return (along, beside) => (look(along, beside - 1) + look(along, beside) + look(along, beside + 1)) / 3
}
/** Three lines of a slanting edge as one widen it by two thirds of a step from one to the next, squared. */
const WIDENED_BY_SLANT = { one: 1 / 12, three: 1 / 12 + 2 / 3 } as const

function count(look: Look, grain: number, sums: Sums): void {
  if (!standsAlone(look, grain)) return
  const [above, own, below] = [edgeOn(look, -1), edgeOn(look, 0), edgeOn(look, 1)]
  const slant = (below.place - above.place) / 2
  const changeMax = HEIGHT_CHANGE_MAX * Math.abs(own.height) + 2 * grain
  if (Math.max(Math.abs(above.height - own.height), Math.abs(below.height - own.height)) > changeMax) return
  if (Math.abs(slant) > SLANT_MAX) return
  const within = own.place - Math.floor(own.place)
  const phase = Math.round(PARTS * within * (1 - within))
  const variance = Math.round(PARTS * (own.variance - slant ** 2 * WIDENED_BY_SLANT[grain > 0 ? 'three' : 'one']))
  sums.edges++
  sums.counts[Math.min(WIDTH_MAX * BINS, Math.max(0, Math.round((variance * BINS) / PARTS)))]++
  sums.phase += phase
  sums.variance += variance
  sums.phases += phase * phase
  sums.variances += variance * variance
  sums.both += phase * variance
}

/** Whether the step from a pixel to the next is the steepest of an edge with nothing beside it, which only goes up or only goes down. */
function standsAlone(look: Look, grain: number): boolean {
  const height = look(REACH + 1, 0) - look(-REACH, 0)
  if (Math.abs(height) < Math.max(HEIGHT_MIN, HEIGHT_OF_GRAIN * grain)) return false
  const stray = STRAY_MAX + (STRAY_OF_GRAIN * grain) / Math.abs(height)
  const share = (k: number): number => (look(k + 1, 0) - look(k, 0)) / height
  if (share(0) < Math.max(share(-1), share(1))) return false
  for (let k = -REACH; k <= REACH; k++)
    if (share(k) < -stray || (Math.abs(k) === REACH && share(k) > stray)) return false
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
function widthsOf({ edges, phase, variance, phases, variances, both, counts }: Sums): EdgeWidths {
  const median = Math.max(0, quantileBin(counts, 0.5)) / BINS
  const width = edges === 0 ? 0 : Math.max(0, median - phase / edges / PARTS + PHASE_ANYHOW)
  const spread = edges * phases - phase ** 2
  const isAlike = spread === 0 || spread < (edges * PARTS * PHASE_SPREAD_MIN) ** 2
  if (isAlike) return { edges, width, ofPhase: 0, error: Number.POSITIVE_INFINITY }
  const ofPhase = (edges * both - phase * variance) / spread
  const error = Math.sqrt(Math.max(0, (edges * variances - variance ** 2) / spread - ofPhase ** 2) / edges)
  return { edges, width, ofPhase, error }
}
