import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { growing } from './meaning/family-kinds.ts'
import { isOfTone } from './meaning/measured-colours.ts'
import { has } from './meaning/phrase-kinds.ts'
import type { Wishes } from './wishes.ts'

const INKS_MOST = 12

const squares = 'scarf scarves carré handkerchief bandana neckerchief headscarf kerchief hanky halstuch pañuelo'.split(
  ' ',
)

const wornWords = 'wearing wear wears tragen tragend portant llevando indossano'.split(' ')

/** Whether the cloth is to be a square with a border; scarves that a figure wears do not count. */
export function isOfSquares(phrases: readonly ReadPhrase[], worn: readonly { readonly garmentAt: number }[]): boolean {
  const isSquare = ({ words, isNegated }: ReadPhrase): boolean => !isNegated && squares.includes(words.at(-1) ?? '')
  const isWorn = (at: number): boolean =>
    worn.some(({ garmentAt }) => garmentAt === at) || wornWords.includes(phrases[at - 1]?.words[0] ?? '')
  return phrases.some((phrase, at) => isSquare(phrase) && !isWorn(at))
}

/** Number of inks of "three colours", "5 inks", "in three shades of grey"; undefined where none is given. */
export function countedColours(phrases: readonly ReadPhrase[], at: number, value: number): number | undefined {
  // "Five pastels on white" are six inks.
  if (isOfTone(phrases, at) && value > 1 && value < INKS_MOST) {
    const isLaid = phrases.slice(at + 2).some((phrase) => has(phrase, 'on-word'))
    return Math.round(value) + (isLaid ? 1 : 0)
  }
  const isCounted = has(phrases[at + 1], 'colour-count-word')
  // One colour needs a ground in addition.
  return isCounted && value >= 1 && value <= INKS_MOST ? Math.max(2, Math.round(value)) : undefined
}

const TONES_MOST = 6

/** Number of tones that "three blues" asks for; 1 without a number. */
export function countedTones(phrases: readonly ReadPhrase[], at: number): number {
  const number = phrases[at - 1]?.meanings.find((meaning) => meaning.kind === 'number')
  const isCounted =
    number?.kind === 'number' && phrases[at] && phrases[at].isPlural && phrases[at].chosen?.kind === 'colour'
  return isCounted ? Math.max(1, Math.min(TONES_MOST, Math.round(number.value))) : 1
}

/**
 * Whether a plural of a hue ("a quilt in blues") needs several tones: in designs built of areas it does, while plants
 * and tossed things have light and shade of each colour anyway.
 */
export function isManyOnBuilt(phrases: readonly ReadPhrase[], at: number): boolean {
  const isBuilt = ({ chosen }: ReadPhrase): boolean => chosen?.kind === 'family' && !growing.includes(chosen.family)
  const isOther = ({ chosen }: ReadPhrase): boolean =>
    chosen?.kind === 'motif' || (chosen?.kind === 'family' && growing.includes(chosen.family))
  const isPlain = phrases[at].isPlural && phrases[at].words.length === 1
  return isPlain && countedTones(phrases, at) === 1 && phrases.some(isBuilt) && !phrases.some(isOther)
}

const shadeWords = new Set([
  'shade',
  'shades',
  'tone',
  'tones',
  'hue',
  'hues',
  'töne',
  'tönen',
  'tons',
  'tonos',
  'toni',
])

/** Whether several tones of one hue are requested, and whether a mood's colours in the plural are. */
export function rangeOfColours(phrases: readonly ReadPhrase[]): Pick<Wishes, 'isTonal' | 'isColourful'> {
  return { ...(isTonalWish(phrases) && { isTonal: true }), ...(isOfMoodsColours(phrases) && { isColourful: true }) }
}

/** Whether one hue in several tones is requested ("shades of blue", "green tones") and no other colour is named. */
function isTonalWish(phrases: readonly ReadPhrase[]): boolean {
  const isColour = (at: number): boolean => phrases[at]?.chosen?.kind === 'colour' && !phrases[at].isNegated
  // The ground below them is not one of the shades.
  const isGround = (at: number): boolean => has(phrases[at - 1], 'on-word') && !phrases[at].startsClause
  if (phrases.filter((_, at) => isColour(at) && !isGround(at)).length !== 1) return false
  return phrases.some(
    ({ words }, at) => shadeWords.has(words[0]) && (isColour(at - 1) || isColour(at + 1) || isColour(at + 2)),
  )
}

/** Whether several colours of a mood are requested ("a check in autumn colours", "a spring palette"). */
function isOfMoodsColours(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ chosen, form, isNegated }, at) => {
    if (chosen?.kind !== 'mood' && chosen?.kind !== 'tone') return false
    const isFollowed = has(phrases[at + 1], 'colour-count-word') && !phrases[at + 1].startsClause
    return !isNegated && (isFollowed || /.[ -](colou?r|tone|hue|shade|palette)s?$/.test(form))
  })
}
