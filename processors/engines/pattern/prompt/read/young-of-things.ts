import { findDepiction, youngOf } from '../../families/conversational/noun-book.ts'
import { beastThemes } from '../meaning/breeds.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

const young = new Set('calf|cub|pup|joey|kit|foal|whelp|baby|babies|young|young one|little one|infant'.split('|'))
const betweenWords = new Set([
  ...withWords,
  'and',
  '&',
  'und',
  'et',
  'carrying',
  'holding',
  'cuddling',
  'nursing',
  'feeding',
  'leading',
  'beside',
])

/** Words that may lie between a beast and its young: "elephants with their little calves". */
const REACH = 4

/** "Whales with calves", "bears and their cubs": the young of whoever is named before them, and no calves of cows. */
export function readYoung(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    if (!isNameOfYoung(phrase)) return asYoung(phrases, at)
    // "Elephant calves" are elephants.
    const before = phrases[at - 1]
    const isCalled = before && !phrase.startsClause && !before.isPlural && beastOf(before) !== undefined
    if (isCalled) return { ...phrase, meanings: [{ kind: 'filler' }] }
    const parent = parentOf(phrases, at)
    return parent
      ? { ...phrase, isPlural: phrase.form !== phrase.words[0], meanings: [{ kind: 'motif', noun: youngOf(parent) }] }
      : phrase
  })
}

/** Young ones that look otherwise than their parents, and have pictures of their own. */
const namedYoung: Readonly<Record<string, string>> = {
  duck: 'duckling',
  chicken: 'chick',
  hen: 'chick',
  sheep: 'lamb',
  deer: 'fawn',
  swan: 'cygnet',
  goose: 'gosling',
  dog: 'puppy',
  cat: 'kitten',
  pig: 'piglet',
}

const before: ReadonlySet<string> = new Set(['baby', 'infant', 'newborn'])

/** "Baby ducks" are ducklings; the word keeps its mood. */
function asYoung(phrases: readonly Phrase[], at: number): Phrase {
  const phrase = phrases[at]
  const isYoung = !phrase.startsClause && phrase.words.length === 1 && before.has(phrases[at - 1]?.form ?? '')
  const noun = isYoung ? namedYoung[beastOf(phrase) ?? ''] : undefined
  return noun && findDepiction(noun)?.isExact ? { ...phrase, meanings: [{ kind: 'motif', noun }] } : phrase
}

function isNameOfYoung({ form }: Phrase): boolean {
  return young.has(form) || young.has(form.replace(/s$/, ''))
}

function parentOf(phrases: readonly Phrase[], at: number): string | undefined {
  let isWith = false
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (phrases[before + 1].startsClause) return undefined
    if (phrases[before].words.some((word) => betweenWords.has(word))) isWith = true
    const beast = beastOf(phrases[before])
    if (beast) return isWith ? beast : undefined
    if (has(phrases[before], 'motif', 'family') && !has(phrases[before], 'filler')) return undefined
  }
  return undefined
}

function beastOf({ meanings }: Phrase): string | undefined {
  const nouns = meanings.flatMap((meaning) => (meaning.kind === 'motif' ? [meaning.noun] : []))
  return nouns.find((noun) => {
    const found = findDepiction(noun)
    return found?.isExact === true && beastThemes.includes(found.theme)
  })
}
