import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { FrameWish } from '../../families/conversational/frames/frame-names.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { LayoutName } from '../../families/family.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { wordForms } from '../read/tokenize.ts'
import { isDecade } from '../roles/head-first.ts'
import type { Wishes } from '../wishes.ts'

/** The look of things on the patches of a quilt. */
const PATCHWORK = 'patchwork'

/** The looks of things on cloths of patches or of figures in rows, by the family. */
export const framesOfCloth: Readonly<Record<string, 'neat' | 'round' | 'knot' | typeof PATCHWORK>> = {
  quilt: PATCHWORK,
  foulard: 'neat',
  // Cranes of a brocade are woven in roundels, row beside row.
  brocade: 'round',
  'celtic-knot': 'knot',
}

/** What things are set in, by the word it is asked for with, singular. */
const shapes: Readonly<Record<string, FrameWish>> = {
  circle: 'round',
  round: 'round',
  roundel: 'round',
  medallion: 'round',
  disc: 'round',
  oval: 'oval',
  cameo: 'oval',
  locket: 'oval',
  cartouche: 'oval',
  frame: 'oval',
  hexagon: 'hexagon',
  honeycomb: 'hexagon',
  diamond: 'diamond',
  lozenge: 'diamond',
  square: 'square',
  panel: 'square',
  arch: 'arch',
  niche: 'arch',
  alcove: 'arch',
  fan: 'fan',
  scallop: 'fan',
}

/** Frames that lie side by side over the whole cloth. */
const netted: readonly FrameWish[] = ['diamond', 'hexagon']

/** Words that put a thing within, besides "in". */
const within = ['inside', 'within', 'framed']
/** Words between "in" and the shape, at most: "in large ornate gold ovals". */
const REACH = 4
/** What such words may be called after their shape. */
const called = ['frame', 'medallion', 'shape', 'panel', 'outline', 'border']

/**
 * "Foxes in hexagons", "horses in oval frames", "horse cameos": a shape that things are in is a frame and no thing beside them. Only where
 * something with a picture is named.
 */
export function readFrames(phrases: readonly Phrase[]): Phrase[] {
  const isPictured = (phrase: Phrase): boolean =>
    phrase.meanings.some((meaning) => meaning.kind === 'group' || (meaning.kind === 'motif' && isThing(meaning.noun)))
  const isInBloom = (phrase: Phrase): boolean =>
    phrase.meanings.some((meaning) => meaning.kind === 'motif' && flowerNouns.includes(meaning.noun))
  const read = [...phrases]
  for (const [at, phrase] of phrases.entries()) {
    const isOf = lastWord(phrase) === 'cameo' && phrases.slice(at + 1).some(isPictured)
    const before = phrases.slice(0, at)
    if (!isOf && !before.some(isPictured) && !before.some(isInBloom)) continue
    const isIn = has(phrase, 'in-word') || within.includes(phrase.words[0])
    const shapeAt = isIn ? shapeAfter(phrases, at) : isOf || isCameo(phrases, at) ? at : undefined
    const frame = shapeAt === undefined ? undefined : shapes[lastWord(phrases[shapeAt])]
    if (!frame || shapeAt === undefined || has(phrases[shapeAt], 'frame')) continue
    // Roses in ovals are wreaths and bunches; of diamonds and hexagons a net is made, which has room for each.
    if (!isOf && !before.some(isPictured) && !netted.includes(frame)) continue
    read[shapeAt] = { ...phrases[shapeAt], meanings: [{ kind: 'frame', frame }] }
    const next = phrases[shapeAt + 1]
    const isCalled = next && !next.startsClause && called.includes(lastWord(next))
    if (isCalled) read[shapeAt + 1] = { ...next, meanings: [{ kind: 'filler' }] }
  }
  return read
}

function isThing(noun: string): boolean {
  return findDepiction(noun)?.isExact === true && !Object.hasOwn(shapes, noun) && !flowerNouns.includes(noun)
}

function lastWord({ words }: Phrase): string {
  const last = words.at(-1) ?? ''
  return wordForms(last).find(({ word }) => Object.hasOwn(shapes, word) || called.includes(word))?.word ?? last
}

