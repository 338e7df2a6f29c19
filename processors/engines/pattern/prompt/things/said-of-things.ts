import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'
import { isGivenFace } from './smiling-things.ts'

/** True for a word for a thing that says something of another: what it does, its face, its heart. */
export function isSaidOfThing(phrases: readonly ReadPhrase[], at: number): boolean {
  return [isDoingTo, isFaceOfBeast, isPortraitOf, isHeartOfFlower, isGivenFace].some((isSaid) => isSaid(phrases, at))
}

/** "Bunnies painting eggs": between two things it is what the first do to the second. */
function isDoingTo(phrases: readonly ReadPhrase[], at: number): boolean {
  const [before, { form, isPlural, startsClause }, next] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  if (isPlural || startsClause || !/^[a-z]+ing$/.test(form) || next?.startsClause !== false) return false
  return before?.motif !== undefined && before.isPlural && next.motif !== undefined
}

/** "Cat faces": the beast says whose. */
function isFaceOfBeast(phrases: readonly ReadPhrase[], at: number): boolean {
  const before = phrases[at - 1]
  const isOfThing = before?.motif !== undefined && !before.isPlural
  return phrases[at].motif?.noun === 'face' && isOfThing && !phrases[at].startsClause
}

/** "Highland cow portrait", "portraits of dogs": whom it shows is drawn; a portrait alone is a woman's. */
function isPortraitOf(phrases: readonly ReadPhrase[], at: number): boolean {
  if (!/^portraits?$/.test(phrases[at].form)) return false
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  const isBefore = before?.motif !== undefined && !phrases[at].startsClause
  const shown = phrases.slice(at + 2).find(({ motif, startsClause }) => motif || startsClause)
  return isBefore || (next?.form === 'of' && shown?.motif !== undefined)
}

/** "Anemones with black hearts": what is in the middle of a flower. */
function isHeartOfFlower(phrases: readonly ReadPhrase[], at: number): boolean {
  if (!['heart', 'eye', 'face'].includes(phrases[at].motif?.noun ?? '')) return false
  const isColoured = phrases[at - 1]?.chosen?.kind === 'colour' && !phrases[at].startsClause
  const isOfThem = isColoured && withWords.includes(phrases[at - 2]?.words[0] ?? '')
  return isOfThem && phrases.slice(0, at).some(({ motif }) => flowerNouns.includes(motif?.noun ?? ''))
}

/** Flying geese are a quilt's triangles, unless there is something for them to fly over or with. */
export function isFlight(phrases: readonly ReadPhrase[], at: number): boolean {
  const isPieced = phrases.some(({ form }) => /quilt|patchwork|pieced|triangle|block/.test(form))
  const isInCompany = phrases.some((other, index) => index !== at && has(other, 'motif', 'scene', 'place'))
  return /^flying g(?:ee|oo)se$/.test(phrases[at].form) && isInCompany && !isPieced
}
