import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { settleFrames } from '../things/frames-of-things.ts'
import type { Wishes } from '../wishes.ts'

/** Ways of drawing strewn things, by the family that is their cloth where nothing is pictured, by mood, and by what they are called. */
const families: Readonly<Record<string, string>> = { midcentury: 'midcentury', memphis: 'memphis' }
const moods: readonly string[] = ['midcentury', 'seventies', 'boho']
const names: readonly (readonly [RegExp, string])[] = [
  [/^(pop art|pop-art|popart|comic|comic book|comic strip|lichtenstein|roy lichtenstein)$/, 'pop'],
  [/^(scandi|scandinavian|nordic|hygge|swedish|danish|finnish)/, 'scandinavian'],
]
/** Their colours alone say these; the words that bring them may mean any past. */
const vague = ['vintage', 'retro', 'modern']

/** Marks of the memphis print that may be named for themselves. */
const SQUIGGLES = 'squiggles'

/** How things lie: in frames, else strewn in the manner of a time. */
export function settleLying(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  settleFrames(wishes, phrases)
  settleManner(wishes, phrases)
}

/**
 * Strewn things of a manner bring its marks, and lie on its areas of colour; before a place, on a patterned ground and
 * in frames they do not.
 */
function settleManner(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { families: drawn, under, backdrop, frames, styles } = wishes
  if (drawn[0] !== CONVERSATIONAL || under || backdrop || frames || styles.some((style) => style !== SQUIGGLES)) return
  const manner = phrases.flatMap((phrase) => (phrase.isNegated ? [] : (mannerOf(phrase) ?? [])))[0]
  if (manner) wishes.manner = manner
}

function mannerOf({ form, meanings, family }: ReadPhrase): string | undefined {
  const named = names.find(([name]) => name.test(form))
  if (named) return named[1]
  if (family && Object.hasOwn(families, family.family)) return families[family.family]
  if (vague.includes(form)) return undefined
  return meanings.flatMap((meaning) =>
    meaning.kind === 'mood' && moods.includes(meaning.mood) ? [meaning.mood] : [],
  )[0]
}
