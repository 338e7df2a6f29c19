import { isOfZodiac, shownBySign } from '../../families/modern/signs/named-signs.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

const STAR = 'star'
/** What signs are seen with, and say nothing else by. */
const ofSky: readonly string[] = [STAR, 'moon', 'sun', 'constellation']

/** "Leo zodiac sign", "pisces and aquarius": the signs that are named, each beside what it shows, among stars. */
export function signsOfZodiac(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { motifs, families, under } = roles
  const signs = motifs.filter(isOfZodiac)
  const shown = signs.flatMap((sign) => shownBySign(sign) ?? [])
  const isSaid = phrases.some(({ form, isNegated }) => !isNegated && zodiac.test(form))
  const areAlone = motifs.every((noun) => isOfZodiac(noun) || ofSky.includes(noun) || shown.includes(noun))
  const isFree = families.every((family) => family === CONVERSATIONAL || family === 'signs')
  if (signs.length === 0 || under || !isFree || !(isSaid || areAlone)) return roles
  const leads = [...new Set([...signs.flatMap((sign) => [shownBySign(sign) ?? sign, sign]), ...motifs.filter(isThing)])]
  return {
    families: [CONVERSATIONAL],
    generalFamilies: roles.generalFamilies,
    motifs: [...leads, ...ofSky.filter((noun) => noun === STAR || motifs.includes(noun))],
    heroes: Math.min(leads.length, HEROES_MOST),
  }
}

const HEROES_MOST = 4
const zodiac = /zodia|horoscop|astrolog|star ?sign|sternzeichen|tierkreis/

function isThing(noun: string): boolean {
  return !isOfZodiac(noun) && !ofSky.includes(noun)
}
