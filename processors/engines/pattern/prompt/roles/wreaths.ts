import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { leafNouns } from '../../families/botany/leaves/leaf-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { ofGarlands, plantNouns } from '../meaning/family-kinds.ts'
import type { Thing } from '../things/settle-things.ts'
import { growsSomewhere } from './cast-things.ts'
import type { Roles } from './roles.ts'

/** "A wreath of roses and eucalyptus": bound of the plants that are named, and of nothing else. */
export function wreathOf(
  phrases: readonly ReadPhrase[],
  general: string[],
  named: readonly Thing[],
  motifs: string[],
): Roles | undefined {
  const plants = motifs.filter((noun) => !WREATH.test(noun))
  const isInBloom = plants.some((noun) => flowerNouns.includes(noun)) || named.some(({ family }) => family === 'meadow')
  // "Wreaths of fir with baubles": greens are bound where it is said that they are, and what hangs on them hangs there.
  const isOfGreens = plants.some((noun) => leafNouns.includes(noun)) && isBoundOf(phrases)
  const isPart = (noun: string): boolean => isOfPlants(noun) || (isOfGreens && ofGarlands.includes(noun))
  const isBound = plants.length < motifs.length && (isInBloom || isOfGreens) && plants.every(isPart)
  return isBound
    ? {
        families: ['garlands'],
        generalFamilies: general,
        motifs: plants.length > 0 ? plants : WILD,
        styles: ['wreath'],
      }
    : undefined
}

function isBoundOf(phrases: readonly ReadPhrase[]): boolean {
  const at = phrases.findIndex(({ motif }) => WREATH.test(motif?.noun ?? ''))
  const before = phrases[at - 1]
  // "An olive branch wreath".
  if (before && !phrases[at].startsClause && leafNouns.includes(before.motif?.noun ?? '')) return true
  return at >= 0 && /^(?:of|with|from|made|aus|mit|de|di)$/.test(phrases[at + 1]?.words[0] ?? '')
}

/** A wreath that may be bound of anything; one of laurel is of that. */
const WREATH = /^(?:christmas |door |advent |festive |winter )?wreath$/
/** Flowers of the field, where they are named no closer. */
const WILD = ['poppy', 'daisy', 'cornflower']

/** True for a plant, whichever family grows it. */
export function isOfPlants(noun: string): boolean {
  return plantNouns.includes(noun) || growsSomewhere(noun)
}
