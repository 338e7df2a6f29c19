import type { Phrase } from '../read/match-phrases.ts'
import { slipsBetween } from '../read/spelling.ts'
import { isSizeOfMeasure } from './measured-colours.ts'
import { isLabel } from './phrase-kinds.ts'

/**
 * Whether a word two typing errors away from a thing's name is unknown instead, because a family beside it is spelt
 * correctly: "herringbone parket" is not a parakeet.
 */
export function isFarFetched(phrases: readonly Phrase[], at: number): boolean {
  const { readAs, words, startsClause } = phrases[at]
  if (isOfName(phrases, at) && (readAs || isRareCapital(phrases, at))) return true
  // A name before "style" is a person's or a brand's ("Barbour style").
  if (readAs && isThing(phrases[at]) && mannerWords.includes(phrases[at + 1]?.form)) return true
  if (!readAs || !isThing(phrases[at]) || slipsBetween(words[0], readAs, FAR_SLIPS) < FAR_SLIPS) return false
  const isFamily = (phrase: Phrase | undefined): boolean =>
    phrase?.readAs === undefined &&
    (phrase?.meanings.some((meaning) => meaning.kind === 'family' && !meaning.isGeneral) ?? false)
  const next = phrases[at + 1]
  return (isFamily(phrases[at - 1]) && !startsClause) || (isFamily(next) && !next.startsClause)
}

/** Whether a phrase says nothing here: the size of an amount, an ornament of a cloth, the label before a colon. */
export function isSmallHere(phrases: readonly Phrase[], at: number): boolean {
  return (
    isSizeOfMeasure(phrases, at) ||
    isOrnamentOfCloth(phrases, at) ||
    isLabel(phrases, at) ||
    isScaleOfPrint(phrases, at)
  )
}

/** "Houndstooth, micro scale", "oversized scale": the size of the print; "one red scale" and kitchen scales are things. */
function isScaleOfPrint(phrases: readonly Phrase[], at: number): boolean {
  const [before, { form, words, isPlural, startsClause }] = [phrases[at - 1], phrases[at]]
  const isWord = form === 'scale' && words.length === 1 && !isPlural && !startsClause
  return isWord && before?.meanings.every(({ kind }) => kind === 'scale' || kind === 'density') === true
}

/**
 * Whether "ornament" means that of a damask or a frieze; it is a bauble where Christmas is mentioned, or where no cloth
 * is.
 */
function isOrnamentOfCloth(phrases: readonly Phrase[], at: number): boolean {
  if (!/^ornaments?$/.test(phrases[at].form)) return false
  const isOfCloth = phrases.some(({ meanings }) => meanings.some((one) => one.kind === 'family' && !one.isGeneral))
  return isOfCloth && !phrases.some(({ form }) => festive.test(form))
}

const festive = /christmas|xmas|weihnacht|no[eë]l|navidad|natale?\b|tree|snow|winter|holiday|festive|holly|bauble/

/**
 * Whether two capitalised words, one unknown and one known only by a typing error, are a person's name: Anni Albers.
 */
function isOfName(phrases: readonly Phrase[], at: number): boolean {
  const isCapital = (phrase: Phrase | undefined): boolean => /^\p{Lu}/u.test(phrase?.written ?? '')
  const isUnknown = (phrase: Phrase | undefined): boolean => phrase?.meanings.length === 0 && isCapital(phrase)
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  if (!isCapital(phrases[at])) return false
  return (isUnknown(before) && !phrases[at].startsClause) || (isUnknown(after) && !after.startsClause)
}

function isThing({ meanings }: Phrase): boolean {
  return meanings.some(({ kind }) => kind === 'motif')
}

/** Whether a word is capitalised among lower-case ones. */
function isRareCapital(phrases: readonly Phrase[], at: number): boolean {
  const capitals = phrases.filter(({ written }) => /^\p{Lu}\p{Ll}/u.test(written))
  const isAlone = at === 0 || capitals.length * CAPITALS_RARE > phrases.length
  return !isAlone && isThing(phrases[at]) && !phrases[at].isPlural && phrases[at].words.length === 1
}

/** Largest share of capitalised phrases, as one in this number. */
const CAPITALS_RARE = 3
const FAR_SLIPS = 2
const mannerWords = ['style', 'inspired', 'esque', 'like']
