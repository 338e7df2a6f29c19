import type { Point } from './knot.ts'
import { wrap } from './knot.ts'
import type { Lattice } from './lattice.ts'
import type { Random } from './random.ts'

/**
 * Points spread evenly over one cell of the lattice: best-candidate darts, then pushed apart on the torus.
 * `count` is the number on the whole cloth; copies are left to the lattice.
 * `rowAversion` (0..1) also pushes points off each other's rows and columns, which are what the eye reads as rails.
 */
export function scatterPoints(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice },
  count: number,
  options: { readonly rounds?: number; readonly rowAversion?: number } = {},
): Point[] {
  const { rounds = 24, rowAversion = 0 } = options
  const own = Math.max(1, Math.round(count / area.lattice.order))
  const between = createShortestStep(area)
  const spanMm = area.widthMm / area.lattice.order
  const points: [number, number][] = []
  for (let index = 0; index < own; index++) points.push(farthestDart(random, points, spanMm, area.heightMm, between))
  const aim = Math.sqrt((spanMm * area.heightMm) / own) * 1.07
  for (let round = 0; round < rounds; round++)
    for (const point of points) push(point, points, aim, between, rowAversion)
  return points
}

type ShortestStep = (from: Point, to: Point, isSelf: boolean) => readonly [dx: number, dy: number]

/** The step from one point to the nearest image of another on the lattice; from a point to itself, to its nearest copy. */
export function createShortestStep(area: {
  readonly widthMm: number
  readonly heightMm: number
  readonly lattice: Lattice
}): ShortestStep {
  const { widthMm, heightMm, lattice } = area
  const spanMm = widthMm / lattice.order
  const dropMm = (heightMm * lattice.step) / lattice.order
  return (from, to, isSelf) => {
    let best: readonly [number, number] = [Infinity, Infinity]
    let least = Infinity
    const home = Math.round((from[0] - to[0]) / spanMm)
    for (let column = home - 1; column <= home + 1; column++) {
      const dx = to[0] + column * spanMm - from[0]
      const rest = wrap(to[1] + column * dropMm - from[1] + heightMm / 2, heightMm) - heightMm / 2
      const dy = isSelf && column === 0 ? heightMm : rest
      const distance = dx * dx + dy * dy
      if (distance < least) {
        least = distance
        best = [dx, dy]
      }
    }
    return best
  }
}

function farthestDart(
  random: Random,
  points: readonly Point[],
  spanMm: number,
  heightMm: number,
  between: ShortestStep,
): [number, number] {
  let best: [number, number] = [0, 0]
  let bestRoom = -1
  for (let dart = 0; dart < 20; dart++) {
    const candidate: [number, number] = [random.between(0, spanMm), random.between(0, heightMm)]
    let room = Infinity
    for (const point of points) {
      const [dx, dy] = between(candidate, point, false)
      room = Math.min(room, dx * dx + dy * dy)
    }
    if (room > bestRoom) {
      bestRoom = room
      best = candidate
    }
  }
  return best
}

function push(
  point: [number, number],
  points: readonly Point[],
  aim: number,
  between: ShortestStep,
  rowAversion: number,
): void {
  let [forceX, forceY] = [0, 0]
  for (const other of points) {
    if (other === point) continue
    const [dx, dy] = between(point, other, false)
    const distance = Math.hypot(dx, dy) || 1e-6
    if (distance < aim) {
      forceX -= (dx / distance) * (aim - distance)
      forceY -= (dy / distance) * (aim - distance)
    }
    const lane = aim * 0.22 * rowAversion
    if (Math.abs(dx) < lane) forceX -= (Math.sign(dx) || 1) * (lane - Math.abs(dx)) * 0.6
    if (Math.abs(dy) < lane) forceY -= (Math.sign(dy) || 1) * (lane - Math.abs(dy)) * 0.6
  }
  // Points may leave the lattice cell: they are only ever used modulo the lattice.
  point[0] += forceX * 0.25
  point[1] += forceY * 0.25
}
