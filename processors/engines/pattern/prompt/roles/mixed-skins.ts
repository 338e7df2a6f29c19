import { ONE_SKIN } from '../../families/animal/mixed-skins.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, skins } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

const MIXED = 'mixed-skins'
/** Words that say of beasts beside them that their skins are meant, and that these are mixed. */
const skinWords = /^(?:prints?|skins?|hides?|furs?|pelts?|mix|mixed|mixture|mash-?up|collage|patchwork|patch|pieced)$/
/** Words for one skin cut up and pieced together again. */
const patchWords = /^(?:patchwork|patch|patches|patched|pieced)$/
/** What pieces of skin may be called besides. */
const pieced = ['quilt', 'cutouts', ...skins]

/**
 * "Zebra and leopard mixed print", "patchwork of animal skins": several skins named for one cloth are pieced together, where
 * nothing else is on it; and so is one, "leopard patchwork".
 */
export function mixSkins(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const named = [...new Set(phrases.flatMap((phrase) => skinOf(phrase) ?? []))]
  const isNamed = phrases.some(({ family, isNegated }) => !isNegated && family?.family === MIXED)
  // A safari print with giraffes shows them.
  const isOfPlace = phrases.some(({ form, family }) => family?.family === MIXED && form.startsWith('safari'))
  if (isOfPlace && roles.motifs.length > 0)
    return { ...roles, families: [CONVERSATIONAL, ...roles.families.filter((one) => one !== MIXED)] }
  const isSaid = phrases.some(({ words }) => words.some((word) => skinWords.test(word)))
  const isPatched =
    named.length === 1 &&
    phrases.some(({ words, isNegated }) => !isNegated && words.some((word) => patchWords.test(word)))
  if (!isNamed && !isPatched && !(isSaid && named.length > 1)) return roles
  const isOther = roles.families.some((family) => ![MIXED, CONVERSATIONAL, ...pieced].includes(family))
  const { under } = roles
  if (isOther || roles.motifs.some((noun) => !named.includes(noun)) || (under && !pieced.includes(under))) return roles
  return {
    families: [MIXED],
    generalFamilies: [],
    motifs: [],
    styles: isPatched && !isNamed ? [...named, ONE_SKIN] : named,
  }
}

/** The skin that a phrase names; many of a beast are beasts. */
function skinOf({ family, isPlural, words, isNegated }: ReadPhrase): string | undefined {
  if (isNegated || !family || !skins.includes(family.family)) return undefined
  return isPlural && !words.some((word) => skinWords.test(word) || /^(?:spots?|stripes?)$/.test(word))
    ? undefined
    : family.family
}
