import { findFamily } from '../../families/registry.ts'
import { isOfOneInMany } from '../grounds/named-grounds.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { skins } from '../meaning/family-kinds.ts'
import { hasOwnColours } from '../meaning/own-colours.ts'
import { has, isShiftWord, withWords } from '../meaning/phrase-kinds.ts'

const accentWords = new Set(
  [
    'accent accents whisper whispers suggestion pop pops touch touches hint hints splash splashes dash bit pinch fleck flecks highlight highlights detail details overcheck overchecks overpane overpanes overplaid overplaids outline outlines border borders edging trim',
    'akzent akzente akzenten akzentfarbe touche touches acento acentos toque toques detalles accento accenti tocco tocchi アクセント',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Thin elements beside a cloth that is named before them: "ivory bouclé with a gold thread", "marble with gold veins".
 */
const fineWords = 'thread threads lurex foil vein veins veining seam seams windowpane windowpanes pane panes'.split(' ')

const veins = new Set(['vein', 'veins', 'veining'])

/** Words for the centre of a flower, whose colour leaves the petals theirs ("anemones, black centres"). */
const middles = 'centre centres center centers middle middles stamen stamens'.split(' ')

/** Whether a prompt mentions the centres of its flowers. */
export function namesMiddles(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ words }) => middles.includes(words[0]))
}

const listWords = new Set(['and', '&', 'und', 'et', 'y', 'e', 'と'])

/**
 * Whether a colour is to cover little beside the others: an accent, a mark on a skin, one of many things, or a line on
 * a named cloth.
 */
export function isAccentColour(phrases: readonly ReadPhrase[], at: number): boolean {
  return [isSaidToBeAccent, isMarkOfSkin, isOfOneInMany, isLineOverNamedCloth].some((reads) => reads(phrases, at))
}

/** "A pink accent", "orange and blue flecks", "a touch of red", "mit roten Akzenten". */
function isSaidToBeAccent(phrases: readonly ReadPhrase[], at: number): boolean {
  const isAccentWord = (phrase: ReadPhrase | undefined): boolean =>
    phrase !== undefined && !isLongName(phrase) && phrase.words.some((word) => accentWords.has(word))
  let after = at + 1
  while (listWords.has(phrases[after]?.words[0]) && phrases[after + 1]?.chosen?.kind === 'colour') after += 2
  if (isOfDrawnLines(phrases, phrases[after])) return false
  if (isAccentWord(phrases[after]) && !phrases[after].startsClause) return true
  if (middles.includes(phrases[after]?.words[0]) && !phrases[after].startsClause) return true
  const isWorkedIn = fineWords.includes(phrases[after]?.words[0]) && !phrases[after].startsClause
  const isJoined = has(phrases[at - 1], 'joining-word') || has(phrases[at - 2], 'joining-word')
  // In "white marble, gold veins" the veins run through another named colour.
  const isVein =
    veins.has(phrases[after]?.words[0]) &&
    phrases.some((other, index) => index !== at && other.chosen?.kind === 'colour')
  if (isWorkedIn && (isJoined || isVein)) return true
  let before = at - 1
  const isPassable = (phrase: ReadPhrase | undefined): boolean =>
    phrase !== undefined && !isAccentWord(phrase) && (isShiftWord(phrase) || has(phrase, 'filler', 'in-word'))
  while (isPassable(phrases[before]) && !phrases[before + 1].startsClause) before--
  return isAccentWord(phrases[before]) && !phrases[before + 1].startsClause
}

/** "Art deco fans in black with gold outlines": outlines are all that such a cloth is drawn in, and no touch of colour. */
function isOfDrawnLines(phrases: readonly ReadPhrase[], named: ReadPhrase | undefined): boolean {
  if (named === undefined || named.startsClause || !outlines.has(named.words[0])) return false
  return phrases.some(({ chosen }) => chosen?.kind === 'family' && findFamily(chosen.family)?.lines === 'drawn')
}

const outlines = new Set(['outline', 'outlines', 'contour', 'contours'])

