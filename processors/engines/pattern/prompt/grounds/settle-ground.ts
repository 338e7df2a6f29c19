import { hueDistance, inkFromHex, inkOf } from '../../../color/ink.ts'
import { isDark, isTinted } from '../../../color/tone.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { hasDarkGround } from '../../palette/moods/moods.ts'
import { groundInsideBorder } from '../colours/border-colours.ts'
import { coloursOfThing } from '../colours/colours-of-things.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing, manners, whole } from '../meaning/family-kinds.ts'
import { has, isShift, isUnread } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { groundBefore } from './ground-before.ts'
import { clothsOfColour, isLedByFirst } from './led-by-first.ts'

/** Whether a family is woven, cut, dyed or printed by rule: neither plants nor things. */
function isBuilt(family: string | undefined): boolean {
  return family !== undefined && family !== CONVERSATIONAL && !growing.includes(family)
}

/**
 * Chooses the ground by the customary meaning: a navy pinstripe has pale lines on navy, a green tartan a green field, a
 * navy polka dot white dots on navy.
 */
export function settleGround(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { styles, colours, families, moods, under, motifs, motifColours } = wishes
  if (!under && styles.includes('veined') && settleStone(colours, phrases)) return
  const cloth = groundInsideBorder(wishes) ?? clothOf(wishes, phrases) ?? groundBefore(wishes, phrases)
  if (cloth) {
    colours[colours.indexOf(cloth)] = { ...cloth, isGround: true }
    return
  }
  const free = colours.filter(({ isAccent }) => !isAccent)
  // "Quinces, olive leaves, dusty blue": things with their own colours leave the last colour to the ground.
  const isLeft = free.length > 1 && free.some(({ isOfOneThing }) => isOfOneThing)
  const named = isLeft ? free.filter(({ isOfOneThing }) => !isOfOneThing) : free
  const isLined =
    styles.includes('pin') ||
    styles.includes('chalk') ||
    clothsOfColour.includes(families[0]) ||
    phrases.some(({ words, isNegated }) => !isNegated && words.at(-1) === 'bandana')
  const isSpotted = families[0] === 'dots' && phrases.some(({ words }) => /\b(dot|spot)$/.test(words.join(' ')))
  const [only] = named
  const light = inkFromHex(only?.hex ?? '')?.lightness ?? 1
  const isPaperOrNight = light > 0.74 || light < 0.42
  const isAfterthought =
    families[0] === CONVERSATIONAL &&
    !under &&
    (isPaperOrNight || isLeft || isStrange(only?.hex, motifs)) &&
    !only?.isOfOneThing &&
    endsInColour(phrases)
  // Cream is the paper wherever it is named, while white geese need another ground.
  const isWorn = Object.values(motifColours).includes(only?.hex)
  const isPaper = families[0] === CONVERSATIONAL && !under && light > 0.9 && !only?.isOfOneThing && !isWorn
  // "Botanical wildflowers, cream": flowers that are not named have their own colours on such paper.
  const isPaperOfFlowers =
    light > 0.9 && !under && motifs.length === 0 && colours.length === 1 && isOfFlowers(wishes) && endsInColour(phrases)
  const isLaid =
    isAfterthought ||
    isPaper ||
    isPaperOfFlowers ||
    ((isLined || isSpotted) && light <= 0.7) ||
    // One dark colour in a night mood is the ground, unless it belongs to a thing (black panthers in the jungle).
    (light < 0.4 && hasDarkGround(moods) && !only?.isOfOneThing && !isWorn)
  if (isWorn && light > 0.9 && colours.length === 1) colours[0] = { ...only, isOfOneThing: true }
  // Suiting is dark, whichever colours its lines have: "navy with chalk white, charcoal and rust".
  const isRuled = families[0] === 'stripes' && (styles.includes('pin') || styles.includes('chalk'))
  const isPinned = isRuled || families[0] === 'windowpane'
  const isSuiting = isPinned && colours.length === 2 && light < 0.5 && colours.every(({ isGround }) => !isGround)
  if (!isSuiting && (!isLaid || named.length !== 1)) return
  colours[colours.indexOf(only)] = { ...only, isGround: true }
}

function isOfFlowers({ families, generalFamilies, isTonal }: Wishes): boolean {
  const [family = generalFamilies[0]] = families
  return isTonal !== true && ['meadow', 'ditsy', 'tossed-floral', 'watercolour-floral'].includes(family)
}

