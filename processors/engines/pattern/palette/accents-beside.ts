import type { Ink } from '../../color/ink.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** Number of accents that are named beside exactly one main colour, which then comes first. */
export function accentsBeside(named: readonly Ink[], { colours, colourCount }: Wishes): number {
  const accents = colours.filter(({ isAccent }) => isAccent).length
  const isBesideOne = colours.length - accents === 1 && !colours[0].isAccent && colours.length === named.length
  return isBesideOne && colourCount === undefined ? accents : 0
}

/**
 * The inks that tones are derived from: not the accents, so that a small amount stays small. Where only accents are
 * named, the ground.
 */
export function withoutAccents({ colours }: Wishes, figured: readonly Ink[], grounds: readonly Ink[]): readonly Ink[] {
  const led = figured.filter(({ hex }) => !colours.some((one) => one.isAccent && one.hex === hex))
  return [led, grounds, figured].find((inks) => inks.length > 0) ?? figured
}
