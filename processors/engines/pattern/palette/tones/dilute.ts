import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch } from '../../../color/ink.ts'
import type { Oklab } from '../../../color/oklab.ts'
import { oklabDistance, oklchFromOklab } from '../../../color/oklab.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway, Family, KindAsked } from '../../families/family.ts'
import { asksForWatercolour } from '../../families/techniques/line-or-wash.ts'
import { potsOf } from '../../kit/ink/pots.ts'
import { workable } from '../../prompt/meaning/family-kinds.ts'
import { readInks } from '../read-inks.ts'

/** Largest number of inks of a painted cloth. */
const INKS_MOST = 12
/** OKLab distance below which two washes look the same. */
const APART = 0.05
/**
 * Share of the way to the paper that a thin wash goes, its factor on chroma, and the change of lightness and chroma
 * where paint pools.
 */
const [THIN, THIN_CHROMA, POOL] = [0.56, 0.62, { lightness: -0.15, chroma: 1.08 }]
/** Yellow hues of OKLCH in radians, and how far their pools turn towards orange. */
const YELLOW = { from: 1.15, to: 1.9, turn: 0.18 }
const POTS_MOST = 4
/**
 * In OKLCH: lightness step between strengths of one paint beyond which a step is visible; largest hue difference in
 * radians within one paint.
 */
const [GAP, SAME_PAINT] = [0.1, 0.42]

/** Whether a cloth is painted in washes: because of its family, or because the prompt says so. */
export function isInWashes(asked: Pick<KindAsked, 'styles'>, { name, inks: { isDiluted = false } }: Family): boolean {
  if (workable.includes(name) && asksForWatercolour(asked)) return true
  return typeof isDiluted === 'boolean' ? isDiluted : isDiluted(asked)
}

/**
 * Watercolour: one pigment in three strengths. Each paint of the palette, the strongest first, gets a thin wash and a
 * dark pool until twelve inks are reached; without them petals would be shaded with other colours and look cut from
 * paper.
 *
 * @param petals colours of the requested flowers, whose paints come first
 */
export function dilute(palette: Colourway, petals: readonly Ink[]): Colourway {
  const inks = readInks(palette.inks)
  const paper = inks[palette.ground]
  const pots = potsOf(inks, paper)
  const away = ([full]: readonly Ink[]): number => Math.min(...petals.map((petal) => hueDistance(petal, full)), Math.PI)
  const leading = pots.toSorted((one, other) => away(one) - away(other)).slice(0, POTS_MOST)
  const wanted = leading.flatMap((pot) => [thinOf(pot, paper), ...poolOf(pot)])
  for (const wash of wanted) {
    if (inks.length >= INKS_MOST) break
    if (inks.some(({ lab }) => oklabDistance(lab, wash.lab) <= APART)) continue
    inks.push(wash)
    leading.find(([first]) => hueDistance(first, wash) < SAME_PAINT)?.push(wash)
  }
  addBetween(inks, leading)
  return { inks: inks.map(({ hex }) => hex), ground: palette.ground }
}

/**
 * Adds strengths between two of one paint that lie far apart, the widest gaps first, so that paint runs from thin to
 * thick without visible steps.
 */
function addBetween(inks: Ink[], pots: readonly Ink[][]): void {
  while (inks.length < INKS_MOST) {
    const gaps = pots.flatMap((pot, at) => {
      const tones = pot.toSorted((one, other) => other.lightness - one.lightness)
      return tones.slice(1).map((deep, step) => ({
        pot,
        deep,
        thin: tones[step],
        wide: (tones[step].lightness - deep.lightness) / (1 + at * 0.3),
      }))
    })
    const widest = gaps.toSorted((one, other) => other.wide - one.wide)[0]
    if (!widest || widest.wide < GAP) return
    const between = mixInks(widest.thin, widest.deep)
    inks.push(between)
    widest.pot.push(between)
  }
}

function mixInks(one: Ink, other: Ink): Ink {
  const middle = (from: number, to: number): number => (from + to) / 2
  const lab = [0, 1, 2].map((at) => middle(one.lab[at], other.lab[at])) as unknown as Oklab
  return inkFromOklch(oklchFromOklab(lab))
}

/** The palest strength of a paint, diluted further: about halfway to the paper, or lighter where the paper is dark. */
function thinOf(pot: readonly Ink[], paper: Ink): Ink {
  const full = pot.reduce((best, ink) => (ink.lightness > best.lightness ? ink : best))
  const lightness =
    paper.lightness > full.lightness
      ? full.lightness + (paper.lightness - full.lightness) * THIN
      : Math.min(0.93, full.lightness + 0.14)
  return inkFromOklch({ lightness, chroma: full.chroma * THIN_CHROMA, hue: full.hue })
}

/** The darkest strength of a paint, as where it dries last; none for paints that are deep already. */
function poolOf(pot: readonly Ink[]): Ink[] {
  const deep = pot.reduce((best, ink) => (ink.lightness < best.lightness ? ink : best))
  if (isDark(deep)) return []
  // Yellow turns to ochre where it pools, since dark yellow is not yellow.
  const isYellow = deep.hue > YELLOW.from && deep.hue < YELLOW.to
  const lightness = deep.lightness + POOL.lightness * (isYellow ? 0.7 : 1)
  const hue = deep.hue - (isYellow ? YELLOW.turn : 0)
  return [inkFromOklch({ lightness, chroma: Math.min(0.16, deep.chroma * POOL.chroma), hue })]
}