/**
 * Whether a hue is one that none of the things has ("penguins in scarves, icy blue"), so that it is the ground's.
 * Things of few colours, such as hearts, may have any.
 */
function isStrange(hex: string | undefined, motifs: readonly string[]): boolean {
  const ink = inkFromHex(hex ?? '')
  const own = motifs.slice(0, THINGS_ASKED).map((noun) => (noun in fillerNouns ? [] : coloursOfThing(noun)))
  const takesAny = (hexes: readonly string[], at: number): boolean =>
    hexes.length === 0 || (hexes.length < COLOURED && !flowerNouns.includes(motifs[at]))
  if (!ink || own.length === 0 || own.some(takesAny)) return false
  const isGrey = (hex: string): boolean => (inkFromHex(hex)?.chroma ?? 0) < GREY_CHROMA
  if (ink.chroma < GREY_CHROMA) return !own.some(([main]) => isGrey(main))
  const isFar = (other: string): boolean => {
    const nature = inkFromHex(other)
    return !nature || nature.chroma < GREY_CHROMA || hueDistance(nature, ink) > HUE_REACH
  }
  return own.some((hexes) => hexes.every(isFar)) || own.every(([main]) => isFar(main))
}

/** Number of first things that are checked, and number of own colours below which a thing may have any colour. */
const [THINGS_ASKED, COLOURED] = [3, 2]
/** In OKLCH: chroma below which a colour is grey, and largest hue difference in radians. */
const [GREY_CHROMA, HUE_REACH] = [0.045, 0.7]

/** The dark colour of suiting, below things as well ("charcoal pinstripe with red roses"). */
function suitingOf(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): Wishes['colours'][number] | undefined {
  const at = phrases.findIndex(({ meanings }) =>
    meanings.some((meaning) => meaning.kind === 'style' && ['pin', 'chalk'].includes(meaning.style)),
  )
  const cloth = phrases[at - 1]?.chosen
  const isSuiting = (hex: string): boolean => (inkFromHex(hex)?.lightness ?? 1) < 0.5
  if (cloth?.kind !== 'colour' || colours.some(({ isGround }) => isGround)) return undefined
  return colours.find(({ hex }) => hex === cloth.hex && isSuiting(hex))
}

/** The colour that is the ground whatever else is named: deep water, dark suiting, or the first colour of a built cloth. */
function clothOf(
  { colours, families, generalFamilies, under, scenes, motifColours }: Wishes,
  phrases: readonly ReadPhrase[],
): Wishes['colours'][number] | undefined {
  const isScene = families[0] === CONVERSATIONAL && !under && scenes.some((scene) => wideScenes.includes(scene))
  const deep = isScene ? deepBlueOf(colours) : undefined
  const isTie = families[0] === CONVERSATIONAL && generalFamilies.includes('foulard') && colours.length > 1
  const silk = isTie && colours.every(isFree) ? colours.find(({ hex }) => isDark(inkOf(hex))) : undefined
  const suiting = under === 'stripes' ? suitingOf(colours, phrases) : undefined
  // "Sage chinoiserie with cream pagodas": in dense designs the first colour is the ground where all others belong to things.
  const isOfGuests =
    whole.includes(families[0]) && colours.slice(1).every(({ hex }) => Object.values(motifColours).includes(hex))
  // "Sage green with white bunnies": a prompt that begins with a colour, followed by things in other colours.
  // What is made of the cloth may come before it: "silk tie, burgundy with cream sailboats".
  const isOfUse = ({ chosen, family }: ReadPhrase): boolean =>
    !chosen ||
    chosen.kind === 'filler' ||
    chosen.kind === 'style' ||
    (chosen.kind === 'family' && family?.isGeneral === true)
  const first = phrases.findIndex((phrase) => !isOfUse(phrase))
  const isFirst = phrases[first]?.chosen?.kind === 'colour' && phrases.slice(0, first).every(({ motif }) => !motif)
  const isDyed = growing.includes(families[0]) && isFloralIn(phrases)
  const isLed = !under && (isBuilt(families[0]) || isOfGuests || isFirst || isDyed) && isLedByFirst(colours, phrases)
  return deep ?? suiting ?? silk ?? (isLed ? colours[0] : undefined)
}

