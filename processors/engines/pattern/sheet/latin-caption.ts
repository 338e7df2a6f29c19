import { colourWords } from '../palette/names/colour-words.ts'
import type { Understanding } from '../prompt/understanding.ts'

/**
 * Characters that common sans-serif fonts may lack: pictographs, and everything beyond the Latin, Greek and Cyrillic
 * blocks.
 */
const RARE = /[\p{Extended_Pictographic}\u{2e80}-\u{10ffff}]/u
const ALL_RARE = new RegExp(RARE.source, 'gu')

/**
 * A prompt in characters that every font has: words in other scripts and emoji are replaced by what they were
 * understood as, in English (`麻の葉 藍` becomes `asanoha indigo`), and what was not understood is left out, so that no
 * caption shows empty boxes.
 *
 * @param understood how the words of this prompt were understood
 */
export function captionInLatin(prompt: string, understood: Understanding['understood']): string {
  let text = prompt.normalize('NFKC')
  for (const { words, as } of understood) if (RARE.test(words)) text = text.replace(words, ` ${nameOf(as)} `)
  return text.replace(ALL_RARE, ' ').replace(/\s+/g, ' ').trim()
}

/** `family asanoha` → `asanoha`, `ground #faf7f0` → `white`; minor words are left out. */
function nameOf(as: string): string {
  const hex = /#[0-9a-f]{6}/.exec(as)?.[0]
  if (hex) return englishNames().get(hex) ?? hex
  return /^(?:family|motif|mood|style|scene|layout|palette|ground of) ([^,(]+)/.exec(as)?.[1].trim() ?? ''
}

let names: ReadonlyMap<string, string> | undefined

/** English name of each dye, the first of several. */
function englishNames(): ReadonlyMap<string, string> {
  names ??= new Map([...colourWords].toReversed().map(([name, hex]) => [hex, name] as const))
  return names
}
