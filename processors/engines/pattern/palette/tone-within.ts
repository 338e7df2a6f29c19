import type { Colourway } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { Tone } from '../prompt/words/style-words.ts'
import { toneMoods } from './choose-mood.ts'
import { readInks } from './read-inks.ts'
import { shiftTone } from './tones.ts'

/** "Muted", "pastel", "bright" over whatever the colours are; nothing where the mood itself came from that word. */
export function toneWithin(palette: Colourway, wishes: Wishes): Colourway {
  const isOwnMood =
    wishes.tone && wishes.colours.length === 0 && wishes.moods.every((mood) => mood === toneMoods[wishes.tone as Tone])
  if (!wishes.tone || (isOwnMood && wishes.moods.length > 0)) return palette
  const inks = readInks(palette.inks)
  if (inks.length !== palette.inks.length) return palette
  const shifted = shiftTone(inks, palette.ground, wishes.tone)
  const isApart = new Set(shifted.map(({ hex }) => hex)).size === inks.length
  return isApart ? { inks: shifted.map(({ hex }) => hex), ground: palette.ground } : palette
}
