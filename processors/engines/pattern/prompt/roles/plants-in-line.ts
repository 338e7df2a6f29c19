import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isTropicalLeaf } from '../../families/botany/leaves/tropical-leaf.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { lookFamilies, plantNouns } from '../meaning/family-kinds.ts'
import { leafSaid } from '../things/guests-of-plants.ts'

type Cast = { readonly families: string[]; readonly motifs: string[]; readonly under?: string }

/** The family whose pen draws any plant. */
const LINES = 'botanical-line'

/** Families of plants that have no hand for lines. */
const filled = ['tropical', 'meadow']

/** What is drawn of a jungle of which nothing is named. */
const jungle = ['monstera', 'hibiscus', 'palm frond']

/** What "line" makes a drawing in line of, before it or after it. */
const drawnThing = /^(pattern|print|design|style|drawing|sketch|illustration|motif)s?$/

/**
 * "Palm fronds line art", "white line wildflowers": the pen draws the plants that are said on paper; jungles and meadows of them
 * would be filled.
 */
export function plantsInLine<Given extends Cast>(phrases: readonly ReadPhrase[], roles: Given): Given {
  const { families, motifs, under } = roles
  const isFilled = families.length === 0 || (families.length === 1 && filled.includes(families[0]))
  if (under || !isFilled || !motifs.every(isPlant) || (families.length === 0 && motifs.length === 0)) return roles
  if (!phrases.some((_, at) => isInLine(phrases, at))) return roles
  return { ...roles, families: [LINES], motifs: drawnOf(families[0], phrases, motifs) }
}

/** Whether a phrase says that plants are drawn in line: by a look of that name, or as "line tulips" and "in a line pattern". */
function isInLine(phrases: readonly ReadPhrase[], at: number): boolean {
  const { words, meanings, isNegated } = phrases[at]
  if (isNegated) return false
  if (meanings.some((one) => one.kind === 'style' && lookFamilies[one.style] === LINES)) return true
  if (words.join(' ') !== 'line') return false
  const next = phrases.at(at + 1)
  if (next === undefined || next.startsClause) return false
  return (drawnThing.test(next.form) && !phrases.some(isRuled)) || saysPlant(next)
}

/** "Diagonal line pattern with roses" has ruled lines. */
function isRuled({ meanings }: ReadPhrase): boolean {
  return meanings.some(
    (one) => one.kind === 'style' && /^(horizontal|vertical|diagonal|wavy|geometric)$/.test(one.style),
  )
}

function saysPlant({ meanings }: ReadPhrase): boolean {
  return meanings.some(
    (one) => (one.kind === 'motif' && isPlant(one.noun)) || (one.kind === 'family' && filled.includes(one.family)),
  )
}

function isPlant(noun: string): boolean {
  return plantNouns.includes(noun) || flowerNouns.includes(noun) || isTropicalLeaf(noun)
}

/** What is named; of a jungle with the leaves that are said; where there is nothing, some of what grows there. */
function drawnOf(family: string | undefined, phrases: readonly ReadPhrase[], motifs: readonly string[]): string[] {
  const isJungle = family === 'tropical'
  const isOfLeaves = phrases.some(({ form }) => /\b(palm|banana|monstera)? ?(leaf|leaves|fronds?)$/.test(form))
  if (isJungle && isOfLeaves) return [...new Set([...motifs, leafSaid(phrases)])]
  if (motifs.length > 0) return [...motifs]
  return isJungle ? jungle : ['wildflower']
}
