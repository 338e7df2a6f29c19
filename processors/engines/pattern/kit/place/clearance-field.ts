import type { Affine } from '../line/affine.ts'
import { moveKnot } from '../line/affine.ts'
import { crossingsAt } from '../line/crossings.ts'
import { silhouette } from '../line/flatten.ts'
import type { Point, Ring } from '../line/knot.ts'
import { createImageMeeting } from './image-meeting.ts'
import type { Lanes, Lattice } from './lattice.ts'
import { cellsOf, imagesInMm, strayFrom } from './lattice.ts'

/** Distance of every place of the torus from the nearest silhouette, in mm; 0 inside one. */
export type ClearanceField = {
  readonly clearanceAt: (x: number, y: number) => number
  /** Marks silhouettes as occupied; distances are known up to `reachMm`. */
  readonly stamp: (rings: readonly Ring[]) => void
  /** Share of the cloth (of its lanes, if it has some) under a silhouette. */
  readonly coverage: () => number
  readonly cellMm: number
  /**
   * Whether a silhouette would come closer than the gap to its own mirrored or rotated images; absent without images.
   */
  readonly meetsItself?: (silhouette: readonly Point[], gapMm: number) => boolean
}

const CELLS_ALONG = 256
const FAR_MM = 1e4

/** Grid of one lattice cell. A column past the edge is the first column again, `dropRows` lower. */
type Grid = {
  readonly field: Float32Array
  readonly columns: number
  readonly rows: number
  readonly dropRows: number
  readonly stepX: number
  readonly stepY: number
  /** Cells under a silhouette so far. */
  covered: number
}

/**
 * Makes a grid of about 256 cells along the longer edge, for one cell of the lattice only, so that stamping once stamps
 * every copy. Places outside the lattice's lanes count as occupied.
 */
export function createClearanceField(
  widthMm: number,
  heightMm: number,
  lattice: Lattice,
  reachMm: number,
): ClearanceField {
  const cellMm = Math.max(widthMm, heightMm) / CELLS_ALONG
  const cells = cellsOf(lattice)
  const [spanMm, tallMm] = [widthMm / cells.columns, heightMm / cells.rows]
  const columns = Math.max(1, Math.round(spanMm / cellMm))
  // The number of rows is a multiple of the number of lattice columns, so a copy is a whole number of rows lower.
  const rows = Math.max(1, Math.round(tallMm / cellMm / cells.columns)) * cells.columns
  const field = new Float32Array(columns * rows).fill(FAR_MM)
  const dropRows = Math.round(rows * cells.drop)
  const grid: Grid = { field, columns, rows, dropRows, stepX: spanMm / columns, stepY: tallMm / rows, covered: 0 }
  const free = field.length - closeLanes(grid, lattice, { widthMm, heightMm })
  const spread = spreadOffsets(grid, reachMm)
  const images = imagesInMm({ widthMm, heightMm, lattice })
  return {
    cellMm,
    ...(images.length > 1 && { meetsItself: createImageMeeting({ widthMm, heightMm, lattice }) }),
    clearanceAt: (x, y) => field[indexAt(grid, x, y)],
    coverage: () => grid.covered / free,
    stamp: (rings) => {
      for (const image of images)
        stampOutlines(
          grid,
          spread,
          rings.map((ring) => silhouette(image === images[0] ? ring : moveRing(ring, image))),
          cellMm,
        )
    },
  }
}

function stampOutlines(grid: Grid, spread: Spread, outlines: readonly (readonly Point[])[], cellMm: number): void {
  const rim = new Set<number>()
  for (const outline of outlines) scanInside(outline, grid)
  for (const outline of outlines)
    walkOutline(outline, cellMm * 1.6, (x, y) => {
      const [column, row] = [floorOf(x / grid.stepX), floorOf(y / grid.stepY)]
      const at = cellIndex(grid, column, row)
      cover(grid, at)
      if (!rim.has(at) && isRim(grid, column, row)) pour(grid, spread, column, row)
      rim.add(at)
    })
}

function moveRing(ring: Ring, image: Affine): Ring {
  return ring.map((knot) => moveKnot(image, knot))
}

