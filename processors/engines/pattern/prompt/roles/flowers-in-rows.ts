import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { IN_ROWS } from '../../families/modern/modern-rows.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { areInRows } from '../things/frames-of-things.ts'
import type { Wishes } from '../wishes.ts'

const FIELD = 'meadow'

/**
 * "Tulips in rows": flowers and nothing else stand in rows, as in a field, and so do cut flowers of a modern floral. Says how it was read;
 * undefined where the words are a layout like any other.
 */
export function standInRows(wishes: Wishes, form: string): string | undefined {
  if (!/\brows?\b/.test(form)) return undefined
  const { families, generalFamilies, motifs, under, styles } = wishes
  if (families[0] === 'modern-floral') styles.push(IN_ROWS)
  const isFree = families.length === 0 && generalFamilies.length === 0 && under === undefined
  if (!isFree || motifs.length === 0 || !motifs.every((noun) => flowerNouns.includes(noun))) return undefined
  families.push(FIELD)
  styles.push(IN_ROWS)
  return 'flowers in rows'
}

/** Families of strewn and standing flowers, which have no rows of their own. */
const strewnFlowers = ['ditsy', 'tossed-floral', FIELD]

/** Size of what was to be strewn as a ditsy. */
const SMALL = 0.5

/** "Rows of tulips", "cottage flowers in rows": strewn flowers that are asked for in rows stand in a field's, those that are not named in a garden's. */
export function growInRows(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { families, generalFamilies, motifs, under, backdrop } = wishes
  const named = [...families, ...generalFamilies]
  const areStrewn = named.length > 0 ? named.every((family) => strewnFlowers.includes(family)) : motifs.length > 0
  const areFlowers = motifs.every((noun) => noun === 'flower' || flowerNouns.includes(noun))
  if (!areStrewn || !areFlowers || under !== undefined || backdrop !== undefined || !areInRows(phrases)) return
  if (named.includes('ditsy')) wishes.scale = Math.min(wishes.scale ?? 1, SMALL)
  wishes.families = [FIELD]
  wishes.generalFamilies = []
  wishes.layout = undefined
  wishes.styles.push(IN_ROWS)
}
