import type { ViewName } from '../../families/scenic/views.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { isOfScenery, views } from '../meaning/names-of-land.ts'
import { glowingHours, sceneryManners, sceneryNouns } from '../words/scenery-words.ts'
import type { Roles } from './roles.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.split('|'))
const [hours, manners] = [set(glowingHours), set(sceneryManners)]
/** The family of landscapes. */
const SCENIC = 'scenic'
/** Families that a landscape may be read as before anything is known of what stands in it. */
const landless: readonly string[] = [
  CONVERSATIONAL,
  'ombre',
  'great-wave',
  'bauhaus',
  'cubist',
  'triangles',
  'brush-strokes',
  'dots',
]

/**
 * Roles where land, sea or town is asked for and everything named besides belongs to it: cypresses of Tuscany, boats on the sea. With guests,
 * such as bears or camels, it is left a place behind them; ranges of mountains alone are the layers they have always been.
 */
export function asScenery(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, generalFamilies, motifs, under } = roles
  const found = viewOf(phrases)
  if (!found || generalFamilies.length > 0) return roles
  const own = set(sceneryNouns[found])
  const isLand = families.every((family) => landless.includes(family) || isManner(phrases, family))
  const isFree = !under || landless.includes(under)
  const many = phrases.filter(({ chosen, isNegated }) => !isNegated && chosen?.kind === 'group')
  const isOfMany = many.some(({ words }) => !isOfScenery(words))
  // Villages are read as their houses, castles and mills.
  const ofMany = many.flatMap(({ chosen }) => (chosen?.kind === 'group' ? chosen.nouns : []))
  const standing = motifs.filter((noun) => !ofMany.includes(noun))
  if (!isLand || !isFree || isOfMany || !standing.every((noun) => own.has(noun))) return roles
  const looks = phrases.flatMap(({ form, isNegated }) => (!isNegated && manners.has(form) ? [form] : []))
  const glow = phrases.some(({ form, isNegated }) => !isNegated && hours.has(form)) ? ['sunset'] : []
  const snow = phrases.some((_, at) => isSnowy(phrases, at)) ? ['snowy'] : []
  const straight = phrases.some(({ form }) => form.startsWith('geometric ')) ? ['geometric'] : []
  const isRange = motifs.length > 0 && motifs.every((noun) => ranges.includes(noun))
  const isPlain = [...looks, ...straight, ...glow].every((look) => look === 'misty')
  // Mist over hills, and nothing else that is named, is all in the layers of it.
  const isWash = (isCalledOmbre(phrases) || isFog(phrases)) && motifs.every((noun) => ranges.includes(noun))
  if (isWash || (isRange && isPlain)) return roles
  return { families: [SCENIC], generalFamilies: [], motifs, styles: [found, ...looks, ...straight, ...glow, ...snow] }
}

/** Snow or winter, over all the land: a snow-capped mountain stands in a green one. */
function isSnowy(phrases: readonly ReadPhrase[], at: number): boolean {
  const { words, written, isNegated } = phrases[at]
  const isCap = [written, phrases[at + 1]?.written ?? ''].some((text) => /capped|topped|\bpeak/i.test(text))
  return !isNegated && !isCap && words.some((word) => snowy.has(word))
}

const ranges = ['mountain', 'hill']
const snowy = set('winter|wintry|snow|snowy|snowfall|snow-covered|frosty|verschneit|enneigé|nevado|innevato')

/** "Misty mountains", "rolling hills" and the like are names of layered washes. */
function isCalledOmbre(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(
    ({ family, form, isNegated }) => !isNegated && family?.family === 'ombre' && !form.startsWith('geometric '),
  )
}

function isFog(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ meanings }) => meanings.some((meaning) => meaning.kind === 'mood' && meaning.mood === 'fog'))
}

/** The landscape a prompt names first by the order of the list; none of colours ("forest green") and none that is refused. */
function viewOf(phrases: readonly ReadPhrase[]): ViewName | undefined {
  const said = phrases.map(({ words, chosen, isNegated, startsClause }, at) => {
    const next = phrases[at + 1]
    // Desert cacti are cacti.
    const isOfThing = next?.motif !== undefined && !next.startsClause && !isOfScenery(next.words)
    const isRead = !isNegated && chosen?.kind !== 'colour' && !isOfThing
    return `${startsClause ? ',' : ''} ${isRead ? words.join(' ') : ','} `
  })
  const text = said.join('').replaceAll(/ +/g, ' ')
  return views.find(({ words }) => [...words].some((word) => text.includes(` ${word} `)))?.view
}

/** True for a cloth that is named as the manner a landscape is drawn in: bauhaus mountains. */
function isManner(phrases: readonly ReadPhrase[], family: string): boolean {
  return phrases.some((phrase) => phrase.family?.family === family && manners.has(phrase.form))
}
