import { isInRange } from '../../../../color/colour-range.ts'
import type { Plan } from '../../family.ts'

/** What frames are drawn in: the strong line, the fine one, a quiet area, and the ground on which the things stand. */
export type FrameInks = {
  readonly metal: number
  readonly fine: number
  readonly quiet: number
  readonly ground: number
}

/** In OKLCH: hues of gold and brass in radians, their least chroma and lightness. */
const GOLD = { hue: [1.1, 1.85], chroma: [0.05, Infinity], lightness: [0.55, Infinity] } as const
/** In lightness: a line is seen from here on. */
const SEEN = 0.25

/** Gold leads where the palette has it and the cloth is dark; else the ink that is farthest from the ground. */
export function frameInks({ cast }: Plan): FrameInks {
  const { inks, ground, figures, line } = cast
  const step = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const gold = figures.filter((ink) => isInRange(inks[ink], GOLD) && step(ink) > SEEN)[0]
  const strongest = figures.toSorted((one, other) => step(other) - step(one))[0] ?? line
  const metal = gold ?? strongest
  const others = figures.filter((ink) => ink !== metal)
  const fine = others.filter((ink) => step(ink) > SEEN).toSorted((one, other) => step(other) - step(one))[0] ?? metal
  const quiet = others.filter((ink) => ink !== fine).toSorted((one, other) => step(one) - step(other))[0] ?? fine
  return { metal, fine, quiet, ground }
}
