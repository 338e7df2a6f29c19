import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import type { Cast } from './cast.ts'

/**
 * In OKLCH: least chroma of a pigment, else it is a grey; and the largest hue difference (radians) within one paint.
 */
const [PIGMENT, ONE_POT] = [0.022, 0.42]
/** In OKLCH: least chroma of a thin wash, which is below that of its paint. */
const TINT = 0.014
/** Lightness of greys that are paints of their own; darker ones are lines, and lighter ones paper. */
const GREY = { least: 0.38, most: 0.86 } as const
/**
 * Ratio of chroma below which an ink is another paint rather than a strength of it, for darker and for paler inks:
 * beige is no thin lemon yellow.
 */
const DULL = { darker: 0.55, paler: 0.3 } as const

/** Groups a palette into paints ("pots"): each is one pigment in its strengths, in the given order; greys come last. */
export function potsOf(inks: readonly Ink[], paper: Ink): Ink[][] {
  const pots: Ink[][] = []
  const paints = inks.filter((ink) => ink !== paper)
  for (const ink of paints.filter(({ chroma }) => chroma >= PIGMENT)) {
    const pot = pots.find(([first]) => isOfPaint(ink, first))
    if (pot) pot.push(ink)
    else pots.push([ink])
  }
  const greys = paints.filter(
    ({ chroma, lightness }) => chroma < PIGMENT && lightness > GREY.least && lightness < GREY.most,
  )
  return greys.length > 0 ? [...pots, greys] : pots
}

function isOfPaint(ink: Ink, paint: Ink): boolean {
  if (hueDistance(paint, ink) >= ONE_POT) return false
  const [dull, full] = ink.chroma < paint.chroma ? [ink, paint] : [paint, ink]
  return dull.chroma > full.chroma * (dull.lightness > full.lightness ? DULL.paler : DULL.darker)
}

/** The paints of a cast as ink numbers from thin to thick, with pale tints added to the paint of their hue. */
export function potsOfCast({ inks, ground }: Pick<Cast, 'inks' | 'ground'>): number[][] {
  const full = inks.toSorted((one, other) => other.chroma - one.chroma)
  const pots = potsOf(full, inks[ground])
  for (const tint of full)
    if (tint !== inks[ground] && tint.chroma < PIGMENT && tint.chroma > TINT)
      pots.find(([first]) => isOfPaint(tint, first))?.push(tint)
  return pots.map((pot) =>
    pot.toSorted((one, other) => other.lightness - one.lightness).map((ink) => inks.indexOf(ink)),
  )
}

/** OKLCH lightness difference up to which two strengths can belong to one wash. */
const STEP = 0.2

/** An ink with the strengths before and after it, from thin to thick. */
export function strengthsAbout(
  inks: readonly Ink[],
  pots: readonly (readonly number[])[],
  ink: number,
): readonly number[] {
  const pot = strengthsOf(pots, ink)
  const at = pot.indexOf(ink)
  const isNear = (other: number): boolean => Math.abs(inks[other].lightness - inks[ink].lightness) < STEP
  return pot.slice(Math.max(0, at - 1), at + 2).filter(isNear)
}

/** All strengths of an ink's paint, from thin to thick; the ink alone if there are no others. */
export function strengthsOf(pots: readonly (readonly number[])[], ink: number): readonly number[] {
  return pots.find((pot) => pot.includes(ink)) ?? [ink]
}
