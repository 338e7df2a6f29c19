import type { ReadPhrase } from '../meaning/choose-meaning.ts'

/** Words for the width of a line, and how many times as wide as usual it is then. */
const weights: Readonly<Record<string, number>> = {
  hairline: 0.4,
  ...Object.fromEntries(
    'thin fine delicate slim skinny slender narrow dainty fin fins fines fino finos finas fini sottile sottili feine feinen feiner dünne dünnen dünner zarte zarten'
      .split(' ')
      .map((word) => [word, 0.55]),
  ),
  ...Object.fromEntries(
    'thick bold heavy chunky broad wide strong épais épaisse épaisses gruesas gruesos gruesa grueso spesse spessi spessa grossas grossa dicke dicken dicker kräftige kräftigen'
      .split(' ')
      .map((word) => [word, 1.8]),
  ),
}

const lines = new Set(
  'line lines outline outlines contour contours leading lead leads leaden grout strands latticework linie linien konturen umrisse trait traits ligne lignes línea líneas trazo trazos linea linee tratto tratti linha linhas traço traços'.split(
    ' ',
  ),
)

/** Cloths whose motif is the line itself: a thin line of stripes is a thin stripe. */
const ofLines: readonly string[] = ['stripes', 'gingham', 'chevron', 'argyle', 'tattersall', 'madras', 'glen-check']

/** At most so many colours stand between: "thick black and gold lines". */
const COLOURS_MOST = 3

/**
 * "Thin lines", "fine gold outlines", "thick black leading": how wide the lines are, and which phrases say so. Alone the words would make all
 * of the pattern smaller or larger. Undefined where nothing is said of lines.
 */
export function weightOfLines(
  phrases: readonly ReadPhrase[],
): { readonly weight: number; readonly told: Readonly<Record<number, string>> } | undefined {
  const cloths = phrases.filter(({ chosen }) => chosen?.kind === 'family' || chosen?.kind === 'motif')
  const isOfLines = cloths.some(({ chosen }) => chosen?.kind === 'family' && ofLines.includes(chosen.family))
  // "Thin lines on white" are stripes.
  if (isOfLines || cloths.length === 0) return undefined
  for (const [at, { words, isNegated }] of phrases.entries()) {
    const weight = weights[words[0]]
    if (weight === undefined || isNegated) continue
    if (words.length === 2 && lines.has(words[1])) return told(weight, at)
    if (words.length > 1) continue
    // "Traits fins": abroad the width is told behind.
    const before = phrases[at - 1]
    if (before && !phrases[at].startsClause && before.words.length === 1 && isForeign(before.words[0]))
      return told(weight, at - 1, at)
    for (let next = at + 1; next <= at + COLOURS_MOST + 1; next++) {
      const phrase = phrases[next]
      if (!phrase || phrase.startsClause) break
      if (phrase.words.length === 1 && lines.has(phrase.words[0])) return told(weight, at, next)
      if (isOfLinesOf(phrase)) return told(weight, at)
      const isBetween =
        phrase.chosen?.kind === 'colour' || ['and', 'metallic'].includes(phrase.words[0]) || isManner(phrase)
      if (!isBetween) break
    }
  }
  return undefined
}

/** "Geometric", "art deco", "fan": how lines are, or what they draw, before the word for them. */
function isManner({ chosen, family }: ReadPhrase): boolean {
  return chosen?.kind === 'style' || chosen?.kind === 'mood' || family !== undefined
}

/** "Geometric lines", "wavy lines": a manner and the lines in one name. */
function isOfLinesOf({ words, family }: ReadPhrase): boolean {
  return words.length > 1 && lines.has(words.at(-1) ?? '') && !ofLines.includes(family?.family ?? '')
}

/** Words for lines that are none of English. */
function isForeign(word: string): boolean {
  return /^(?:traits?|lignes?|líneas?|trazos?|line[ae]|tratt[oi]|linhas?|traços?)$/.test(word) && word !== 'line'
}

function told(weight: number, ...at: readonly number[]): ReturnType<typeof weightOfLines> {
  return { weight, told: Object.fromEntries(at.map((one) => [one, `lines ${weight} times as wide`])) }
}
