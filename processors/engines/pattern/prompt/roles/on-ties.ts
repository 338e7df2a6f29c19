import { neatOfNoun } from '../../families/heritage/foulard.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { framesOfCloth } from '../things/frames-of-things.ts'
import type { Thing } from '../things/settle-things.ts'
import { isTossed } from './cast-things.ts'
import type { Roles } from './roles.ts'

const NEATS = 'foulard'
const ofNeats = [NEATS, 'brocade']
const TIE = 'necktie'

/** What lies on a silk of ties: small figures and small things in their rows; undefined where none is asked for. */
export function castOnTies(
  phrases: readonly ReadPhrase[],
  named: readonly Thing[],
  general: string[],
  motifs: string[],
): Roles | undefined {
  // A tie with diamonds has neats, no gems.
  const areNeats = motifs.length > 0 && motifs.every((noun) => Object.hasOwn(neatOfNoun, noun))
  if (areNeats && general.some((name) => ofNeats.includes(name)))
    return { families: [NEATS], generalFamilies: general, motifs }
  if (!general.includes(NEATS)) return undefined
  // A geometric for ties is one of neats.
  if (general.includes('bauhaus') && named.length === 0 && motifs.length === 0)
    return { families: [NEATS], generalFamilies: [], motifs }
  if (!motifs.some((noun) => isTossed(noun, []))) return undefined
  // "Navy tie with gold bees" is one tie, "ties and top hats" shows them.
  const isOne = phrases.some(({ family, isPlural }) => family?.family === NEATS && family.isGeneral && !isPlural)
  const onOne = { generalFamilies: general, motifs, styles: [framesOfCloth[NEATS]] }
  const shown = { generalFamilies: general.filter((name) => name !== NEATS), motifs: [...new Set([...motifs, TIE])] }
  return { families: [CONVERSATIONAL], ...(isOne ? onOne : shown) }
}
