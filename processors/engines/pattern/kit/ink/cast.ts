import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'

/** Ink numbers by their role. A short palette shares inks between roles; `ground` is never `main`. */
export type Cast = {
  readonly inks: readonly Ink[]
  readonly ground: number
  /** Ink of the pattern under the things, where the prompt names its colour; nothing on top is drawn in it. */
  readonly behind?: number
  readonly isDark: boolean
  /** Ink farthest from the ground in lightness: for contours and the strongest marks. */
  readonly line: number
  /** The leading colour of the cloth. */
  readonly main: number
  readonly second: number
  /** For small, bright marks. */
  readonly accent: number
  /** Ink nearest to the ground: a quiet secondary ground. */
  readonly soft: number
  readonly third: number
  readonly fourth: number
  /** All inks but the ground, `main` first, each once. */
  readonly figures: readonly number[]
  /** All inks from dark to light. */
  readonly byLightness: readonly number[]
  /** Ink that was requested only as an accent. */
  readonly spared?: number
  /** Ink of the border, where the prompt names its colour. */
  readonly border?: number
  /** Ink of the faces of things, which is none of `inks`. */
  readonly face?: number
  /** Ink of a pattern laid beneath the drawing, if any. */
  readonly beneath?: number
}

/** Ink of a pattern beneath motifs: `soft`, or in a palette too short for it the ink nearest to the ground. */
export function quietestOf({ inks, ground, soft, figures }: Cast): number {
  if (soft !== ground) return soft
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  return figures.toSorted((one, other) => far(one) - far(other))[0] ?? soft
}

/** The same cast with every role in one ink. */
export function castOfOne(cast: Cast, ink: number): Cast {
  const parts = { line: ink, main: ink, accent: ink, second: ink, third: ink, fourth: ink, soft: ink }
  return { ...cast, ...parts, figures: [ink] }
}

/**
 * Assigns inks to roles. The ground is `ground` (an ink number), or the quietest light or the deepest dark ink.
 *
 * @param sparing an ink to be used only for accents, if there are others
 */
export function castInks(inks: readonly Ink[], ground: number | 'light' | 'dark', sparing?: number): Cast {
  const groundInk = typeof ground === 'number' ? ground : chooseGround(inks, ground)
  const onGround = inks[groundInk]
  const contrast = (ink: number): number => Math.abs(inks[ink].lightness - onGround.lightness)
  const rest = inks.map((_, ink) => ink).filter((ink) => ink !== groundInk)
  const spared = sparing !== undefined && rest.length > 1 ? rest.splice(rest.indexOf(sparing), 1)[0] : undefined
  const take = (score: (ink: number) => number): number => takeBest(rest, score) ?? groundInk
  const line = take((ink) => contrast(ink) - 0.4 * inks[ink].chroma)
  const main = take((ink) => Math.min(contrast(ink), 0.5) + 1.6 * inks[ink].chroma - (contrast(ink) < 0.18 ? 1 : 0))
  const figureMain = main === groundInk ? line : main
  const soft = take((ink) => -contrast(ink) - 0.6 * inks[ink].chroma - (contrast(ink) < 0.04 ? 0.5 : 0))
  const hueFrom = (ink: number, other: number): number => hueDistance(inks[ink], inks[other]) / Math.PI
  if (spared !== undefined) rest.push(spared)
  const accent = take((ink) => {
    if (ink === spared) return Number.POSITIVE_INFINITY
    const steps = Math.min(0.3, Math.abs(inks[ink].lightness - inks[figureMain].lightness))
    return inks[ink].chroma * 2 + 0.35 * hueFrom(ink, figureMain) + 0.3 * steps - (contrast(ink) < 0.14 ? 0.6 : 0)
  })
  const second = take((ink) => 0.5 * hueFrom(ink, figureMain) + Math.min(0.35, contrast(ink)) + inks[ink].chroma)
  const third = take((ink) => inks[ink].chroma + contrast(ink))
  const fourth = take((ink) => inks[ink].chroma)
  const or = (ink: number, other: number): number => (ink === groundInk ? other : ink)
  const roles = {
    line,
    main: figureMain,
    accent: or(accent, line),
    second: or(second, or(soft, figureMain)),
    third: or(third, or(accent, line)),
    fourth: or(fourth, figureMain),
    soft: or(soft, groundInk),
  }
  const ranked = [roles.main, roles.second, roles.accent, roles.line, roles.third, roles.fourth, roles.soft, ...rest]
  return {
    inks,
    ground: groundInk,
    isDark: isDark(onGround),
    ...roles,
    spared,
    figures: [...new Set(ranked)].filter((ink) => ink !== groundInk),
    byLightness: inks.map((_, ink) => ink).sort((one, other) => inks[one].lightness - inks[other].lightness),
  }
}

function chooseGround(inks: readonly Ink[], ground: 'light' | 'dark'): number {
  const numbers = inks.map((_, ink) => ink)
  const score =
    ground === 'dark'
      ? (ink: number): number => -inks[ink].lightness - 0.3 * inks[ink].chroma
      : (ink: number): number => inks[ink].lightness - 0.7 * inks[ink].chroma
  return takeBest(numbers, score) ?? 0
}

/** Removes and returns the item with the highest score, the first of equals. */
function takeBest(items: number[], score: (item: number) => number): number | undefined {
  if (items.length === 0) return undefined
  let best = 0
  for (let at = 1; at < items.length; at++) if (score(items[at]) > score(items[best])) best = at
  return items.splice(best, 1)[0]
}
