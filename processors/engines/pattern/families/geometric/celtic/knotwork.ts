import type { Point } from '../../../kit/line/knot.ts'
import { wrap } from '../../../kit/line/knot.ts'

/** What strands do at the middle of an edge of the grid: cross, or turn back from a wall along or across the edge. */
export type Meeting = 'cross' | 'along' | 'across'

/** A periodic knot on a grid of square cells, after C. Mercat's construction from planar graphs. */
export type Knotwork = {
  readonly columns: number
  readonly rows: number
  /** Meetings on upper edges of cells, and on left edges, by row and column. */
  readonly upper: readonly (readonly Meeting[])[]
  readonly left: readonly (readonly Meeting[])[]
}

/** Edges of a cell clockwise from the top; quarter q of a cell runs from edge q to edge q + 1. */
export function meetingAt(knot: Knotwork, column: number, row: number, edge: number): Meeting {
  const [c, r] = [wrap(column + (edge === 1 ? 1 : 0), knot.columns), wrap(row + (edge === 2 ? 1 : 0), knot.rows)]
  return edge % 2 === 0 ? knot.upper[r][c] : knot.left[r][c]
}

/** The cell on the other side of an edge. */
export function neighbour(column: number, row: number, edge: number): Point {
  return [
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ][edge] as unknown as Point
}

/**
 * The strand each quarter of each cell belongs to, numbered from 0: quarters joined at crossings and turns are one strand.
 * At a crossing the quarter that ends at an edge runs on into the quarter that ends at the same edge of the next cell.
 */
export function strandsOf(knot: Knotwork): number[] {
  const count = knot.columns * knot.rows * 4
  const parent = Array.from({ length: count }, (_, at) => at)
  const find = (at: number): number => {
    let root = at
    while (parent[root] !== root) root = parent[root]
    parent[at] = root
    return root
  }
  const idOf = (column: number, row: number, quarter: number): number =>
    (wrap(row, knot.rows) * knot.columns + wrap(column, knot.columns)) * 4 + wrap(quarter, 4)
  const join = (one: number, other: number): void => {
    parent[find(one)] = find(other)
  }
  for (let row = 0; row < knot.rows; row++)
    for (let column = 0; column < knot.columns; column++)
      for (const edge of [0, 3]) {
        const [nextColumn, nextRow] = neighbour(column, row, edge)
        const far = (edge + 2) % 4
        const [ending, starting] = [idOf(column, row, edge - 1), idOf(column, row, edge)]
        const [farEnding, farStarting] = [idOf(nextColumn, nextRow, far - 1), idOf(nextColumn, nextRow, far)]
        const meeting = meetingAt(knot, column, row, edge)
        if (meeting === 'cross') {
          join(ending, farEnding)
          join(starting, farStarting)
        } else if (meeting === 'along') {
          join(ending, starting)
          join(farEnding, farStarting)
        } else {
          join(ending, farStarting)
          join(starting, farEnding)
        }
      }
  const numbers = new Map<number, number>()
  return parent.map((_, at) => {
    const root = find(at)
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root) ?? 0
  })
}
