import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { ViewName } from '../../families/scenic/views.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import { isNameOfLand, isOfScenery, views } from '../meaning/names-of-land.ts'
import { partsOfThings } from '../things/parts-of-things.ts'
import {
  airNouns,
  fallingSnow,
  glowingHours,
  nightlyHours,
  northernLights,
  sceneryManners,
  sceneryNouns,
  wholeScenes,
} from '../words/scenery-words.ts'
import type { Roles } from './roles.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.split('|'))
const [hours, nights, manners] = [set(glowingHours), set(nightlyHours), set(sceneryManners)]
const [lights, falls, scenes] = [set(northernLights), set(fallingSnow), set(wholeScenes)]
/** The family of starry skies, which are over the land that is named with them. */
const STARS = 'constellations'
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
 * Roles where land, sea or town is asked for and everything named besides belongs to it: cypresses of Tuscany, boats on
 * the sea. With guests, such as bears or camels, it is left a place behind them; ranges of mountains alone are the
 * layers they have always been.
 */
export function asScenery(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, generalFamilies, motifs, under } = roles
  const hasLights = isSaid(phrases, lights)
  const found = viewOf(phrases) ?? (hasLights ? UNDER_LIGHTS : undefined)
  if (!found || generalFamilies.length > 0) return roles
  const own = new Set([...set(sceneryNouns[found]), ...set(airNouns)])
  const isUnderStars = isSaid(phrases, nights)
  const isLand = families.every(
    (family) =>
      landless.includes(family) ||
      isManner(phrases, family) ||
      isPartOfName(phrases, family) ||
      (family === STARS && isUnderStars),
  )
  const isPatched = phrases.some((_, at) => isPatchOfLand(phrases, at))
  const isFree = !under || landless.includes(under) || isPatched
  const many = phrases.filter(({ chosen, isNegated }) => !isNegated && chosen?.kind === 'group')
  const isOfMany = many.some(({ words }) => !isOfScenery(words))
  // Villages are read as their houses, castles and mills.
  const ofMany = many.flatMap(({ chosen }) => (chosen?.kind === 'group' ? chosen.nouns : []))
  const standing = motifs.filter((noun) => !ofMany.includes(noun))
  // Leaves that a jungle brings along are no guests of it.
  const guests = standing.filter((noun) => !own.has(noun) && phrases.some(({ motif }) => motif?.noun === noun))
  // Boats with red sails are seen one by one; in the tones of a place they would lose them.
  const hasParts = partsOfThings(phrases).some(({ noun, coloursAt }) => coloursAt.length > 0 && motifs.includes(noun))
  if (hasParts && !isSaid(phrases, scenes)) return roles
  if (!isLand || !isFree || isOfMany || !mayStand(phrases, { guests, found })) return roles
  const looks = phrases.flatMap(({ form, isNegated }) => (!isNegated && manners.has(form) ? [form] : []))
  const glow = isSaid(phrases, hours) ? ['sunset'] : []
  const snow = phrases.some((_, at) => isSnowy(phrases, at)) ? ['snowy'] : []
  const isNight = isSaid(phrases, nights) || hasLights
  const isFalling = isSaid(phrases, falls) || (isNight && snow.length > 0)
  const air = [
    ...(isNight && glow.length === 0 ? ['night'] : []),
    ...(hasLights ? ['aurora'] : []),
    ...(isFalling ? ['snowfall'] : []),
  ]
  const straight = phrases.some(({ form }) => form.startsWith('geometric ')) ? ['geometric'] : []
  const isRange = rangeViews.includes(found) && motifs.length > 0 && motifs.every((noun) => ranges.includes(noun))
  const isPlain = [...looks, ...straight, ...glow, ...air].every((look) => look === 'misty')
  // Mist over hills, and nothing else that is named, is all in the layers of it.
  const isWash = (isCalledOmbre(phrases) || isFog(phrases)) && motifs.every((noun) => ranges.includes(noun))
  if (isWash || (isRange && isPlain)) return roles
  const seen = guests.length > 0 ? { motifs: guests, with: [WITH_GUESTS] } : { motifs, with: [] }
  const styles = [found, ...looks, ...straight, ...glow, ...snow, ...air, ...seen.with]
  return { families: [SCENIC], generalFamilies: [], motifs: seen.motifs, styles }
}

