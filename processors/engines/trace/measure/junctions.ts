import type { Points } from '../fit/curve.ts'
import { fitArm, type Line } from '../fit/line-fit.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'

export type Place = readonly [x: number, y: number]

type Frame = { readonly width: number; readonly height: number; readonly wrap: boolean }

// The point next to a junction is mixed with a third ink.
const END_SKIP = 1
// Pixels; a junction farther than this from its pixel corner was solved from wrong lines.
const MOVE_MAX = 1.5
// Weight of the pixel corner in the least squares, against nearly parallel end lines.
const CORNER_WEIGHT = 0.05

/**
 * Solves every junction: the point with the least squared distance to the end lines of the boundaries that meet there.
 */
export function solveJunctions(
  chains: readonly Chain[],
  edges: readonly Points[],
  frame: Frame,
  pointError: number,
): Map<number, Place> {
  const meetings = new Map<number, { chain: number; atEnd: boolean }[]>()
  chains.forEach((chain, index) => {
    if (chain.closed) return
    for (const atEnd of [false, true]) {
      const id = atEnd ? chain.end : chain.start
      const list = meetings.get(id)
      if (list) list.push({ chain: index, atEnd })
      else meetings.set(id, [{ chain: index, atEnd }])
    }
  })
  const places = new Map<number, Place>()
  const stride = frame.width + 1
  const lines: MeasuredLines = { chains, edges, frame, missMax: 1.5 * pointError }
  for (const [id, ends] of meetings) {
    const corner: Place = [id % stride, Math.floor(id / stride)]
    const solved = solve(corner, ends, lines)
    const isNear = Math.hypot(solved[0] - corner[0], solved[1] - corner[1]) <= MOVE_MAX
    places.set(id, isNear ? solved : corner)
  }
  return places
}

type MeasuredLines = {
  readonly chains: readonly Chain[]
  readonly edges: readonly Points[]
  readonly frame: Frame
  /** Largest distance of a line's points from its straight end, pixels. */
  readonly missMax: number
}

function solve(
  corner: Place,
  ends: readonly { chain: number; atEnd: boolean }[],
  { chains, edges, frame, missMax }: MeasuredLines,
): Place {
  const [x, y] = corner
  const onSide = !frame.wrap && (x === 0 || x === frame.width)
  const onTop = !frame.wrap && (y === 0 || y === frame.height)
  if (onSide && onTop) return corner
  let [xx, xy, yy, tx, ty] = [CORNER_WEIGHT, 0, CORNER_WEIGHT, 0, 0]
  let used = 0
  for (const { chain, atEnd } of ends) {
    const { left, right } = chains[chain]
    if (left === OUTSIDE || right === OUTSIDE) continue
    const line = endLine(edges[chain], atEnd, chains[chain], corner, missMax)
    if (!line) continue
    used++
    if (onSide) return Math.abs(line.dx) > 0.1 ? [x, line.y + ((x - line.x) * line.dy) / line.dx] : corner
    if (onTop) return Math.abs(line.dy) > 0.1 ? [line.x + ((y - line.y) * line.dx) / line.dy, y] : corner
    const offset = -line.dy * (line.x - x) + line.dx * (line.y - y)
    xx += line.dy * line.dy
    xy -= line.dy * line.dx
    yy += line.dx * line.dx
    tx -= line.dy * offset
    ty += line.dx * offset
  }
  const determinant = xx * yy - xy * xy
  if (used < 2 || determinant < 0.02) return corner
  return [x + (tx * yy - ty * xy) / determinant, y + (xx * ty - xy * tx) / determinant]
}

/**
 * Place of a chain's last junction, on the copy of the tile at which the chain ends; `stride` is the number of corners
 * per row.
 */
export function endPlace(chain: Chain, places: ReadonlyMap<number, Place>, stride: number): Place {
  const { lastX, lastY } = chain
  const place = places.get(chain.end)
  if (!place) return [lastX, lastY]
  const x = chain.end % stride
  const y = Math.floor(chain.end / stride)
  return [place[0] + lastX - x, place[1] + lastY - y]
}

function endLine(points: Points, atEnd: boolean, chain: Chain, corner: Place, missMax: number): Line | undefined {
  const total = points.length / 2
  const available = total - END_SKIP
  if (available < 2) return undefined
  const last = total - 1 - END_SKIP
  const line = fitArm(points, (step) => (atEnd ? last - step : END_SKIP + step), available, missMax)
  if (!atEnd) return line
  // On a torus the chain's end may be tiles away; it is moved to the junction's own copy.
  return { ...line, x: line.x - chain.lastX + corner[0], y: line.y - chain.lastY + corner[1] }
}
