import { findDepiction, nounOfEmoji } from '../../families/conversational/noun-book.ts'
import { splitCompound } from './compounds.ts'
import type { Meaning } from './lexicon.ts'
import { openLexicon, PHRASE_WORDS_MOST } from './lexicon.ts'
import { meaningsOf } from './meanings-of-phrase.ts'
import { isNameOfPlace, isThing } from './places-or-paints.ts'
import { correctSpelling } from './spelling.ts'
import type { Token, WordForm } from './tokenize.ts'
import { formsAfter, wordForms } from './tokenize.ts'

/** A stretch of the prompt and all it may mean; no meanings when nothing knows it. */
export type Phrase = {
  readonly written: string
  readonly words: readonly string[]
  /** As the lexicon holds it: lower case, the last word singular. */
  readonly form: string
  readonly meanings: readonly Meaning[]
  readonly startsClause: boolean
  /** True behind a colon: of what was said before it. */
  readonly isTold?: boolean
  readonly isPlural: boolean
  /** The word it was taken for, when misspelt. */
  readonly readAs?: string
}

/** Cuts the prompt into the longest phrases known to the lexicon, the colour names or the book of nouns. */
export function matchPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = []
  const mended = tokens.map((token, at): MendedToken => (isProperName(tokens, at) ? token : mendToken(token)))
  for (let at = 0; at < tokens.length; ) {
    const isCounted = phrases.at(-1)?.meanings.some(({ kind }) => kind === 'number') ?? false
    const plain = leftToNext(tokens, at, longestAt(tokens, at, isCounted)) ?? readNumber(tokens[at])
    const found = longestMendedAt(mended, at, isCounted, plain?.words.length ?? 0) ?? plain
    if (found) {
      phrases.push(found)
      at += found.words.length
    } else phrases.push(...readUnknown(tokens[at], mended[at++].readAs))
  }
  return phrases.some((phrase, at) => isThing(phrase) || isNameOfPlace(phrases, at))
    ? splitPairsAndPlaces(phrases, tokens)
    : splitColourNames(phrases, tokens)
}

/**
 * "Roses on black and white stripes": what is a mood by itself is two colours before the pattern that things lie on. "Owls in a moonlit
 * forest": the name of a paint may be the place it is called after.
 */
function splitPairsAndPlaces(phrases: readonly Phrase[], tokens: readonly Token[]): Phrase[] {
  const isOf = (phrase: Phrase | undefined, kind: Meaning['kind']): boolean =>
    phrase?.meanings.some((meaning) => meaning.kind === kind) ?? false
  let from = 0
  return phrases.flatMap((phrase, at) => {
    const part = tokens.slice(from, from + phrase.words.length)
    from += phrase.words.length
    const next: Phrase | undefined = phrases[at + 1]
    const isLaid = phrases.slice(Math.max(0, at - 2), at).some((one) => isOf(one, 'on-word'))
    const isOfPattern = isLaid && isOf(next, 'family') && !next.startsClause && phrases.slice(0, at).some(isThing)
    const isPair = isOfPattern && isOf(phrase, 'mood')
    const isPlace = isNameOfPlace(phrases, at)
    if (!(isPair || isPlace) || part.length < 2) return [phrase]
    const split = part.flatMap((token) => longestAt([token], 0, false) ?? [])
    const isScene = isPlace && isOf(split.at(-1), 'scene')
    // Of a dark forest the dark is said by the mood alone.
    const scene = split.at(-1)?.meanings.filter(({ kind }) => kind === 'scene') ?? []
    if (isScene && isOf(phrase, 'mood') && !isOf(split[0], 'mood') && !isOf(split[0], 'family'))
      return [{ ...phrase, meanings: [...phrase.meanings, ...scene] }]
    const isOfTwo = isPair && split.filter((one) => isOf(one, 'colour')).length === 2
    return isScene || isOfTwo ? split : [phrase]
  })
}

