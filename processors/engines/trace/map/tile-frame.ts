import { type Curve, endOf } from '../fit/curve.ts'
import { splitByTiles } from '../fit/split-curve.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Edge } from './edges.ts'
import { type Crossing, frameEdges, type Side } from './frame-edges.ts'

// The frame is cut slightly beside the pixel border, so that edges exactly on the border are not split at random.
// Pixels.
const FRAME_OFFSET_X = 0.000137
const FRAME_OFFSET_Y = 0.000071

/**
 * Cuts edges on a torus at the frame of one tile and adds the frame itself. What leaves on one side enters on the other
 * at exactly the same coordinate, so the drawing repeats without a seam.
 *
 * @param ground ink and face at the frame when no edge crosses it
 */
export function cutAtFrame(edges: readonly Edge[], width: number, height: number, ground: Side): Edge[] {
  const grid = { left: FRAME_OFFSET_X, top: FRAME_OFFSET_Y, width, height }
  const cut: Edge[] = []
  const crossings: Crossing[] = []
  // Junctions keep their ids; nodes on the frame get ids above these.
  let node = edges.reduce((most, edge) => Math.max(most, edge.start, edge.end), 0) + 1
  for (const edge of edges) {
    if (edge.path && isFarInside(edge.path, width, height)) {
      cut.push(edge)
      continue
    }
    const parts = joinEnds(splitByTiles(edge.curve, grid), edge.closed)
    const isWhole = parts.length === 1 && edge.closed && !touchesFrame(parts[0].curve, parts[0], grid)
    parts.forEach((part, order) => {
      const curve = moveCurve(part.curve, -part.column * width, -part.row * height)
      const startsHere = order === 0 && !edge.closed
      const endsHere = order === parts.length - 1 && !edge.closed
      const start = startsHere || isWhole ? edge.start : node++
      const end = endsHere || isWhole ? edge.end : node++
      cut.push({ ...edge, curve, path: undefined, start, end, closed: isWhole })
      const left: Side = { ink: edge.left, face: edge.leftFace }
      const right: Side = { ink: edge.right, face: edge.rightFace }
      if (start !== edge.start)
        crossings.push(crossingAt([curve.x, curve.y], start, { before: right, after: left }, width, height))
      if (end !== edge.end) crossings.push(crossingAt(endOf(curve), end, { before: left, after: right }, width, height))
    })
  }
  return [...cut, ...frameEdges(crossings, width, height, ground)]
}

// A fitted curve stays within this many pixels of its measured points.
const FAR_PX = 3

/** Whether no part of a boundary can lie outside the frame; its ends may be pixels away from the points in between. */
function isFarInside({ points, start, end, closed }: EdgePath, width: number, height: number): boolean {
  const isInside = (x: number, y: number): boolean =>
    x >= FAR_PX && x <= width - FAR_PX && y >= FAR_PX && y <= height - FAR_PX
  for (let i = 0; i < points.length; i += 2) if (!isInside(points[i], points[i + 1])) return false
  return closed ? points.length > 0 : isInside(...start) && isInside(...end)
}

type Part = ReturnType<typeof splitByTiles>[number]

/** A ring that was cut starts and ends inside one tile, so its last part is joined with its first. */
function joinEnds(parts: readonly Part[], closed: boolean): readonly Part[] {
  const first = parts[0]
  const last = parts[parts.length - 1]
  if (!closed || parts.length < 2 || first.column !== last.column || first.row !== last.row) return parts
  const joined: Curve = {
    x: last.curve.x,
    y: last.curve.y,
    coords: [...last.curve.coords, ...first.curve.coords],
    straight: [...last.curve.straight, ...first.curve.straight],
  }
  return [...parts.slice(1, -1), { ...last, curve: joined }]
}

/** Whether a single part starts on a tile line: a ring that is cut exactly once, where it starts. */
function touchesFrame(
  curve: Curve,
  part: Part,
  grid: { left: number; top: number; width: number; height: number },
): boolean {
  const [x, y] = [curve.x - part.column * grid.width, curve.y - part.row * grid.height]
  return x === grid.left || x === grid.left + grid.width || y === grid.top || y === grid.top + grid.height
}

function moveCurve(curve: Curve, dx: number, dy: number): Curve {
  if (dx === 0 && dy === 0) return curve
  return {
    x: curve.x + dx,
    y: curve.y + dy,
    coords: curve.coords.map((value, i) => value + (i % 2 === 0 ? dx : dy)),
    straight: curve.straight,
  }
}

function crossingAt(
  [x, y]: readonly [number, number],
  node: number,
  sides: { readonly before: Side; readonly after: Side },
  width: number,
  height: number,
): Crossing {
  const gaps = [y - FRAME_OFFSET_Y, FRAME_OFFSET_X + width - x, FRAME_OFFSET_Y + height - y, x - FRAME_OFFSET_X].map(
    Math.abs,
  )
  const side = gaps.indexOf(Math.min(...gaps))
  const along = [x, width + y, width + height + (width - x), 2 * width + height + (height - y)][side]
  return { along, node, x, y, ...sides }
}
