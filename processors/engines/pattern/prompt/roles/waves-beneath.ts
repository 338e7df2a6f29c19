import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

/** The cloth of scales of waves, and a single one. */
const [SCALES, WAVE] = ['seigaiha', 'wave']
/** Who is over scales of waves on the kimonos and robes of East Asia, whatever else is said. */
const customary = /^(crane|koi|dragon|phoenix|carp)\b/
/** Words of those places. */
const eastern =
  /\b(japan|japanese|china|chinese|chinois|chinoiserie|chinesisch|chino|cinese|oriental|orient|asian|korean?|kimonos?|hokusai|ukiyo|edo|giappone|giapponese|japonais|japanisch)\b/

/**
 * "Cranes and waves, japanese", "koi on a wave pattern": waves beside such animals are the scales under them, and no crests between
 * them.
 */
export function wavesBeneath(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, motifs, under } = roles
  const others = motifs.filter((noun) => noun !== WAVE)
  if (families[0] !== CONVERSATIONAL || under || others.length === motifs.length || others.length === 0) return roles
  const isCustom = others.some((noun) => customary.test(noun)) || phrases.some(({ form }) => eastern.test(form))
  if (!isCustom && !areLaidOnWaves(phrases)) return roles
  return { ...roles, motifs: others, under: SCALES }
}

/** "Whales on a wave pattern": a pattern is what others are laid on. */
function areLaidOnWaves(phrases: readonly ReadPhrase[]): boolean {
  const at = phrases.findIndex(({ motif }) => motif?.noun === WAVE)
  return at > 0 && phrases[at + 1]?.form === 'pattern' && !phrases[at + 1].startsClause
}
