import type { Cloth, Shape } from './kit/cloth.ts'
import { boxOf } from './kit/knot.ts'
import { fillIndexPlane, measureInkShares } from './render/index-plane.ts'

const PROBE_PIXELS = 320
/** An ink below this share would not be found on the cloth. */
const SHARE_LEAST = 0.0008
const ROUNDS_MOST = 4
/** Rounds in which the largest shapes keep their ink: a hero is no place for what was left over. */
const MODEST_ROUNDS = 2

/**
 * Gives inks that a family had no part for a place of their own: some shapes of the most plentiful figure ink take them,
 * evenly spread, small shapes first. A strict palette means every ink asked for is on the cloth.
 */
export function useEveryInk(cloth: Cloth, inks: number): Cloth {
  let current = cloth
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const shares = sharesOf(current, inks)
    const missing = shares.flatMap((share, ink) => (share < SHARE_LEAST ? [ink] : []))
    if (missing.length === 0) return current
    const lender = chooseLender(current, shares)
    if (lender === undefined) return current
    current = { ...current, shapes: lendShapes(current.shapes, lender, missing, round) }
  }
  return current
}

function sharesOf(cloth: Cloth, inks: number): number[] {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const side = (mm: number): number => Math.max(1, Math.round((mm / long) * PROBE_PIXELS))
  return measureInkShares(fillIndexPlane(cloth, side(cloth.widthMm), side(cloth.heightMm)), inks)
}

function chooseLender(cloth: Cloth, shares: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { ink } of cloth.shapes) counts.set(ink, (counts.get(ink) ?? 0) + 1)
  const able = [...counts].filter(([ink, count]) => count > 1 && ink !== cloth.ground).map(([ink]) => ink)
  return able.sort((one, other) => shares[other] - shares[one])[0]
}

function lendShapes(shapes: readonly Shape[], lender: number, missing: readonly number[], round: number): Shape[] {
  const bodies = shapes.filter(({ ink }) => ink === lender)
  const areas = bodies.map(({ rings }) => {
    const { left, right, top, bottom } = boxOf(rings)
    return (right - left) * (bottom - top)
  })
  const sorted = areas.toSorted((one, other) => one - other)
  const areaAt = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]
  const isModest = round < MODEST_ROUNDS
  const [least, most] = isModest ? [areaAt(0.3), areaAt(0.8)] : [areaAt(0.5), areaAt(1)]
  const stride = missing.length + 2
  let seen = 0
  let at = 0
  return shapes.map((shape) => {
    if (shape.ink !== lender) return shape
    const area = areas[at++]
    const isWorthIt = area >= least && area <= most
    if (!isWorthIt) return shape
    const turn = (seen++ + round) % stride
    return turn < missing.length ? { ...shape, ink: missing[turn] } : shape
  })
}
