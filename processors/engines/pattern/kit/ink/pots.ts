import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import type { Cast } from './cast.ts'

/** In OKLCH: what has less chroma is grey; pigments whose hues are nearer than this, in radians, are one pot of paint. */
const [PIGMENT, ONE_POT] = [0.022, 0.42]
/** In OKLCH: a thin wash has less chroma than its paint, but more than this. */
const TINT = 0.014
/** Greys of this lightness are a paint of their own; darker ones are lines, and lighter ones paper. */
const GREY = { least: 0.38, most: 0.86 } as const
/** What has less than this share of its paint's chroma is another paint, where it is darker and where it is paler: beige is no lemon. */
const DULL = { darker: 0.55, paler: 0.3 } as const

/** The paints of a palette on a paper: each pot is one pigment in its strengths, tones as given; greys come last. */
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

/** The pots of a cast as ink numbers from thin to thick, tints with the paint they were let down from. */
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

/** In OKLCH lightness: strengths farther apart are not those of one wash. */
const STEP = 0.2

/** An ink with the strength before it and the one after it, from thin to thick. */
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

/** The strengths of the paint that an ink belongs to, from thin to thick; itself alone where it has no others. */
export function strengthsOf(pots: readonly (readonly number[])[], ink: number): readonly number[] {
  return pots.find((pot) => pot.includes(ink)) ?? [ink]
}
