import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { hueDistance, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isGreyish } from '../../../color/tone.ts'
import type { Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { castInks } from '../../kit/ink/cast.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import type { Tone } from '../../prompt/words/style-words.ts'
import { isAfterDark } from '../grounds/ground-apart.ts'
import { readInks } from '../read-inks.ts'
import type { Mood } from './mood.ts'
import { findMood } from './moods.ts'
import { feelings } from './weather-moods.ts'

/** Moods that words for a tone stand for when nothing else gives the colours. */
export const toneMoods: Readonly<Partial<Record<Tone, string>>> = { bright: 'pop', pastel: 'pastel', neon: 'neon' }

/** Moods whose words name the colours themselves. */
export const namesColours: readonly string[] = [
  'warm',
  'cool',
  'secondary',
  'pastel',
  'quiet-luxury',
  'unisex-nursery',
  'earth',
  'wabi-sabi',
  'monochrome',
  'primary',
  'neon',
  'rainbow',
  'cyanotype',
  'sepia',
  'indigo',
]

/** Moods named after their colours, which come before moods of seasons (a summer in sorbet colours). */
const palettes: readonly string[] = ['sorbet', 'jewel', 'berry', 'spice', 'citrus', 'metallic']

/** The mood of "vintage" and "classic"; it gives way to any other, as in a vintage Christmas. */
const ANY_AGE = 'heritage'

/** The mood of jungles by day, which are dark enough. */
const JUNGLE = 'tropical-night'

const waves = ['seigaiha', 'great-wave']

/**
 * The requested mood, specific ones before those of words such as "bright"; otherwise one that suits the family, on the
 * family's ground.
 */
export function chooseMood(wishes: Wishes, family: Family, random: Random): Mood {
  const ofTone = wishes.tone && toneMoods[wishes.tone]
  const named = wishes.moods.flatMap((mood) => findMood(mood) ?? [])
  // Ocean waves are blue, at night too, without the coral of the coastal mood.
  const sea = waves.includes(family.name) && wishes.moods.includes('coastal') ? findMood('indigo') : undefined
  if (sea && isAfterDark(wishes.moods)) return { ...sea, ground: 'dark' }
  const asked = waves.includes(family.name) ? named.filter(({ name }) => name !== 'coastal') : named
  // A mood that names its colours comes before one that only suggests them ("Portuguese tiles, black and white").
  const own =
    asked.find(({ name }) => namesColours.includes(name)) ??
    asked.find(({ name }) => palettes.includes(name)) ??
    asked.find(({ name }) => name !== ofTone && name !== ANY_AGE && !feelings.includes(name)) ??
    asked.find(({ name }) => name !== ofTone && !feelings.includes(name)) ??
    asked.find(({ name }) => name !== ofTone) ??
    asked[0]
  // Pastels lie on paper even in night moods (pastel Halloween).
  if (own && wishes.tone === 'pastel') return { ...own, ground: 'light' }
  // A family that is dark by default, such as a jungle, keeps its own mood at night.
  const home = family.home === undefined ? undefined : findMood(family.home)
  if (home?.name === JUNGLE && wishes.moods.includes('moonlit')) return findMood('moonlit-jungle') ?? home
  if (home?.ground === 'dark' && isAfterDark(wishes.moods)) return home
  if (own) return isAfterDark(wishes.moods) ? byNight(own) : own
  // A word for the tone decides where no other colours are named ("dots in bright colours").
  const toned = ofTone && wishes.colours.every(({ isGround }) => isGround) ? findMood(ofTone) : undefined
  if (toned) return toned
  return { ...(findMood(random.pick(family.moods)) ?? (findMood('heritage') as Mood)), ground: family.ground }
}

/** The mood with its figures' inks on a night ground ("woodland foxes, night"). */
function byNight(mood: Mood): Mood {
  if (mood.ground === 'dark' || namesColours.includes(mood.name)) return mood
  const [, ...figures] = mood.inks
  return { ...mood, ground: 'dark', inks: [NIGHT, ...figures] }
}

const NIGHT = '#18232f'

/**
 * The mood's inks without refused colours, ground first, reduced to the number that the family wants, in order of
 * usefulness.
 */
export function thinMood(mood: Mood, wishes: Wishes, family: Family, wanted: number): Ink[] {
  const inks = withoutRefused(readInks(mood.inks), wishes.avoidedColours)
  const cast = castInks(inks, mood.ground)
  const isGrey = inks.every(isGreyish)
  if (family.inks.leads === 'paper') return paleOverColour(cast, wanted)
  const lead = family.inks.leads === 'line' || isGrey ? [cast.line] : []
  // On a ground with one colour, flowers take the colour of flowers and not that of leaves.
  const isLeafy = (ink: number): boolean => family.inks.needsTones === true && isGreen(inks[ink])
  const figures =
    wanted > 2 ? cast.figures : cast.figures.toSorted((one, other) => Number(isLeafy(one)) - Number(isLeafy(other)))
  const kept = [...new Set([cast.ground, ...lead, ...figures])].slice(0, Math.max(wanted, family.inks.least))
  return kept.map((ink) => inks[ink])
}

/** Marigold, kingfisher and vermilion: one of them takes the place of all the bright inks of a mood, where they are refused. */
const SPARE = readInks(['#e9a13a', '#3f8fb5', '#d8553a'])
/** OKLCH chroma from which an ink that is no leaf's is bright. */
const BRIGHT = 0.09

/** "Parrots among palms, no pink": without what is refused, and with one bright ink if all of them are. */
function withoutRefused(inks: readonly Ink[], refused: readonly string[]): Ink[] {
  const isFree = freeOf(refused)
  const isBright = (ink: Ink): boolean => ink.chroma > BRIGHT && !isGreen(ink)
  const left = inks.filter(isFree)
  const isDulled = inks.some(isBright) && !left.some(isBright)
  return isDulled ? [...left, ...SPARE.filter(isFree).slice(0, 1)] : left
}

/** Two inks of a mood: its palest one on the softest colour it shows on; on its ground where that is dark. */
function paleOverColour({ inks, ground, isDark, byLightness, figures }: Cast, wanted: number): Ink[] {
  const palest = byLightness[byLightness.length - 1]
  const off = (ink: number): number => Math.abs(inks[ink].lightness - SOFT_CLOTH)
  const [softest = ground] = figures.filter((ink) => ink !== palest).toSorted((one, other) => off(one) - off(other))
  const under = isDark ? ground : softest
  const others = figures.filter((ink) => ink !== palest && ink !== under)
  return [under, palest, ...others].slice(0, wanted).map((ink) => inks[ink])
}

/** OKLCH lightness of a soft ground: light, but white shows on it. */
const SOFT_CLOTH = 0.76

/** A predicate of inks that are not meant by any of the refused colours. */
export function freeOf(refused: readonly string[]): (ink: Ink) => boolean {
  const avoided = readInks(refused)
  return (ink) => avoided.every((other) => !isAvoided(ink, other))
}

/**
 * Whether an ink falls under a refused colour: near in OKLab, or of the same hue and as strong. "No red" covers crimson
 * and rose but not pink; "no blue" covers pale blue too.
 */
export function isAvoided(ink: Ink, avoided: Ink): boolean {
  const isNear = oklabDistance(ink.lab, avoided.lab) < 0.15
  // Mustard and sage are as near to pink in OKLab as rose is, but nobody calls them pink.
  if (isNear && avoided.chroma < HUED) return true
  if (isNear && ink.chroma > FADED && hueDistance(ink, avoided) < HUE_OF_NEAR) return true
  // Greens from moss to fern fall under "no green".
  if (isGreen(avoided) && isGreen(ink)) return true
  const reach = isInRange(avoided, BLUES) ? BLUE_NEAR : HUE_NEAR
  if (avoided.chroma <= 0.08 || hueDistance(ink, avoided) >= reach) return false
  const isOfCoolHue = avoided.hue < 0 || avoided.hue > COOL_FROM
  return (
    ink.chroma > (isOfCoolHue ? 0.025 : 0.08) &&
    Math.abs(ink.lightness - avoided.lightness) < (isOfCoolHue ? 0.5 : 0.25)
  )
}

/** OKLCH chroma from which a refused colour is one of hue, and below which an ink is too grey for it; radians between near hues. */
const [HUED, FADED, HUE_OF_NEAR] = [0.05, 0.025, 0.85]

/** What is called blue, from greenish slate to cornflower. */
const BLUES = { hue: [-2.2, -1.3] } as const
const [HUE_NEAR, BLUE_NEAR] = [0.3, 0.55]
/**
 * From this OKLCH hue on, and below 0 (in radians of −π … π), lie green, blue and violet, which keep their names when
 * they are paler.
 */
const COOL_FROM = 2
