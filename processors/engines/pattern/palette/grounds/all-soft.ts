import type { Wishes } from '../../prompt/wishes.ts'
import { readInks } from '../read-inks.ts'
import { isAfterDark } from './ground-apart.ts'

/** Duck egg and dusty pink are not of the night, however dark the rooms of their time were; by night they are. */
export function areAllSoft({ colours, moods }: Wishes): boolean {
  const inks = readInks(colours.flatMap(({ hex }) => hex))
  return inks.length > 1 && inks.every(({ lightness }) => lightness > SOFT) && !isAfterDark(moods)
}

/** OKLCH lightness of a colour that is soft. */
const SOFT = 0.66