/** "Tartan red", "malachite green": shades by name beside a thing; where there is none they ask for that cloth in that colour. */
function splitColourNames(phrases: readonly Phrase[], tokens: readonly Token[]): Phrase[] {
  let at = 0
  return phrases.flatMap((phrase) => {
    const [from, count] = [at, phrase.words.length]
    at += count
    const cloth = openLexicon().get(phrase.words.slice(0, -1).join(' '))
    if (!cloth?.some((meaning) => meaning.kind === 'family' && !meaning.isGeneral)) return [phrase]
    const parts = [tokens.slice(from, from + count - 1), tokens.slice(from + count - 1, from + count)]
    const split = parts.flatMap((part) => longestAt(part, 0, false) ?? [])
    return split.length === 2 ? split : [phrase]
  })
}

/** A token as it was meant: a slip put right, an emoji by its name. */
type MendedToken = Token & { readonly readAs?: string }

/** "Rowers on the Thames": a capital inside a line of small letters begins a name, and a name is no slip. */
function isProperName(tokens: readonly Token[], at: number): boolean {
  const isCapital = ({ written }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(written)
  return isCapital(tokens[at]) && !tokens[at].startsClause && tokens.filter(isCapital).length * 3 <= tokens.length
}

function mendToken(token: Token): MendedToken {
  const { word } = token
  const name = nounOfEmoji(word)
  if (name) return { ...token, word: name }
  if (isKnownWord(word) || splitCompound(word)) return token
  const readAs = correctSpelling(word)
  return readAs ? { ...token, word: readAs, readAs } : token
}

function isKnownWord(word: string): boolean {
  return wordForms(word).some((form) => meaningsOf(form.word, form.isPlural).length > 0)
}

/**
 * "Tropical birds of paradise": where a longer name begins with the last word of this one, the word is the longer name's. "Pink
 * champagne glasses": nor does the list of paints take a word from the name of a thing.
 */
function leftToNext(tokens: readonly Token[], at: number, found: Phrase | undefined): Phrase | undefined {
  const count = found?.words.length ?? 0
  const next = count > 1 ? longestAt(tokens, at + count - 1, false) : undefined
  if (!found || !next?.meanings.some(({ kind }) => kind === 'motif' || kind === 'filler')) return found
  const before = longestAt(tokens.slice(0, at + count - 1), at, false)
  // "A cream tea towel": the colour of what the cloth is made into.
  const isUse = next.words.length > 1 && next.meanings.every(({ kind }) => kind === 'filler')
  if (isUse) return before && before.words.length === count - 1 && isColour(before) ? before : found
  if (next.meanings.every(({ kind }) => kind === 'filler')) return found
  const isPaint = !openLexicon().has(found.form) && isColour(found)
  const isLeft = isPaint && next.words.length > 1 && before?.words.length === count - 1 && isColour(before)
  return (next.words.length > count || isLeft ? before : undefined) ?? found
}

function isColour({ meanings }: Phrase): boolean {
  return meanings.length > 0 && meanings.every(({ kind }) => kind === 'colour')
}

/** "Hot air ballons", "🌈 stripes": a longer name with a slip or an emoji in it, where one is known. */
function longestMendedAt(
  mended: readonly MendedToken[],
  at: number,
  isCounted: boolean,
  least: number,
): Phrase | undefined {
  const reach = mended.slice(at, at + PHRASE_WORDS_MOST)
  if (!reach.some(({ word, written }) => word !== written.toLowerCase())) return undefined
  const found = longestAt(mended, at, isCounted)
  return found && found.words.length > Math.max(1, least) ? found : undefined
}

/** After a number the colours are counted: two colour block prints are no colour blocks. */
function longestAt(tokens: readonly Token[], at: number, isCounted: boolean): Phrase | undefined {
  const most = isCounted && isColourCount(tokens[at].word) ? 1 : PHRASE_WORDS_MOST
  for (let count = Math.min(most, tokens.length - at); count > 0; count--) {
    const part = tokens.slice(at, at + count)
    if (part.slice(1).some(({ startsClause }) => startsClause)) continue
    const head = part.slice(0, -1).map(({ word }) => word)
    const forms = formsAfter(head, part[count - 1].word)
    // What the lexicon holds comes before a picture: shades of blue are no sunglasses.
    const isListed = (form: WordForm, at: number): boolean =>
      (at === 0 || form.isPlural) && openLexicon().has([...head, form.word].join(' '))
    for (const form of [...forms.filter(isListed), ...forms.filter((other, at) => !isListed(other, at))]) {
      const phrase = [...head, form.word].join(' ')
      const meanings = meaningsOf(phrase, form.isPlural)
      if (meanings.length > 0)
        return {
          written: part.flatMap(({ written }) => written || []).join(' '),
          words: part.map(({ word }) => word),
          form: phrase,
          meanings,
          startsClause: part[0].startsClause,
          ...(part[0].isTold && { isTold: true }),
          isPlural: form.isPlural || isPluralOf(meanings, form.word),
        }
    }
    const many = manyOf(part)
    if (many) return many
  }
  return undefined
}

/** "Slices of cake", "houses on stilts": of a name with "of" in it the first word is said of many. */
function manyOf(part: readonly Token[]): Phrase | undefined {
  if (part.length < 3 || !/^o[fn]$/.test(part[1].word)) return undefined
  const [first, ...rest] = part.map(({ word }) => word)
  const name = wordForms(first)
    .filter(({ isPlural }) => isPlural)
    .map(({ word }) => [word, ...rest].join(' '))
    .find((phrase) => findDepiction(phrase)?.isExact)
  if (name === undefined) return undefined
  const said = { written: part.map((token) => token.written).join(' '), words: [first, ...rest], form: name }
  return { ...said, meanings: [{ kind: 'motif', noun: name }], startsClause: part[0].startsClause, isPlural: true }
}

function isColourCount(word: string): boolean {
  return wordForms(word).some((form) =>
    openLexicon()
      .get(form.word)
      ?.some(({ kind }) => kind === 'colour-count-word'),
  )
}

/** "leaves" may be a word of its own, and still is the plural of the leaf it stands for. */
function isPluralOf(meanings: readonly Meaning[], word: string): boolean {
  const nouns = meanings.flatMap((meaning) => (meaning.kind === 'motif' ? [meaning.noun] : []))
  return wordForms(word).some((form) => form.isPlural && nouns.includes(form.word))
}

function readNumber(token: Token): Phrase | undefined {
  const one = (meanings: readonly Meaning[]): Phrase => ({
    written: token.written,
    words: [token.word],
    form: token.word,
    meanings,
    startsClause: token.startsClause,
    isPlural: false,
  })
  if (token.word.startsWith('#')) return one([{ kind: 'colour', hex: longHex(token.word) }])
  if (!/^\d+(?:[.,]\d+)?$/.test(token.word)) return undefined
  return one([{ kind: 'number', value: Number.parseFloat(token.word.replace(',', '.')) }])
}

/** `#abc` is short for `#aabbcc`. */
function longHex(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
}

/** An unknown word may be two words grown together, a script without spaces, hyphenated, or misspelt. */
function readUnknown(token: Token, corrected: string | undefined): Phrase[] {
  const { written, word, startsClause } = token
  const base = { written, words: [word], form: word, startsClause, isPlural: false }
  const parts = splitCompound(word)
  if (parts)
    return parts.map((part, at) => ({
      ...base,
      written: part.word,
      words: [part.word],
      form: part.lookedUp,
      startsClause: startsClause && at === 0,
      isPlural: part.isPlural,
      meanings: meaningsOf(part.lookedUp, part.isPlural),
    }))
  if (corrected) {
    const form = wordForms(corrected).find((candidate) => meaningsOf(candidate.word).length > 0)
    if (form)
      return [
        {
          ...base,
          form: form.word,
          isPlural: form.isPlural,
          meanings: meaningsOf(form.word, form.isPlural),
          readAs: corrected,
        },
      ]
  }
  return [{ ...base, meanings: [] }]
}
