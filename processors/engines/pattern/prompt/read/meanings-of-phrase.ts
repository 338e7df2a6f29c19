import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { findDepiction, nounOfEmoji } from '../../families/conversational/noun-book.ts'
import { findColourName } from '../../palette/names/colour-names.ts'
import { colourWords } from '../../palette/names/colour-words.ts'
import { neverPictured } from '../words/never-pictured.ts'
import type { Meaning } from './lexicon.ts'
import { openLexicon } from './lexicon.ts'
import { wordForms } from './tokenize.ts'

/** What the lexicon knows comes first; a thing that has a picture is a motif besides; long colour names come from the list. */
export function meaningsOf(phrase: string, isPlural = false): Meaning[] {
  const known = openLexicon().get(phrase) ?? []
  if (
    known.some(({ kind }) => kind === 'filler' || kind === 'on-word' || kind === 'in-word' || kind === 'joining-word')
  )
    return [...known]
  const isMotif = known.some(({ kind }) => kind === 'motif')
  if (known.length === 0 && Object.hasOwn(fillerNouns, phrase)) return [{ kind: 'motif', noun: phrase }]
  const noun = nounOfEmoji(phrase) ?? (known.length > 0 || findDepiction(phrase) ? singularOf(phrase) : phrase)
  const isMark = isPlural && Object.hasOwn(fillerNouns, phrase) && known.every(({ kind }) => kind === 'colour')
  const isPictured = !isMotif && (isMark || isDrawn(noun, known, isPlural))
  if (known.length > 0 || isPictured)
    return isPictured ? [...known, { kind: 'motif', noun: flowerOr(noun) }] : [...known]
  const hex = isPlural || namesThing(phrase) ? undefined : findColourName(phrase)
  return hex ? [{ kind: 'colour', hex }] : []
}

const plainHues = 'black white red blue green yellow pink grey gray brown orange purple golden'.split(' ')

/** Kinds called by a colour that have it in a way of their own, as red foxes are russet. */
const kindsByColour =
  'red panda|red fox|red squirrel|red deer|grey wolf|gray wolf|grey heron|brown bear|brown hare|blue whale'.split('|')

/** "Black cat" is read as a cat that is black, though there is a picture of one. */
function isColouredThing(noun: string): boolean {
  const [first, ...rest] = noun.split(' ')
  return (
    !kindsByColour.includes(noun) &&
    rest.length > 0 &&
    plainHues.includes(first) &&
    findDepiction(rest.join(' ')) !== undefined
  )
}

/** "Pink flamingo" is in the list of colours, and is a flamingo all the same; "lilac lace" is a lace, a "mushroom forest" full of them. */
function namesThing(phrase: string): boolean {
  const words = phrase.split(' ')
  const last = words.at(-1) ?? ''
  const [known, first] = [openLexicon().get(last) ?? [], words.slice(0, -1).join(' ')]
  const isPlace = last !== 'sky' && known.some(({ kind }) => kind === 'scene') && findDepiction(first)?.isExact === true
  if (isPlace || colourWords.has(last)) return isPlace
  const isCloth = known.some((meaning) => meaning.kind === 'family' && !meaning.isGeneral)
  return findDepiction(last) !== undefined || (isCloth && colourWords.has(first))
}

/** "China roses", "darwin tulips": a kind of a flower that botany draws is drawn by it, and no picture of a rose. */
function flowerOr(noun: string): string {
  const found = findDepiction(noun)
  const flower = found?.isExact === false ? found.picture.replaceAll('-', ' ') : noun
  // Rice is of the kind of wheat, and no flower.
  return flowerNouns.includes(flower) && flower !== 'wheat' ? flower : noun
}

/** The book holds some plurals; the singular is the name. */
function singularOf(phrase: string): string {
  const [last = '', ...rest] = phrase.split(' ').toReversed()
  const singulars = wordForms(last).filter(({ isPlural }) => isPlural)
  const found = singulars
    .map(({ word }) => [...rest.toReversed(), word].join(' '))
    .find((noun) => findDepiction(noun)?.isExact)
  return found ?? phrase
}

/** Settings and numbers are never things: "mini", "diamond repeat". */
function isDrawn(noun: string, known: readonly Meaning[], isPlural: boolean): boolean {
  const found = findDepiction(noun)
  const has = (...kinds: Meaning['kind'][]): boolean => known.some(({ kind }) => kinds.includes(kind))
  // Log cabins and plasters are things, though one of them is a way to build or wear a cloth.
  const isKind = isPlural && found?.isExact === true && has('family')
  const isSetting = known.some(
    ({ kind }) =>
      !'family colour mood motif group atmosphere'.split(' ').includes(kind) && !(isKind && kind === 'style'),
  )
  // Bavarian blue is a blue, whatever cheese has the name.
  const isHue = !found?.isExact && noun.includes(' ') && plainHues.includes(noun.split(' ').at(-1) ?? '')
  if (
    !found ||
    isHue ||
    isSetting ||
    neverPictured.has(noun) ||
    isColouredThing(noun) ||
    (has('colour') && !found.isExact)
  )
    return false
  return isPlural || !has('mood')
}
