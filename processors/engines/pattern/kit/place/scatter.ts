import type { Random } from '../chance/random.ts'
import type { Point } from '../line/knot.ts'
import { measureAlignment } from './alignment.ts'
import type { Lanes, Lattice } from './lattice.ts'
import { cellsOf, latticeShares, strayFrom } from './lattice.ts'
import type { NearPoints } from './near-points.ts'
import { createNearPoints } from './near-points.ts'
import type { ShortestStep, Stepper } from './shortest-step.ts'
import { createShortestStep, createStepper } from './shortest-step.ts'

type Area = { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice }

/**
 * Points spread evenly over one cell of the lattice: blue noise by best-candidate darts (D. Mitchell, 1991), then
 * relaxed by repulsion on the torus. `count` is the number on the whole cloth; copies are left to the lattice.
 * `rowAversion` (0..1) also pushes points out of each other's rows and columns, which the eye reads as rails.
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
    throwPoints(stream, area, { own, aim, rounds: pushes, rowAversion: own > CHOSEN_MOST ? 0 : rowAversion })
  if (rowAversion === 0 || own > CHOSEN_MOST) return throwAll(random, rounds)
  return chooseScatter(random, area, aim, (stream, at) => throwAll(stream, Math.ceil((rounds * (at % 4)) / 6) + 2))
}

/** With more points no row of them is noticed, and choosing would take too long. */
const CHOSEN_MOST = 40
/** Candidates for each point; a crowd evens out when it is relaxed. */
const DARTS = 20
const CROWD_DARTS = 8
const SCATTERS = 28
/** Nearest neighbours closer than this share of the aimed distance form a clump. */
const NEAREST_LEAST = 0.74

/**
 * Of several scatters without clumps, the one that stands least in rows: relaxed for long, points settle into a lattice
 * of rails.
 */
function chooseScatter(
  random: Random,
  area: Area,
  aim: number,
  scatter: (stream: Random, at: number) => Point[],
): Point[] {
  const between = createShortestStep(area)
  const shares = latticeShares(area.lattice)
  // The copies of a half-drop stand in rows by design, so there even spacing counts before rows.
  const [rowFault, nearestLeast] = shares.length > 1 ? [0.1, 0.95] : [1, NEAREST_LEAST]
  let best: Point[] = []
  let least = Infinity
  for (let at = 0; at < SCATTERS; at++) {
    const points = scatter(random.fork(`scatter ${at}`), at)
    const copies = points.flatMap(([x, y]) =>
      shares.map(([shareX, shareY]): Point => [x + shareX * area.widthMm, y + shareY * area.heightMm]),
    )
    const nearest = Math.min(...points.map((point) => distanceToNearest(point, points, between)))
    const clump = Math.max(0, nearestLeast - nearest / aim)
    const fault = measureAlignment(copies, area.widthMm, area.heightMm) * rowFault + clump * 8
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
  const between = createStepper(area)
  const { columns, rows } = cellsOf(area.lattice)
  const cell = {
    widthMm: area.widthMm / columns,
    heightMm: area.heightMm / rows,
    lanes: area.lattice.lanes,
  }
  const points: [number, number][] = []
  const isCrowd = wish.own > CHOSEN_MOST
  const thrown = isCrowd ? createNearPoints(area, wish.aim) : undefined
  for (let index = 0; index < wish.own; index++) {
    const point = farthestDart(random, points, cell, between, thrown)
    thrown?.add(point)
    points.push(point)
  }
  const isImaged = area.lattice.images !== undefined
  let near: readonly (readonly Point[])[] = []
  for (let round = 0; round < wish.rounds; round++) {
    if (isCrowd && round % ROUNDS_PER_LOOK === 0) near = neighboursOf(points, wish.aim * 1.6, area, between)
    points.forEach((point, at) => {
      push(point, near[at] ?? points, { aim: wish.aim, rowAversion: wish.rowAversion, isImaged }, between)
      keepToLane(point, area)
    })
  }
  return points
}

/** In a crowd only neighbours repel; they are looked up again after so many rounds. */
const ROUNDS_PER_LOOK = 8

function neighboursOf(points: readonly Point[], reachMm: number, area: Area, between: Stepper): Point[][] {
  const buckets = createNearPoints(area, reachMm)
  points.forEach(buckets.add)
  return points.map((point, own) =>
    buckets.within(point, reachMm).flatMap((at) => {
      between.look(point, points[at], at === own)
      return between.squared < reachMm * reachMm ? [points[at]] : []
    }),
  )
}

/** Moves a place that left the middle part of its lane back to it, since what stands there has a size. */
function keepToLane(point: [number, number], area: Area): [number, number] {
  const { lanes } = area.lattice
  if (!lanes) return point
  const stray = strayFrom({ ...lanes, halfWidth: lanes.halfWidth * lanes.spread }, point[0], point[1], area)
  point[lanes.isUpright ? 0 : 1] -= stray
  return point
}

function farthestDart(
  random: Random,
  points: readonly Point[],
  cell: { readonly widthMm: number; readonly heightMm: number; readonly lanes: Lanes | undefined },
  between: Stepper,
  thrown: NearPoints | undefined,
): [number, number] {
  let best: [number, number] = [0, 0]
  let bestRoom = -1
  const darts = points.length > CHOSEN_MOST ? CROWD_DARTS : DARTS
  for (let dart = 0; dart < darts; dart++) {
    const candidate = throwDart(random, cell)
    const room =
      thrown && points.length > CHOSEN_MOST
        ? roomAmong(candidate, points, bestRoom, between, thrown)
        : roomAt(candidate, points, bestRoom, between)
    if (room > bestRoom) {
      bestRoom = room
      best = candidate
    }
  }
  return best
}

/** Squared distance to the nearest point in mm², or any value below `enough` if it is less than that. */
function roomAt(place: Point, points: readonly Point[], enough: number, between: Stepper): number {
  let room = Infinity
  for (const point of points) {
    between.look(place, point)
    if (between.squared < room) room = between.squared
    if (room < enough) break
  }
  return room
}

/** The same in a crowd: searches in rings around the place until no point farther out can be nearer. */
function roomAmong(
  place: Point,
  points: readonly Point[],
  enough: number,
  between: Stepper,
  { ring, rings, stepMm }: NearPoints,
): number {
  let room = Infinity
  for (let far = 0; far <= rings && room >= Math.max(enough, ((far - 1) * stepMm) ** 2); far++)
    for (const at of ring(place, far)) {
      between.look(place, points[at])
      if (between.squared < room) room = between.squared
    }
  return room
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
  between: Stepper,
): void {
  let [forceX, forceY] = [0, 0]
  const lane = aim * 0.22 * rowAversion
  for (const other of points) {
    // Among mirrors and rotations a thing must also keep clear of its own images.
    if (other === point && !isImaged) continue
    between.look(point, other, other === point)
    const { dx, dy, squared } = between
    if (squared < aim * aim) {
      const distance = Math.sqrt(squared) || 1e-6
      forceX -= (dx / distance) * (aim - distance)
      forceY -= (dy / distance) * (aim - distance)
    }
    if (Math.abs(dx) < lane) forceX -= (Math.sign(dx) || 1) * (lane - Math.abs(dx)) * 0.6
    if (Math.abs(dy) < lane) forceY -= (Math.sign(dy) || 1) * (lane - Math.abs(dy)) * 0.6
  }
  // Points may leave the lattice cell, since they are only used modulo the lattice.
  point[0] += forceX * 0.25
  point[1] += forceY * 0.25
}
