import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { FROM_HEM } from '../../families/botany/stands-on-hem.ts'
import { findFamily } from '../../families/registry.ts'
import { shareBorderColour } from '../colours/border-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { growing } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Families of squares that have borders of their own. */
const bordered = ['granny-square', 'quilt', 'azulejo']

/** Settles whether there is a border besides the cloth's own, and what else takes its colour. */
export function settleBorders(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  standOnHem(wishes)
  leaveBordersToFriezes(wishes, phrases)
  shareBorderColour(wishes)
}

/** What rises from the hem: flowers stand on it, all else lies in a border along it. */
function standOnHem(wishes: Wishes): void {
  const { styles, families, motifs } = wishes
  if (!styles.includes(FROM_HEM)) return
  const areFlowers = motifs.length > 0 && motifs.every((noun) => flowerNouns.includes(noun))
  const isField = families[0] === FIELD || (families.length === 0 && areFlowers)
  if (!isField) {
    wishes.layout = 'border'
    return
  }
  families.unshift(...(families[0] === FIELD ? [] : [FIELD]))
  delete wishes.layout
}

const FIELD = 'meadow'

/** Removes the border where the family is one itself (an egg and dart frieze), or where its squares have borders. */
function leaveBordersToFriezes(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const at = phrases.findIndex((phrase) => has(phrase, 'layout') && phrase.form.startsWith('border'))
  const isColoured = phrases[at - 1]?.chosen?.kind === 'colour'
  if (wishes.layout === 'border' && isColoured && bordered.includes(wishes.families[0])) delete wishes.layout
  const family = findFamily(wishes.families[0] ?? '')
  const words = [...(family?.words ?? []), ...Object.values(family?.kinds ?? {})]
  // "Garden borders" are flower beds, while "a meadow with a border" has one.
  // A border of something else than the cloth is no frieze: gingham with tulips along its edge.
  const isFrieze =
    !wishes.border && !growing.includes(family?.name ?? '') && words.some((word) => word.includes('border'))
  if (wishes.layout === 'border' && isFrieze) delete wishes.layout
}
