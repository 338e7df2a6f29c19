/** One word of a prompt, folded for look-up, with what the person wrote. */
export type Token = {
  readonly word: string
  readonly written: string
  /** True after a comma, a full stop or the like: a new thought. */
  readonly startsClause: boolean
  /** True after a colon: what was said before is told one by one. */
  readonly isTold?: boolean
}

const PROMPT_WORDS_MOST = 400

const WORDS =
  /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|y2k\b|3d\b|\bp[2346][gm1]{0,3}\b|\d+(?:s|er|st|nd|rd|th)\b|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{Extended_Pictographic}|&|[,;.:!?()/|\n、。]/giu

/** French and Italian articles that lean on their noun: d'olives, l'été, dell'orto; English s'mores have none. */
const ELISION = /^(?!s'more)(?:[cdjlmnst]|qu|un|de?ll|all|nell|sull)'(?=\p{L}{2})/u

/**
 * Splits a prompt into words in any script. Markup and control characters only separate; digits keep their unit
 * (`5cm` becomes `5`, `cm`); scripts written without spaces come out as runs, for the lexicon to search inside.
 */
export function tokenize(prompt: string): Token[] {
  const plain = prompt
    .normalize('NFKC')
    .replace(/<[^>]{0,2000}>/g, ' ')
    // A black cat is written as a cat joined to a black square.
    .replace(/\u200d\p{Extended_Pictographic}\ufe0f?/gu, ' ')
    // How an emoji is to be shown says nothing about what it shows.
    .replace(/\ufe0f/gu, '')
  const tokens: Token[] = []
  let [startsClause, isTold] = [true, false]
  for (const [written] of plain.matchAll(WORDS)) {
    if (tokens.length >= PROMPT_WORDS_MOST) break
    if (/^[,;.:!?()/|\n、。]$/u.test(written)) {
      ;[startsClause, isTold] = [true, written === ':']
      continue
    }
    const word = written.toLowerCase().replace('’', "'").replace(ELISION, '')
    tokens.push({ word, written, startsClause, ...(isTold && { isTold }) })
    ;[startsClause, isTold] = [false, false]
  }
  return tokens
}

const irregular: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  leaves: 'leaf',
  wolves: 'wolf',
  calves: 'calf',
  loaves: 'loaf',
  knives: 'knife',
  scarves: 'scarf',
  cacti: 'cactus',
  octopi: 'octopus',
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  oxen: 'ox',
  dormice: 'dormouse',
  fungi: 'fungus',
  fishes: 'fish',
  daisies: 'daisy',
  dominoes: 'domino',
}

export type WordForm = { readonly word: string; readonly isPlural: boolean }

/** Forms of a word to look up, the word itself first: singulars of plurals, and stems of `-ed`, `-y` and German `-e`, `-n`. */
export function wordForms(word: string): WordForm[] {
  const forms: WordForm[] = [{ word, isPlural: false }]
  const add = (stem: string, isPlural: boolean): void => {
    if (stem.length > 1 && forms.every((form) => form.word !== stem)) forms.push({ word: stem, isPlural })
  }
  if (Object.hasOwn(irregular, word)) add(irregular[word], true)
  if (word.length > 3) {
    if (word.endsWith('men')) add(`${word.slice(0, -3)}man`, true)
    if (word.endsWith("'s")) for (const form of wordForms(word.slice(0, -2))) add(form.word, false)
    if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`, true)
    if (word.endsWith('ves')) add(`${word.slice(0, -3)}f`, true)
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2), true)
    // Cactusses.
    if (word.endsWith('usses')) add(word.slice(0, -3), true)
    if (word.endsWith('s') && !word.endsWith('ss')) add(word.slice(0, -1), true)
    if (word.endsWith('ed')) for (const stem of [word.slice(0, -2), word.slice(0, -1)]) add(stem, false)
    if (/(?:er|en|es|em)$/.test(word)) add(word.slice(0, -2), false)
    if (/[yen]$/.test(word)) add(word.slice(0, -1), false)
  }
  return forms
}

/** Forms of the last word of a phrase by the words before it: "in striped suits" are no stripes, though "in stripes" are. */
export function formsAfter(head: readonly string[], word: string): WordForm[] {
  const isAdjective = head[0] === 'in' && word.endsWith('ed')
  return isAdjective ? [{ word, isPlural: false }] : wordForms(word)
}
