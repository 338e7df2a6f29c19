import type { Plan } from '../family.ts'
import { fillerNouns } from './filler-nouns.ts'
import { findDepiction } from './noun-book.ts'

/** Marks of nouns that mean many of them. */
const manyMarks: Readonly<Record<string, readonly string[]>> = {
  leaf: ['f-leaf', 'f-twin-leaf', 'f-sprig', 'f-fern', 'f-berry-sprig', 'f-reed', 'f-grass', 'f-holly'],
  flower: ['f-blossom', 'f-daisy'],
  snow: ['f-snow'],
}

/** True for companions and marks that the prompt wants left out: "dogs, no bones", "acorns without leaves". */
export function isLeftOut({ details }: Plan, picture: string): boolean {
  const nouns = `${details.without ?? ''}`.split('|').filter(Boolean)
  return nouns.some(
    (noun) =>
      manyMarks[noun]?.includes(picture) === true ||
      fillerNouns[noun] === picture ||
      findDepiction(noun)?.picture === picture ||
      isOfKind(picture, noun),
  )
}

/** Marks and companions are called after what they are: without shells there is neither the mark `f-shell` nor a `scallop-shell`. */
function isOfKind(picture: string, noun: string): boolean {
  return picture.endsWith(`-${noun.replaceAll(' ', '-')}`)
}
