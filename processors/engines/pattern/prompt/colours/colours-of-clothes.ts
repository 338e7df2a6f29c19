import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { cutOfGarment } from '../../families/conversational/garments.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Dressed } from '../things/dressed-things.ts'
import type { NamedColour, Wishes } from '../wishes.ts'

/**
 * Gives a colour named for clothes to those who wear them; accessories such as a scarf leave the wearer its colours.
 */
export function giveColoursToWearers(
  wishes: Wishes,
  phrases: readonly ReadPhrase[],
  dressed: readonly Dressed[],
): void {
  for (const { garmentAt, nouns, isTrimming, wearers, garment } of dressed) {
    const isWhole = !isTrimming || cutOfGarment(garment) === 'coat' || cutOfGarment(garment) === 'jumper'
    const colour =
      phrases[garmentAt - 1]?.chosen?.kind === 'colour' || !isWhole
        ? phrases[garmentAt - 1]?.chosen
        : behind(phrases, garmentAt)
    const said = colour?.kind === 'colour' ? inkFromHex(colour.hex) : undefined
    if (!said) continue
    const far = ({ hex }: NamedColour): number => oklabDistance(inkFromHex(hex)?.lab ?? said.lab, said.lab)
    const { colours } = wishes
    const [worn] = colours.filter(({ isGround }) => !isGround).toSorted((one, other) => far(one) - far(other))
    if (!worn) continue
    colours[colours.indexOf(worn)] = { ...worn, isOfOneThing: true }
    const owners = [...(wearers.length > 0 ? [garment] : []), ...(isTrimming ? [] : nouns.values())]
    const others = Object.entries(wishes.motifColours).filter(([noun]) => noun !== phrases[garmentAt].motif?.noun)
    wishes.motifColours = Object.fromEntries([...others, ...owners.map((noun) => [noun, worn.hex] as const)])
  }
}

/** "Dachshunds in raincoats, yellow": the only colour, behind clothes that cover a body, is theirs. */
function behind(phrases: readonly ReadPhrase[], garmentAt: number): ReadPhrase['chosen'] {
  const next = phrases[garmentAt + 1]
  const isLast = phrases.slice(garmentAt + 2).every(({ chosen }) => !chosen || chosen.kind === 'filler')
  const isOnly = phrases.filter(({ chosen }) => chosen?.kind === 'colour').length === 1
  return next?.startsClause && isLast && isOnly && !next.isNegated ? next.chosen : undefined
}
