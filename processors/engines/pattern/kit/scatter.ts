import { moveKnot } from './affine.ts'
import { measureAlignment } from './alignment.ts'
import type { Point } from './knot.ts'
import { wrap } from './knot.ts'
import type { Lanes, Lattice } from './lattice.ts'
import { cellsOf, imagesInMm, latticeShares, strayFrom } from './lattice.ts'
import type { Random } from './random.ts'

type Area = { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice }

/**
 * Points spread evenly over one cell of the lattice: best-candidate darts, then pushed apart on the torus.
 * `count` is the number on the whole cloth; copies are left to the lattice.
 * `rowAversion` (0..1) also pushes points off each other's rows and columns, which are what the eye reads as rails.
 */
export function scatterPoints(
  random: Random,
  area: Area,
  count: number,
  options: { readonly rounds?: number; readonly rowAversion?: number } = {},
): Point[] {
  const { rounds = 24, rowAversion = 0 } = options
  const { lanes } = area.lattice
  const lanesShare = lanes ? lanes.middles.length * lanes.halfWidth * 2 : 1
  const own = Math.max(1, Math.round((count * lanesShare) / area.lattice.order))
  const aim = Math.sqrt((area.widthMm * area.heightMm * lanesShare) / own / area.lattice.order) * 1.07
  const throwAll = (stream: Random, pushes: number): Point[] =>
    throwPoints(stream, area, { own, aim, rounds: pushes, rowAversion })
  if (rowAversion === 0 || own > CHOSEN_MOST) return throwAll(random, rounds)
  return chooseScatter(random, area, aim, (stream, at) => throwAll(stream, Math.ceil((rounds * (at % 4)) / 6) + 2))
}

/** With more points than these no row of them is seen, and choosing would take long. */
const CHOSEN_MOST = 40
const SCATTERS = 28
/** Nearest neighbours at this share of the aimed distance are not yet a clump. */
const NEAREST_LEAST = 0.74

/** Of several scatters the one that stands least in rows without clumps: pushed long, points settle into a lattice of rails. */
function chooseScatter(
  random: Random,
  area: Area,
  aim: number,
  scatter: (stream: Random, at: number) => Point[],
): Point[] {
  const between = createShortestStep(area)
  const shares = latticeShares(area.lattice)
  let best: Point[] = []
  let least = Infinity
  for (let at = 0; at < SCATTERS; at++) {
    const points = scatter(random.fork(`scatter ${at}`), at)
    const copies = points.flatMap(([x, y]) =>
      shares.map(([shareX, shareY]): Point => [x + shareX * area.widthMm, y + shareY * area.heightMm]),
    )
    const nearest = Math.min(...points.map((point) => distanceToNearest(point, points, between)))
    const clump = Math.max(0, NEAREST_LEAST - nearest / aim)
    const fault = measureAlignment(copies, area.widthMm, area.heightMm) + clump * 8
    if (fault >= least) continue
    least = fault
    best = points
  }
  return best
}

function distanceToNearest(point: Point, points: readonly Point[], between: ShortestStep): number {
  return Math.min(...points.map((other) => Math.hypot(...between(point, other, other === point))))
}

function throwPoints(
  random: Random,
  area: Area,
  wish: { readonly own: number; readonly aim: number; readonly rounds: number; readonly rowAversion: number },
): Point[] {
  const between = createShortestStep(area)
  const { columns, rows } = cellsOf(area.lattice)
  const cell = {
    widthMm: area.widthMm / columns,
    heightMm: area.heightMm / rows,
    lanes: area.lattice.lanes,
  }
  const points: [number, number][] = []
  for (let index = 0; index < wish.own; index++) points.push(farthestDart(random, points, cell, between))
  const isImaged = area.lattice.images !== undefined
  for (let round = 0; round < wish.rounds; round++)
    for (const point of points) {
      push(point, points, { aim: wish.aim, rowAversion: wish.rowAversion, isImaged }, between)
      keepToLane(point, area)
    }
  return points
}

/** Moves a place that strayed out of the middle of its lane back to it: what stands there has a size. */
function keepToLane(point: [number, number], area: Area): [number, number] {
  const { lanes } = area.lattice
  if (!lanes) return point
  const stray = strayFrom({ ...lanes, halfWidth: lanes.halfWidth * lanes.spread }, point[0], point[1], area)
  point[lanes.isUpright ? 0 : 1] -= stray
  return point
}

type ShortestStep = (from: Point, to: Point, isSelf: boolean) => readonly [dx: number, dy: number]

/** The step from one point to the nearest image of another on the lattice; from a point to itself, to its nearest copy. */
export function createShortestStep(area: Area): ShortestStep {
  const { columns, rows, drop } = cellsOf(area.lattice)
  const [spanMm, tallMm] = [area.widthMm / columns, area.heightMm / rows]
  const images = imagesInMm(area)
  const dropMm = tallMm * drop
  const stepTo = (from: Point, [x, y]: Point, isSelf: boolean): readonly [dx: number, dy: number, squared: number] => {
    let best: readonly [number, number, number] = [Infinity, Infinity, Infinity]
    const home = Math.round((from[0] - x) / spanMm)
    for (let column = home - 1; column <= home + 1; column++) {
      const dx = x + column * spanMm - from[0]
      const rest = wrap(y + column * dropMm - from[1] + tallMm / 2, tallMm) - tallMm / 2
      const dy = isSelf && column === 0 ? tallMm : rest
      const squared = dx * dx + dy * dy
      if (squared < best[2]) best = [dx, dy, squared]
    }
    return best
  }
  return (from, to, isSelf) => {
    let best = stepTo(from, to, isSelf)
    for (let at = 1; at < images.length; at++) {
      const [x, y] = moveKnot(images[at], to)
      const step = stepTo(from, [x, y], false)
      if (step[2] < best[2]) best = step
    }
    return [best[0], best[1]]
  }
}

function farthestDart(
  random: Random,
  points: readonly Point[],
  cell: { readonly widthMm: number; readonly heightMm: number; readonly lanes: Lanes | undefined },
  between: ShortestStep,
): [number, number] {
  let best: [number, number] = [0, 0]
  let bestRoom = -1
  for (let dart = 0; dart < 20; dart++) {
    const candidate = throwDart(random, cell)
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

function throwDart(
  random: Random,
  {
    widthMm,
    heightMm,
    lanes,
  }: { readonly widthMm: number; readonly heightMm: number; readonly lanes: Lanes | undefined },
): [number, number] {
  const [x, y] = [random.between(0, widthMm), random.between(0, heightMm)]
  if (!lanes) return [x, y]
  const across = random.pick(lanes.middles) + random.between(-1, 1) * lanes.halfWidth * lanes.spread
  return lanes.isUpright ? [across * widthMm, y] : [x, across * heightMm]
}

function push(
  point: [number, number],
  points: readonly Point[],
  { aim, rowAversion, isImaged }: { readonly aim: number; readonly rowAversion: number; readonly isImaged: boolean },
  between: ShortestStep,
): void {
  let [forceX, forceY] = [0, 0]
  for (const other of points) {
    // Among mirrors and turns a thing must keep clear of its own images too.
    if (other === point && !isImaged) continue
    const [dx, dy] = between(point, other, other === point)
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
