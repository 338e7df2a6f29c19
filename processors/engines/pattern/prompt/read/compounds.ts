import { findDepiction } from '../../families/conversational/noun-book.ts'
import { colourShifts } from '../../palette/names/colour-words.ts'
import { openLexicon } from './lexicon.ts'
import { isActing } from './spelling.ts'
import { wordForms } from './tokenize.ts'

export type CompoundPart = { readonly word: string; readonly lookedUp: string; readonly isPlural: boolean }

const PART_LETTERS_LEAST = 3
/** What has happened to a thing, and by what, which is not drawn. */
const worked = /-(?:eaten|bitten|kissed|beaten|worn|swept|battered|weathered|chewed|powered)$/
const WORD_LETTERS_MOST = 60
/** Sounds that German puts between the parts: Blume·n·muster, Frühling·s·wiese. */
const LINKS = ['', 'n', 's', 'en', 'es', 'e', '-']

/**
 * Cuts a word that is several: German compounds (`Rosenmuster`), joined English (`polkadots`), hyphens (`rose-pink`), and
 * scripts without spaces, where what the lexicon does not know between known words is left out.
 */
export function splitCompound(word: string): CompoundPart[] | undefined {
  if (word.length > WORD_LETTERS_MOST) return undefined
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return splitRun(word)
  if (word.includes('-')) {
    // Moth-eaten books hold no moths.
    if (worked.test(word)) return undefined
    const parts = word.split('-').map((part) => known(part) ?? unknownPart(part))
    return parts.some(isTelling) ? parts : undefined
  }
  return isActing(word) ? undefined : splitTwo(word)
}

/** English words that turn what stands behind them into something else: what is outdoor has no door, and outlaws no law. */
const turning =
  /^(?:out|over|under|up|down|off|in|with|for)(?=door|house|field|ground|law|hill|pipe|coat|arm|lay|board|stairs|land)/

function splitTwo(word: string): CompoundPart[] | undefined {
  if (turning.test(word)) return undefined
  for (let cut = word.length - PART_LETTERS_LEAST; cut >= PART_LETTERS_LEAST; cut--) {
    const rest = known(word.slice(cut))
    if (!rest) continue
    for (const link of LINKS) {
      if (link && !word.slice(0, cut).endsWith(link)) continue
      const head = word.slice(0, cut - link.length)
      const first = head.length >= PART_LETTERS_LEAST ? known(head) : undefined
      if (first) return isNamedHue(first, rest) ? [rest] : [first, rest]
    }
  }
  return undefined
}

const germanHues = 'blau grün rot gelb grau braun weiß schwarz rosa violett'.split(' ')

/** Ice blue is a blue and no ice cream; dark green stays a green that is dark. */
function isNamedHue(first: CompoundPart, rest: CompoundPart): boolean {
  return germanHues.includes(rest.word) && !Object.hasOwn(colourShifts, first.word)
}

function known(word: string): CompoundPart | undefined {
  if (Object.hasOwn(colourShifts, word)) return { word, lookedUp: word, isPlural: false }
  for (const form of wordForms(word))
    if (openLexicon().has(form.word) || (form.word.length > 3 && findDepiction(form.word)))
      return { word, lookedUp: form.word, isPlural: form.isPlural }
  return undefined
}

function unknownPart(word: string): CompoundPart {
  return { word, lookedUp: word, isPlural: false }
}

/** A part that names something by itself: the stripes of a cuff-and-stripes. */
function isTelling({ lookedUp }: CompoundPart): boolean {
  return lookedUp.length >= PART_LETTERS_LEAST && known(lookedUp) !== undefined
}

/** Longest matches from the left. */
function splitRun(run: string): CompoundPart[] | undefined {
  const letters = [...run]
  const parts: CompoundPart[] = []
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(10, letters.length - at)
    while (length > 0 && !openLexicon().has(letters.slice(at, at + length).join(''))) length--
    const word = letters.slice(at, at + Math.max(1, length)).join('')
    if (length > 0) parts.push({ word, lookedUp: word, isPlural: false })
    at += Math.max(1, length)
  }
  return parts.length > 0 ? parts : undefined
}
