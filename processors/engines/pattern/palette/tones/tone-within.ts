import type { Colourway } from '../../families/family.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import type { Tone } from '../../prompt/words/style-words.ts'
import { toneMoods } from '../moods/choose-mood.ts'
import { readInks } from '../read-inks.ts'
import { shiftTone } from './tones.ts'

/** OKLCH lightness below which a colour is too dark for a pastel. */
const DEEP = 0.6

/** Applies "muted", "pastel" or "bright" to a palette; leaves a mood that came from that word unchanged. */
export function toneWithin(palette: Colourway, wishes: Wishes): Colourway {
  const isOwnMood =
    wishes.tone && wishes.colours.length === 0 && wishes.moods.every((mood) => mood === toneMoods[wishes.tone as Tone])
  const isSettled = isOwnMood && wishes.moods.length > 0
  if (!wishes.tone || (isSettled && wishes.tone !== 'pastel')) return palette
  const inks = readInks(palette.inks)
  if (inks.length !== palette.inks.length) return palette
  const toned = shiftTone(inks, palette.ground, wishes.tone)
  // The mood's own inks are pale already, but the colours of things and techniques are not.
  const shifted = isSettled ? toned.map((ink, at) => (inks[at].lightness < DEEP ? ink : inks[at])) : toned
  const isApart = new Set(shifted.map(({ hex }) => hex)).size === inks.length
  return isApart ? { inks: shifted.map(({ hex }) => hex), ground: palette.ground } : palette
}
