import type { Whole } from '../../kernels/whole.ts'
import { OUTSIDE, SADDLE_FALLING, SADDLE_RISING } from './corner-kinds.ts'
import { corners, found, frame, kind, runInk, runOfRow, runStart } from './grid-kernel.ts'
import { firstCorner, leftInk, rightInk, startHeading, walked, xs, ys } from './walk-kernel.ts'

/** Union–find over runs: the parent of each run, and then the face that it belongs to. */
export const parent = new Int32Array(0)
export const faceOfRun = new Int32Array(0)
/** Number of faces, and the ink of each. */
export const faceCount = new Int32Array(1)
export const faceInk = new Uint8Array(0)
/** Face on the left and on the right of each chain; -1 outside the frame. */
export const leftFace = new Int32Array(0)
export const rightFace = new Int32Array(0)

/** Labels the connected areas in reading order (union–find over runs), and finds those beside each chain. */
export function findFaces(): void {
  const last = frame[1] - 1
  runStart[found[2]] = frame[0] * frame[1]
  for (let run: Whole = 0; run < found[2]; run++) parent[run] = run
  for (let y: Whole = 0; y <= last; y++) joinRow(y)
  for (let i: Whole = 0; i < found[0]; i++) joinOver(corners[i])
  for (let y: Whole = 0; y <= last; y++) numberRuns(y)
  for (let chain: Whole = 0; chain < walked[0]; chain++) setFaces(chain)
}

/**
 * Joins the runs of a row with those above; on a torus also the first row's with the last row's, and those at both ends
 * of the row.
 */
function joinRow(y: Whole): void {
  if (y > 0) joinRows(y - 1, y)
  if (frame[2] === 0) return
  if (y === 0) joinRows(frame[1] - 1, 0)
  const last = runOfRow[y + 1] - 1
  if (runInk[runOfRow[y]] === runInk[last]) join(runOfRow[y], last)
}

/** Joins runs of the same ink that touch between two rows. */
function joinRows(above: Whole, below: Whole): void {
  const shift = (below - above) * frame[0]
  let upper: Whole = runOfRow[above]
  let lower: Whole = runOfRow[below]
  while (upper < runOfRow[above + 1] && lower < runOfRow[below + 1]) {
    if (runInk[upper] === runInk[lower]) join(upper, lower)
    const upperEnd = runStart[upper + 1] + shift
    const lowerEnd = runStart[lower + 1]
    if (upperEnd <= lowerEnd) upper++
    if (lowerEnd <= upperEnd) lower++
  }
}

/** Joins the two diagonal pixels of one ink that stay connected at a saddle. */
function joinOver(corner: Whole): void {
  if (kind[corner] !== SADDLE_FALLING && kind[corner] !== SADDLE_RISING) return
  const x = corner % (frame[0] + 1)
  const y = Math.floor(corner / (frame[0] + 1)) | 0
  const west = x > 0 ? x - 1 : frame[0] - 1
  const north = y > 0 ? y - 1 : frame[1] - 1
  if (kind[corner] === SADDLE_FALLING) join(runAt(west, north), runAt(x, y))
  else join(runAt(x, north), runAt(west, y))
}

function join(one: Whole, other: Whole): void {
  const a = rootOf(one)
  const b = rootOf(other)
  if (a < b) parent[b] = a
  else parent[a] = b
}

function rootOf(run: Whole): Whole {
  let root: Whole = run
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]]
    root = parent[root]
  }
  return root
}

/** Numbers the faces of a row's runs; the root of an area is its first run. */
function numberRuns(y: Whole): void {
  for (let run: Whole = runOfRow[y]; run < runOfRow[y + 1]; run++) {
    const root = rootOf(run)
    if (root === run) {
      faceInk[faceCount[0]] = runInk[run]
      faceOfRun[run] = faceCount[0]
      faceCount[0] = faceCount[0] + 1
    } else faceOfRun[run] = faceOfRun[root]
  }
}

/** The run that contains a pixel, by binary search. */
function runAt(x: Whole, y: Whole): Whole {
  const pixel = y * frame[0] + x
  let low: Whole = runOfRow[y]
  let high: Whole = runOfRow[y + 1] - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (runStart[middle] <= pixel) low = middle
    else high = middle - 1
  }
  return low
}

function setFaces(chain: Whole): void {
  const heading = startHeading[chain]
  // What is right of a step is left of the next heading clockwise around the same corner.
  leftFace[chain] = leftInk[chain] === OUTSIDE ? -1 : faceLeftOf(firstCorner[chain], heading)
  rightFace[chain] = rightInk[chain] === OUTSIDE ? -1 : faceLeftOf(firstCorner[chain], (heading + 1) & 3)
}

/** Face of the pixel on the left of a step that leaves a corner with a heading. */
function faceLeftOf(corner: Whole, heading: Whole): Whole {
  const x = heading >= 2 ? xs[corner] - 1 : xs[corner]
  const y = heading === 0 || heading === 3 ? ys[corner] - 1 : ys[corner]
  return faceOfRun[runAt((x + frame[0]) % frame[0], (y + frame[1]) % frame[1])]
}
