import { crossingsAt } from '../line/crossings.ts'
import type { Point } from '../line/knot.ts'
import { wrap } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { latticeShares } from './lattice.ts'

type Area = { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice }

/** One thing on the cloth: its outlines, in mm. */
type Body = readonly (readonly Point[])[]

/** Cells along the longer edge: a motif of a 25th of the cloth covers seven of them. */
const CELLS_ALONG = 120
/**
 * Over-relaxation: a body moves this many times the distance to the centroid of its region, since the region contains
 * the body itself, which shortens the distance.
 */
const STRIDE = 1.5
/** Shares of the movement that are tried; the first that keeps a body in its region is taken. */
const SHARES = [1, 0.6, 0.3, 0.12]
/**
 * Most points examined for each body, and most kept of each outline: about one per one or two cells along a large
 * motif.
 */
const [PROBES_MOST, OUTLINE_MOST] = [48, 60]
const NOBODY = -1

type Grid = {
  readonly columns: number
  readonly rows: number
  readonly stepX: number
  readonly stepY: number
  /** The body nearest to each cell. */
  readonly owner: Int32Array
  /** Cells under a body itself. */
  readonly isBody: Uint8Array
}

/**
 * Displacements that equalize the gaps between things scattered on the torus, by Lloyd relaxation: each moves towards
 * the centroid of its Voronoi region, `rounds` times. Nothing leaves its region, so no two things that were farther
 * apart come closer than `gapMm`. Nothing moves where mirrors, rotations or lanes impose an order.
 *
 * @returns the displacement of each body in mm
 */
export function evenGaps(
  area: Area,
  bodies: readonly Body[],
  wish: { readonly rounds: number; readonly gapMm: number },
): Point[] {
  const ways = bodies.map((): [number, number] => [0, 0])
  if (area.lattice.images || area.lattice.lanes || bodies.length < 2) return ways
  const shares = latticeShares(area.lattice)
  const outlines = bodies.map((body) => body.map(thin))
  const probes = outlines.map(probesOf)
  for (let round = 0; round < wish.rounds; round++) {
    const grid = createGrid(area)
    outlines.forEach((body, at) => {
      shares.forEach(([x, y], copy) => {
        const move: Point = [ways[at][0] + x * area.widthMm, ways[at][1] + y * area.heightMm]
        for (const outline of body) fillOutline(grid, outline, move, at * shares.length + copy)
      })
    })
    giveRooms(grid)
    const aims = aimsOf(grid, area, bodies.length, shares.length)
    aims.forEach((aim, at) => {
      const way = ways[at]
      const strays = (share: number): number =>
        straysOf(
          grid,
          probes[at],
          [way[0] + aim[0] * share, way[1] + aim[1] * share],
          at * shares.length,
          wish.gapMm / 2,
        )
      const before = strays(0)
      const share = SHARES.find((one) => strays(one) <= before) ?? 0
      way[0] += aim[0] * share
      way[1] += aim[1] * share
    })
  }
  return ways
}

/** Thins an outline to the resolution of the cells. */
function thin(outline: readonly Point[]): readonly Point[] {
  const stride = Math.ceil(outline.length / OUTLINE_MOST)
  return stride === 1 ? outline : outline.filter((_, at) => at % stride === 0)
}

function probesOf(body: Body): readonly Point[] {
  const points = body.flat()
  const stride = Math.max(1, points.length / PROBES_MOST)
  return Array.from({ length: Math.floor(points.length / stride) }, (_, at) => points[Math.floor(at * stride)])
}

function createGrid({ widthMm, heightMm }: Area): Grid {
  const cellMm = Math.max(widthMm, heightMm) / CELLS_ALONG
  const [columns, rows] = [Math.max(1, Math.round(widthMm / cellMm)), Math.max(1, Math.round(heightMm / cellMm))]
  return {
    columns,
    rows,
    stepX: widthMm / columns,
    stepY: heightMm / rows,
    owner: new Int32Array(columns * rows).fill(NOBODY),
    isBody: new Uint8Array(columns * rows),
  }
}

function cellAt({ columns, rows, stepX, stepY }: Grid, x: number, y: number): number {
  return wrap(Math.floor(y / stepY), rows) * columns + wrap(Math.floor(x / stepX), columns)
}

