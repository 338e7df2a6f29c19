import { clamp } from '../../../numbers/clamp.ts'
import type { TorusField } from '../chance/noise.ts'
import type { Knot, Ring } from '../line/knot.ts'
import { signedArea } from '../line/knot.ts'
import type { Cloth } from './cloth.ts'
import { paintArea } from './cloth.ts'

/** Values of a field at the nodes of a grid over one period; node (columns, y) is node (0, y) again. */
export type FieldGrid = { readonly values: Float64Array; readonly columns: number; readonly rows: number }

/** Samples a field, whose arguments are shares 0..1 of the period, at the nodes of a grid. */
export function sampleField(field: TorusField, columns: number, rows = columns): FieldGrid {
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = field(column / columns, row / rows)
  return { values, columns, rows }
}

/** The level above which a given share of the cloth lies (a quantile of the samples). */
export function levelOfShare(grid: FieldGrid, share: number): number {
  return levelsOf(grid)(share)
}

/** Levels by share as `levelOfShare` gives them; the samples are sorted once for all shares. */
export function levelsOf({ values }: FieldGrid): (share: number) => number {
  const sorted = Float64Array.from(values).sort()
  return (share) => sorted[clamp(Math.floor((1 - share) * sorted.length), 0, sorted.length - 1)]
}

export type AreaOptions = {
  /**
   * Bodies and holes smaller than this, in mm², are left out, except those cut by the edge of the period, whose rest is
   * on the other side.
   */
  readonly leastMm2?: number
}

/**
 * Paints everything where the field is above a level, with smooth outlines that match across the edges of the period.
 */
export function paintAbove(cloth: Cloth, ink: number, grid: FieldGrid, level: number, options: AreaOptions = {}): void {
  const [cellX, cellY] = [cloth.widthMm / grid.columns, cloth.heightMm / grid.rows]
  const rings = traceLevel(grid, level).map((ring) => ring.map(([x, y, sharp]): Knot => [x * cellX, y * cellY, sharp]))
  const isCut = (ring: Ring): boolean => ring.some(([, , sharp]) => sharp === 1)
  paintArea(
    cloth,
    ink,
    rings.filter((ring) => isCut(ring) || Math.abs(signedArea(ring)) >= (options.leastMm2 ?? 0)),
  )
}

/**
 * Marching squares over one period, in cell units. Each cell with a crossing gives directed segments with the high side
 * on the right; loops that would cross the edge of the period are closed along it, so bodies stay bodies.
 */
export function traceLevel(grid: FieldGrid, level: number): Ring[] {
  const { columns, rows } = grid
  const field = { columns, rows, level, valueAt: valueOrLow(grid, level) }
  const next = new Map<number, number>()
  const points = new Map<number, Knot>()
  const width = columns + 3
  const cross = (edge: Edge): number => {
    const id = ((edge.row + 1) * width + edge.column + 1) * 2 + (edge.isDown ? 1 : 0)
    if (!points.has(id)) points.set(id, crossingPoint(field, edge))
    return id
  }
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++)
      for (const [from, to] of segmentsOf(field, column, row)) next.set(cross(from), cross(to))
  return smoothRim(followLoops(next, points), columns, rows).map(thinRing)
}

/** A field with a level; `valueAt` also takes nodes in a ring outside the period. */
type Level = Pick<FieldGrid, 'columns' | 'rows'> & {
  readonly level: number
  readonly valueAt: (column: number, row: number) => number
}

/** The edge from a node to its right neighbour, or to the one below. */
type Edge = { readonly column: number; readonly row: number; readonly isDown: boolean }

/** Nodes outside the period count as below the level, which closes loops along the edge. */
function valueOrLow({ values, columns, rows }: FieldGrid, level: number): Level['valueAt'] {
  return (column, row) => {
    if (column < 0 || row < 0 || column > columns || row > rows) return level - 1
    return values[(row % rows) * columns + (column % columns)]
  }
}

/** Where the level is crossed on an edge, linearly interpolated; on the rim of the period it is a corner. */
function crossingPoint({ columns, rows, level, valueAt }: Level, { column, row, isDown }: Edge): Knot {
  const [toColumn, toRow] = isDown ? [column, row + 1] : [column + 1, row]
  const isOutward = Math.min(column, row) < 0 || toColumn > columns || toRow > rows
  if (isOutward)
    return [
      Math.max(0, Math.min(columns, isDown ? column : column < 0 ? 0 : columns)),
      Math.max(0, Math.min(rows, isDown ? (row < 0 ? 0 : rows) : row)),
      1,
    ]
  const [from, to] = [valueAt(column, row), valueAt(toColumn, toRow)]
  const share = clamp((level - from) / (to - from), 0.03, 0.97)
  const isOnRim = isDown ? column === 0 || column === columns : row === 0 || row === rows
  return [column + (isDown ? 0 : share), row + (isDown ? share : 0), isOnRim ? 1 : 0]
}

