import { createWidthGauge, type WidthGauge } from '../check/measure-lines.ts'
import { type Cubic, cubicsOf } from '../fit/cubic.ts'
import type { Curve } from '../fit/curve.ts'
import { splitTurns } from '../fit/split-turns.ts'
import type { Edge } from '../map/edges.ts'
import { openRings } from './rings.ts'

// Regularization of a junction's shift, which holds it in directions in which no edge pushes it.
const HOLD = 0.02

/** Unit vector to the left of a heading, and the distance to move that way, pixels. */
type Push = readonly [leftX: number, leftY: number, distance: number]

// Longest mitre, in distances moved: sharper corners would shoot far out when both their sides move.
const MITRE_MAX = 3

/**
 * Widens every line thinner than `leastPx` to that width, half on each side. Neighbours keep sharing the moved
 * boundary, so no gap opens; a junction moves with the edges that meet in it, unless it lies on the frame. Only
 * neighbours that are wide enough give way.
 */
export function widenLines(edges: readonly Edge[], leastPx: number): Edge[] {
  const inks = new Set(
    edges.flatMap(({ left, right, leftFace, rightFace }) => [
      ...(leftFace >= 0 ? [left] : []),
      ...(rightFace >= 0 ? [right] : []),
    ]),
  )
  const assembler = openRings(edges)
  const gauges = new Map(
    [...inks].map((ink) => {
      const rings = assembler.ringsOf((other) => other === ink)
      return [
        ink,
        createWidthGauge(
          rings.map((ring) => ring.map(({ curve }) => curve)),
          2 * leastPx,
        ),
      ] as const
    }),
  )
  const widthOf = (ink: number, ...ray: Parameters<WidthGauge>): number =>
    gauges.get(ink)?.(...ray) ?? Number.POSITIVE_INFINITY
  const pushed = edges.map((edge): PushedEdge => {
    // Nothing outside the frame could give way.
    if (edge.leftFace < 0 || edge.rightFace < 0) return { edge, pushes: undefined }
    const pushAt = (x: number, y: number, dx: number, dy: number): Push => {
      const [leftX, leftY] = [dy, -dx]
      const left = widthOf(edge.left, x, y, leftX, leftY)
      const right = widthOf(edge.right, x, y, -leftX, -leftY)
      if (Math.min(left, right) >= leastPx || Math.max(left, right) < 2 * leastPx) return [leftX, leftY, 0]
      const missing = (leastPx - Math.min(left, right)) / 2
      return [leftX, leftY, right < left ? missing : -missing]
    }
    const curve = splitTurns(edge.curve)
    const pushes = cubicsOf(curve).map(
      (cubic) => [pushNear(cubic, 0.25, pushAt), pushNear(cubic, 0.75, pushAt)] as const,
    )
    return { edge: { ...edge, path: undefined, curve }, pushes }
  })
  const shifts = shiftJunctions(pushed)
  return pushed.map(({ edge, pushes }) =>
    pushes ? { ...edge, curve: pushCurve(edge, pushes, shifts.get(edge.start), shifts.get(edge.end)) } : edge,
  )
}

/** The push near the start and near the end of each segment of an edge; undefined on the frame. */
type PushedEdge = { readonly edge: Edge; readonly pushes: readonly (readonly [Push, Push])[] | undefined }

type Shift = readonly [x: number, y: number]
const STAYS: Shift = [0, 0]

/** The shift of each junction that fits the pushes of the edges meeting there best. */
function shiftJunctions(pushed: readonly PushedEdge[]): Map<number, Shift> {
  const meeting = new Map<number, Push[]>()
  const held = new Set<number>()
  const meet = (node: number, push: Push): void => {
    meeting.set(node, [...(meeting.get(node) ?? []), push])
  }
  for (const { edge, pushes } of pushed) {
    if (edge.closed) continue
    if (pushes && pushes.length > 0) {
      meet(edge.start, pushes[0][0])
      meet(edge.end, pushes[pushes.length - 1][1])
    } else held.add(edge.start).add(edge.end)
  }
  return new Map([...meeting].map(([node, pushes]) => [node, held.has(node) ? STAYS : agree(pushes)]))
}

/** Least squares: a shift's component along each push should equal that push's distance. */
function agree(pushes: readonly Push[]): Shift {
  let [xx, xy, yy, x, y] = [HOLD, 0, HOLD, 0, 0]
  for (const [leftX, leftY, distance] of pushes) {
    xx += leftX * leftX
    xy += leftX * leftY
    yy += leftY * leftY
    x += leftX * distance
    y += leftY * distance
  }
  const whole = xx * yy - xy * xy
  return [(x * yy - y * xy) / whole, (y * xx - x * xy) / whole]
}

type PushAt = (x: number, y: number, dx: number, dy: number) => Push

/**
 * Moves every joint so that the segments on both sides are pushed as far as they need; handles move with their ends.
 */
function pushCurve(
  { curve, closed }: Edge,
  pushes: readonly (readonly [Push, Push])[],
  first = STAYS,
  last = STAYS,
): Curve {
  const cubics = cubicsOf(curve)
  const count = cubics.length
  const shiftOf = (joint: number): Shift => {
    if (!closed && joint === 0) return first
    if (!closed && joint === count) return last
    return mitre(pushes[(joint + count - 1) % count][1], pushes[joint % count][0])
  }
  const coords: number[] = []
  cubics.forEach(([, , x1, y1, x2, y2, endX, endY], i) => {
    const [before, after] = [shiftOf(i), shiftOf(i + 1)]
    coords.push(x1 + before[0], y1 + before[1], x2 + after[0], y2 + after[1], endX + after[0], endY + after[1])
  })
  const [startX, startY] = shiftOf(0)
  return {
    x: curve.x + startX,
    y: curve.y + startY,
    coords,
    straight: curve.straight.map((isLine, i) => isLine && isSame(shiftOf(i), shiftOf(i + 1))),
  }
}

function isSame(one: Shift, other: Shift): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.02
}

function pushNear([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, t: number, pushAt: PushAt): Push {
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  const [p, q, r] = [u * u, 2 * u * t, t * t]
  const dx = p * (x1 - x0) + q * (x2 - x1) + r * (x3 - x2)
  const dy = p * (y1 - y0) + q * (y2 - y1) + r * (y3 - y2)
  const length = Math.hypot(dx, dy)
  if (length < 1e-9) return [0, 0, 0]
  return pushAt(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3, dx / length, dy / length)
}

/** The shift of a corner that moves each of its sides by its own push. */
function mitre([oneX, oneY, one]: Push, [otherX, otherY, other]: Push): Shift {
  const cross = oneX * otherY - oneY * otherX
  const most = MITRE_MAX * Math.max(Math.abs(one), Math.abs(other))
  if (Math.abs(cross) < 0.2) {
    const middle = (one + other) / 2
    return [((oneX + otherX) / 2) * middle, ((oneY + otherY) / 2) * middle]
  }
  const [x, y] = [(one * otherY - other * oneY) / cross, (oneX * other - otherX * one) / cross]
  const length = Math.hypot(x, y)
  return length > most ? [(x * most) / length, (y * most) / length] : [x, y]
}
