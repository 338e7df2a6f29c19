import { fitArm, intersectLines, type Line } from '../fit/line-fit.ts'

export type CornerRule = {
  /** Least change of direction, in degrees, that can be a corner. */
  readonly angleDegrees: number
  /** A bend that one parabola follows within this many pixels is a curve, not a corner; so is a ring that an oval follows. */
  readonly missPixels: number
  /** Square pixels that measured places may lack up to a corner's tip; a place that lacks more is a rounding. */
  readonly areaMax: number
}

// Arms of a corner: this many points each side show the directions and stay clear of the next feature.
const ARM = 4
// Of neighbouring candidates within this many points only the sharpest stands.
const RIVAL_REACH = 3

/**
 * Finds the corners of a boundary: places where its direction turns sharply and no smooth curve explains the turn.
 * A tight curve also turns, but a parabola follows it; that is what tells a small circle from a square.
 *
 * @returns indices of corner points in order
 */
export function findCorners(points: Float64Array, closed: boolean, rule: CornerRule): number[] {
  const count = points.length / 2
  const turns = new Float64Array(count)
  const most = Math.cos((rule.angleDegrees * Math.PI) / 180)
  const first = closed ? 0 : 2
  for (let i = first; i < count - first; i++) {
    const arm = closed ? Math.min(ARM, (count - 1) >> 1) : Math.min(ARM, i, count - 1 - i)
    if (arm < 2) continue
    const cosine = turnCosine(points, i, arm, count)
    if (cosine < most && parabolaMiss(points, i, arm, count) > rule.missPixels) turns[i] = 1 - cosine
  }
  const corners: number[] = []
  for (let i = 0; i < count; i++) if (turns[i] > 0 && isSharpest(turns, i, closed)) corners.push(i)
  return corners
}

function isSharpest(turns: Float64Array, index: number, closed: boolean): boolean {
  const count = turns.length
  for (let offset = -RIVAL_REACH; offset <= RIVAL_REACH; offset++) {
    if (offset === 0) continue
    const other = closed ? (index + offset + count) % count : index + offset
    if (other < 0 || other >= count) continue
    if (turns[other] > turns[index] || (turns[other] === turns[index] && offset < 0)) return false
  }
  return true
}

function turnCosine(points: Float64Array, index: number, arm: number, count: number): number {
  const before = ((index - 1 + count) % count) * 2
  const farBefore = ((index - arm + count) % count) * 2
  const after = ((index + 1) % count) * 2
  const farAfter = ((index + arm) % count) * 2
  const ax = points[before] - points[farBefore]
  const ay = points[before + 1] - points[farBefore + 1]
  const bx = points[farAfter] - points[after]
  const by = points[farAfter + 1] - points[after + 1]
  return (ax * bx + ay * by) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1)
}

/** Largest distance, across the chord, from the window's points to their least-squares parabola. */
function parabolaMiss(points: Float64Array, index: number, arm: number, count: number): number {
  const size = 2 * arm + 1
  const a = ((index - arm + count) % count) * 2
  const b = ((index + arm) % count) * 2
  const chord = Math.hypot(points[b] - points[a], points[b + 1] - points[a + 1]) || 1
  const cx = (points[b] - points[a]) / chord
  const cy = (points[b + 1] - points[a + 1]) / chord
  let [s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0]
  const us = scratchU
  const vs = scratchV
  for (let i = 0; i < size; i++) {
    const p = ((index - arm + i + count) % count) * 2
    const dx = points[p] - points[a]
    const dy = points[p + 1] - points[a + 1]
    const u = ((dx * cx + dy * cy) / chord) * 2 - 1
    const v = dy * cx - dx * cy
    us[i] = u
    vs[i] = v
    const u2 = u * u
    s1 += u
    s2 += u2
    s3 += u2 * u
    s4 += u2 * u2
    t0 += v
    t1 += u * v
    t2 += u2 * v
  }
  const determinant = size * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
  if (Math.abs(determinant) < 1e-9) return chord
  const c0 = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / determinant
  const c1 = (size * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s3 * s2) + s2 * (s1 * t2 - t1 * s2)) / determinant
  const c2 = (size * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / determinant
  let miss = 0
  for (let i = 0; i < size; i++) miss = Math.max(miss, Math.abs(vs[i] - c0 - c1 * us[i] - c2 * us[i] * us[i]))
  return miss
}

const scratchU = new Float64Array(2 * ARM + 1)
const scratchV = new Float64Array(2 * ARM + 1)
const CORNER_MOVE_MAX = 2
// Points next to a corner hold both arms; the arm proper begins here.
const ARM_START = 2

/** Two straight arms and the tip they point at; unit directions lead away from it. */
export type CornerArms = { readonly tip: Direction; readonly back: Direction; readonly ahead: Direction }

type Direction = readonly [x: number, y: number]

/**
 * The lines of a corner's two arms and where they meet; undefined where the arms are too short or the tip lies too far
 * from the corner's own point.
 *
 * @param room points free to use on either side, up to the next corner
 */
export function cornerArms(
  points: Float64Array,
  index: number,
  room: { readonly before: number; readonly after: number },
  missMax: number,
): CornerArms | undefined {
  const count = points.length / 2
  const before = room.before - ARM_START
  const after = room.after - ARM_START
  if (before < 2 || after < 2) return undefined
  const backAt = (step: number): number => (index - ARM_START - step + 2 * count) % count
  const aheadAt = (step: number): number => (index + ARM_START + step) % count
  const back = fitArm(points, backAt, before, missMax)
  const ahead = fitArm(points, aheadAt, after, missMax)
  const tip = intersectLines(back, ahead, 0.25)
  if (!tip || Math.hypot(tip[0] - points[index * 2], tip[1] - points[index * 2 + 1]) > CORNER_MOVE_MAX) return undefined
  const awayFrom = ({ dx, dy }: Line, at: number): Direction => {
    const isAway = (points[at * 2] - tip[0]) * dx + (points[at * 2 + 1] - tip[1]) * dy >= 0
    return isAway ? [dx, dy] : [-dx, -dy]
  }
  return { tip, back: awayFrom(back, backAt(1)), ahead: awayFrom(ahead, aheadAt(1)) }
}

const AREA_REACH = 4

/** Area in square pixels between the measured places round a corner and the tip that its arms point at. */
export function missingArea(
  points: Float64Array,
  index: number,
  room: { readonly before: number; readonly after: number },
  [tipX, tipY]: readonly [number, number],
): number {
  const count = points.length / 2
  const reach = Math.min(AREA_REACH, room.before, room.after)
  let [twice, lastX, lastY] = [0, 0, 0]
  for (let offset = -reach; offset <= reach; offset++) {
    const at = ((index + offset + 2 * count) % count) * 2
    const [x, y] = [points[at] - tipX, points[at + 1] - tipY]
    twice += lastX * y - x * lastY
    lastX = x
    lastY = y
  }
  return Math.abs(twice) / 2
}
