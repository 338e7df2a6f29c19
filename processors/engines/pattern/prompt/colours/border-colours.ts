import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, isShiftWord } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

const borders = new Set('border borders edging bordure bordures rand borte borde bordo bordi borda cenefa'.split(' '))
const joints = new Set('in of en de in di aus mit con em'.split(' '))

/** Whether a colour is that of the border ("with a navy border", "border in navy"), which the field does not use. */
export function isColourOfBorder(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (next && !next.startsClause && isBorder(next)) return true
  if (phrases[at].startsClause) return false
  let before = at - 1
  while (before > 0 && isShiftWord(phrases[before]) && !phrases[before].startsClause) before--
  if (joints.has(phrases[before]?.words[0]) && !phrases[before].startsClause) return isBorder(phrases[before - 1])
  // In Spanish and French the colour follows: "bordure bleu marine".
  return isBorder(phrases[before]) && !has(phrases[at + 1], 'ground-word')
}

/** Gives the border's colour to the figures of the field where nothing else is named ("cream with a green border"). */
export function shareBorderColour(wishes: Wishes): void {
  const { colours } = wishes
  const isShared =
    colours.some(({ isGround }) => isGround) && colours.every(({ isGround, isOfBorder }) => isGround || isOfBorder)
  // Bandanas and brocades have customary second colours (black and white, gold).
  const hasCompany = wishes.families[0] === 'brocade' || wishes.styles.includes('bandana')
  if (isShared && !hasCompany)
    wishes.colours = colours.map((one) => (one.isOfBorder ? { ...one, isAccent: false } : one))
}

/** Whether a phrase is a border of a plain kind, and not a family of its own such as a Greek key border. */
function isBorder(phrase: ReadPhrase | undefined): boolean {
  const isLongName = phrase?.chosen?.kind === 'family' && phrase.words.length > 1
  return !isLongName && borders.has(phrase?.words.at(-1) ?? '')
}

/** The ground of the field: the only colour besides the border's ("white with a blue border"). */
export function groundInsideBorder({ colours, layout }: Wishes): Wishes['colours'][number] | undefined {
  if (layout !== 'border' || colours.some(({ isGround }) => isGround)) return undefined
  const others = colours.filter(({ isOfBorder }) => !isOfBorder)
  return others.length === 1 && others.length < colours.length && !others[0].isOfOneThing ? others[0] : undefined
}
