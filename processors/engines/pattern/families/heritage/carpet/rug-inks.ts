import { oklabDistance } from '../../../../color/oklab.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import type { Point } from '../../../kit/line/knot.ts'

/** Inks of a carpet by the part they play; a short palette shares them. */
export type RugInks = {
  readonly field: number
  /** The medallion, darkest or strongest against the field. */
  readonly shield: number
  readonly corner: number
  /** The thin line round everything, lightest against a dark field. */
  readonly line: number
  readonly bloom: number
  readonly heart: number
  readonly leaf: number
}

/** Half a carpet each way, in mm, and where its middle lies. */
export type Rug = { readonly at: Point; readonly halfWide: number; readonly halfTall: number; readonly inks: RugInks }

/** The field is the ground; the medallion is farthest from its lightness of all that is not the line. */
export function castRug({ ground, line, main, second, third, fourth, accent, soft, figures, inks }: Cast): RugInks {
  const apart = (ink: number, other: number): number => oklabDistance(inks[ink].lab, inks[other].lab)
  // A medallion may come nearer to the field than to its own outline, or the line would be lost on it.
  const shieldFrom = (among: readonly number[]): number => {
    const score = (ink: number): number => Math.min(1.7 * apart(ink, ground), apart(ink, line))
    return among.reduce((best, ink) => (score(ink) > score(best) ? ink : best), among[0])
  }
  const farFrom = (others: readonly number[], among: readonly number[]): number =>
    among.reduce((best, ink) => {
      const near = (one: number): number => Math.min(...others.map((other) => apart(one, other)))
      return near(ink) > near(best) ? ink : best
    }, among[0])
  const rest = figures.filter((ink) => ink !== line)
  const shield = shieldFrom(rest.length > 0 ? rest : figures)
  const bloom = farFrom([ground, shield], [main, second, accent, third])
  return {
    field: ground,
    shield,
    corner: farFrom([ground, bloom, shield], rest.length > 0 ? rest : figures),
    line,
    bloom,
    heart: farFrom([bloom, shield], [second, accent, fourth, third]),
    leaf: farFrom([ground, line], [fourth, third, soft === ground ? fourth : soft]),
  }
}
