import type { LabelMap } from '../labels/merge-specks.ts'
import { padLabels } from '../labels/pad-labels.ts'
import { cornerKind, JUNCTION, SADDLE, SADDLE_FALLING, SADDLE_RISING, saddleKind } from './corner-kinds.ts'
import { inkAreas } from './ink-areas.ts'
import { packIntegers } from './packed-arrays.ts'

/** Label of everything beyond the frame of a picture that does not wrap. */
export const OUTSIDE = 255

/**
 * One boundary between two inks, from junction to junction or closed, walked along pixel corners. Stored once and
 * shared by both sides, so neighbours can neither gap nor overlap.
 */
export type Chain = {
  /** Ink on the left and on the right when walking forward (y grows downwards). */
  readonly left: number
  readonly right: number
  readonly closed: boolean
  /** Junction ids (corner y × (width + 1) + x); both are the start corner of a closed chain. */
  readonly start: number
  readonly end: number
  /** Heading of the first and the last step: 0 east, 1 south, 2 west, 3 north. */
  readonly startHeading: number
  readonly endHeading: number
  /** Pixel corners in order, first and last included; on a torus they run on past the frame. */
  readonly xs: Int32Array
  readonly ys: Int32Array
}

const STEP_X = [1, 0, -1, 0] as const
const STEP_Y = [0, 1, 0, -1] as const

/** Two diagonal pixels of one ink that touch over a corner and count as one piece. */
export type CornerJoin = readonly [pixel: number, other: number]

export type PlanarMap = { readonly chains: readonly Chain[]; readonly joins: readonly CornerJoin[] }

/**
 * Walks every boundary of a label map. Chains come in reading order of their first corner.
 *
 * @param joinsLines true where aliased lines step over corners: an ink that touches itself over a corner between two others always
 *   stays whole there, and elsewhere where it is a line
 */
export function buildPlanarMap(map: LabelMap, joinsLines = false): PlanarMap {
  const grid = createGrid(map, joinsLines)
  const chains: Chain[] = []
  // Corners stand in functions of their own, which V8 compiles sooner than a loop over all of them.
  for (let i = 0; i < grid.corners.length; i++) addOpenChains(grid, grid.corners[i], chains)
  for (let i = 0; i < grid.corners.length; i++) addClosedChains(grid, grid.corners[i], chains)
  return { chains, joins: listJoins(grid) }
}

/** Walks the boundaries that leave a junction. */
function addOpenChains(grid: Grid, corner: number, chains: Chain[]): void {
  if (grid.kind[corner] !== JUNCTION) return
  const y = Math.floor(corner / grid.stride)
  const x = corner - y * grid.stride
  for (let heading = 0; heading < 4; heading++)
    if (crackAt(grid, x, y, heading) === 1) chains.push(walk(grid, x, y, heading, false))
}

/** Walks the boundaries that meet no junction, from the first of their corners. */
function addClosedChains(grid: Grid, corner: number, chains: Chain[]): void {
  if (grid.east[corner] !== 1 && grid.south[corner] !== 1) return
  const y = Math.floor(corner / grid.stride)
  const x = corner - y * grid.stride
  for (let heading = 0; heading < 2; heading++)
    if (crackAt(grid, x, y, heading) === 1) chains.push(walk(grid, x, y, heading, true))
}

function listJoins({ corners, kind, stride, width, height }: Grid): CornerJoin[] {
  const joins: CornerJoin[] = []
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i]
    if (kind[corner] !== SADDLE_FALLING && kind[corner] !== SADDLE_RISING) continue
    const y = Math.floor(corner / stride)
    const x = corner - y * stride
    const west = (x + width - 1) % width
    const north = (y + height - 1) % height
    if (kind[corner] === SADDLE_FALLING) joins.push([north * width + west, y * width + x])
    else joins.push([north * width + x, y * width + west])
  }
  return joins
}

type Grid = {
  readonly width: number
  readonly height: number
  readonly wrap: boolean
  /** Corners across and down: one more than pixels, or as many on a torus. */
  readonly columns: number
  readonly rows: number
  readonly stride: number
  /** Labels with a ring of one pixel round them (outside, or wrapped copies). */
  readonly padded: Uint8Array
  /** 1 where a crack runs east (or south) from the corner, 2 once walked. */
  readonly east: Uint8Array
  readonly south: Uint8Array
  readonly kind: Uint8Array
  /** Corners that cracks meet in, in reading order. */
  readonly corners: Int32Array
}

function createGrid(map: LabelMap, joinsLines: boolean): Grid {
  const { width, height, wrap } = map
  const stride = width + 1
  const columns = wrap ? width : width + 1
  const rows = wrap ? height : height + 1
  const padded = padLabels(map, OUTSIDE)
  const size = stride * (height + 1)
  const [east, south, kind] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]
  const areas = inkAreas(map, 256)
  areas[OUTSIDE] = Number.POSITIVE_INFINITY
  const corners = new Int32Array(size)
  const room: Room = { padded, east, south, kind, corners, columns, stride, areas, joinsLines }
  let met = 0
  for (let y = 0; y < rows; y++) met = findCorners(room, y, met)
  if (!wrap) for (const corner of [0, width, height * stride, height * stride + width]) kind[corner] = JUNCTION
  return { width, height, wrap, columns, rows, stride, padded, east, south, kind, corners: corners.subarray(0, met) }
}

