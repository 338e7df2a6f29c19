import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { colourShifts, colourWords } from './colour-words.ts'

const clothNames = 'velvet satin silk linen denim lace tweed corduroy cashmere chiffon taffeta leather suede'.split(' ')

const quiet = ['muted', 'pastel', 'faded']

let names: ReadonlyMap<string, string> | undefined

/**
 * `#rrggbb` of a colour name of two or more words (`robin egg blue`, `burnt umber`) from the color-name-list package.
 * Single words are looked up in our own table instead, and names without a colour word are excluded, since the list
 * also holds `Secret`, `Water Lilies` and most nouns.
 */
export function findColourName(name: string): string | undefined {
  const words = name.split(' ')
  if (words.length < 2 || words.some((word) => ['of', 'in', 'on', 'and', 'the'].includes(word))) return undefined
  // A plural at the end names things ("pink elephants"), even where the list has a colour of that name.
  const last = words[words.length - 1]
  if (last.endsWith('s') && !last.endsWith('ss') && !colourWords.has(last)) return undefined
  // A cloth at the end names the cloth ("black velvet"), even where the list has a colour of that name.
  if (clothNames.includes(last)) return undefined
  if (!words.some((word) => colourWords.has(word) || Object.hasOwn(colourShifts, word))) return undefined
  // "Muted" and "pastel" say how much of a colour there is; the list's own muted and pastel greens are strong.
  if (quiet.includes(words[0]) && colourWords.has(words.slice(1).join(' '))) return undefined
  names ??= readNames()
  return names.get(name)
}

/** Reads the package's selection of about 4,500 names; called once (5 ms). */
function readNames(): Map<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('color-name-list/bestof'))
  const list = JSON.parse(readFileSync(join(folder, 'colornames.bestof.min.json'), 'utf8')) as Record<string, string>
  return new Map(Object.entries(list).map(([hex, name]) => [name.toLowerCase().replace(/['’]s\b/g, ''), `#${hex}`]))
}
