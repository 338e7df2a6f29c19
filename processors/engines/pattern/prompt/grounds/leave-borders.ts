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
  leaveFieldPlain(wishes, phrases)
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

/** A frieze with a plain field is the strip of a border print: "greek key border with a plain centre". */
function leaveFieldPlain(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  if (!isFieldPlain(phrases)) return
  const [family] = wishes.families
  const isFrieze = phrases.some(({ form, family: of }) => of?.family === family && / borders?$/.test(form))
  if (isFrieze && family && !growing.includes(family) && !wishes.border) {
    wishes.layout = 'border'
    wishes.border = { family, styles: [...wishes.styles], motifs: [] }
  }
  if (wishes.layout === 'border') wishes.isFieldPlain = true
}

/** "A border print with a plain middle", "on plain linen ground": nothing is printed above the border. */
function isFieldPlain(phrases: readonly ReadPhrase[]): boolean {
  const words = phrases.filter(({ isNegated }) => !isNegated).flatMap((phrase) => phrase.words)
  return words.some((word, at) => {
    if (!plain.has(word)) return false
    const after = words.slice(at + 1, at + FIELD_REACH)
    if (words.slice(Math.max(0, at - REST_REACH), at).includes('rest')) return true
    return after.some((next) => field.has(next)) || (onWords.has(words[at - 1] ?? '') && !isOfCloth(after[0] ?? ''))
  })
}

const plain = new Set('plain empty blank solid unprinted bare unpatterned'.split(' '))
const onWords = new Set(['on', 'upon', 'over', 'above'])
const field = new Set(
  'middle center centre field ground background body base area space rest above fabric cloth linen cotton'.split(' '),
)
/** Words up to the field and from it: "plain pale blue middle", "the rest of the fabric plain". */
const [FIELD_REACH, REST_REACH] = [4, 5]
const isOfCloth = (word: string): boolean => /^(weave|stripes?|border|hem)$/.test(word)

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
