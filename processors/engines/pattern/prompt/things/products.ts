import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'

/** What a print is made into and sold as; each has a picture too, for a print of bookmarks. */
const products = new Set(
  'bookmark notebook journal lampshade mug coaster placemat tray cushion pillow rug doormat deckchair backpack handbag bag purse pouch pencil_case wallet tie necktie apron envelope poster sticker suitcase curtain blanket towel mitten stool'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)

/** Words that may stand between a product and the end of its clause. */
const nature = new Set('panel print pattern design fabric idea set cover insert front back strap lining'.split(' '))

/**
 * "Pressed flower bookmark panel", "strawberry mug": one product that ends a clause, right behind what is printed on it, is what the
 * cloth is for. Mugs are drawn, and so is a mug that nothing is said of.
 */
export function isProduct(phrases: readonly ReadPhrase[], at: number): boolean {
  const { form, isPlural, startsClause } = phrases[at]
  if (isPlural || startsClause || !products.has(form)) return false
  const before = phrases[at - 1]
  if (!has(before, 'motif', 'family', 'group') || before?.chosen?.kind === 'colour') return false
  let next = at + 1
  while (phrases[next] && !phrases[next].startsClause && nature.has(phrases[next].form)) next++
  return phrases[next] === undefined || phrases[next].startsClause
}