/** Landscapes that are ranges and nothing else, which layers of washes show as well. */
const rangeViews: readonly ViewName[] = ['mountains', 'hills']
/** The land under northern lights that are named alone. */
const UNDER_LIGHTS: ViewName = 'lake'
/** The look of a landscape whose motifs are those that stand in it, and how many of them it has room for. */
const [WITH_GUESTS, GUESTS_MOST] = ['guests', 4]

type InLand = { readonly guests: readonly string[]; readonly found: ViewName }

/**
 * Others than the land's own may stand in it where all of a scene is asked for, or fields and falls, which are no ground to toss things on,
 * or lights of the north before them; beasts of a place that is only named are tossed before it.
 */
function mayStand(phrases: readonly ReadPhrase[], { guests, found }: InLand): boolean {
  if (guests.length === 0) return true
  // Mist lies over land, and not between things that are strewn.
  const isInMist =
    rangeViews.includes(found) && phrases.some(({ words, isNegated }) => !isNegated && misty.has(words[0]))
  const isWhole = isSaid(phrases, scenes) || wholeViews.includes(found) || isInMist || isHourOfLand(phrases)
  const first = phrases.find(({ form, motif }) => lights.has(form) || (motif && guests.includes(motif.noun)))
  const isUnderLights = first !== undefined && lights.has(first.form)
  const areDrawn = guests.every(
    (noun) => !flowerNouns.includes(noun) && (findDepiction(noun)?.isExact === true || /^wild /.test(noun)),
  )
  return (isWhole || isUnderLights) && areDrawn && guests.length <= GUESTS_MOST
}

/** "Desert sunset", "sunset over the savanna": land at its hour is a picture, and no colours to toss things on. */
function isHourOfLand(phrases: readonly ReadPhrase[]): boolean {
  const clauses: ReadPhrase[][] = []
  for (const phrase of phrases) {
    if (phrase.startsClause || clauses.length === 0) clauses.push([])
    clauses.at(-1)?.push(phrase)
  }
  return clauses.some((clause) => isSaid(clause, hours) && viewOf(clause) !== undefined)
}

const misty = new Set(['misty', 'mist', 'foggy', 'fog', 'hazy'])
const wholeViews: readonly ViewName[] = ['fields', 'waterfall']

function isSaid(phrases: readonly ReadPhrase[], names: ReadonlySet<string>): boolean {
  return phrases.some(
    ({ form, words, isNegated }) =>
      !isNegated && (names.has(form) || (words.length > 1 && names.has(words[words.length - 1]))),
  )
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
  const isWhole = isSaid(phrases, scenes)
  const said = phrases.map(({ words, chosen, isNegated, startsClause }, at) => {
    const next = phrases[at + 1]
    // Desert cacti are cacti, and a desert cactus landscape is of the desert.
    const isOfThing = !isWhole && next?.motif !== undefined && !next.startsClause && !isOfScenery(next.words)
    const isRead = !isNegated && chosen?.kind !== 'colour' && !isOfThing
    return `${startsClause ? ',' : ''} ${isRead ? words.join(' ') : ','} `
  })
  const text = said.join('').replaceAll(/ +/g, ' ')
  return views.find(({ words }) => [...words].some((word) => text.includes(` ${word} `)))?.view
}

/** True for a cloth that is named as the manner a landscape is drawn in: bauhaus mountains. */
function isManner(phrases: readonly ReadPhrase[], family: string): boolean {
  return phrases.some(
    (phrase, at) => phrase.family?.family === family && (manners.has(phrase.form) || isPatchOfLand(phrases, at)),
  )
}

/** True for a family that is only named by the first half of a landscape's name: "tropical island". */
function isPartOfName(phrases: readonly ReadPhrase[], family: string): boolean {
  const named = phrases.flatMap((phrase, at) => (phrase.family?.family === family ? [at] : []))
  return (
    named.length > 0 && named.every((at) => isNameOfLand(phrases[at].words.at(-1), phrases[at + 1]?.words[0] ?? ''))
  )
}

/** Patchwork fields are land, and no quilt. */
function isPatchOfLand(phrases: readonly ReadPhrase[], at: number): boolean {
  const words = [...phrases[at].words, ...(phrases[at + 1]?.words ?? [])].slice(0, 2).join(' ')
  return /^patchwork (field|hill|landscape|farmland)s?$/.test(words)
}
