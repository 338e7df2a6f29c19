import type { LabelMap } from '../labels/merge-specks.ts'
import { type Chain, type CornerJoin, OUTSIDE } from './planar-map.ts'

/** Connected areas of one ink, and which of them lie beside each boundary. */
export type Faces = {
  readonly count: number
  /** Ink of each face. */
  readonly ink: Uint8Array
  /** Face on the left and on the right of each chain; -1 beyond the frame. */
  readonly left: Int32Array
  readonly right: Int32Array
  /** Face of the top left pixel. */
  readonly origin: number
}

/**
 * Numbers the connected areas of a label map in reading order.
 *
 * @param joins corners over which two diagonal pixels of one ink belong together, as the planar map decided
 */
export function findFaces(map: LabelMap, chains: readonly Chain[], joins: readonly CornerJoin[]): Faces {
  const runs = findRuns(map)
  const { id, count } = numberFaces(map, runs, joins)
  const ink = new Uint8Array(count)
  for (let run = 0; run < runs.count; run++) ink[id[run]] = map.ink[runs.start[run]]
  const left = new Int32Array(chains.length)
  const right = new Int32Array(chains.length)
  for (let index = 0; index < chains.length; index++) {
    left[index] = faceBeside(chains[index], map, runs, id, true)
    right[index] = faceBeside(chains[index], map, runs, id, false)
  }
  return { count, ink, left, right, origin: id[0] }
}

/** Stretches of one ink in a row, in reading order: run `i` begins at pixel `start[i]` and ends before `start[i + 1]`. */
type Runs = {
  readonly start: Int32Array
  readonly count: number
  /** First run of each row, and the number of all after the last. */
  readonly ofRow: Int32Array
}

function findRuns({ ink, width, height }: LabelMap): Runs {
  const start = new Int32Array(ink.length + 1)
  const ofRow = new Int32Array(height + 1)
  for (let y = 0; y < height; y++) ofRow[y + 1] = findRunsOfRow(ink, y * width, (y + 1) * width, start, ofRow[y])
  const count = ofRow[height]
  start[count] = ink.length
  return { start, count, ofRow }
}

/** Lists the runs of a row after `known` others; returns how many there are now. */
function findRunsOfRow(ink: Uint8Array, from: number, end: number, start: Int32Array, known: number): number {
  let count = known
  let last = -1
  for (let pixel = from; pixel < end; pixel++) {
    const own = ink[pixel]
    if (own === last) continue
    last = own
    start[count++] = pixel
  }
  return count
}

/** Union-find over runs and joined corners, then one pass that numbers the roots, which are the first of their areas. */
function numberFaces(
  { ink, width, height, wrap }: LabelMap,
  runs: Runs,
  joins: readonly CornerJoin[],
): { readonly id: Int32Array; readonly count: number } {
  const { start, ofRow } = runs
  const parent = new Int32Array(runs.count)
  for (let run = 0; run < runs.count; run++) parent[run] = run
  for (let y = 0; y < height; y++) {
    if (y > 0) joinRows(parent, ink, runs, y - 1, y, width)
    else if (wrap) joinRows(parent, ink, runs, height - 1, 0, width)
    const first = ofRow[y]
    const last = ofRow[y + 1] - 1
    if (wrap && ink[start[first]] === ink[start[last]]) join(parent, first, last)
  }
  for (const [one, other] of joins) join(parent, runAt(runs, one, width), runAt(runs, other, width))
  const id = new Int32Array(runs.count)
  let count = 0
  for (let y = 0; y < height; y++) count = numberRuns(parent, id, ofRow[y], ofRow[y + 1], count)
  return { id, count }
}

/** Numbers the runs of a row behind so many faces; returns how many there are then. */
function numberRuns(parent: Int32Array, id: Int32Array, from: number, end: number, before: number): number {
  let count = before
  for (let run = from; run < end; run++) {
    const root = rootOf(parent, run)
    id[run] = root === run ? count++ : id[root]
  }
  return count
}

/** Joins the runs of one ink that touch between two rows. */
function joinRows(
  parent: Int32Array,
  ink: Uint8Array,
  { start, ofRow }: Runs,
  above: number,
  below: number,
  width: number,
): void {
  const shift = (below - above) * width
  let upper = ofRow[above]
  let lower = ofRow[below]
  while (upper < ofRow[above + 1] && lower < ofRow[below + 1]) {
    if (ink[start[upper]] === ink[start[lower]]) join(parent, upper, lower)
    const upperEnd = start[upper + 1] + shift
    const lowerEnd = start[lower + 1]
    if (upperEnd <= lowerEnd) upper++
    if (lowerEnd <= upperEnd) lower++
  }
}

function join(parent: Int32Array, one: number, other: number): void {
  const a = rootOf(parent, one)
  const b = rootOf(parent, other)
  if (a < b) parent[b] = a
  else parent[a] = b
}

function rootOf(parent: Int32Array, run: number): number {
  let root = run
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]]
    root = parent[root]
  }
  return root
}

/** The run that holds a pixel. */
function runAt({ start, ofRow }: Runs, pixel: number, width: number): number {
  const y = Math.floor(pixel / width)
  let low = ofRow[y]
  let high = ofRow[y + 1] - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (start[middle] <= pixel) low = middle
    else high = middle - 1
  }
  return low
}

// Pixel on the left of a step, relative to the step's first corner, by heading east, south, west, north.
const LEFT_X = [0, 0, -1, -1] as const
const LEFT_Y = [-1, 0, 0, -1] as const

function faceBeside(chain: Chain, map: LabelMap, runs: Runs, id: Int32Array, onLeft: boolean): number {
  if ((onLeft ? chain.left : chain.right) === OUTSIDE) return -1
  const { width, height } = map
  // The right of a step is the left of the next heading round the same corner.
  const side = onLeft ? chain.startHeading : (chain.startHeading + 1) & 3
  const x = (chain.xs[0] + LEFT_X[side] + width) % width
  const y = (chain.ys[0] + LEFT_Y[side] + height) % height
  return id[runAt(runs, y * width + x, width)]
}
