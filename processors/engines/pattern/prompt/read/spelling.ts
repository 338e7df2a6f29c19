import { findDepiction, isPlainWord, pictureNouns } from '../../families/conversational/noun-book.ts'
import type { Meaning } from './lexicon.ts'
import { openLexicon } from './lexicon.ts'
import { wordForms } from './tokenize.ts'

const LETTERS_LEAST = 4
const LETTERS_MOST = 24
/** Words of this length may hold two slips. */
const TWO_SLIPS_FROM = 7

/** Blak and wite are meant, of all words a letter longer. */
const commonHues = new Set(['black', 'white', 'green', 'brown', 'orange', 'yellow', 'purple', 'beige', 'cream'])

let byLength: ReadonlyMap<number, readonly string[]> | undefined

/**
 * The known word a misspelt one was meant to be: the nearest by Damerau–Levenshtein distance, one slip in short words and two
 * in long ones, the first letter right. Words of the plain dictionary are never corrected: a house is no horse.
 */
export function correctSpelling(word: string): string | undefined {
  if (word.length < LETTERS_LEAST || word.length > LETTERS_MOST || !/^\p{Script=Latin}+$/u.test(word)) return undefined
  if (wordForms(word).some((form) => isPlainWord(form.word)) || isActing(word)) return undefined
  byLength ??= indexWords()
  const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1
  let best: string | undefined
  let [least, unlike] = [slips + 1, 0]
  // Of two equally near the one as long is meant: letters change places more often than they are lost.
  for (const length of [0, -1, 1, -2, 2].slice(0, 2 * slips + 1).map((step) => word.length + step))
    for (const candidate of byLength.get(length) ?? []) {
      if (candidate[0] !== word[0]) continue
      // Four letters hold too many words a letter apart; there only two letters changing places is a slip.
      const isChanged = sortLetters(word) === sortLetters(candidate)
      if (word.length === LETTERS_LEAST && !isChanged && !commonHues.has(candidate)) continue
      const distance = slipsBetween(word, candidate, least)
      if (distance > Math.min(least, slips)) continue
      const unlikely = unlikeliness(word, candidate)
      if (distance > 1 && isForeign(word, candidate)) continue
      if (distance < least || unlikely < unlike) [best, least, unlike] = [candidate, distance, unlikely]
    }
  return best
}

/** "Raining", "baking", "potted": what somebody does, or has done, is neither a slip of a thing nor two things grown together. */
export function isActing(word: string): boolean {
  const stem = /(?:ings?|ed)$/.test(word) ? word.replace(/(?:ings?|ed)$/, '') : ''
  const isDoubled = stem.at(-1) === stem.at(-2)
  return stem.length > 2 && [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])].some(isEveryday)
}

function isEveryday(word: string): boolean {
  return isPlainWord(word) || findDepiction(word)?.isExact === true
}

/** Of words that are equally near: letters doubled or not come first ("lillies" are lilies), then those that changed places, then others. */
function unlikeliness(word: string, candidate: string): number {
  if (undouble(word) === undouble(candidate)) return 0
  return sortLetters(word) === sortLetters(candidate) ? 1 : 2
}

function undouble(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}

/** Letters of another language that the known word does not have: such a word has its own meaning there, and is no slip of this one. */
function isForeign(word: string, candidate: string): boolean {
  return [...word].some((letter) => /[^a-z]/.test(letter) && !candidate.includes(letter))
}

function sortLetters(word: string): string {
  return [...word].sort().join('')
}

/** Lexicon words first, so that they win ties; plurals in -s are words of their own. */
function indexWords(): Map<number, string[]> {
  const lists = new Map<number, string[]>()
  const add = (word: string): void => {
    if (word.length < LETTERS_LEAST || !/^\p{Script=Latin}+$/u.test(word)) return
    for (const form of [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`]) {
      const list = lists.get(form.length)
      if (list) list.push(form)
      else lists.set(form.length, [form])
    }
  }
  // Who writes "pasley" to a weaver means paisley before parsley: cloths win ties over things.
  const isCloth = ([, meanings]: readonly [string, readonly Meaning[]]): number =>
    meanings.some(({ kind }) => kind === 'family') ? 0 : 1
  for (const [word, meanings] of [...openLexicon()].toSorted((one, other) => isCloth(one) - isCloth(other)))
    if (meanings.some(({ kind }) => kind !== 'filler')) add(word)
  for (const word of pictureNouns()) add(word)
  return lists
}

/** Damerau–Levenshtein distance with adjacent swaps, given up above `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const change = one[row - 1] === other[at - 1] ? 0 : 1
      now[at] = Math.min(last[at] + 1, now[at - 1] + 1, last[at - 1] + change)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        now[at] = Math.min(now[at], before[at - 2] + 1)
    }
    if (Math.min(...now) > most) return most + 1
    ;[before, last] = [last, now]
  }
  return last[other.length]
}
