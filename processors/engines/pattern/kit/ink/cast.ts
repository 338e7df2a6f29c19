import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'

/** Ink numbers by the part they play. A short palette shares inks between parts; `ground` never shares with `main`. */
export type Cast = {
  readonly inks: readonly Ink[]
  readonly ground: number
  /** The ink of the pattern under the things, where the prompt names its colour: nothing on it is drawn in it. */
  readonly behind?: number
  readonly isDark: boolean
  /** Farthest from the ground in lightness: contours and the strongest marks. */
  readonly line: number
  /** The colour the cloth is remembered by. */
  readonly main: number
  readonly second: number
  /** Small and sparkling. */
  readonly accent: number
  /** Nearest to the ground: quiet secondary ground. */
  readonly soft: number
  readonly third: number
  readonly fourth: number
  /** All inks but the ground, main first, each once. */
  readonly figures: readonly number[]
  /** All inks from dark to light. */
  readonly byLightness: readonly number[]
  /** Ink that was asked for as an accent and nothing else. */
  readonly spared?: number
  /** Ink of the border, where the prompt names its colour. */
  readonly border?: number
  /** Ink of a pattern that is laid beneath the drawing; none without one. */
  readonly beneath?: number
}

/** The ink a pattern beneath motifs is drawn in: of few inks, none of which is soft, the one nearest the ground. */
export function quietestOf({ inks, ground, soft, figures }: Cast): number {
  if (soft !== ground) return soft
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  return figures.toSorted((one, other) => far(one) - far(other))[0] ?? soft
}

/** The same cloth with every part of it in one ink. */
export function castOfOne(cast: Cast, ink: number): Cast {
  const parts = { line: ink, main: ink, accent: ink, second: ink, third: ink, fourth: ink, soft: ink }
  return { ...cast, ...parts, figures: [ink] }
}

/**
 * Chooses the ground by `ground` (an ink number) or as the quietest light or the deepest dark ink.
 *
 * @param sparing an ink to be used for accents alone, if there are others
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
    isDark: onGround.lightness < 0.5,
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

/** Removes and returns the item with the highest score; ties go to the first. */
function takeBest(items: number[], score: (item: number) => number): number | undefined {
  if (items.length === 0) return undefined
  let best = 0
  for (let at = 1; at < items.length; at++) if (score(items[at]) > score(items[best])) best = at
  return items.splice(best, 1)[0]
}
