import { FEW_THINGS } from '../../families/conversational/few-things-look.ts'
import { hasDarkGround } from '../../palette/moods/moods.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { leaveKinOut } from './leave-kin-out.ts'

const minimal = new Set('minimal minimalist minimalistic minimalism uncluttered understated simplistic'.split(' '))
/** A cloth engraved in one ink. */
const ENGRAVED = 'toile'

/** "Stars, no other shapes", "lemons and nothing else": as full as it would be, of what is named. */
const noneElse =
  / (nothing else|no (other|additional|extra|more|filler) ?(shape|motif|element|thing|object|pattern|design|detail|filler|decoration)s?|no (fillers|extras)|without (fillers|extras|anything else)) /

/** What is asked for in so many words and no more: minimal prints have no company, and a toile in one named colour no night of its jungle. */
export function keepToWhatIsNamed(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  leaveKinOut(wishes)
  const isMinimal = phrases.some(({ form, isNegated }) => !isNegated && minimal.has(form))
  if (isMinimal && wishes.families[0] === CONVERSATIONAL) {
    wishes.styles.push(FEW_THINGS)
    wishes.density ??= 'low'
  }
  const said = ` ${phrases.flatMap(({ words }) => words).join(' ')} `
  if (noneElse.test(said) && wishes.families[0] === CONVERSATIONAL && !wishes.styles.includes(FEW_THINGS))
    wishes.styles.push(FEW_THINGS)
  const isOneInk = wishes.families[0] === ENGRAVED && wishes.colours.length === 1 && !wishes.colours[0].isGround
  if (isOneInk) wishes.moods = wishes.moods.filter((mood) => !hasDarkGround([mood]))
}
