import { volute } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { addLobedLeaf } from '../../kit/line/lobed-leaf.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm } from '../../kit/motif/motif.ts'

/** Inks of a stylised bloom; `detail` is drawn on bodies and is usually the ground. */
export type BloomInks = {
  readonly body: number
  readonly inner: number
  readonly heart: number
  readonly leaf: number
  readonly detail: number
}

export const UP = -TURN / 4

/** A closed outline from knots of its right side, bottom to top; the first and last lie on the axis. */
export function mirrored(knots: readonly Knot[], size: number, y = 0): Ring {
  const right = knots.map(([px, py, corner]): Knot => [px * size, y + py * size, corner])
  const left = knots
    .slice(1, -1)
    .map(([px, py, corner]): Knot => [-px * size, y + py * size, corner])
    .toReversed()
  return [...right, ...left]
}

/** Petals fanning upwards from (0, y), outer ones behind, each with a clear rim when `rim` is given. */
export function addFan(
  motif: Motif,
  ink: number,
  y: number,
  fan: { count: number; spread: number; reach: number; half: number; fall: number; from?: number; rim?: number },
): void {
  const middle = (fan.count - 1) / 2
  // Outer petals lie behind, the middle one in front.
  const order = Array.from({ length: fan.count }, (_, at) => at - middle).sort(
    (one, other) => Math.abs(other) - Math.abs(one),
  )
  for (const step of order) {
    const reach = fan.reach * (1 - fan.fall * Math.abs(step))
    const [from, turn] = [fan.from ?? 0, UP + step * fan.spread]
    if (fan.rim !== undefined)
      addForm(motif, fan.rim, ornamentPetal(0, y, turn, from, reach * 1.04, fan.half + reach * 0.045))
    addForm(motif, ink, ornamentPetal(0, y, turn, from, reach, fan.half))
  }
}

/** A pair of leaves curling away under a bloom. */
export function addCalyx(motif: Motif, inks: BloomInks, high: number, y: number, size: number): void {
  for (const side of [1, -1]) {
    const rib = volute([0, y], UP + side * 0.5, high * size, side * 2.1, 1.6, 12)
    const half = (t: number): number => high * size * 0.2 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.86 * t)) ** 0.8
    addLobedLeaf(
      motif,
      { rib, half, lobes: 4, depth: 0.38 },
      { body: inks.leaf, vein: inks.detail, rim: inks.detail },
      high * 0.012,
    )
  }
}

/** A rhombus round (x, y) with sharp corners; `half` is half its width, `high` half its height. */
export function lozenge(x: number, y: number, half: number, high: number): Ring {
  return [
    [x, y - high, 1],
    [x + half, y, 1],
    [x, y + high, 1],
    [x - half, y, 1],
  ]
}
