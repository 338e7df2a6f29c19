import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { colourShifts, colourWords } from './colour-words.ts'

const clothNames = 'velvet satin silk linen denim lace tweed corduroy cashmere chiffon taffeta leather suede'.split(' ')

let names: ReadonlyMap<string, string> | undefined

/**
 * `#rrggbb` of a colour name of two words or more (`robin egg blue`, `burnt umber`) from the color-name-list package. Single
 * words are left to our own table, and so are names without a colour word in them: the list holds `Secret`, `Water Lilies` and
 * most nouns.
 */
export function findColourName(name: string): string | undefined {
  const words = name.split(' ')
  if (words.length < 2 || words.some((word) => ['of', 'in', 'on', 'and', 'the'].includes(word))) return undefined
  // "Pink Elephants" is on the list too, and whoever writes it wants elephants.
  const last = words[words.length - 1]
  if (last.endsWith('s') && !last.endsWith('ss') && !colourWords.has(last)) return undefined
  // Black Velvet is a colour of the list; whoever writes it wants the cloth, in black.
  if (clothNames.includes(last)) return undefined
  if (!words.some((word) => colourWords.has(word) || Object.hasOwn(colourShifts, word))) return undefined
  // The list's muted green is as loud as grass: what is muted is a duller tone of its colour.
  if (words[0] === 'muted' && colourWords.has(words.slice(1).join(' '))) return undefined
  names ??= readNames()
  return names.get(name)
}

/** The selection of about 4,500 names, read on first use (5 ms). */
function readNames(): Map<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('color-name-list/bestof'))
  const list = JSON.parse(readFileSync(join(folder, 'colornames.bestof.min.json'), 'utf8')) as Record<string, string>
  return new Map(Object.entries(list).map(([hex, name]) => [name.toLowerCase().replace(/['’]s\b/g, ''), `#${hex}`]))
}
