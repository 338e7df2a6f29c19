import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Roles } from './roles.ts'

/** The cloth of tiny flowers, and what it is called where only flowers are said. */
const [DITSY, FLORAL] = ['ditsy', 'tossed-floral']
/** Flowers said to be of this scale or less are tiny. */
const TINY = 0.5

/** "Tiny white daisies": a cloth of little flowers, not large ones in a smaller repeat. Techniques and other cloths keep theirs. */
export function tinyFlowers(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, generalFamilies, motifs, under } = roles
  const isFloral = motifs.length === 0 && [...families, ...generalFamilies].includes(FLORAL)
  const areFlowers = isFloral || (motifs.length > 0 && motifs.every((noun) => flowerNouns.includes(noun)))
  const isPlain = [...families, ...generalFamilies].every((name) => name === FLORAL) && !under
  const isTiny = phrases.some(({ chosen, isNegated }) => !isNegated && chosen?.kind === 'scale' && chosen.scale <= TINY)
  return areFlowers && isPlain && isTiny ? { ...roles, families: [DITSY], scale: 1 } : roles
}
