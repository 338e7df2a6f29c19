import type { Random } from '../kit/chance/random.ts'
import type { Curve } from '../kit/line/curve.ts'
import { ribbon } from '../kit/line/curve.ts'
import type { Ring } from '../kit/line/knot.ts'

/** Input of a backdrop. Everything that it draws continues across the edges of the period. */
export type BackdropPlan = {
  readonly widthMm: number
  readonly heightMm: number
  /** Factor on the size of its parts, normally 1. */
  readonly scale: number
  readonly random: Random
}

/** One form of a backdrop, in the quiet tone or cut out of it in the ground's ink; later forms lie on top. */
export type BackdropForm = { readonly ring: Ring; readonly isCut?: true }

/** A stroke that swells to a half width of `halfMm` and tapers at both ends. */
export function stroke(curve: Curve, halfMm: number): BackdropForm {
  return {
    ring: ribbon(curve, (t) => Math.max(0.12, halfMm * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * t)) ** 0.6)),
  }
}

/** The same form, cut out of the tone. */
export function cut({ ring }: BackdropForm): BackdropForm {
  return { ring, isCut: true }
}

/** Number of things of a size that fill a length evenly; at least one. */
export function countAlong(lengthMm: number, eachMm: number): number {
  return Math.max(1, Math.round(lengthMm / eachMm))
}

/** A line across the period that ends at the height at which it starts: a sum of three waves that fit the period. */
export function wanderer(
  random: Random,
  periodMm: number,
  swayMm: number,
  waveMm: number,
): (alongMm: number) => number {
  const base = countAlong(periodMm, waveMm)
  const waves = [base, base + 1, base * 2 + 1].map((times, at) => ({
    times,
    phase: random.between(0, Math.PI * 2),
    sway: (swayMm * random.between(0.6, 1)) / (at + 1.4),
  }))
  return (along) =>
    waves.reduce(
      (sum, { times, phase, sway }) => sum + sway * Math.sin((Math.PI * 2 * times * along) / periodMm + phase),
      0,
    )
}
