import type { Lettering } from '../read/take-lettering.ts'
import type { Understanding } from '../understanding.ts'
import type { Wishes } from '../wishes.ts'
import type { Roles } from './roles.ts'

/** The family that writes. */
export const LETTERED = 'signs'

/** Marks that may lie between words. */
const marks = ['heart', 'star', 'dot']
/** Those, and what a text is itself. */
const between = [...marks, 'letter', 'abc letter', 'word']

/** Roles where a text is to be written: words cover the cloth, unless other things are named that would be left out of it. */
export function lettered(roles: Roles, { text }: Lettering): Roles {
  if (text === undefined || roles.families[0] === LETTERED) return roles
  const isFree = roles.motifs.every((noun) => between.includes(noun)) && roles.under === undefined
  return isFree
    ? {
        families: [LETTERED],
        generalFamilies: [],
        motifs: roles.motifs.filter((noun) => marks.includes(noun)),
        styles: ['letters'],
      }
    : roles
}

/** What was done with a text: written, or left out where things are drawn. */
export function readLettering(
  { text, written }: Lettering,
  { families }: Wishes,
): Pick<Understanding, 'understood' | 'ignored'> {
  if (!text || !written) return { understood: [], ignored: [] }
  return families[0] === LETTERED
    ? { understood: [{ words: written, as: `lettering ${text}` }], ignored: [] }
    : { understood: [], ignored: [written] }
}
