import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Phrase } from '../read/match-phrases.ts'
import type { Wishes } from '../wishes.ts'

/** Where arches have cusps, before the word for them. */
const origins = new Set(
  'mughal moghul mogul indian rajasthani rajput jaipur islamic moorish persian arabian ottoman alhambra palace cusped scalloped multifoil lobed'.split(
    ' ',
  ),
)
const arches = /^(arch|arche|arches|archway|archways|niche|niches|alcove|alcoves|window|windows)$/
const named = /^(jharokhas?|mihrabs?|jali windows?)$/
/** What grows in niches where nothing is named. */
const GROWN = ['poppy', 'iris', 'lotus']

/** "Mughal arches with poppy plants", "jharokhas": niches that what is named stands in, and no arches of the seventies. */
export function readNiches(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    const next = phrases[at + 1]
    const isOrigin = (one: Phrase | undefined): boolean => origins.has(one?.words[0] ?? '')
    const isArch = (one: Phrase | undefined): boolean => arches.test(one?.words.at(-1) ?? '')
    const isWhole = (phrase.words.length > 1 && isOrigin(phrase) && isArch(phrase)) || named.test(phrase.form)
    const isAfter = isArch(phrase) && isOrigin(phrases[at - 1]) && !phrase.startsClause
    if (isWhole || isAfter) return { ...phrase, meanings: [{ kind: 'frame', frame: 'niche' }] }
    const isBefore = isOrigin(phrase) && isArch(next) && next?.startsClause === false
    return isBefore ? { ...phrase, meanings: [{ kind: 'filler' }] } : phrase
  })
}

/** Plants of niches stand in them one by one, as things do. */
export function settleNiches(wishes: Wishes): void {
  if (wishes.frames !== 'niche' || wishes.under) return
  const isOfPlants = wishes.motifs.every((noun) => flowerNouns.includes(noun))
  if (wishes.families[0] === CONVERSATIONAL) return
  if (!isOfPlants) return
  wishes.families = [CONVERSATIONAL]
  wishes.generalFamilies = []
  if (wishes.motifs.length === 0) wishes.motifs.push(...GROWN)
  wishes.heroes = Math.min(3, wishes.motifs.length)
}
