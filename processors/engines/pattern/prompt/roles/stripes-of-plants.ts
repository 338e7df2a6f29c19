import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { LEAF_STRIPES } from '../../families/botany/leaf-stripes.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Thing } from '../things/settle-things.ts'
import type { Wishes } from '../wishes.ts'

const small = new Set(['little', 'small', 'tiny', 'delicate', 'fine', 'dainty', 'mini'])

const byTurns = new Set(['alternating', 'alternate', 'alternated', 'alternately', 'interspersed'])

/**
 * "Roses between stripes", "leaf stripe", "stripes with little leaves": plants that run with the stripes: flowers are bound into garlands beside them,
 * leaves climb between them; undefined where they are strewn over the cloth or none are named.
 */
export function stripesOfPlants(
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  motifs: readonly string[],
): Pick<Wishes, 'families' | 'styles'> | undefined {
  const at = phrases.findIndex(isStripe)
  if (at < 0) return undefined
  const isBetween = phrases.some((phrase, place) => {
    const before = phrases.slice(Math.max(0, place - 2), place + 1)
    return isStripe(phrase) && before.some(({ words }) => words.includes('between'))
  })
  const trailing = named.filter(({ family }) => family === 'trailing').length
  // "Florals alternating with stripes" stand between them, whatever they are.
  const isByTurns = phrases.some(({ words, isNegated }) => !isNegated && words.some((word) => byTurns.has(word)))
  const florals = phrases.filter(({ family }) => family?.family === 'tossed-floral').length
  const areFlowers = motifs.every((noun) => flowerNouns.includes(noun)) && motifs.length + trailing + florals > 0
  if ((isBetween || isByTurns) && areFlowers) return { families: ['garlands'], styles: ['column', 'stripe'] }
  const isFoliage = named.some(({ family }) => family === 'foliage') || motifs.some((noun) => isLeaf(noun))
  if (!isFoliage || !motifs.every((noun) => isLeaf(noun))) return undefined
  const isOwn = !phrases[at].startsClause && isOfLeaves(phrases[at - 1])
  const areSmall = phrases.some(({ words, isNegated }) => !isNegated && words.some((word) => small.has(word)))
  return isOwn || areSmall || isBetween ? { families: ['foliage'], styles: [LEAF_STRIPES] } : undefined
}

function isOfLeaves(phrase: ReadPhrase | undefined): boolean {
  return phrase?.family?.family === 'foliage' || isLeaf(phrase?.motif?.noun ?? '')
}

function isStripe({ family, words }: ReadPhrase): boolean {
  return family?.family === 'stripes' && /stripes?$/.test(words.at(-1) ?? '')
}
