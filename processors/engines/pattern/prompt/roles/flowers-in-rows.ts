import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { IN_ROWS } from '../../families/modern/modern-rows.ts'
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