type Room = Pick<Grid, 'padded' | 'east' | 'south' | 'kind' | 'corners' | 'columns' | 'stride'> & {
  /** Pixels of each ink. */
  readonly areas: Int32Array
  readonly joinsLines: boolean
}

/** Adds the corners of a row that cracks meet in behind the first `met`; returns how many there are then. */
function findCorners(room: Room, y: number, met: number): number {
  const { padded, east, south, kind, corners, columns, stride, areas, joinsLines } = room
  const line = stride + 1
  const start = y * line
  let count = met
  let northWest = padded[start]
  let southWest = padded[start + line]
  for (let x = 0; x < columns; x++) {
    const northEast = padded[start + x + 1]
    const southEast = padded[start + x + line + 1]
    if (northWest !== northEast || southWest !== southEast || northWest !== southWest) {
      const corner = y * stride + x
      corners[count++] = corner
      if (northEast !== southEast) east[corner] = 1
      if (southWest !== southEast) south[corner] = 1
      const found = cornerKind(northWest, northEast, southWest, southEast)
      kind[corner] = found === SADDLE ? saddleKind(padded, line, start + x, areas, joinsLines) : found
    }
    northWest = northEast
    southWest = southEast
  }
  return count
}

function crackAt(grid: Grid, x: number, y: number, heading: number): number {
  const { stride, wrap, width, height } = grid
  if (heading === 0) return x < grid.columns ? grid.east[y * stride + x] : 0
  if (heading === 1) return y < grid.rows ? grid.south[y * stride + x] : 0
  if (heading === 2) return x > 0 ? grid.east[y * stride + x - 1] : wrap ? grid.east[y * stride + width - 1] : 0
  return y > 0 ? grid.south[(y - 1) * stride + x] : wrap ? grid.south[(height - 1) * stride + x] : 0
}

function markCrack(grid: Grid, x: number, y: number, heading: number): void {
  const { stride, width, height } = grid
  if (heading === 0) grid.east[y * stride + x] = 2
  else if (heading === 1) grid.south[y * stride + x] = 2
  else if (heading === 2) grid.east[y * stride + (x > 0 ? x : width) - 1] = 2
  else grid.south[((y > 0 ? y : height) - 1) * stride + x] = 2
}

/** Labels left and right of a step from a corner. */
function sidesOf(grid: Grid, x: number, y: number, heading: number): readonly [left: number, right: number] {
  const line = grid.width + 2
  const at = y * line + x
  const northWest = grid.padded[at]
  const northEast = grid.padded[at + 1]
  const southWest = grid.padded[at + line]
  const southEast = grid.padded[at + line + 1]
  if (heading === 0) return [northEast, southEast]
  if (heading === 1) return [southEast, southWest]
  if (heading === 2) return [southWest, northWest]
  return [northWest, northEast]
}

/** The corners of the chain that is being walked. */
let walkedX = new Int32Array(256)
let walkedY = new Int32Array(256)

function addCorner(count: number, x: number, y: number): number {
  if (count === walkedX.length) {
    // Empty behind what is there.
    walkedX = Int32Array.from({ length: 2 * count }, (_, i) => walkedX[i])
    walkedY = Int32Array.from({ length: 2 * count }, (_, i) => walkedY[i])
  }
  walkedX[count] = x
  walkedY[count] = y
  return count + 1
}

function walk(grid: Grid, startX: number, startY: number, firstHeading: number, closed: boolean): Chain {
  const { wrap, width, height, stride } = grid
  const sides = sidesOf(grid, startX, startY, firstHeading)
  let count = 0
  let x = startX
  let y = startY
  let heading = firstHeading
  let unrolledX = startX
  let unrolledY = startY
  for (;;) {
    count = addCorner(count, unrolledX, unrolledY)
    markCrack(grid, x, y, heading)
    x += STEP_X[heading]
    y += STEP_Y[heading]
    unrolledX += STEP_X[heading]
    unrolledY += STEP_Y[heading]
    if (wrap) {
      x = x === width ? 0 : x < 0 ? width - 1 : x
      y = y === height ? 0 : y < 0 ? height - 1 : y
    }
    const next = nextHeading(grid, x, y, heading)
    if (next < 0) break
    if (closed && x === startX && y === startY && next === firstHeading) break
    heading = next
  }
  count = addCorner(count, unrolledX, unrolledY)
  const start = startY * stride + startX
  // A ring that winds round the torus never meets itself in the plane: it is a line that ends one tile further on.
  const winds = unrolledX !== startX || unrolledY !== startY
  return {
    left: sides[0],
    right: sides[1],
    closed: closed && !winds,
    start,
    end: y * stride + x,
    startHeading: firstHeading,
    endHeading: heading,
    xs: packIntegers(walkedX, count),
    ys: packIntegers(walkedY, count),
  }
}

/** Where a walk goes on from a corner, or -1 at a junction. */
function nextHeading(grid: Grid, x: number, y: number, heading: number): number {
  const kind = grid.kind[y * grid.stride + x]
  if (kind === JUNCTION) return -1
  if (kind === SADDLE_FALLING) return heading ^ 1
  if (kind === SADDLE_RISING) return 3 - heading
  const turnRight = (heading + 1) & 3
  if (crackAt(grid, x, y, heading) !== 0) return heading
  return crackAt(grid, x, y, turnRight) !== 0 ? turnRight : (heading + 3) & 3
}