/** The shape that follows a word for "in" within its clause, past its colours and sizes. */
function shapeAfter(phrases: readonly Phrase[], at: number): number | undefined {
  for (let next = at + 1; next <= at + REACH && next < phrases.length; next++) {
    const phrase = phrases[next]
    if (phrase.startsClause) return undefined
    if (Object.hasOwn(shapes, lastWord(phrase))) return next
    // Gold is a colour and a metal: what may be said of a frame is, whatever else it means.
    if (has(phrase, 'motif', 'group') && !has(phrase, 'colour', 'style')) return undefined
  }
  return undefined
}

/** "Horse cameos": right after who is shown on them. */
function isCameo(phrases: readonly Phrase[], at: number): boolean {
  return at > 0 && lastWord(phrases[at]) === 'cameo' && has(phrases[at - 1], 'motif') && !phrases[at].startsClause
}

/** Periods by the family that is their cloth where nothing is pictured. */
const periods: Readonly<Record<string, FrameWish>> = { 'deco-fans': 'deco', 'art-nouveau': 'nouveau' }
const court = /^(baroque|rococo|regency|louis (xiv|xv|xvi)|versailles)\b/

/** Layouts in which frames lie; things strewn, in bands or round a border have none. */
const framedLayouts: readonly (LayoutName | undefined)[] = [undefined, 'block', 'brick', 'half-drop', 'third-drop']

/**
 * Frames stay where things are drawn on a bare ground and nothing else is said of how they lie. Things of a period take its frames: those
 * of art deco stand in fans and arches.
 */
export function settleFrames(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  if (netted.some((frame) => frame === wishes.frames)) standInNet(wishes)
  const { families, layout, symmetry, isSquare, density, backdrop } = wishes
  const isFree = families[0] === CONVERSATIONAL && framedLayouts.includes(layout) && !symmetry && !isSquare
  const isPatched = wishes.styles.includes(PATCHWORK)
  const ofCloth = (['neat', 'round', 'knot'] as const).find((frame) => wishes.styles.includes(frame))
  const asked = wishes.frames ?? (isPatched ? 'patch' : (ofCloth ?? (areInRows(phrases) ? 'row' : undefined)))
  const isBare = !wishes.under && !backdrop && !density && !isStrewn(phrases)
  const frames = asked ?? (isBare ? framesOfPeriod(phrases) : undefined)
  delete wishes.frames
  if (!isFree || !frames) return
  wishes.frames = frames
  delete wishes.under
  delete wishes.backdrop
}

/** Flowers in the cells of a net stand in them one by one, as things do. */
function standInNet(wishes: Wishes): void {
  const isOfFlowers = wishes.motifs.length > 0 && wishes.motifs.every((noun) => flowerNouns.includes(noun))
  const isFree = wishes.families.length === 0 || ['trailing', 'trellis'].includes(wishes.families[0])
  if (!isOfFlowers || !isFree) return
  wishes.families = [CONVERSATIONAL]
  wishes.generalFamilies = []
  wishes.heroes = wishes.motifs.length
}

/** "Ducks in rows", "a row of ducks", "diagonal rows of bees". */
export function areInRows(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ words, isNegated }, at) => {
    const isRow = /^rows?$|^lines?$/.test(words.at(-1) ?? '')
    const [before, first] = [phrases[at - 1]?.words[0], phrases[at - 2]?.words[0]]
    const isIn = words[0] === 'in' || (before === 'a' && first === 'in')
    return !isNegated && ((isRow && (isIn || phrases[at + 1]?.form === 'of')) || words[0] === 'lined')
  })
}

function isStrewn(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ words }) => words.some((word) => strewn.includes(word)))
}

const strewn = ['scattered', 'tossed', 'toss', 'ditsy', 'allover', 'all-over', 'confetti', 'falling', 'swirling']

/** Beasts of Celtic books and of Norse silver are set in rounds of knotwork. */
const roundels = /^(celtic|insular|norse)$/

function framesOfPeriod(phrases: readonly ReadPhrase[]): FrameWish | undefined {
  for (const phrase of phrases) {
    if (phrase.isNegated) continue
    const period = periods[phrase.family?.family ?? '']
    if (period && (has(phrase, 'mood') || isDecade(phrase))) return period
    if (court.test(phrase.form)) return 'court'
    if (roundels.test(phrase.form)) return 'knot'
  }
  return undefined
}
