import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/** What a painting is a thing beside: where it hangs or stands, what it is framed in, or a pastime. */
const asThing = /^(?:wall|galler|museum|easel|frame|class|part(?:y|ies)$|studio|suppl|kit$|set$|tool)/
/** What says of the whole cloth that it is like a painting. */
const mannerWords = /^(?:style|effect|look|art|texture|inspired|print|design|pattern|fabric|wallpaper|motif)$/
/** Kinds of paintings that are called after what they show. */
const genres = /scape$|^still life$/

/**
 * "Abstract watercolour painting", "a painting of a lighthouse": the artwork itself, no thing on it. "Paintings on a
 * gallery wall" are things.
 */
export function readArtworks(phrases: readonly Phrase[]): Phrase[] {
  const isInRoom = phrases.some(({ words }) => words.some((word) => asThing.test(word)))
  return phrases.map((phrase, at): Phrase => {
    const isNamed = phrase.words.length === 1 && phrase.form === 'painting'
    return isNamed && !isInRoom && isArtwork(phrases, at) ? { ...phrase, meanings: [{ kind: 'filler' }] } : phrase
  })
}

function isArtwork(phrases: readonly Phrase[], at: number): boolean {
  const { isPlural, startsClause } = phrases[at]
  const [before, next] = [startsClause ? undefined : phrases[at - 1], phrases[at + 1]]
  if (before && (has(before, 'style') || genres.test(before.form))) return true
  if (isPlural) return false
  const isOf = !next?.startsClause && (next?.form === 'of' || mannerWords.test(next?.form ?? ''))
  if (isOf && !phrases.slice(0, at).some((one) => has(one, 'motif'))) return true
  // "Bunnies painting eggs" do something.
  return before !== undefined && !before.isPlural && has(before, 'family', 'mood', 'scene', 'motif')
}
