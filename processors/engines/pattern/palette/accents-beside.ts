import type { Ink } from '../../color/ink.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** How many accents are named beside one colour alone, which comes first. */
export function accentsBeside(named: readonly Ink[], { colours, colourCount }: Wishes): number {
  const accents = colours.filter(({ isAccent }) => isAccent).length
  const isBesideOne = colours.length - accents === 1 && !colours[0].isAccent && colours.length === named.length
  return isBesideOne && colourCount === undefined ? accents : 0
}

/** What tones are made of: little of an accent stays little. Beside accents alone it is the ground. */
export function withoutAccents({ colours }: Wishes, figured: readonly Ink[], grounds: readonly Ink[]): readonly Ink[] {
  const led = figured.filter(({ hex }) => !colours.some((one) => one.isAccent && one.hex === hex))
  return [led, grounds, figured].find((inks) => inks.length > 0) ?? figured
}
