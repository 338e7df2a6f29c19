import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { growInRows } from './flowers-in-rows.ts'

/** Settles who stands in rows across the cloth, and who in lanes down it. */
export function settleRows(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  growInRows(wishes, phrases)
  standBetweenStripes(wishes, phrases)
}

const STRIPES = 'stripes'
const alternating = /^alternat(e|es|ed|ing)$/

/**
 * "Stripes of foxes", "anchors alternating with blue stripes", "lemons between stripes": the things stand in lanes with plain stripes
 * between, in the colours that are said of these; on stripes they would lie across them.
 */
function standBetweenStripes(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  if (wishes.families[0] !== CONVERSATIONAL || !isInLanes(wishes, phrases)) return
  const said = coloursOfStripes(phrases)
  const colours = said.length > 0 ? said : (wishes.patternColours ?? [])
  delete wishes.under
  delete wishes.patternColours
  delete wishes.frames
  wishes.layout = 'stripe'
  wishes.styles = wishes.styles.filter((style) => !/stripes?$/.test(style))
  if (colours.length > 0) wishes.stripeColours = colours
  for (const noun of wishes.motifs)
    delete (wishes.partColours as Record<string, unknown> | undefined)?.[`stripe of ${noun}`]
  wishes.colours = wishes.colours.map((colour) =>
    colours.includes(colour.hex) ? { hex: colour.hex, isGround: false, isOfOneThing: true } : colour,
  )
}

function isInLanes({ under, frames }: Wishes, phrases: readonly ReadPhrase[]): boolean {
  const at = phrases.findIndex(isStripes)
  if (at < 0 || (under !== STRIPES && frames !== 'row')) return false
  return phrases.some((phrase, place) => {
    if (phrase.isNegated) return false
    if (alternating.test(phrase.words[0])) return true
    const before = phrases.slice(Math.max(0, place - LIST), place)
    if (isStripes(phrase) && before.some(({ words }) => words.includes('between'))) return true
    const [of, thing] = [phrases[place + 1], phrases[place + 2]]
    return isStripes(phrase) && of?.words[0] === 'of' && thing?.motif !== undefined && !thing.startsClause
  })
}

/** Words between "between" and the stripes: "between red, white and navy stripes". */
const LIST = 6

function isStripes({ family, form }: ReadPhrase): boolean {
  return family?.family === STRIPES && /stripes?$/.test(form)
}

/** The colours right before the stripes: "with red and navy stripes". */
function coloursOfStripes(phrases: readonly ReadPhrase[]): string[] {
  return phrases.flatMap((phrase, at) => {
    if (!isStripes(phrase) || phrase.startsClause) return []
    const hexes: string[] = []
    for (let before = at - 1; before >= 0; before--) {
      const { chosen, startsClause } = phrases[before]
      if (chosen?.kind === 'colour') hexes.unshift(chosen.hex)
      else if (!has(phrases[before], 'joining-word')) break
      if (startsClause && before < at - 1 && chosen?.kind !== 'colour') break
    }
    return hexes
  })
}