/** Marks everything outside the lanes as occupied; clearance falls towards their rims. Returns the number of cells. */
function closeLanes(grid: Grid, lattice: Lattice, area: { widthMm: number; heightMm: number }): number {
  const { lanes } = lattice
  if (!lanes) return 0
  const half = lanes.halfWidth * (lanes.isUpright ? area.widthMm : area.heightMm)
  let closed = 0
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const [x, y] = [(column + 0.5) * grid.stepX, (row + 0.5) * grid.stepY]
      const room = roomInLane(lanes, x, y, area, half)
      if (room <= 0) closed++
      grid.field[row * grid.columns + column] = Math.max(0, room)
    }
  return closed
}

/** Distance to the rim of the lane in which a place lies, mm; 0 outside. */
function roomInLane(
  lanes: Lanes,
  x: number,
  y: number,
  area: { widthMm: number; heightMm: number },
  half: number,
): number {
  const narrow = { ...lanes, halfWidth: 0 }
  return half - Math.abs(strayFrom(narrow, x, y, area))
}

function cover(grid: Grid, at: number): void {
  if (grid.field[at] !== 0) grid.covered++
  grid.field[at] = 0
}

/** Math.floor inlined: this runs some ten million times per design. */
function floorOf(value: number): number {
  const whole = value | 0
  return value < whole ? whole - 1 : whole
}

function indexAt(grid: Grid, x: number, y: number): number {
  return cellIndex(grid, floorOf(x / grid.stepX), floorOf(y / grid.stepY))
}

function cellIndex({ columns, rows, dropRows }: Grid, column: number, row: number): number {
  let [x, y] = [column, row]
  while (x < 0) {
    x += columns
    y += dropRows
  }
  while (x >= columns) {
    x -= columns
    y -= dropRows
  }
  y %= rows
  return (y < 0 ? y + rows : y) * columns + x
}

function isRim(grid: Grid, column: number, row: number): boolean {
  const { field } = grid
  return (
    field[cellIndex(grid, column - 1, row)] > 0 ||
    field[cellIndex(grid, column + 1, row)] > 0 ||
    field[cellIndex(grid, column, row - 1)] > 0 ||
    field[cellIndex(grid, column, row + 1)] > 0
  )
}

/** Distances of the cells around one, row by row: in row `row - down` from `-reaches[row]` to `reaches[row]` columns. */
type Spread = { readonly down: number; readonly reaches: Int16Array; readonly distances: Float32Array }

/** Lowers the distance of every cell around a rim cell. Whole runs of a row, because this takes most of the time of a toss. */
function pour(grid: Grid, { down, reaches, distances }: Spread, column: number, row: number): void {
  const { field, columns } = grid
  let at = 0
  for (let line = 0; line < reaches.length; line++) {
    const last = column + reaches[line]
    for (let from = column - reaches[line]; from <= last; ) {
      const start = cellIndex(grid, from, row + line - down)
      const run = Math.min(last - from + 1, columns - (start % columns))
      for (let index = start; index < start + run; index++, at++)
        if (field[index] > distances[at]) field[index] = distances[at]
      from += run
    }
  }
}

function spreadOffsets({ stepX, stepY }: Grid, reachMm: number): Spread {
  const [most, down] = [Math.floor(reachMm / stepX), Math.floor(reachMm / stepY)]
  const rows = Array.from({ length: 2 * down + 1 }, (_, line) => {
    const distances: number[] = []
    for (let column = -most; column <= most; column++) {
      const distance = Math.hypot(column * stepX, (line - down) * stepY)
      if (distance <= reachMm) distances.push(distance)
    }
    return distances
  })
  return {
    down,
    reaches: Int16Array.from(rows, ({ length }) => (length - 1) / 2),
    distances: Float32Array.from(rows.flat()),
  }
}

/** Marks every cell whose centre row is inside an outline. */
function scanInside(outline: readonly Point[], grid: Grid): void {
  const { stepX, stepY } = grid
  let [top, bottom] = [Infinity, -Infinity]
  for (const [, y] of outline) {
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  for (let row = floorOf(top / stepY); (row + 0.5) * stepY <= bottom; row++) {
    const crossings = crossingsAt(outline, (row + 0.5) * stepY)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const last = floorOf(crossings[at + 1] / stepX)
      for (let column = floorOf(crossings[at] / stepX); column <= last; column++)
        cover(grid, cellIndex(grid, column, row))
    }
  }
}

/** Visits points along a closed outline, at most `stepMm` apart. */
function walkOutline(outline: readonly Point[], stepMm: number, visit: (x: number, y: number) => void): void {
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [from, to] = [outline[before], outline[at]]
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepMm))
    for (let step = 0; step < steps; step++)
      visit(from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps)
  }
}
