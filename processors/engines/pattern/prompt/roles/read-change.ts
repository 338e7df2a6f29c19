import type { Change } from '../../layout/change.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { canLieUnder } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

/** Ways of saying that one thing becomes another; `into` must follow. */
const verbs = new Set(
  'breaking break breaks dissolving dissolve dissolves melting melt melts turning turn turns morphing morph morphs changing change changes fading fade fades transforming transform transforms bursting shattering scattering disintegrating crumbling unravelling unraveling exploding flowing evolving shifting transitioning becoming blending merging drifting'.split(
    ' ',
  ),
)
const intoWords = new Set(['into', 'to'])
const ends = new Set(['becoming'])

/**
 * "Houndstooth breaking into birds", "checks dissolving into dots", "stripes melting into waves": what a cloth goes
 * over into, if it can.
 */
export function readChange(phrases: readonly ReadPhrase[], roles: Roles): { roles: Roles; change?: Change } {
  const verbAt = phrases.findIndex(({ words }, at) => {
    const next = phrases[at + 1]?.words[0] ?? ''
    return ends.has(words[0]) || (words.length === 1 && verbs.has(words[0]) && intoWords.has(next))
  })
  if (verbAt < 1) return { roles }
  const isAfter = (find: (phrase: ReadPhrase) => boolean): boolean => phrases.slice(verbAt + 1).some(find)
  const [cloth, other] = roles.families
  const isWaves = roles.motifs.every((noun) => noun === 'wave') && isAfter(({ form }) => /^(wave|ripple)s?$/.test(form))
  if (cloth && canLieUnder(cloth) && isWaves)
    return { roles: { ...roles, families: [cloth], motifs: [] }, change: 'waves' }
  if (cloth && canLieUnder(cloth) && other === 'dots' && isAfter(({ family }) => family?.family === other))
    return { roles: { ...roles, families: [cloth] }, change: 'dots' }
  return roles.under ? { roles, change: 'things' } : { roles }
}
