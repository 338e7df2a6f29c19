import type { Whole } from '../../kernels/whole.ts'
import { run } from './cubic-kernel.ts'

// Points in each arm of a corner: enough to show the direction, few enough to stay clear of the next feature.
const ARM = 4
const WINDOW = 2 * ARM + 1
// Of corner candidates within this many points of each other only the sharpest is kept.
const RIVAL_REACH = 3

/**
 * For each point of the run 1 − cosine of its turn if it may be a corner, else 0; and the indices of the corners found.
 */
export const turns = new Float64Array(0)
export const corners = new Int32Array(0)

const us = new Float64Array(WINDOW)
const vs = new Float64Array(WINDOW)

/**
 * Finds the corners of the run, which has `count` points, or of the closed ring that it is.
 *
 * @param isRing 1 for a ring, 0 for an open run
 * @param cosineMax cosine of the smallest turn that can be a corner
 * @param missMax pixels: where a parabola follows the points this closely there is no corner
 * @returns number of corners; their indices are in `corners`, in order
 */
export function findCorners(count: Whole, isRing: Whole, cosineMax: number, missMax: number): Whole {
  for (let i: Whole = 0; i < count; i++) {
    const arm = armAt(i, count, isRing)
    turns[i] = 0
    if (arm < 2) continue
    const cosine = turnCosine(i, arm, count)
    if (cosine < cosineMax && parabolaMiss(i, arm, count) > missMax) turns[i] = 1 - cosine
  }
  let found: Whole = 0
  for (let i: Whole = 0; i < count; i++) {
    if (turns[i] <= 0 || !isSharpest(i, count, isRing)) continue
    corners[found] = i
    found++
  }
  return found
}

/** Points available on either side, at most `ARM`. */
function armAt(index: Whole, count: Whole, isRing: Whole): Whole {
  if (isRing === 1) return Math.min(ARM, (count - 1) >> 1)
  return Math.min(ARM, Math.min(index, count - 1 - index))
}

function isSharpest(index: Whole, count: Whole, isRing: Whole): boolean {
  for (let offset: Whole = -RIVAL_REACH; offset <= RIVAL_REACH; offset++) {
    const beside = isRing === 1 ? (index + offset + count) % count : index + offset
    if (offset === 0 || beside < 0 || beside >= count) continue
    if (turns[beside] > turns[index] || (turns[beside] === turns[index] && offset < 0)) return false
  }
  return true
}

/** Cosine of the angle between the arms that lead to a point and away from it. */
function turnCosine(index: Whole, arm: Whole, count: Whole): number {
  const before = ((index - 1 + count) % count) * 2
  const farBefore = ((index - arm + count) % count) * 2
  const after = ((index + 1) % count) * 2
  const farAfter = ((index + arm) % count) * 2
  const ax = run[before] - run[farBefore]
  const ay = run[before + 1] - run[farBefore + 1]
  const bx = run[farAfter] - run[after]
  const by = run[farAfter + 1] - run[after + 1]
  const lengths = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
  return lengths > 0 ? (ax * bx + ay * by) / lengths : 0
}

/** Largest distance, perpendicular to the chord, of the window's points from their least-squares parabola, pixels. */
function parabolaMiss(index: Whole, arm: Whole, count: Whole): number {
  const size = 2 * arm + 1
  const a = ((index - arm + count) % count) * 2
  const b = ((index + arm) % count) * 2
  const acrossX = run[b] - run[a]
  const acrossY = run[b + 1] - run[a + 1]
  const length = Math.sqrt(acrossX * acrossX + acrossY * acrossY)
  const chord = length > 0 ? length : 1
  const cx = acrossX / chord
  const cy = acrossY / chord
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let t0 = 0
  let t1 = 0
  let t2 = 0
  for (let i: Whole = 0; i < size; i++) {
    const p = ((index - arm + i + count) % count) * 2
    const dx = run[p] - run[a]
    const dy = run[p + 1] - run[a + 1]
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
  for (let i: Whole = 0; i < size; i++) miss = Math.max(miss, Math.abs(vs[i] - c0 - c1 * us[i] - c2 * us[i] * us[i]))
  return miss
}
