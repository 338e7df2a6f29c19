/** One word of a prompt, folded for look-up, with what the person wrote. */
export type Token = { readonly word: string; readonly written: string }

const PROMPT_WORDS_MOST = 400

/**
 * Splits a prompt into words in any script. Markup, control characters and punctuation only separate; digits keep their
 * unit (`5cm` becomes `5`, `cm`); scripts written without spaces come out as runs, for the lexicon to search inside.
 */
export function tokenize(prompt: string): Token[] {
  const plain = prompt.normalize('NFKC').replace(/<[^>]*>/g, ' ')
  const found = plain.matchAll(
    /#[0-9a-f]{6}\b|\d+(?:[.,]\d+)?%?s?|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/giu,
  )
  const tokens: Token[] = []
  for (const [written] of found) {
    if (tokens.length >= PROMPT_WORDS_MOST) break
    tokens.push({ word: written.toLowerCase().replace('’', "'"), written })
  }
  return tokens
}

/** Forms of a word to look up, the word itself first: singulars of regular plurals, and the parts of hyphenated words. */
export function wordForms(word: string): string[] {
  const forms = [word]
  if (word.length > 3) {
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
    if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2))
    if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1))
    if (word.endsWith('ed')) forms.push(word.slice(0, -2), word.slice(0, -1))
    if (word.endsWith('y')) forms.push(word.slice(0, -1))
  }
  return forms
}