/** Whether a floral has one ground colour and flowers in others ("a ditsy in navy with red flowers"); leaves do not count. */
function isFloralIn(phrases: readonly ReadPhrase[]): boolean {
  const first = phrases.findIndex(({ chosen, isNegated }) => chosen?.kind === 'colour' && !isNegated)
  const [cloth, within] = [phrases[first - 2], phrases[first - 1]]
  const isLeafy = phrases.slice(first).some(({ words }) => leafWords.has(words.at(-1) ?? ''))
  return cloth?.chosen?.kind === 'family' && has(within, 'in-word') && !within.startsClause && !isLeafy
}

const leafWords = new Set('leaf leaves foliage stem stems greenery vine vines'.split(' '))

/**
 * Settles the ground of veined stone: the slab's colour is the ground and the others are veins ("pink marble with rose
 * gold veins", "gold veined black marble", "a slab in emerald"). False when the prompt names no colour, or names the
 * ground.
 */
function settleStone(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): boolean {
  if (colours.some(({ isGround }) => isGround)) return false
  const isStone = ({ family, form }: ReadPhrase): boolean => family !== undefined && !form.includes('vein')
  const before = phrases[phrases.findIndex(isStone) - 1]
  const beside = before?.chosen?.kind === 'colour' ? before.chosen.hex : undefined
  // Metals are veins beside another colour: "black and gold marble".
  const isVein = colours.length > 1 && before?.words.some((word) => metals.has(word)) === true
  const own = isVein ? undefined : colours.find(({ hex }) => hex === beside)
  // White is the slab and grey its veins: "Carrara in grey and white".
  const white = beside
    ? undefined
    : colours.find(({ hex, isAccent }) => !isAccent && (inkFromHex(hex)?.lightness ?? 0) > WHITE_STONE)
  const slab = own ?? white ?? colours.find(({ isAccent, hex }) => !isAccent && !(isVein && hex === beside))
  if (!slab) return false
  colours.splice(
    0,
    colours.length,
    ...colours.map((one) => ({ ...one, [one === slab ? 'isGround' : 'isAccent']: true })),
  )
  return true
}

/** OKLCH lightness from which a colour is that of white marble. */
const WHITE_STONE = 0.93

const metals = new Set(['gold', 'golden', 'silver', 'copper', 'bronze', 'brass'])

/** Scenes that fill the cloth with their own colour. */
const wideScenes = ['water', 'sea', 'sky', 'space']

/** The deep blue among two or more colours, as the water or the sky ("koi pond, indigo and coral"). */
function deepBlueOf(colours: Wishes['colours']): Wishes['colours'][number] | undefined {
  if (!colours.every(isFree) || colours.length < 2) return undefined
  const read = colours.flatMap((colour) => {
    const ink = inkFromHex(colour.hex)
    return ink ? [{ colour, ink }] : []
  })
  // A pale colour among them is the paper instead.
  if (read.some(({ ink }) => ink.lightness > PAPER_FROM)) return undefined
  return read.find(({ ink }) => isDark(ink) && isTinted(ink) && isBlue(ink.hue))?.colour
}

const PAPER_FROM = 0.86

function isFree({ isGround, isOfOneThing }: Wishes['colours'][number]): boolean {
  return !isGround && !isOfOneThing
}

/** Range of hues from teal to violet, in radians of OKLCH, −π … π. */
function isBlue(hue: number): boolean {
  return hue > 3 || (hue < -1.2 && hue > -Math.PI)
}

/** Whether a word only modifies a colour, as in "frost grey", "preppy green". */
function isManner(phrase: ReadPhrase): boolean {
  const { chosen, form } = phrase
  return isUnread(phrase) || manners.includes(form) || chosen?.kind === 'mood' || chosen?.kind === 'style'
}

function isSaidOfUse(phrase: ReadPhrase): boolean {
  return isUnread(phrase) || phrase.chosen?.kind === 'filler'
}

/** Whether a prompt ends in a colour as a clause of its own ("penguins on ice, light blue"). */
function endsInColour(phrases: readonly ReadPhrase[]): boolean {
  let first = phrases.length - 1
  // Words for the use of the cloth may follow: "…, dark teal, pj fabric".
  while (first > 0 && isSaidOfUse(phrases[first])) first--
  if (phrases[first]?.chosen?.kind !== 'colour') return false
  while (first > 0 && !phrases[first].startsClause && (isShift(phrases, first - 1) || isManner(phrases[first - 1])))
    first--
  return first > 0 && phrases[first].startsClause
}
