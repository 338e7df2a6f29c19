import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, isUnread } from '../meaning/phrase-kinds.ts'

const corners = /^(?:corners?|ecken?|coins?|angles?|esquinas?|angol[oi]|cantos?)$/
const toCorners = new Set(
  'in at on each every all four the its 4 im den jeder allen vier à aux chaque quatre en cada las cuatro ogni agli nei em nos quatro'.split(
    ' ',
  ),
)
/** Words between a thing and the corners at most: "in each of the four corners". */
const REACH = 5

/**
 * "A bandana with a rose in each corner", "anchors in the corners": the noun (singular, English) of what stands in the corners of a square
 * or a placement print, and where it is named; undefined where nothing is.
 */
function thingInCorners(phrases: readonly ReadPhrase[]): { readonly noun: string; readonly at: number } | undefined {
  const cornerAt = phrases.findIndex(({ words, isNegated }) => !isNegated && corners.test(words.at(-1) ?? ''))
  for (let at = cornerAt - 1; at >= Math.max(0, cornerAt - REACH); at--) {
    const phrase = phrases[at]
    if (phrases[at + 1].startsClause && at + 1 < cornerAt) return undefined
    if (phrase.motif && phrase.chosen?.kind !== 'colour') return { noun: phrase.motif.noun, at }
    if (
      !phrase.words.every((word) => toCorners.has(word)) &&
      !isUnread(phrase) &&
      !has(phrase, 'filler', 'in-word', 'on-word', 'number')
    )
      return undefined
  }
  return undefined
}

/**
 * The phrases without what stands in the corners, where something else is named for the field, and what each of the words left out was,
 * by its index.
 */
export function leaveCorners(phrases: readonly ReadPhrase[]): {
  readonly phrases: readonly ReadPhrase[]
  readonly inCorners?: string
  readonly told?: Readonly<Record<number, string>>
} {
  const found = thingInCorners(phrases)
  if (!found) return { phrases }
  const { noun, at } = found
  const isShown = ({ chosen, isNegated }: ReadPhrase): boolean =>
    !isNegated && (chosen?.kind === 'motif' || chosen?.kind === 'family')
  if (!phrases.some((phrase, other) => other !== at && isShown(phrase))) return { phrases, inCorners: noun }
  const silent = { meanings: [], chosen: undefined, family: undefined, motif: undefined }
  return {
    phrases: phrases.map((phrase, other) => (other === at ? { ...phrase, ...silent } : phrase)),
    inCorners: noun,
    told: { [at]: `${noun} in the corners` },
  }
}