/** Marks the cells inside an outline and those on it, so that things thinner than a cell are included. */
function fillOutline(grid: Grid, outline: readonly Point[], [moveX, moveY]: Point, id: number): void {
  const { stepX, stepY, columns, rows } = grid
  const take = (at: number): void => {
    grid.owner[at] = id
    grid.isBody[at] = 1
  }
  for (const [x, y] of outline) take(cellAt(grid, x + moveX, y + moveY))
  const ys = outline.map(([, y]) => y + moveY)
  const last = Math.floor(Math.max(...ys) / stepY)
  for (let row = Math.floor(Math.min(...ys) / stepY); row <= last; row++) {
    const crossings = crossingsAt(outline, (row + 0.5) * stepY - moveY)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const to = Math.floor((crossings[at + 1] + moveX) / stepX)
      for (let column = Math.floor((crossings[at] + moveX) / stepX); column <= to; column++)
        take(wrap(row, rows) * columns + wrap(column, columns))
    }
  }
}

/** For every cell the offset to the nearest cell of a body, and its squared length in mm². */
type Reach = { readonly x: Int16Array; readonly y: Int16Array; readonly far: Float64Array }

/**
 * Assigns every free cell to the nearest body (vector distance transform): sweeps down and up the torus, twice to cross
 * its edges.
 */
function giveRooms(grid: Grid): void {
  const { isBody } = grid
  const reach: Reach = {
    x: new Int16Array(isBody.length),
    y: new Int16Array(isBody.length),
    far: new Float64Array(isBody.length).map((_, at) => (isBody[at] ? 0 : Infinity)),
  }
  for (const down of [1, -1, 1, -1]) sweep(grid, reach, down)
}

function sweep(grid: Grid, reach: Reach, down: number): void {
  const { columns, rows } = grid
  for (let step = 0; step < rows; step++) {
    const row = down > 0 ? step : rows - 1 - step
    const [here, before] = [row * columns, wrap(row - down, rows) * columns]
    for (let column = 0; column < columns; column++) handOn(grid, reach, before + column, here + column, 0, down)
    for (let column = 0; column < columns; column++)
      handOn(grid, reach, here + (column === 0 ? columns - 1 : column - 1), here + column, 1, 0)
    for (let column = columns - 1; column >= 0; column--)
      handOn(grid, reach, here + (column === columns - 1 ? 0 : column + 1), here + column, -1, 0)
  }
}

/** Assigns a cell to its neighbour's body if that is nearer than the body assigned so far. */
function handOn(
  { owner, stepX, stepY }: Grid,
  { x, y, far }: Reach,
  from: number,
  to: number,
  stepsX: number,
  stepsY: number,
): void {
  if (owner[from] === NOBODY) return
  const [awayX, awayY] = [x[from] + stepsX, y[from] + stepsY]
  const distance = awayX * awayX * stepX * stepX + awayY * awayY * stepY * stepY
  if (distance >= far[to]) return
  far[to] = distance
  x[to] = awayX
  y[to] = awayY
  owner[to] = owner[from]
}

/** For each body the vector from its centroid to that of its region. */
function aimsOf(grid: Grid, { widthMm, heightMm }: Area, bodies: number, copies: number): Point[] {
  const { columns, stepX, stepY, owner, isBody } = grid
  // Positions are taken relative to the first cell of a body, so that a region across the edge is summed as one.
  const first = new Int32Array(bodies).fill(NOBODY)
  const sums = Array.from({ length: bodies }, () => ({ room: [0, 0, 0], body: [0, 0, 0] }))
  for (let at = 0; at < owner.length; at++)
    if (isBody[at] && owner[at] % copies === 0 && first[owner[at] / copies] === NOBODY) first[owner[at] / copies] = at
  for (let at = 0; at < owner.length; at++) {
    if (owner[at] === NOBODY || owner[at] % copies !== 0) continue
    const body = owner[at] / copies
    const x = nearest(((at % columns) - (first[body] % columns)) * stepX, widthMm)
    const y = nearest((Math.floor(at / columns) - Math.floor(first[body] / columns)) * stepY, heightMm)
    for (const sum of isBody[at] ? [sums[body].room, sums[body].body] : [sums[body].room]) {
      sum[0] += x
      sum[1] += y
      sum[2]++
    }
  }
  return sums.map(({ room, body }): Point => {
    if (body[2] === 0) return [0, 0]
    return [STRIDE * (room[0] / room[2] - body[0] / body[2]), STRIDE * (room[1] / room[2] - body[1] / body[2])]
  })
}

function nearest(step: number, period: number): number {
  return step - Math.round(step / period) * period
}

/** Number of probes of a moved body, or of places half a gap beside them, that would lie in another body's region. */
function straysOf(grid: Grid, probes: readonly Point[], [moveX, moveY]: Point, id: number, marginMm: number): number {
  let strays = 0
  for (const [x, y] of probes)
    for (const [sideX, sideY] of SIDES) {
      const at = cellAt(grid, x + moveX + sideX * marginMm, y + moveY + sideY * marginMm)
      if (grid.owner[at] !== id) strays++
    }
  return strays
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
