import type { Edge } from '../map/edges.ts'
import type { EdgePath } from '../measure/edge-path.ts'

/** Index of the measured points of all edges by position. */
export type NearPlaces = {
  /**
   * Distance from a place to the nearest measured point that is on none of `own`, along a unit direction; pixels,
   * `farthest` where none is nearer.
   */
  readonly roomAlong: (
    x: number,
    y: number,
    alongX: number,
    alongY: number,
    own: ReadonlySet<EdgePath>,
    farthest: number,
  ) => number
}

const CELL_PX = 4
// Points are one pixel apart, so every line that is crossed has a point this near to the line of sight, pixels.
const BESIDE_PX = 0.75

/** Points sorted into square cells: those of a cell are from `first[cell]` up to the next cell's in `order`. */
type Grid = {
  readonly across: number
  readonly down: number
  readonly first: Int32Array
  readonly order: Int32Array
  /** Position of each point (x, y), and the path it is on. */
  readonly xy: Float64Array
  readonly pathOf: Int32Array
}

/** Sorts the points of all edges into cells; `width` and `height` are those of the picture, pixels. */
export function listPlaces(edges: readonly Edge[], width: number, height: number): NearPlaces {
  const paths = edges.flatMap(({ path }) => path ?? [])
  const grid = sortPlaces(paths, Math.ceil(width / CELL_PX) + 1, Math.ceil(height / CELL_PX) + 1)
  return {
    roomAlong: (x, y, alongX, alongY, own, farthest) => {
      const toX = x + alongX * farthest
      const toY = y + alongY * farthest
      const left = cellAt(Math.min(x, toX) - 1, grid.across)
      const right = cellAt(Math.max(x, toX) + 1, grid.across)
      const bottom = cellAt(Math.max(y, toY) + 1, grid.down)
      let least = farthest
      for (let row = cellAt(Math.min(y, toY) - 1, grid.down); row <= bottom; row++) {
        // Adjacent cells of a row are adjacent in the list.
        const end = grid.first[row * grid.across + right + 1]
        for (let i = grid.first[row * grid.across + left]; i < end; i++) {
          const place = grid.order[i]
          const dx = grid.xy[place * 2] - x
          const dy = grid.xy[place * 2 + 1] - y
          const ahead = dx * alongX + dy * alongY
          if (ahead <= 0 || ahead >= least || Math.abs(dx * alongY - dy * alongX) >= BESIDE_PX) continue
          if (!own.has(paths[grid.pathOf[place]])) least = ahead
        }
      }
      return least
    },
  }
}

function sortPlaces(paths: readonly EdgePath[], across: number, down: number): Grid {
  const count = paths.reduce((sum, { points, closed }) => sum + points.length / 2 + (closed ? 0 : 2), 0)
  const xy = new Float64Array(2 * count)
  const pathOf = new Int32Array(count)
  let used = 0
  paths.forEach(({ points, closed, start, end }, path) => {
    const from = used
    xy.set(points, used * 2)
    used += points.length / 2
    if (!closed) {
      xy[used * 2] = start[0]
      xy[used * 2 + 1] = start[1]
      xy[used * 2 + 2] = end[0]
      xy[used * 2 + 3] = end[1]
      used += 2
    }
    pathOf.fill(path, from, used)
  })
  const cells = new Int32Array(count)
  const first = new Int32Array(across * down + 1)
  for (let place = 0; place < count; place++) {
    const cell = cellAt(xy[place * 2 + 1], down) * across + cellAt(xy[place * 2], across)
    cells[place] = cell
    first[cell + 1]++
  }
  for (let cell = 0; cell < across * down; cell++) first[cell + 1] += first[cell]
  const next = first.slice(0, across * down)
  const order = new Int32Array(count)
  for (let place = 0; place < count; place++) order[next[cells[place]]++] = place
  return { across, down, first, order, xy, pathOf }
}

/** Points outside the picture belong to its outermost cells. */
function cellAt(at: number, count: number): number {
  const cell = Math.floor(at / CELL_PX)
  return cell < 0 ? 0 : cell < count ? cell : count - 1
}