const markWords = new Set(['spot', 'spots', 'rosette', 'rosettes', 'marking', 'markings', 'patch', 'patches'])

/** Whether a colour is that of a skin's marks ("leopard with neon pink spots"), which leaves the coat its own. */
function isMarkOfSkin(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (next === undefined || next.startsClause || !markWords.has(next.words[0])) return false
  const before = phrases.slice(0, at)
  const isSkin = ({ chosen }: ReadPhrase): boolean => chosen?.kind === 'family' && skins.includes(chosen.family)
  return before.some(isSkin) && before.some((phrase) => has(phrase, 'joining-word'))
}

/** Whether "border" is part of a family's name, as in "Greek key border". */
function isLongName({ chosen, words }: ReadPhrase): boolean {
  return chosen?.kind === 'family' && words.length > 1
}

const lineWords = new Set(
  'line lines stripe stripes pinstripe pinstripes windowpane overcheck overchecks overstripe overstripes check checks'.split(
    ' ',
  ),
)

/**
 * Whether a colour is a line on a cloth with colours of its own ("Black watch with a yellow line", "royal stewart with
 * white"), which keeps these.
 */
function isLineOverNamedCloth(phrases: readonly ReadPhrase[], at: number): boolean {
  const cloths = phrases.slice(0, at).filter(({ chosen }) => chosen?.kind === 'family')
  // A kilim of lines is drawn in their colour.
  if (cloths.some(({ family }) => family?.family === 'kilim')) return false
  const built = cloths.filter(({ family }) => !family?.isGeneral)
  if (built.length > 0 && built.every(isOfThinLines) && coloursSaid(phrases) === 2) return false
  const isOwn = cloths.some(hasOwnColours)
  // A cloth with named colours counts as well: "bottle green and burgundy tartan with a yellow stripe", "navy stripes
  // with thin white lines".
  const isColoured = cloths.length > 0 && phrases.slice(0, at - 1).some(({ chosen }) => chosen?.kind === 'colour')
  if (!isOwn && !isColoured) return false
  if (isOfLineBefore(phrases, at)) return true
  const next = phrases[at + 1]
  const isLine = next !== undefined && !next.startsClause && lineWords.has(next.words[0])
  const isLast = next === undefined || next.startsClause
  let before = at - 1
  const isPassable = (phrase: ReadPhrase | undefined): boolean =>
    phrase !== undefined && (isShiftWord(phrase) || sizes.has(phrase.words[0]) || has(phrase, 'filler'))
  while (isPassable(phrases[before]) && !phrases[before + 1].startsClause) before--
  const isWith = withWords.includes(phrases[before]?.words[0]) && !phrases[before + 1].startsClause
  return isWith && (isLine || (isOwn && isLast))
}

/** How many colours are said, charcoal grey being one. */
function coloursSaid(phrases: readonly ReadPhrase[]): number {
  const isColour = (phrase: ReadPhrase | undefined): boolean => phrase?.chosen?.kind === 'colour'
  return phrases.filter((phrase, at) => isColour(phrase) && (phrase.startsClause || !isColour(phrases[at - 1]))).length
}

/** Pinstripes and windowpanes are lines and cloth: of two colours the second is that of all the lines. */
function isOfThinLines({ family, meanings }: ReadPhrase): boolean {
  const isPinned = meanings.some((one) => one.kind === 'style' && (one.style === 'pin' || one.style === 'chalk'))
  return family?.family === 'windowpane' || isPinned
}

/** Whether a colour belongs to a line named before it: the mustard of "a thin pinstripe of mustard". */
function isOfLineBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  let before = at - 1
  while (isShiftWord(phrases[before] ?? phrases[at]) && before > 0) before--
  const [line, of] = [phrases[before - 1], phrases[before]]
  return of?.words[0] === 'of' && !phrases[at].startsClause && lineWords.has(line?.words.at(-1) ?? '')
}

const sizes = new Set('a an one two double single thin fine narrow extra added bold thick wide broad'.split(' '))
