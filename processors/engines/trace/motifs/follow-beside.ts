import { clamp } from '../../numbers/clamp.ts'
import type { Points } from '../fit/curve.ts'

// Sides of the other line that are examined beyond the nearest so far; points are about one pixel apart.
const LOOK_AHEAD = 4

/**
 * The vector from each point of a line to the nearest point of another line that runs beside it in the same direction,
 * x and y alternating; both are rings, or neither is. The other line is taken as curved between its points: on a small
 * circle chords would be 0.02 pixels off. Undefined where a point is farther than `farPx` pixels away.
 */
export function followBeside(places: Points, closed: boolean, other: Points, farPx: number): Points | undefined {
  const count = other.length / 2
  const sides = closed ? count : count - 1
  const ways = new Float64Array(places.length)
  const nearest = { x: 0, y: 0, squares: 0, along: 0 }
  let along = 0
  let side = closed ? (nearestPlace(other, places[0], places[1]) + count - 1) % count : 0
  for (let i = 0; i < places.length; i += 2) {
    let [least, found] = [Number.POSITIVE_INFINITY, side]
    const last = closed ? side + LOOK_AHEAD : Math.min(sides - 1, side + LOOK_AHEAD)
    for (let next = side; next <= last; next++) {
      const at = next % sides
      wayToSide(other, at, (at + 1) % count, places[i], places[i + 1], nearest)
      if (nearest.squares >= least) continue
      least = nearest.squares
      ways[i] = nearest.x
      ways[i + 1] = nearest.y
      found = at
      along = nearest.along
    }
    if (!(least <= farPx * farPx)) return undefined
    side = found
    addBulge(other, closed, side, along, ways, i)
  }
  return ways
}

function nearestPlace(places: Points, x: number, y: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < places.length; i += 2) {
    const dx = places[i] - x
    const dy = places[i + 1] - y
    const squares = dx * dx + dy * dy
    if (squares >= least) continue
    least = squares
    nearest = i / 2
  }
  return nearest
}

function wayToSide(
  places: Points,
  from: number,
  to: number,
  x: number,
  y: number,
  found: { x: number; y: number; squares: number; along: number },
): void {
  const startX = places[2 * from]
  const startY = places[2 * from + 1]
  const dx = places[2 * to] - startX
  const dy = places[2 * to + 1] - startY
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : clamp(((x - startX) * dx + (y - startY) * dy) / length, 0, 1)
  found.x = startX + along * dx - x
  found.y = startY + along * dy - y
  found.along = along
  found.squares = found.x * found.x + found.y * found.y
}

/** Adds the bulge of a line beyond one of its sides, by its mean second derivative at the side's ends. */
function addBulge(line: Points, closed: boolean, side: number, along: number, ways: Points, at: number): void {
  const count = line.length / 2
  const from = 2 * side
  const to = 2 * ((side + 1) % count)
  const length = Math.hypot(line[to] - line[from], line[to + 1] - line[from + 1])
  const before = side > 0 ? from - 2 : closed ? line.length - 2 : -1
  const after = to + 2 < line.length ? to + 2 : closed ? 0 : -1
  const weight = (-along * (1 - along) * length * length) / 2
  for (const axis of [0, 1]) {
    const slope = (line[to + axis] - line[from + axis]) / length
    let [bend, ends] = [0, 0]
    if (before >= 0) {
      const span = Math.hypot(line[from] - line[before], line[from + 1] - line[before + 1])
      if (span > 0) bend += (2 * (slope - (line[from + axis] - line[before + axis]) / span)) / (length + span)
      ends++
    }
    if (after >= 0) {
      const span = Math.hypot(line[after] - line[to], line[after + 1] - line[to + 1])
      if (span > 0) bend += (2 * ((line[after + axis] - line[to + axis]) / span - slope)) / (length + span)
      ends++
    }
    if (ends > 0 && length > 0) ways[at + axis] += (weight * bend) / ends
  }
}

/** Unit normals at the points of a line, from the direction between their neighbours. */
export function normalsOf(places: Points, closed: boolean): Points {
  const count = places.length / 2
  const normals = new Float64Array(places.length)
  for (let i = 0; i < count; i++) {
    const before = 2 * (i > 0 ? i - 1 : closed ? count - 1 : 0)
    const after = 2 * (i + 1 < count ? i + 1 : closed ? 0 : i)
    const dx = places[after] - places[before]
    const dy = places[after + 1] - places[before + 1]
    const length = Math.hypot(dx, dy) || 1
    normals[2 * i] = dy / length
    normals[2 * i + 1] = -dx / length
  }
  return normals
}
