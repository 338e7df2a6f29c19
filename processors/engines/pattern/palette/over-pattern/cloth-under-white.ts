import type { Ink } from '../../../color/ink.ts'
import { inkOf } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { Random } from '../../kit/chance/random.ts'
import { skins } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { isWhite, mainColour } from '../nature/depicted-colours.ts'
import { isBuffalo, settLead } from './tint-under.ts'

/** White things on a pattern whose colour is not named lie on a blue or green that they are seen on: koi on waves. */
export function clothUnderWhite(wishes: Wishes, random: Random): Ink | undefined {
  if (!isUnderWhite(wishes)) return undefined
  return inkOf(OWN_CLOTHS[wishes.under ?? ''] ?? random.pick(CLOTHS_UNDER_WHITE))
}

/** Whether white things lie on a pattern of no named colour and mood; checks have rules of their own. */
export function isUnderWhite(wishes: Wishes): boolean {
  const { colours, moods, motifs, under = '' } = wishes
  if (colours.length > 0 || moods.length > 0 || ['', 'gingham', ...skins].includes(under)) return false
  return !settLead(wishes) && !isBuffalo(wishes) && motifs.slice(0, FIRST).some(isBornWhite)
}

/** Number of first things that are looked at. */
const FIRST = 2

/** Grounds on which white is seen, and those of patterns that have one of their own. */
const CLOTHS_UNDER_WHITE = ['#54799f', '#6f8a72', '#3f5a78']
const OWN_CLOTHS: Readonly<Record<string, string>> = { seigaiha: '#3d648f' }

function isBornWhite(noun: string): boolean {
  const own = flowerNouns.includes(noun) ? undefined : mainColour(noun)
  return own !== undefined && isWhite(own)
}
