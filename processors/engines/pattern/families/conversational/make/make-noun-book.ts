// Writes noun-book.json: which noun is drawn by which picture, from WordNet and the names of the pictures (half a minute).
//   node processors/engines/pattern/families/conversational/make/make-noun-book.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctSpelling } from '../../../prompt/read/spelling.ts'
import type { Theme } from '../noun-book.ts'
import { readEmojiNames } from './icon-sources.ts'
import type { NamedNoun } from './names/name-pictures.ts'
import { nameNouns } from './names/name-pictures.ts'
import { themeOf } from './names/name-themes.ts'
import type { WordNet } from './names/wordnet.ts'
import { openWordNet } from './names/wordnet.ts'
import { writeRows } from './write-rows.ts'

const folder = join(import.meta.dirname, '..')
const pictures = Object.keys(JSON.parse(readFileSync(join(folder, 'picture-book.json'), 'utf8')) as object)
const wordNet = openWordNet()
const book = makeNounBook(pictures, wordNet)
writeFileSync(join(folder, 'noun-book.json'), writeRows(book))
// The spelling check reads the book just written: what it would take for a slip, and is a rare word of its own, is added.
const isTakenForSlip = (noun: string): boolean => [noun, `${noun}s`].some((form) => correctSpelling(form) !== undefined)
const plain = [...wordNet.plainWords(), ...wordNet.rareNouns().filter(isTakenForSlip)]
writeFileSync(join(folder, 'noun-book.json'), writeRows({ ...book, plain: { words: plain.join('|') } }))

function makeNounBook(names: readonly string[], wordNet: WordNet): Record<string, Readonly<Record<string, string>>> {
  const drawn = new Set(names.filter((name) => !name.startsWith('f-')))
  const nouns = nameNouns(wordNet, drawn)
  const listed = (routes: readonly NamedNoun['route'][]): Record<string, string> => {
    const lists: Record<string, string[]> = {}
    for (const [noun, { picture, route }] of nouns)
      if (routes.includes(route)) lists[picture] = [...(lists[picture] ?? []), noun]
    return Object.fromEntries(Object.entries(lists).map(([picture, list]) => [picture, list.join('|')]))
  }
  const themes: Record<string, Theme> = {}
  for (const [noun, { picture, route }] of nouns)
    if (route === 'name') themes[picture] ??= themeOf(noun, picture, wordNet)
  const emoji = [...readEmojiNames()].flatMap(([sign, name]) => {
    const noun = name.replace(/-face$/, '').replaceAll('-', ' ')
    return nouns.has(noun) ? [[sign, noun] as const] : []
  })
  return {
    themes,
    named: listed(['name', 'synonym']),
    kin: listed(['kin']),
    emoji: Object.fromEntries(emoji),
    plain: { words: wordNet.plainWords().join('|') },
  }
}
