import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing } from '../meaning/family-kinds.ts'
import type { Meaning } from '../read/lexicon.ts'
import { isOfSquares } from '../read-amounts.ts'
import { dressedThings } from '../things/dressed-things.ts'
import type { BorderReading, Found } from './border-reading.ts'
import { leaveBorder } from './border-reading.ts'
import { isOfStrands, runAround, strandNamed } from './running-strands.ts'

const borders = new Set(
  'border borders edging bordure bordures rand borte borde bordo bordi borda cenefa bordüre'.split(' '),
)
const articles = new Set('a an the of with ein eine une un una de di mit avec con'.split(' '))
/** Families that have borders of their own, as bandanas do. */
const bordered: readonly string[] = ['granny-square', 'quilt', 'frieze', 'carpet', 'kilim']

/**
 * Reads what a border is made of where the field shows something else: "anchors with a rope border", "bears with a
 * gingham border", "foxes with a border of mushrooms". Returns the phrases unchanged where the border is the whole
 * cloth, or of the same things as its field.
 */
export function readPatternedBorder(phrases: readonly ReadPhrase[]): BorderReading {
  const places = phrases.map((_, at) => at)
  const ways = [borderOf, borderNamed]
  const found = ways.flatMap((way) => places.flatMap((at) => way(phrases, at) ?? []))[0]
  // "A navy border, coral chains": a border that is named apart has none of them.
  const mayRun = found ? isOfStrands(found.border) : !phrases.some(isPlainBorder)
  if (mayRun && isOfSquares(phrases, dressedThings(phrases))) return runAround(phrases, found)
  if (!found) return { phrases }
  const others = [...phrases.slice(0, found.from), ...phrases.slice(found.to)]
  const shown = others.filter(({ chosen, isNegated }) => !isNegated && isShown(chosen))
  const isSewn = shown.some(({ family }) => family && bordered.includes(family.family))
  if (shown.length === 0 || isSewn) return { phrases }
  return leaveBorder(phrases, found)
}

/** Reads "a border of mushrooms". */
function borderOf(phrases: readonly ReadPhrase[], at: number): Found | undefined {
  if (!isPlainBorder(phrases[at]) || phrases[at].isNegated || phrases[at + 1]?.form !== 'of') return undefined
  // "A wildflower meadow border of poppies and daisies" is the meadow itself along an edge.
  const before = phrases[at - 1]?.chosen
  if (before?.kind === 'family' && growing.includes(before.family) && !phrases[at].startsClause) return undefined
  const behind = phrases.findIndex((one, place) => place > at && !articles.has(one.form))
  return behind < 0 ? undefined : foundAt(at, behind + 1, phrases[behind])
}

/** Reads "a rope border", "a gingham border". */
function borderNamed(phrases: readonly ReadPhrase[], at: number): Found | undefined {
  const [phrase, next] = [phrases[at], phrases[at + 1]]
  if (phrase.isNegated) return undefined
  // A cottage border is a flower bed.
  const isOne =
    phrase.family &&
    !growing.includes(phrase.family.family) &&
    phrase.words.length > 1 &&
    borders.has(phrase.words.at(-1) ?? '')
  if (isOne) return foundAt(at, at + 1, phrase)
  const isBefore = isPlainBorder(next) && next.words.length === 1 && !next.startsClause && !next.isNegated
  return isBefore ? foundAt(at, at + 2, phrase) : undefined
}

function isPlainBorder(phrase: ReadPhrase | undefined): phrase is ReadPhrase {
  return phrase?.chosen?.kind === 'layout' && borders.has(phrase.words.at(-1) ?? '')
}

function foundAt(from: number, to: number, made: ReadPhrase): Found | undefined {
  const strand = strandNamed(made)
  if (strand) return { from, to, border: { family: 'frieze', styles: [strand], motifs: [] } }
  const { chosen, family, motif } = made
  if (!isShown(chosen)) return undefined
  if (family && (chosen?.kind === 'family' || !motif)) {
    const styles = made.meanings.flatMap((meaning) => (meaning.kind === 'style' ? [meaning.style] : []))
    const isKey = family.family === 'greek-key'
    return { from, to, border: { ...(isKey ? key : { family: family.family, styles }), motifs: [] } }
  }
  if (!motif) return undefined
  const { noun } = motif
  const cloth = flowerNouns.includes(noun) ? 'tossed-floral' : CONVERSATIONAL
  return { from, to, border: { family: cloth, styles: [], motifs: [noun] } }
}

/** A Greek key along an edge is one row of meanders. */
const key = { family: 'frieze', styles: ['meander'] } as const

function isShown(chosen: Meaning | undefined): boolean {
  return chosen?.kind === 'motif' || chosen?.kind === 'family'
}
