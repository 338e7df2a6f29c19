import { CONVERSATIONAL, canLieUnder } from '../meaning/family-kinds.ts'
import type { Lettering } from '../read/take-lettering.ts'
import type { Understanding } from '../understanding.ts'
import type { Wishes } from '../wishes.ts'
import type { Roles } from './roles.ts'

/** The family that writes. */
const LETTERED = 'signs'

/** Garlands and wreaths. */
const [BOUND, WREATH] = ['garlands', 'wreath']
/** Landscapes: what stands in them is tossed with the words, or shown with them in a print. */
const SCENIC = 'scenic'

/** Marks that may lie between words. */
const marks = ['heart', 'star', 'dot']
/** Those, and what a text is itself. */
const between = [...marks, 'letter', 'abc letter', 'word']

/**
 * Roles where a text is to be written: words cover the cloth, or lie among other things that are named. Flowers are tossed with them; a
 * cloth that is built has no place for a text.
 */
export function lettered(roles: Roles, { text }: Lettering): Roles {
  if (text === undefined || roles.families[0] === LETTERED || isWreath(roles)) return roles
  const areAlone = roles.motifs.every((noun) => between.includes(noun))
  const besides = roles.motifs.filter((noun) => marks.includes(noun))
  // "Hello" on stripes: the words are what lies on the cloth that is named.
  const under = roles.under ?? roles.families.find(canLieUnder)
  if (areAlone && under !== undefined)
    return { ...roles, families: [CONVERSATIONAL], generalFamilies: [], motifs: besides, under }
  if (areAlone) return { families: [LETTERED], generalFamilies: [], motifs: besides, styles: ['letters'] }
  const isTossed = roles.motifs.length > 0 && roles.families.every((name) => name === CONVERSATIONAL || name === SCENIC)
  return isTossed ? { ...roles, families: [CONVERSATIONAL] } : roles
}

/** Wreaths of flowers or greens have room for a text in their middle. */
function isWreath({ families, styles = [] }: Said): boolean {
  return families[0] === BOUND && styles.includes(WREATH)
}

type Said = Pick<Roles, 'families' | 'styles'>

/** True for a design that writes its text: over the whole cloth, among the things on it, or in wreaths. */
export function isWritten(roles: Said, { text }: Lettering): boolean {
  return text !== undefined && ([LETTERED, CONVERSATIONAL].includes(roles.families[0]) || isWreath(roles))
}

/** What was done with a text: written, or left out where a cloth is built. */
export function readLettering(lettering: Lettering, wishes: Wishes): Pick<Understanding, 'understood' | 'ignored'> {
  const { text, written } = lettering
  if (!text || !written) return { understood: [], ignored: [] }
  return isWritten(wishes, lettering)
    ? { understood: [{ words: written, as: `lettering ${text}` }], ignored: [] }
    : { understood: [], ignored: [written] }
}
