import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { createShortestStep } from '../../kit/place/shortest-step.ts'

/** One scroll of a vine. Its coil starts on the rim at angle `entry` and turns by `hand` (1 clockwise on the cloth). */
export type Scroll = Disc & {
  readonly hand: 1 | -1
  readonly entry: number
  /** Where its stem leaves the coil of another scroll, in mm; the first of a vine grows from nothing. */
  readonly from?: Point
}

type Disc = { readonly x: number; readonly y: number; readonly radius: number }
type Step = ReturnType<typeof createShortestStep>

/** Distance between the middles of great scrolls, and reaches of those that fill the gaps between them, in mm at scale 1. */
const GREAT_MM = 33
const FILL_MM = { least: 4.2, most: 11 } as const
const DARTS_MOST = 1500
/** Discs of a vine keep this share of their reach, so that neighbours do not touch. */
const APART = 0.95
/** Part of the first turn of a coil from which others branch, in turns. */
const BRANCHING = { from: 0.1, to: 0.86 } as const
/** Least share of a turn between two branches of one coil. */
const BRANCH_GAP = 0.11

/**
 * A vine over the whole repeat: discs packed in two sizes, then joined into one tree from the first, each scroll to the one
 * whose rim is nearest. A child turns against its parent and leaves it along the straight line that touches both coils
 * crosswise (the inner tangent of two circles), so that the vine runs on without a kink.
 */
export function growScrolls(random: Random, cloth: Cloth, scale: number): Scroll[] {
  const step = createShortestStep(cloth)
  const [root, ...left] = packDiscs(random, cloth, scale, step)
  const grown: Scroll[] = [{ ...root, hand: random.sign() as 1 | -1, entry: random.between(0, TURN) }]
  const taken: number[][] = [[]]
  while (left.length > 0) {
    const { parent, child, branch } = nextBranch(grown, taken, left, step)
    taken[parent].push(branch.share)
    taken.push([])
    const [disc] = left.splice(child, 1)
    grown.push({ ...disc, ...branch.scroll })
  }
  return grown
}

/** Turns of a coil from its rim to the bud in its middle. */
export const COIL_TURNS = 1.9

/** Reach of a coil against its scroll's after so many turns: its turns lie evenly apart (Archimedes' spiral). */
export function coilReach(turns: number): number {
  return 0.93 - (0.83 * turns) / COIL_TURNS
}

type Branch = { readonly share: number; readonly scroll: Omit<Scroll, 'radius'> }

/** The nearest pair whose branch leaves the first turn of the parent clear of its other branches, else the nearest. */
function nextBranch(
  grown: readonly Scroll[],
  taken: readonly (readonly number[])[],
  left: readonly Disc[],
  step: Step,
): { parent: number; child: number; branch: Branch } {
  let best: { cost: number; parent: number; child: number; branch: Branch } | undefined
  grown.forEach((scroll, parent) => {
    left.forEach((disc, child) => {
      const [dx, dy] = step([scroll.x, scroll.y], [disc.x, disc.y], false)
      const gap = Math.hypot(dx, dy) - scroll.radius - disc.radius
      if (best && gap >= best.cost) return
      const branch = branchTo(scroll, disc.radius, [dx, dy])
      const isFree = taken[parent].every((share) => Math.abs(share - branch.share) > BRANCH_GAP)
      const isOuter = branch.share > BRANCHING.from && branch.share < BRANCHING.to
      const cost = Math.max(0, gap) + (isFree && isOuter ? 0 : 60)
      if (!best || cost < best.cost) best = { cost, parent, child, branch }
    })
  })
  if (!best) throw new Error('a vine with scrolls left over has a scroll to grow from')
  return best
}

/** How a scroll grows to a disc that lies `[dx, dy]` from its middle. */
function branchTo(parent: Scroll, radius: number, [dx, dy]: Point): Branch {
  const distance = Math.hypot(dx, dy)
  const facing = Math.atan2(dy, dx)
  const reachAt = (share: number): number => parent.radius * coilReach(share)
  // The coil draws in as it turns, so where the tangent leaves it is found in two steps.
  let [share, lean] = [0, 0]
  for (let round = 0; round < 2; round++) {
    lean = Math.acos(clamp((reachAt(share) + radius * coilReach(0)) / distance, 0, 1))
    share = wrap(parent.hand * (facing - parent.hand * lean - parent.entry), TURN) / TURN
  }
  const leaving = facing - parent.hand * lean
  const hand = parent.hand === 1 ? -1 : 1
  return {
    share,
    scroll: {
      x: parent.x + dx,
      y: parent.y + dy,
      hand,
      entry: leaving + Math.PI,
      from: polar(parent.x, parent.y, reachAt(share), leaving),
    },
  }
}

/** Great discs spread evenly, each as wide as its nearest neighbour lets it; then smaller ones thrown into the gaps, the widest first. */
function packDiscs(random: Random, cloth: Cloth, scale: number, step: Step): Disc[] {
  const count = Math.max(2, Math.round((cloth.widthMm * cloth.heightMm * 1.15) / (GREAT_MM * scale) ** 2))
  const points = scatterPoints(random, cloth, count, { rounds: 20 })
  const discs: Disc[] = points.map((point, at) => {
    const near = points.map((other, index) => Math.hypot(...step(point, other, index === at)))
    return { x: point[0], y: point[1], radius: Math.min(...near) / 2 }
  })
  const darts = Array.from(
    { length: Math.min(DARTS_MOST, count * 30) },
    (): Point => [random.between(0, cloth.widthMm), random.between(0, cloth.heightMm)],
  )
  const roomAt = (point: Point): number =>
    Math.min(...discs.map(({ x, y, radius }) => Math.hypot(...step(point, [x, y], false)) - radius))
  const places = darts.map((point) => ({ point, room: roomAt(point) }))
  for (const { point } of places.sort((one, other) => other.room - one.room)) {
    const room = roomAt(point)
    if (room >= FILL_MM.least * scale)
      discs.push({ x: point[0], y: point[1], radius: Math.min(room, FILL_MM.most * scale) })
  }
  return discs.map((disc) => ({ ...disc, radius: disc.radius * APART }))
}
