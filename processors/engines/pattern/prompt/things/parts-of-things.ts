import { inkOf, isGreen } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { LEAF } from '../../families/conversational/asked-parts.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { partsOf } from '../../palette/nature/depicted-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { partCalled, partCalledAfter } from '../meaning/part-words.ts'
import { has, isLaidOn, withWords } from '../meaning/phrase-kinds.ts'
import { dressedThings, wornThings } from './dressed-things.ts'
import { smilingThings } from './smiling-things.ts'

/** A part of a thing and the colours said of it: the eyes of "black cats with green eyes". */
export type PartOfThing = {
  readonly noun: string
  readonly part: string
  readonly partAt: number
  readonly coloursAt: readonly number[]
}

/** Every part that is said to have a colour, of a thing named before it in its clause or right behind it. */
export function partsOfThings(phrases: readonly ReadPhrase[]): PartOfThing[] {
  return phrases.flatMap((phrase, partAt): PartOfThing[] => {
    if (phrase.isNegated || phrase.startsClause || phrase.words.length > 1) return []
    const called = /^(.+?)ed$/.exec(phrase.words[0])?.[1] ?? ''
    const ofNext = partCalledAfter(called) ?? partCalled(`${called}e`) ?? partCalled(called.slice(0, -1))
    const part = partCalled(phrase.words[0])
    // Colours are looked for last: a prompt of colours alone has as many before each phrase as there are.
    if (!part && !ofNext) return []
    const coloursAt = coloursBefore(phrases, partAt)
    if (coloursAt.length === 0) return []
    if (part && isOfCloth(phrases, partAt, part)) return []
    if (part)
      return (ownerBefore(phrases, partAt) ?? [])
        .filter((noun) => part !== LEAF || bearsLeaves(noun))
        .map((noun) => ({ noun, part, partAt, coloursAt }))
    const next = phrases[partAt + 1]
    if (!ofNext || !next || next.startsClause) return []
    return ownedBy(next).map((noun) => ({ noun, part: ofNext, partAt, coloursAt }))
  })
}

/** True where somebody wears what is said, or has parts in colours of their own: who is looked at so closely is no guest among leaves. */
export function areCharacters(phrases: readonly ReadPhrase[], motifs: readonly string[]): boolean {
  const worn = Object.keys(wornThings(dressedThings(phrases), motifs))
  return (
    worn.length > 0 ||
    smilingThings(phrases).some((noun) => motifs.includes(noun)) ||
    partsOfThings(phrases).some(({ noun }) => motifs.includes(noun))
  )
}

/** "Birds on white with red stripes": marks that follow a ground are the ground's. */
function isOfCloth(phrases: readonly ReadPhrase[], partAt: number, part: string): boolean {
  return marks.includes(part) && isLaidOn(phrases, partAt)
}

const marks = ['stripe', 'dot', 'spot', 'check']

/** "White-tipped" tails, "red and white" markings, "bright green" eyes. */
function coloursBefore(phrases: readonly ReadPhrase[], partAt: number): number[] {
  const found: number[] = []
  for (let at = partAt - 1; at >= 0 && !phrases[at + 1].startsClause; at--) {
    const isJoint = found.length > 0 && has(phrases[at], 'joining-word') && !withWords.includes(phrases[at].words[0])
    const isTip = found.length === 0 && phrases[at].meanings.length === 0
    if (phrases[at].chosen?.kind === 'colour') found.push(at)
    else if (!isJoint && !isTip) break
  }
  return found
}

const pointing = new Set('with mit avec con com and & und et y e has have having whose its their the a'.split(' '))

/** The thing before "with", past other parts and their colours. */
function ownerBefore(phrases: readonly ReadPhrase[], partAt: number): string[] | undefined {
  let isWith = false
  for (let at = partAt - 1; at >= 0; at--) {
    if (phrases[at + 1].startsClause) return undefined
    const { words, chosen, meanings } = phrases[at]
    isWith ||= withWords.includes(words[0])
    const isPassed = chosen?.kind === 'colour' || pointing.has(words[0]) || meanings.length === 0
    if (isPassed || partCalled(words[0]) || has(phrases[at], 'scale', 'filler', 'on-word')) continue
    return isWith ? ownedBy(phrases[at]) : undefined
  }
  return undefined
}

/** "Grapes with gold leaves": fruit is drawn with leaves; those beside birds are things of their own. */
function bearsLeaves(noun: string): boolean {
  const isFruit = findDepiction(noun)?.theme === 'orchard'
  return isFruit && partsOf(noun).some(({ hex }, at) => at > 0 && isGreen(inkOf(hex)))
}

/** Flowers have their own ways with hearts and petals. */
function ownedBy({ motif, isNegated, chosen }: ReadPhrase): string[] {
  const isThing = motif && !isNegated && chosen?.kind !== 'colour' && !flowerNouns.includes(motif.noun)
  return isThing && findDepiction(motif.noun)?.isExact ? [motif.noun] : []
}
