import type { Curve } from './curve.ts'

/** Whether the point (pixels) is covered by what lies above, so that anything may be drawn there. */
export type IsCovered = (x: number, y: number) => boolean

// A renderer blends within a pixel of the visible edge: that far the hidden side must reach where there is room.
const SIDE_MIN = 0.75
const SIDE_MIN_SHARE = 0.35
// Two hidden sides that come from both edges of one shape must not cross: each keeps to its half.
const SIDE_MAX_SHARE = 0.5
// As far (pixels) as room is looked for, and in what steps.
const ROOM_MAX = 6
const ROOM_STEP = 0.5
const SAMPLE_STEP = 0.75
// Near a junction three inks meet and nothing is measured; the hidden side leaves it as it likes within this.
const NARROW_SIDE = 0.25
const SAMPLES_MAX = 4096

/** A line across the hidden side: from `near` to `far` pixels left of the visible edge the path may pass. */
type Gates = {
  count: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly leftX: Float64Array
  readonly leftY: Float64Array
  readonly near: Float64Array
  readonly far: Float64Array
}

const gates: Gates = {
  count: 0,
  x: new Float64Array(SAMPLES_MAX),
  y: new Float64Array(SAMPLES_MAX),
  leftX: new Float64Array(SAMPLES_MAX),
  leftY: new Float64Array(SAMPLES_MAX),
  near: new Float64Array(SAMPLES_MAX),
  far: new Float64Array(SAMPLES_MAX),
}

/**
 * The cheapest polygon that runs beside a visible edge, on its covered left side, from its first point to its last.
 * Nobody sees it, so it need not follow the edge: it only has to stay under the covering shapes. Straight sides reach as
 * far as every gate on the way lets them. Source: Suri, "A linear time algorithm for minimum link paths" (1986), greedy.
 *
 * @returns undefined when the curve is too long or nothing is gained
 */
export function hiddenPath(curve: Curve, isCovered: IsCovered): Curve | undefined {
  if (!openGates(curve, isCovered)) return undefined
  const coords: number[] = []
  const straight: boolean[] = []
  const last = gates.count - 1
  for (let at = 0; at < last; ) {
    at = farthestGate(at, last, isCovered)
    const [x, y] = placeAt(at, last)
    coords.push(x, y, x, y, x, y)
    straight.push(true)
  }
  return straight.length <= curve.straight.length ? { x: curve.x, y: curve.y, coords, straight } : undefined
}

function openGates(curve: Curve, isCovered: IsCovered): boolean {
  gates.count = 0
  let [x, y] = [curve.x, curve.y]
  for (let i = 0; i < curve.straight.length; i++) {
    const at = i * 6
    const { coords } = curve
    const [endX, endY] = [coords[at + 4], coords[at + 5]]
    const isLine = curve.straight[i]
    const [x1, y1] = isLine ? [x + (endX - x) / 3, y + (endY - y) / 3] : [coords[at], coords[at + 1]]
    const [x2, y2] = isLine ? [endX - (endX - x) / 3, endY - (endY - y) / 3] : [coords[at + 2], coords[at + 3]]
    const length = Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(endX - x2, endY - y2)
    const steps = Math.max(2, Math.ceil(length / SAMPLE_STEP))
    if (gates.count + steps >= SAMPLES_MAX) return false
    for (let step = i === 0 ? 0 : 1; step <= steps; step++) {
      const t = step / steps
      const u = 1 - t
      const px = u * u * u * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * endX
      const py = u * u * u * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * endY
      const dx = u * u * (x1 - x) + 2 * u * t * (x2 - x1) + t * t * (endX - x2)
      const dy = u * u * (y1 - y) + 2 * u * t * (y2 - y1) + t * t * (endY - y2)
      openGate(px, py, dx, dy, isCovered)
    }
    ;[x, y] = [endX, endY]
  }
  const last = gates.count - 1
  if (last < 2) return false
  for (const end of [0, last]) {
    gates.near[end] = 0
    gates.far[end] = 0
  }
  return true
}

function openGate(x: number, y: number, dx: number, dy: number, isCovered: IsCovered): void {
  const length = Math.hypot(dx, dy) || 1
  const [leftX, leftY] = [dy / length, -dx / length]
  let room = 0
  for (let reach = ROOM_STEP; reach <= ROOM_MAX; reach += ROOM_STEP) {
    if (!isCovered(x + leftX * reach, y + leftY * reach)) {
      // An edge runs up to half a pixel beside the pixels it was measured on.
      if (reach > ROOM_STEP) break
      continue
    }
    room = reach
  }
  const k = gates.count++
  gates.x[k] = x
  gates.y[k] = y
  gates.leftX[k] = leftX
  gates.leftY[k] = leftY
  gates.near[k] = Math.min(SIDE_MIN, room * SIDE_MIN_SHARE)
  gates.far[k] = Math.max(NARROW_SIDE, room * SIDE_MAX_SHARE)
}

/** Where the path passes a gate when it bends there: in the middle of what is free; at the ends, on the edge itself. */
function placeAt(gate: number, last: number): readonly [x: number, y: number] {
  const side = gate === 0 || gate === last ? 0 : (gates.near[gate] + gates.far[gate]) / 2
  return [gates.x[gate] + gates.leftX[gate] * side, gates.y[gate] + gates.leftY[gate] * side]
}

/** Farthest gate whose own place can be reached in a straight line through all gates between. */
function farthestGate(from: number, last: number, isCovered: IsCovered): number {
  const [x, y] = placeAt(from, last)
  let reached = from + 1
  let [nearX, nearY, farX, farY] = [0, 0, 0, 0]
  let isOpen = true
  for (let gate = from + 1; gate <= last; gate++) {
    const [placeX, placeY] = placeAt(gate, last)
    const [dx, dy] = [placeX - x, placeY - y]
    // The nearer bound lies on the right of the path, the farther one on its left (y grows downwards).
    const passes = isOpen || (nearX * dy - nearY * dx <= 0 && farX * dy - farY * dx >= 0)
    if (passes && isChordCovered(x, y, placeX, placeY, gate - from, isCovered)) reached = gate
    const [ax, ay] = boundAt(gate, gates.near[gate], x, y)
    const [bx, by] = boundAt(gate, gates.far[gate], x, y)
    // A gate that is passed from behind means the edge has turned away.
    if (ax * by - ay * bx > 0) break
    if (isOpen || nearX * ay - nearY * ax < 0) [nearX, nearY] = [ax, ay]
    if (isOpen || farX * by - farY * bx > 0) [farX, farY] = [bx, by]
    isOpen = false
    if (nearX * farY - nearY * farX > 0) break
  }
  return reached
}

function boundAt(gate: number, side: number, x: number, y: number): readonly [number, number] {
  return [gates.x[gate] + gates.leftX[gate] * side - x, gates.y[gate] + gates.leftY[gate] * side - y]
}

/** True when the left side of a chord lies under the cover between its ends, which may lie on an edge. */
function isChordCovered(
  x: number,
  y: number,
  toX: number,
  toY: number,
  gatesPassed: number,
  isCovered: IsCovered,
): boolean {
  if (gatesPassed < 3) return true
  const length = Math.hypot(toX - x, toY - y) || 1
  const leftX = (0.5 * (toY - y)) / length
  const leftY = (-0.5 * (toX - x)) / length
  const steps = Math.ceil(length / ROOM_STEP)
  for (let step = 2; step < steps - 1; step++) {
    const t = step / steps
    if (!isCovered(x + (toX - x) * t + leftX, y + (toY - y) * t + leftY)) return false
  }
  return true
}
