import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import { coloursInTurn, isOfAnyColour } from './any-colour.ts'
import { leadInks } from './lead-inks.ts'
import { leadingCast } from './leading-cast.ts'
import { findDepiction } from './noun-book.ts'
import { isPerson, paperInks } from './paper-figures.ts'
import { findPicture } from './picture-book.ts'
import { drawableLeaf } from './plant-pictures.ts'

/** Things looked at: those behind them are small. */
const THINGS_MOST = 4
/** In OKLab: nearer to the ground an ink is not seen on a body; nearer to a colour that was named it is that colour. */
const [SEEN, SAME] = [0.13, 0.03]
/** In OKLCH: what has more chroma is known by its colour, as lemons are; and how far off, in radians, it is another. */
const [OWN_CHROMA, OTHER_HUE] = [0.11, 0.35]
/** In OKLCH: beside brown beasts a green that is named is worn by leaves, and a black drawn in lines. */
const BLACK = 0.3
const LEAVES = { hue: [1.8, 2.75], chroma: [0.03, Infinity] } as const

type Thing = {
  readonly noun: string
  readonly nature: Ink
  readonly isOfAnyColour: boolean
  readonly leads: readonly number[]
}

/**
 * The inks that a thing takes in turn so that no colour is missed that was named for the whole cloth (`named colours`): of "bears and
 * stars in grey and yellow" the bears are grey, of "elephants in pink and grey" some are pink. Undefined for things that keep
 * what they are led by: those known by their colour, and all where each named colour is worn already.
 */
export function sharedInks(plan: Plan, noun: string): readonly number[] | undefined {
  const named = namedInks(plan)
  // Flowers and leaves wear whatever the things beside them do not.
  const isPlanted = plan.motifs.some((one) => flowerNouns.includes(one) || drawableLeaf(one))
  if (named.length < 2 || isPlanted) return undefined
  const things = plan.motifs.slice(0, THINGS_MOST).flatMap((one) => thingOf(plan, one, named))
  const dealt = new Map<string, readonly number[]>(things.map((thing) => [thing.noun, thing.leads]))
  for (const ink of named) {
    const isWorn = [...dealt.values()].some((leads) => leads.includes(ink))
    const taker = isWorn ? undefined : takerOf(plan, ink, named, things, dealt)
    if (taker) dealt.set(taker.noun, dealTo(taker, ink, named, dealt))
  }
  const inks = dealt.get(noun)
  const own = things.find((thing) => thing.noun === noun)
  return own && inks !== own.leads ? inks : undefined
}

/** Inks of the palette that were named for the whole cloth and are seen on its ground. */
export function namedInks({ details, cast }: Plan): number[] {
  const ground = cast.inks[cast.ground]
  const hexes = `${details['named colours'] ?? ''}`.split('|').flatMap((hex) => inkFromHex(hex) ?? [])
  const inks = hexes.flatMap(
    ({ lab }) => cast.figures.find((ink) => oklabDistance(cast.inks[ink].lab, lab) < SAME) ?? [],
  )
  return [...new Set(inks)].filter((ink) => oklabDistance(cast.inks[ink].lab, ground.lab) > SEEN)
}

function thingOf(plan: Plan, noun: string, named: readonly number[]): Thing[] {
  const cast = leadingCast(plan)
  const found = findDepiction(noun)
  const picture = found && findPicture(found.picture)
  const nature = picture && inkFromHex(picture.parts[0].hex)
  if (!nature) return []
  // Zebras on light cloth are paper and line: where that line is named they have their colour, else they may be dealt one.
  const onPaper = isPerson(found.picture) ? undefined : paperInks(found.picture, picture, cast)
  const line = onPaper?.find((ink) => ink !== cast.ground)
  if (line !== undefined && named.includes(line)) return []
  const leads = onPaper ? [] : (coloursInTurn(found.picture, cast) ?? leadInks(picture, cast, 0).inks)
  return [{ noun, nature, isOfAnyColour: isOfAnyColour(found.picture), leads }]
}

/**
 * Who wears a colour that nobody wears: of those that may, whose nature is nearest to it; before them those that leave
 * no other named colour unworn.
 */
function takerOf(
  { cast }: Plan,
  ink: number,
  named: readonly number[],
  things: readonly Thing[],
  dealt: ReadonlyMap<string, readonly number[]>,
): Thing | undefined {
  const colour = cast.inks[ink]
  const mayWear = ({ nature, leads, ...thing }: Thing): boolean => {
    if (thing.isOfAnyColour) return true
    const isTold = nature.chroma > OWN_CHROMA || isInRange(nature, LEAVES)
    const isOwn = isTold && leads.length > 0 && hueDistance(nature, cast.inks[leads[0]]) < OTHER_HUE
    const isDrawnIn = nature.chroma > LEAVES.chroma[0] && (isInRange(colour, LEAVES) || colour.lightness < BLACK)
    return !isOwn && !isDrawnIn
  }
  const isHeld = ({ noun }: Thing): number => (isOnlyHolder(noun, named, dealt) ? 1 : 0)
  const far = ({ nature }: Thing): number => oklabDistance(nature.lab, colour.lab)
  return things.filter(mayWear).toSorted((one, other) => isHeld(one) - isHeld(other) || far(one) - far(other))[0]
}

/** True where a thing alone wears one of the named colours. */
function isOnlyHolder(noun: string, named: readonly number[], dealt: ReadonlyMap<string, readonly number[]>): boolean {
  const others = [...dealt].flatMap(([other, leads]) => (other === noun ? [] : leads))
  return named.some((ink) => dealt.get(noun)?.includes(ink) && !others.includes(ink))
}

/** The colour alone, or in turn with those named ones that nobody else wears. */
function dealTo(
  { noun }: Thing,
  ink: number,
  named: readonly number[],
  dealt: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const own = dealt.get(noun) ?? []
  const others = [...dealt].flatMap(([other, leads]) => (other === noun ? [] : leads))
  return [...own.filter((lead) => named.includes(lead) && !others.includes(lead)), ink]
}
