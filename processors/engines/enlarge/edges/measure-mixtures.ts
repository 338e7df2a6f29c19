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

/** Calls `visit` with the two sides of a pixel, the pixel, and its two neighbours across. */
type Visit = (from: number, middle: number, to: number, before: number, behind: number) => void

/**
 * How many of the strongest steps over two pixels are mixed in the middle, 0..1; 1 where there are too few. Only edges
 * that move from line to line count: those along the pixels have no mixtures either way. Averaging measured 0.5 and
 * more, picking 0.19 to 0.46; noise and the ringing of a JPEG bring it towards 0.6.
 */
export function measureMixtures(grid: SampleGrid): number {
  const squares = new Float64Array(1)
  visitTriples(grid, (from, _middle, to) => {
    squares[0] += (to - from) ** 2
  })
  const stepMean = Math.sqrt(squares[0] / (2 * grid.width * grid.height))
  const least = Math.max(STEP_MIN.levels, STEP_MIN.timesMean * stepMean)
  let edges = 0
  let mixed = 0
  let halves = 0
  visitTriples(grid, (from, middle, to, before, behind) => {
    const step = Math.abs(to - from)
    if (step < least) return
    const share = (middle - from) / (to - from)
    if (share < -BETWEEN.ringing || share > 1 + BETWEEN.ringing) return
    if (Math.max(Math.abs(middle - before), Math.abs(middle - behind)) < MOVES_MIN * step) return
    edges++
    if (share <= BETWEEN.low || share >= BETWEEN.high) return
    mixed++
    if (Math.abs(share - 0.5) <= HALVES.reach) halves++
  })
  return edges < EDGES_COUNTED_MIN || halves > HALVES.most * mixed ? 1 : mixed / edges
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
  for (let x = 0; x < length; x++) {
    const left = row[foldIndex(x - 1, length, wraps)]
    const right = row[foldIndex(x + 1, length, wraps)]
    visit(left, row[x], right, above[x], below[x])
    visit(above[x], row[x], below[x], left, right)
  }
}
