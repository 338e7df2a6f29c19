import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

/** The cloth of scales of waves, and a single one. */
const [SCALES, WAVE] = ['seigaiha', 'wave']
/** Who is over scales of waves on the kimonos and robes of East Asia, whatever else is said. */
const customary = /^(crane|koi|dragon|phoenix|carp)\b/
/** Words of those places. */
const eastern =
  /japan|chin(a|ese|oiserie)|orient|asian|korea|kimono|hokusai|ukiyo|\bedo\b|giappon|chinoi|chinesisch|chino|cinese/
/** "On waves", "on a wave pattern": waves are what the others are laid on. */
const laid = ['on', 'over', 'above', 'auf', 'über', 'sur', 'sobre', 'su']
const between = ['a', 'an', 'the', 'of']

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

function areLaidOnWaves(phrases: readonly ReadPhrase[]): boolean {
  const at = phrases.findIndex(({ motif }) => motif?.noun === WAVE)
  const before = phrases.slice(0, Math.max(0, at)).findLast(({ words }) => !between.includes(words[0]))
  return at > 0 && laid.includes(before?.words[0] ?? '')
}
