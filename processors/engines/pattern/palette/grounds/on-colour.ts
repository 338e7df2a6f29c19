import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { shadeOrTint } from '../tones/light-and-shade.ts'

/** OKLCH lightness from which a colour serves as paper. */
const PAPER_FROM = 0.85

/** Inks on a cloth of one colour: off-white or a pale tint of it, then a middle tone; on a pale cloth deep tones. */
export function onColour({ lightness, chroma, hue }: Ink): Ink[] {
  const isDark = lightness < 0.62
  const tone = (light: number, share: number): Ink => inkFromOklch({ lightness: light, chroma: chroma * share, hue })
  // On paper lines are deep.
  if (lightness > PAPER_FROM) return [tone(lightness - 0.5, 2), tone(lightness - 0.25, 1.7), tone(0.97, 0.12)]
  return isDark
    ? [tone(0.94, 0.14), tone(lightness + 0.2, 0.8), tone(Math.max(0.16, lightness - 0.1), 0.9)]
    : [tone(0.97, 0.12), tone(lightness - 0.32, 1), tone(lightness - 0.16, 0.95)]
}

/** OKLab distance below which an ink does not show on its ground. */
const MELTING = 0.14

/** The ink where it shows on the ground, or else its shade or tint. */
export function clearerOn(ink: Ink, ground: Ink): Ink {
  return oklabDistance(ink.lab, ground.lab) > MELTING ? ink : shadeOrTint(ink, ground)
}

/** The inks that show on a ground; all of them when at most one would be left. */
export function clearOf(figures: readonly Ink[], ground: Ink): readonly Ink[] {
  const clear = figures.filter((ink) => oklabDistance(ink.lab, ground.lab) > MELTING)
  return clear.length > 1 ? clear : figures
}
