// Whether a picture was reduced by averaging or by picking pixels, told by its strongest steps whatever their contrast.
import { createLightWriter } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Least step of an edge: this many times the root mean square of all steps, and levels of 255. */
const STEP_MIN = { timesMean: 1.5, levels: 6 } as const
/**
 * The middle pixel as a share of the way from one side to the other: between `low` and `high` it is a mixture of both;
 * up to `ringing` outside it may still be an edge that rings.
 */
const BETWEEN = { low: 0.15, high: 0.85, ringing: 0.3 } as const
/** How much the middle pixel differs from one beside it on the edge, as a share of the step, where the edge moves on. */
const MOVES_MIN = 0.15
/**
 * Where more than `most` of the mixtures lie this near to half way, cells are as wide as whole and half pixels: half of
 * their edges lie between two pixels, and would seem picked.
 */
const HALVES = { reach: 0.02, most: 0.5 } as const
/** With fewer edges nothing is concluded. */
const EDGES_COUNTED_MIN = 30
/**
 * Art along the pixels, as plaids, charts and tables: most edges (`still`) lie at the same place in the lines before and
 * behind, but for `shift` of a pixel, and are at least `goesOn` as high there. They move only by noise or where they
 * cross, which has no mixtures. Averaged plaids measured 0.70 to 0.99, cloth of picked pixels up to 0.5; picked plaids
 * are as still, but mixed are 0.15 of their edges at most, of averaged plaids mostly 0.2 and more (`mixed`).
 */
const ALIGNED = { goesOn: 0.4, shift: 0.25, still: 0.65, mixed: 0.2 } as const

/** One pixel between its two sides, in the light of a line of pixels. */
type Triple = { from: number; middle: number; to: number }
/** Called with a pixel between its sides, and with the same of the lines before and behind; each is used again. */
type Visit = (own: Triple, before: Triple, behind: Triple) => void

/**
 * How many of the strongest steps over two pixels are mixed in the middle, 0..1; 1 where there are too few, or where
 * averaged edges lie along the pixels. Only edges that move from line to line count: those along the pixels have no
 * mixtures either way. Averaging measured 0.5 and more, picking 0.19 to 0.46; noise and the ringing of a JPEG bring it
 * towards 0.6.
 */
export function measureMixtures(grid: SampleGrid): number {
  const squares = new Float64Array(1)
  visitTriples(grid, ({ from, to }) => {
    squares[0] += (to - from) ** 2
  })
  const stepMean = Math.sqrt(squares[0] / (2 * grid.width * grid.height))
  const least = Math.max(STEP_MIN.levels, STEP_MIN.timesMean * stepMean)
  const strong = { edges: 0, mixed: 0, still: 0 }
  const moving = { edges: 0, mixed: 0, halves: 0 }
  visitTriples(grid, (own, before, behind) => {
    const step = Math.abs(own.to - own.from)
    if (step < least) return
    const share = shareOf(own)
    if (share < -BETWEEN.ringing || share > 1 + BETWEEN.ringing) return
    const isMixed = share > BETWEEN.low && share < BETWEEN.high
    strong.edges++
    if (isMixed) strong.mixed++
    if (goesOnAt(own, share, before) && goesOnAt(own, share, behind)) strong.still++
    const change = Math.max(Math.abs(own.middle - before.middle), Math.abs(own.middle - behind.middle))
    if (change < MOVES_MIN * step) return
    moving.edges++
    if (!isMixed) return
    moving.mixed++
    if (Math.abs(share - 0.5) <= HALVES.reach) moving.halves++
  })
  const isAligned = strong.still >= ALIGNED.still * strong.edges && strong.mixed >= ALIGNED.mixed * strong.edges
  const isUnknown = moving.edges < EDGES_COUNTED_MIN || moving.halves > HALVES.most * moving.mixed
  return isAligned || isUnknown ? 1 : moving.mixed / moving.edges
}

/** Where between its sides the middle lies: 0 at the first one, 1 at the other. */
function shareOf({ from, middle, to }: Triple): number {
  return (middle - from) / (to - from)
}

/** Whether the same edge lies at the same place in another line. */
function goesOnAt(own: Triple, share: number, other: Triple): boolean {
  const goesOn = (other.to - other.from) / (own.to - own.from) >= ALIGNED.goesOn
  return goesOn && Math.abs(shareOf(other) - share) < ALIGNED.shift
}

/** Each pixel between its neighbours along its row, and along its column. */
function visitTriples(grid: SampleGrid, visit: Visit): void {
  const { width, height, wrap } = grid
  const write = createLightWriter(grid)
  const light = new Float32Array(width)
  // Whole levels, so that the order of adding them cannot matter; as integers they are passed on without an object each.
  const rows = [new Int32Array(width), new Int32Array(width), new Int32Array(width)] as const
  const read = (y: number): void => {
    const row = rows[(y + 3) % 3]
    write(foldIndex(y, height, wrap.y), light, 0)
    for (let x = 0; x < width; x++) row[x] = Math.round(light[x])
  }
  read(-1)
  read(0)
  for (let y = 0; y < height; y++) {
    read(y + 1)
    visitRow(rows[(y + 2) % 3], rows[y % 3], rows[(y + 1) % 3], wrap.x, visit)
  }
}

function visitRow(above: Int32Array, row: Int32Array, below: Int32Array, wraps: boolean, visit: Visit): void {
  const { length } = row
  const [one, two, three] = [emptyTriple(), emptyTriple(), emptyTriple()]
  for (let x = 0; x < length; x++) {
    const left = foldIndex(x - 1, length, wraps)
    const right = foldIndex(x + 1, length, wraps)
    visit(across(row, left, x, right, one), across(above, left, x, right, two), across(below, left, x, right, three))
    visit(down(above, row, below, x, one), down(above, row, below, left, two), down(above, row, below, right, three))
  }
}

function emptyTriple(): Triple {
  return { from: 0, middle: 0, to: 0 }
}

function across(row: Int32Array, left: number, x: number, right: number, into: Triple): Triple {
  into.from = row[left]
  into.middle = row[x]
  into.to = row[right]
  return into
}

function down(above: Int32Array, row: Int32Array, below: Int32Array, x: number, into: Triple): Triple {
  into.from = above[x]
  into.middle = row[x]
  into.to = below[x]
  return into
}