/** Segments of a cell as pairs of edges (0 top, 1 right, 2 bottom, 3 left), by the bits of its high corners. */
const SEGMENTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]
const JOINED: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [
    [0, 1],
    [2, 3],
  ],
  10: [
    [3, 0],
    [1, 2],
  ],
}

/**
 * The segments that separate high from low in the cell below and right of a node; none where all four corners agree.
 */
function segmentsOf({ level, valueAt }: Level, column: number, row: number): (readonly [Edge, Edge])[] {
  const [a, b] = [valueAt(column, row), valueAt(column + 1, row)]
  const [d, c] = [valueAt(column, row + 1), valueAt(column + 1, row + 1)]
  const kind = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0)
  if (kind === 0 || kind === 15) return []
  const edges: readonly Edge[] = [
    { column, row, isDown: false },
    { column: column + 1, row, isDown: true },
    { column, row: row + 1, isDown: false },
    { column, row, isDown: true },
  ]
  // Saddle: two opposite high corners are connected if the mean of the cell is high.
  const isJoined = (a + b + c + d) / 4 > level
  return ((isJoined && JOINED[kind]) || SEGMENTS[kind]).map(([from, to]) => [edges[from], edges[to]])
}

/** Rings through the points, using each edge once. */
function followLoops(next: Map<number, number>, points: ReadonlyMap<number, Knot>): Ring[] {
  const rings: Ring[] = []
  for (const start of next.keys()) {
    const ring: Knot[] = []
    let at: number | undefined = start
    while (at !== undefined && next.has(at)) {
      const knot = points.get(at)
      if (knot) ring.push(knot)
      const following: number | undefined = next.get(at)
      next.delete(at)
      at = following
    }
    const distinct = ring.filter((knot, index) => {
      const before = ring[(index + ring.length - 1) % ring.length]
      return knot[0] !== before[0] || knot[1] !== before[1]
    })
    if (distinct.length > 2) rings.push(dropStraight(distinct))
  }
  return rings
}

/** Drops corners along the rim at which a ring does not turn. */
function dropStraight(ring: Ring): Ring {
  return ring.filter((knot, at) => {
    const [before, after] = [ring[(at + ring.length - 1) % ring.length], ring[(at + 1) % ring.length]]
    const isAmongCorners = knot[2] === 1 && before[2] === 1 && after[2] === 1
    const turns = (knot[0] - before[0]) * (after[1] - knot[1]) !== (knot[1] - before[1]) * (after[0] - knot[0])
    return !isAmongCorners || turns
  })
}

/**
 * Curves that leave over the rim re-enter on the other side. Their crossing is moved along the rim onto the line
 * between the knots on both sides, so that the curve continues without a kink.
 */
function smoothRim(rings: readonly Ring[], columns: number, rows: number): Ring[] {
  const inner = new Map<string, Knot[]>()
  const visit = (ring: Ring, at: number, use: (key: string, knot: Knot) => void): void => {
    const knot = ring[at]
    const neighbours = [ring[(at + ring.length - 1) % ring.length], ring[(at + 1) % ring.length]]
    const inside = neighbours.find((other) => other[2] !== 1)
    if (knot[2] === 1 && inside && neighbours.some((other) => other[2] === 1)) use(rimKey(knot, columns, rows), inside)
  }
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++)
      visit(ring, at, (key, knot) => inner.set(key, [...(inner.get(key) ?? []), knot]))
  return rings.map((ring) =>
    ring.map((knot, at) => {
      let moved = knot
      visit(ring, at, (key) => {
        const pair = inner.get(key) ?? []
        if (pair.length === 2) moved = meetOnRim(knot, pair[0], pair[1], columns, rows)
      })
      return moved
    }),
  )
}

function rimKey([x, y]: Knot, columns: number, rows: number): string {
  const isOnSide = x === 0 || x === columns
  return isOnSide && y !== 0 && y !== rows ? `side ${y}` : `top ${x}`
}

function meetOnRim(knot: Knot, one: Knot, other: Knot, columns: number, rows: number): Knot {
  const isOnSide = knot[0] === 0 || knot[0] === columns
  const [along, across, period] = isOnSide ? ([1, 0, columns] as const) : ([0, 1, rows] as const)
  // Distances of the two neighbours from the rim, one on each side of it.
  const depths = [one, other].map((inside) => Math.min(inside[across], period - inside[across]))
  const share = depths[0] / (depths[0] + depths[1] || 1)
  const place = one[along] + (other[along] - one[along]) * share
  return isOnSide ? [knot[0], place, 1] : [place, knot[1], 1]
}

/** Keeps every second knot of a smooth loop, which is enough for its shape; corners and their neighbours stay. */
function thinRing(ring: Ring): Ring {
  if (ring.length < 16) return ring
  const isCorner = (at: number): boolean => ring[(at + ring.length) % ring.length][2] === 1
  return ring.filter((_, at) => at % 2 === 0 || isCorner(at) || isCorner(at - 1) || isCorner(at + 1))
}
