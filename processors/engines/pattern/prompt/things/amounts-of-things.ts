import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, isUnit, isUnread } from '../meaning/phrase-kinds.ts'

/** How many of each thing there are beside the others, and how large each is, by its noun. */
export type Amounts = {
  readonly numbers: Readonly<Record<string, number>>
  /** Factors on the size that the thing has by its part in the design. */
  readonly sizes: Readonly<Record<string, number>>
  /** True where the thing that leads is said in the plural, without a number. */
  readonly areSeveral?: true
  /** Which phrases said so: they say nothing of the whole design. */
  readonly saidAt: readonly number[]
}

/** Words for many and for few, as numbers beside others. */
const loose: ReadonlyMap<string, number> = new Map(
  '1 a an lone lonely single one|2 pair couple duo pareja paire coppia|3 some few trio paar|4 several quartet|8 many lots viele beaucoup muchos muchas molti molte|12 dozens hundreds'
    .split('|')
    .flatMap((row) => {
      const [number, ...said] = row.split(' ')
      return said.map((word): [string, number] => [word, Number(number)])
    }),
)
/** Words between a number and what it counts. */
const REACH = 4
/** Tiny things beside others are still seen, giants leave them room. */
const [SIZE_LEAST, SIZE_MOST, SOFTENED] = [0.55, 1.6, 0.8]

/**
 * "Five ducks and one swan", "three big whales and many tiny boats": numbers and sizes that tell things from each other. What is said of
 * the first thing alone is said of the design: "tiny bees and flowers".
 *
 * @param motifs singular nouns of the design
 */
export function amountsOfThings(phrases: readonly ReadPhrase[], motifs: readonly string[]): Amounts {
  const numbers: Record<string, number> = {}
  const sizes: Record<string, number> = {}
  const saidAt: number[] = []
  const sizedAt: number[] = []
  const undrawnAt: number[] = []
  phrases.forEach((phrase, at) => {
    const noun = phrase.motif?.noun
    // "Snow globes with tiny villages": what has no picture of its own leaves the design as large as it is.
    const isUndrawn = noun === undefined && has(phrase, 'group', 'scene')
    const isLater = phrases.slice(0, at).some(({ motif }) => motif && motif.noun === motifs[0])
    if (isUndrawn && isLater && phrases[at - 1].chosen?.kind === 'scale') undrawnAt.push(at - 1)
    const nouns = nounsOf(phrase).filter((one) => motifs.includes(one))
    if (nouns.length === 0 || phrase.isNegated || phrase.chosen?.kind === 'colour') return
    for (const before of adjectivesBefore(phrases, at)) {
      const number = numberAt(phrases[before])
      const scale = phrases[before].chosen
      if (number !== undefined && noun) {
        // "A pair of cranes": the nearest counts.
        numbers[noun] ??= number
        saidAt.push(before)
      } else if (scale?.kind === 'scale') {
        for (const one of nouns) sizes[one] = Math.max(SIZE_LEAST, Math.min(SIZE_MOST, scale.scale ** SOFTENED))
        sizedAt.push(before)
      }
    }
  })
  const lead = phrases.find(({ motif, isNegated }) => motif?.noun === motifs[0] && !isNegated)
  const isLoneCount = motifs.length === 1 && numbers[motifs[0]] <= FEW && isExact(phrases[saidAt[0]])
  const isCounted = isLoneCount || new Set(Object.values(numbers)).size > 1
  const said = new Set(Object.values(sizes))
  const isSized = motifs.length > 1 && (said.size > 1 || (said.size === 1 && sizes[motifs[0]] === undefined))
  return {
    numbers: isCounted ? numbers : {},
    sizes: isSized ? sizes : {},
    ...(lead?.isPlural && !isLoneCount && { areSeveral: true }),
    saidAt: [...undrawnAt, ...(isCounted ? saidAt : []), ...(isSized ? sizedAt : [])],
  }
}

/** The thing that is named, and the kinds of a group: "tiny farm animals" are a cow, a pig and a hen. */
function nounsOf({ motif, meanings }: ReadPhrase): readonly string[] {
  const kinds = meanings.flatMap((one) => (one.kind === 'group' ? one.nouns : []))
  return motif ? [motif.noun, ...kinds] : kinds
}

/** The size said of the pattern under the things, and where: "cats on navy with tiny white dots". */
export function sizeOfPattern(
  phrases: readonly ReadPhrase[],
  under: string | undefined,
): { readonly scale: number; readonly at: number } | undefined {
  const patternAt = phrases.findIndex(({ family }) => under !== undefined && family?.family === under)
  for (const at of adjectivesBefore(phrases, patternAt)) {
    const { chosen } = phrases[at]
    if (chosen?.kind === 'scale') return { scale: chosen.scale, at }
  }
  return undefined
}

/** So many of one thing a repeat holds to the number; "a fox" counts none. */
const FEW = 6

/** Words that count as exactly as a number does. */
const exact: readonly string[] = 'lone lonely single pair couple duo pareja paire coppia trio quartet'.split(' ')

function isExact({ chosen, words, meanings }: ReadPhrase): boolean {
  const isNumber = chosen?.kind === 'number' || meanings.some(({ kind }) => kind === 'number')
  return isNumber || exact.includes(words[0])
}

/** Phrases before a thing that say of what number, size or colour it is. */
function adjectivesBefore(phrases: readonly ReadPhrase[], at: number): number[] {
  const found: number[] = []
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const { chosen } = phrases[before]
    if (phrases[before + 1].startsClause) break
    const isThing = phrases[before].motif !== undefined || phrases[before].family !== undefined
    if (isThing && chosen?.kind !== 'colour') break
    // Five centimetres of roses are no five roses.
    if (isUnit(phrases[before])) break
    if (chosen?.kind === 'scale' || numberAt(phrases[before]) !== undefined) found.push(before)
    else if (!isUnread(phrases[before]) && chosen?.kind !== 'colour' && !has(phrases[before], 'filler')) break
  }
  return found
}

function numberAt({ chosen, words, meanings }: ReadPhrase): number | undefined {
  const said = loose.get(words.join(' '))
  if (said !== undefined) return said
  const number = chosen?.kind === 'number' ? chosen : meanings.find((meaning) => meaning.kind === 'number')
  if (number?.kind !== 'number') return undefined
  // "A dozen", "101 dalmatians": past a dozen all are many.
  return number.value >= 1 ? Math.min(12, number.value) : undefined
}
