import type { Ring } from '../line/knot.ts'
import { KNOTS_MOST, refuseMore } from './drawing-limit.ts'

const gathered = new WeakMap<Map<number, Ring[]>, number>()

/**
 * Adds bodies to those of one ink, which are painted as one shape later. They are counted now, because all of them are
 * in memory before the first is on a cloth.
 *
 * @throws DrawingTooLarge when all inks together have more knots than a drawing may have
 */
export function gather(byInk: Map<number, Ring[]>, ink: number, bodies: readonly Ring[]): void {
  const knots = bodies.reduce((sum, ring) => sum + ring.length, gathered.get(byInk) ?? 0)
  gathered.set(byInk, knots)
  refuseMore(knots, KNOTS_MOST)
  const known = byInk.get(ink)
  if (known) for (const body of bodies) known.push(body)
  else byInk.set(ink, [...bodies])
}
