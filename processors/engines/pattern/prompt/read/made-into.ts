import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/** What cloth is made into or put on, and what also has a picture, a colour or a skin of its name. */
const made = new Set(
  'sofa couch settee armchair pouffe pouf footstool chair dining_chair bench stool deckchair lampshade cushion pillow bag school_bag tote_bag handbag backpack rucksack purse wallet bikini swimsuit swim_shorts bathrobe hijab sweater jumper pullover cardigan beanie umbrella parasol oven_mitt eye_mask'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)
/** The same in pairs, or named as many. */
const inPairs = new Set(
  'sock glove mitten slipper pant yoga_pant swim_short trouser cushion pillow'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)

/** Kinds of words that may stand with it in its clause. */
const beside = ['filler', 'mood', 'style', 'scale', 'theme'] as const
const described = ['colour', 'family', 'mood', 'style', 'scale'] as const

/**
 * "Block stripes in sage and cream, sofa", "red roses on navy, silk bikini": one made thing in a clause of its own, after a design that
 * is described, is what the cloth is for. In a bare list ("cats, armchair") and where more things follow it is drawn.
 */
export function readMadeInto(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map(
    (phrase, at): Phrase => (isMadeInto(phrases, at) ? { ...phrase, meanings: [{ kind: 'filler' }] } : phrase),
  )
}

function isMadeInto(phrases: readonly Phrase[], at: number): boolean {
  const { form, words, isPlural } = phrases[at]
  const isMade =
    inPairs.has(form.replace(/s$/, '')) ||
    (!isPlural && [form, words.join(' '), words.at(-1) ?? ''].some((name) => made.has(name)))
  const start = phrases.findLastIndex(({ startsClause }, index) => index > 0 && index <= at && startsClause)
  if (!isMade || start < 0) return false
  const next = phrases.findIndex(({ startsClause }, index) => index > at && startsClause)
  const end = next < 0 ? phrases.length : next
  const isAlone = phrases.slice(start, end).every((phrase) => phrase === phrases[at] || has(phrase, ...beside))
  const before = phrases.slice(0, start)
  const isDescribed = before.some((phrase) => has(phrase, ...described)) && before.some(isShown)
  return isAlone && isDescribed && !phrases.slice(end).some(isShown)
}

function isShown(phrase: Phrase): boolean {
  return has(phrase, 'motif', 'family', 'group')
}
