import { inkOf, isGreen } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isNameOfLeaf } from '../../families/botany/leaves/leaf-colourway.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { growing } from '../meaning/family-kinds.ts'
import { has, isShiftWord } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Leaves and stems that a colour before or behind them is for. */
export function leavesAround(phrases: readonly ReadPhrase[], at: number): string | undefined {
  return leavesBefore(phrases, at) ?? tropicalLeavesAfter(phrases, at) ?? stemsAfter(phrases, at)
}

/** "Ginkgo leaves in gold": leaves that nothing is beside have the colour that is said, though they are of a kind, and no other. */
export function dyeLeavesAlone(wishes: Wishes): void {
  const { motifs, colours, motifColours, families } = wishes
  const areAlone = families.every((name) => name === FOLIAGE) && motifs.length > 0 && motifs.every(isLeaf)
  const hex = motifColours.leaf
  const kinds = motifs.filter((noun) => noun !== 'leaf')
  if (!areAlone || kinds.length === 0 || hex === undefined || isGreen(inkOf(hex))) return
  wishes.colours = colours.map((colour) => (colour.hex === hex ? { hex, isGround: false } : colour))
  for (const noun of kinds) motifColours[noun] = hex
  delete motifColours.leaf
}

/** "Tropical flowers with green leaves": the green is that of the leaves, however few things are named. */
export function areLeavesOfFlowers(phrases: readonly ReadPhrase[], at: number): boolean {
  const isFlower = ({ chosen }: ReadPhrase): boolean =>
    chosen?.kind === 'family' && chosen.family !== FOLIAGE && growing.includes(chosen.family)
  return [phrases[at + 1], phrases[at - 1]].some((one) => one?.motif?.noun === 'leaf') && phrases.some(isFlower)
}

/** Leaves without flowers. */
const FOLIAGE = 'foliage'

/** "Leaves in soft green": what leaves are dyed where they begin a clause and other things are named. */
function leavesBefore(phrases: readonly ReadPhrase[], at: number): string | undefined {
  let before = at - 1
  while (before > 0 && isShiftWord(phrases[before]) && !phrases[before + 1].startsClause) before--
  const isIn = before > 0 && has(phrases[before], 'in-word') && !phrases[before].startsClause
  const noun = isIn && !phrases[before + 1].startsClause ? phrases[before - 1].motif?.noun : undefined
  // "Peonies and leaves in dusty pink" has pink peonies, and green is that of the leaves.
  const [pair, joint, hue] = [phrases[before - 3], phrases[before - 2], phrases[at].chosen]
  const isShared = has(joint, 'joining-word') && pair?.motif !== undefined && !phrases[before - 1].startsClause
  if (isShared && hue?.kind === 'colour' && !isGreen(inkOf(hue.hex))) return undefined
  const isAmong = phrases.some((other, index) => index !== before - 1 && other.motif && other.chosen?.kind !== 'colour')
  return noun === 'leaf' && isAmong ? noun : undefined
}

/** What leaves of the tropics are called whose cloth goes by their name. */
const TROPICAL_LEAF = 'tropical leaf'

/** "Coral hibiscus and navy monstera leaves": leaves that are a cloth's own are dyed where flowers or beasts are named too. */
function tropicalLeavesAfter(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const next = phrases[at + 1]
  const isLeaves = next?.chosen?.kind === 'family' && next.chosen.family === 'tropical' && isNameOfLeaf(next.form)
  const isAmong = phrases.some((other) => other.motif && other.chosen?.kind !== 'colour')
  return isLeaves && !next.startsClause && isAmong ? TROPICAL_LEAF : undefined
}

/** "Magnolias with brown stems", "tulips with green stalks": what flowers stand on, which leaves the petals their own colour. */
function stemsAfter(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const [{ chosen }, next] = [phrases[at], phrases[at + 1]]
  if (chosen?.kind !== 'colour' || !next || next.startsClause || !stems.has(next.form)) return undefined
  const isFlower = ({ chosen: said, motif }: ReadPhrase): boolean =>
    (said?.kind === 'family' && growing.includes(said.family)) || flowerNouns.includes(motif?.noun ?? '')
  if (!phrases.slice(0, at).some(isFlower)) return undefined
  const areOnBoughs = phrases.some(({ chosen: said }) => said?.kind === 'family' && said.family === BOUGHS)
  return areOnBoughs && !isGreen(inkOf(chosen.hex)) ? 'branch' : 'leaf'
}

/** Flowers on wood, whose branches have a colour of their own. */
const BOUGHS = 'blossom-branch'
const stems = new Set('stem stems stalk stalks bough boughs twig twigs bark'.split(' '))
