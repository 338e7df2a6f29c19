import type { Edge } from '../map/edges.ts'
import type { EdgePath } from '../measure/edge-path.ts'

/** Looks up measured places of all edges by where they lie. */
export type NearPlaces = {
  /**
   * How far from a place the next measured one lies that is on none of `own`, seen along a direction of length 1; pixels, or `farthest`
   * where none is nearer.
   */
  readonly roomAlong: (
    at: readonly [x: number, y: number],
    along: readonly [x: number, y: number],
    own: ReadonlySet<EdgePath>,
    farthest: number,
  ) => number
}

const CELL_PX = 4
// Places lie a pixel apart, so that every line which is crossed has one as near as this to the line of sight.
const BESIDE_PX = 0.75

/** Sorts the places of all edges into cells of a few pixels. */
export function listPlaces(edges: readonly Edge[], width: number): NearPlaces {
  const across = Math.ceil(width / CELL_PX) + 1
  const cells = new Map<number, { readonly path: EdgePath; readonly x: number; readonly y: number }[]>()
  const cellOf = (x: number, y: number): number => Math.floor(y / CELL_PX) * across + Math.floor(x / CELL_PX)
  const add = (path: EdgePath, x: number, y: number): void => {
    const cell = cellOf(x, y)
    const there = cells.get(cell)
    if (there) there.push({ path, x, y })
    else cells.set(cell, [{ path, x, y }])
  }
  for (const { path } of edges) {
    if (!path) continue
    for (let i = 0; i < path.points.length; i += 2) add(path, path.points[i], path.points[i + 1])
    if (path.closed) continue
    add(path, ...path.start)
    add(path, ...path.end)
  }
  return {
    roomAlong: ([x, y], [alongX, alongY], own, farthest) => {
      let least = farthest
      const [left, right] = [Math.min(x, x + alongX * farthest) - 1, Math.max(x, x + alongX * farthest) + 1]
      const [top, bottom] = [Math.min(y, y + alongY * farthest) - 1, Math.max(y, y + alongY * farthest) + 1]
      for (let row = Math.floor(top / CELL_PX); row <= Math.floor(bottom / CELL_PX); row++)
        for (let column = Math.floor(left / CELL_PX); column <= Math.floor(right / CELL_PX); column++)
          for (const place of cells.get(row * across + column) ?? []) {
            const [dx, dy] = [place.x - x, place.y - y]
            const ahead = dx * alongX + dy * alongY
            const beside = Math.abs(dx * alongY - dy * alongX)
            if (ahead > 0 && ahead < least && beside < BESIDE_PX && !own.has(place.path)) least = ahead
          }
      return least
    },
  }
}
