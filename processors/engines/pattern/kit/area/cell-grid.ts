import type { Knot, Ring } from '../line/knot.ts'
import type { Cloth } from './cloth.ts'
import { paintArea } from './cloth.ts'

/** Ink numbers row by row, for threads, stitches or tiles. */
export type CellGrid = readonly (readonly number[])[]

/**
 * Paints a grid of cells over the whole cloth, one shape per ink. Adjacent cells of one ink become one outline, so that
 * a twill is a few staircases instead of thousands of squares, and no hairline shows between neighbours.
 */
export function paintCells(cloth: Cloth, grid: CellGrid): void {
  const [rows, columns] = [grid.length, grid[0].length]
  const [cellX, cellY] = [cloth.widthMm / columns, cloth.heightMm / rows]
  const inks = [...new Set(grid.flat())].filter((ink) => ink !== cloth.ground).sort((one, other) => one - other)
  for (const ink of inks) {
    const rings = traceCells(columns, rows, (column, row) => grid[row]?.[column] === ink)
    paintArea(
      cloth,
      ink,
      rings.map((ring) => ring.map(([x, y]): Knot => [x * cellX, y * cellY, 1])),
    )
  }
}

/** Directions of travel along cell edges: east, south, west, north. */
const EAST = 0
const SOUTH = 1
const WEST = 2
const NORTH = 3
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
/** Right, straight on, left. */
const TURNS = [1, 0, 3] as const

/**
 * Outlines of all areas of marked cells in cell units, corners only: bodies clockwise, holes counter-clockwise. Areas
 * are 4-connected: cells that touch only at a corner stay apart.
 */
export function traceCells(columns: number, rows: number, isMarked: (column: number, row: number) => boolean): Ring[] {
  const edges = collectEdges(columns, rows, isMarked)
  const width = columns + 1
  const rings: Ring[] = []
  for (let start = 0; start < edges.length; start++)
    for (let direction = EAST; direction <= NORTH; direction++)
      if (edges[start] & (1 << direction)) rings.push(followEdges(edges, width, start, direction))
  return rings
}

/** For each lattice point a bit per direction in which an edge leaves it, with the marked cell on its right. */
function collectEdges(columns: number, rows: number, isMarked: (column: number, row: number) => boolean): Uint8Array {
  const width = columns + 1
  const edges = new Uint8Array(width * (rows + 1))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!isMarked(column, row)) continue
      const at = row * width + column
      if (row === 0 || !isMarked(column, row - 1)) edges[at] |= 1 << EAST
      if (column === columns - 1 || !isMarked(column + 1, row)) edges[at + 1] |= 1 << SOUTH
      if (row === rows - 1 || !isMarked(column, row + 1)) edges[at + width + 1] |= 1 << WEST
      if (column === 0 || !isMarked(column - 1, row)) edges[at + width] |= 1 << NORTH
    }
  return edges
}

/** Turning right before going on keeps cells that touch only at a corner apart. @returns -1 at the end of a ring */
function nextDirection(leaving: number, direction: number): number {
  for (const turn of TURNS) {
    const next = (direction + turn) % 4
    if (leaving & (1 << next)) return next
  }
  return -1
}

function followEdges(edges: Uint8Array, width: number, start: number, first: number): Ring {
  const ring: Knot[] = []
  let at = start
  let direction = first
  let before = -1
  do {
    if (direction !== before) ring.push([at % width, Math.floor(at / width), 1])
    edges[at] &= ~(1 << direction)
    before = direction
    at += STEPS[direction][1] * width + STEPS[direction][0]
    direction = nextDirection(edges[at], direction)
  } while (direction >= 0)
  return ring
}
