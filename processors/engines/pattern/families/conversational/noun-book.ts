import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The world a thing belongs to; it decides the small marks strewn between the motifs. */
export type Theme =
  | 'space'
  | 'sea'
  | 'water'
  | 'snow'
  | 'desert'
  | 'garden'
  | 'sky'
  | 'orchard'
  | 'forest'
  | 'music'
  | 'kitchen'
  | 'party'
  | 'meadow'
  | 'play'

export type Depiction = {
  readonly picture: string
  /** False when the noun is drawn as the kind of thing it is: a puffin as a penguin. */
  readonly isExact: boolean
  readonly theme: Theme
}

/** As stored: nouns by picture, kin apart, so that each picture's name is written once. */
type StoredBook = {
  readonly themes: Readonly<Record<string, Theme>>
  readonly named: Readonly<Record<string, string>>
  readonly kin: Readonly<Record<string, string>>
  readonly emoji: Readonly<Record<string, string>>
  /** Everyday words, so that a rightly spelt word is not taken for a misspelt one. */
  readonly plain: Readonly<Record<'words', string>>
}

const FILE = join(import.meta.dirname, 'noun-book.json')

type Book = {
  readonly nouns: ReadonlyMap<string, Depiction>
  readonly emoji: ReadonlyMap<string, string>
  readonly plain: ReadonlySet<string>
}

let book: Book | undefined

const [YOUNG, OTHER] = ['young ', 'other ']

/** The noun of a beast's young, which are drawn as their parents are, and smaller. */
export function youngOf(noun: string): string {
  return `${YOUNG}${noun}`
}

/** The noun of another one of the same, which has a colour of its own. */
export function otherOf(noun: string): string {
  return `${OTHER}${noun}`
}

/** True for a noun of `youngOf`. */
export function isYoung(noun: string): boolean {
  return noun.startsWith(YOUNG)
}

/** How a noun (singular, lower case, English) or an emoji is drawn; undefined when nothing is known that looks like it. */
export function findDepiction(noun: string): Depiction | undefined {
  book ??= openBook()
  const prefix = [YOUNG, OTHER].find((one) => noun.startsWith(one)) ?? ''
  return book.nouns.get(noun) ?? (prefix ? book.nouns.get(noun.slice(prefix.length)) : undefined)
}

/** The English noun of an emoji. */
export function nounOfEmoji(emoji: string): string | undefined {
  book ??= openBook()
  return book.emoji.get(emoji)
}

/** True for an everyday English word that means nothing for cloth. */
export function isPlainWord(word: string): boolean {
  book ??= openBook()
  return book.plain.has(word)
}

/** Nouns with a picture of their own, for the spelling check. */
export function pictureNouns(): string[] {
  book ??= openBook()
  return [...book.nouns].flatMap(([noun, { isExact }]) => (isExact ? [noun] : []))
}

/** Read on first use (about 30 ms); written by `make/make-books.ts`. */
function openBook(): Book {
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as StoredBook
  const nouns = new Map<string, Depiction>()
  const add = (lists: StoredBook['named'], isExact: boolean): void => {
    for (const [picture, list] of Object.entries(lists))
      for (const noun of list.split('|')) nouns.set(noun, { picture, isExact, theme: stored.themes[picture] ?? 'play' })
  }
  add(stored.kin, false)
  add(stored.named, true)
  const plain = new Set(stored.plain.words.split('|'))
  return { nouns, emoji: new Map(Object.entries(stored.emoji)), plain }
}
