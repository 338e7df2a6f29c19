import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { colourWords } from '../../palette/colour-words.ts'
import { hasDarkGround } from '../../palette/moods.ts'
import { groundInsideBorder } from '../colours/border-colours.ts'
import { coloursOfThing } from '../colours/colours-of-things.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing, manners, plainCloths, whole } from '../meaning/family-kinds.ts'
import { has, isShift, isShiftWord, isUnread, withWords } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Woven, cut, dyed or printed by rule: neither plants nor things. */
function isBuilt(family: string | undefined): boolean {
  return family !== undefined && family !== CONVERSATIONAL && !growing.includes(family)
}

/**
 * "Burgundy with navy and gold", "a burgundy foulard with cream paisleys": the first colour of all is the cloth, what
 * comes with it lies on it.
 */
function isLedByFirst(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): boolean {
  // "Blue with orange flecks": what comes with it may be no more than a touch.
  if (colours.length === 0 || colours[0].isAccent || colours.some(({ isGround }) => isGround)) return false
  const first = phrases.findIndex(({ chosen, isNegated }) => chosen?.kind === 'colour' && !isNegated)
  const rest = phrases.slice(first + 1)
  const at = rest.findIndex((phrase) => coverWords.has(phrase.words[0]) && !phrase.startsClause)
  const laid = rest
    .slice(at + 1)
    .find((phrase) => !has(phrase, 'filler', 'in-word', 'on-word', 'scale') && !isShiftWord(phrase))
  const isCloth = at === 0 || (at > 0 && at <= CLOTH_WORDS_MOST && rest.slice(0, at).every(isNameOfCloth))
  // "Black with pastel chips": a whole range of tones may come with it.
  return isCloth && (colours.length > 1 ? hasColour(laid) : has(rest[at + 1], 'tone'))
}

const coverWords = new Set([...withWords, 'covered', 'strewn', 'scattered', 'sprinkled', 'dotted'])

/** A cloth of a colour is called by so many phrases at most: silk foulard. */
const CLOTH_WORDS_MOST = 2

/** Stripes, checks and other plurals are drawn in their colour, a bandana or a damask is dyed in it. */
function isNameOfCloth({ chosen, family, isPlural, startsClause, meanings }: ReadPhrase): boolean {
  if (startsClause || isPlural) return false
  // The brown of a chocolate brown.
  if (chosen?.kind === 'colour' || (!chosen && meanings.some(({ kind }) => kind === 'colour'))) return true
  if (family) return !plainCloths.includes(family.family) || clothsOfColour.includes(family.family)
  return meanings.length === 0 || chosen?.kind === 'style' || chosen?.kind === 'filler'
}

/** One colour, or a pair such as black and white. */
function hasColour(phrase: ReadPhrase | undefined): boolean {
  if (phrase?.chosen?.kind === 'colour') return true
  return phrase?.form.split(/ and | /).every((word) => colourWords.has(word)) ?? false
}

/** Cloth that is dyed or spun in one colour and only crossed by others. */
const clothsOfColour = 'tartan herringbone tweed denim corduroy cable-knit cable twill'.split(' ')

/** A navy pinstripe is pale lines on navy, a green tartan has a green field, a navy polka dot is white on navy. */
export function settleGround(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { styles, colours, families, moods, under, motifs, motifColours } = wishes
  if (!under && styles.includes('veined') && settleStone(colours, phrases)) return
  const cloth = groundInsideBorder(wishes) ?? clothOf(wishes, phrases)
  if (cloth) {
    colours[colours.indexOf(cloth)] = { ...cloth, isGround: true }
    return
  }
  const free = colours.filter(({ isAccent }) => !isAccent)
  // "Quinces, olive leaves, dusty blue": what has its colour leaves the last one to the cloth.
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
  // Cream with things on it is the paper, wherever in the prompt it stands; white geese are white on another.
  const isWorn = Object.values(motifColours).includes(only?.hex)
  const isPaper = families[0] === CONVERSATIONAL && !under && light > 0.9 && !only?.isOfOneThing && !isWorn
  const isLaid =
    isAfterthought ||
    isPaper ||
    ((isLined || isSpotted) && light <= 0.7) ||
    // A night of one dark colour is that colour, but black panthers in the jungle are black themselves.
    (light < 0.4 && hasDarkGround(moods) && !only?.isOfOneThing && !isWorn)
  if (isWorn && light > 0.9 && colours.length === 1) colours[0] = { ...only, isOfOneThing: true }
  // Navy with chalk white, charcoal and rust: suiting is dark, whichever colour the lines have.
  const isRuled = families[0] === 'stripes' && (styles.includes('pin') || styles.includes('chalk'))
  const isPinned = isRuled || families[0] === 'windowpane'
  const isSuiting = isPinned && colours.length === 2 && light < 0.5 && colours.every(({ isGround }) => !isGround)
  if (!isSuiting && (!isLaid || named.length !== 1)) return
  colours[colours.indexOf(only)] = { ...only, isGround: true }
}

/** "Penguins in scarves, icy blue": a hue that one of the things never has is the cloth's; hearts may have any. */
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

/** Of things named first, so many are asked; what has so few colours takes any. */
const [THINGS_ASKED, COLOURED] = [3, 2]
/** In OKLCH, in radians for the hue. */
const [GREY_CHROMA, HUE_REACH] = [0.045, 0.7]

/** "Charcoal pinstripe with red roses": under things too, suiting is as dark as it is named. */
function suitingOf(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): Wishes['colours'][number] | undefined {
  const at = phrases.findIndex(({ meanings }) =>
    meanings.some((meaning) => meaning.kind === 'style' && ['pin', 'chalk'].includes(meaning.style)),
  )
  const cloth = phrases[at - 1]?.chosen
  const isSuiting = (hex: string): boolean => (inkFromHex(hex)?.lightness ?? 1) < 0.5
  if (cloth?.kind !== 'colour' || colours.some(({ isGround }) => isGround)) return undefined
  return colours.find(({ hex }) => hex === cloth.hex && isSuiting(hex))
}

/** The colour that is the cloth whatever else is named: deep water, dark suiting, the first colour of a built cloth. */
function clothOf(
  { colours, families, under, scenes, motifColours }: Wishes,
  phrases: readonly ReadPhrase[],
): Wishes['colours'][number] | undefined {
  const isScene = families[0] === CONVERSATIONAL && !under && scenes.some((scene) => wideScenes.includes(scene))
  const deep = isScene ? deepBlueOf(colours) : undefined
  const suiting = under === 'stripes' ? suitingOf(colours, phrases) : undefined
  // "Sage chinoiserie with cream pagodas": what grows all over is led so by the colour of its guests.
  const isOfGuests =
    whole.includes(families[0]) && colours.slice(1).every(({ hex }) => Object.values(motifColours).includes(hex))
  // "Sage green with white bunnies": a prompt that begins with a colour, and lays things of other colours on it.
  const isFirst = phrases.find(({ chosen }) => chosen && chosen.kind !== 'filler')?.chosen?.kind === 'colour'
  const isDyed = growing.includes(families[0]) && isFloralIn(phrases)
  const isLed = !under && (isBuilt(families[0]) || isOfGuests || isFirst || isDyed) && isLedByFirst(colours, phrases)
  return deep ?? suiting ?? (isLed ? colours[0] : undefined)
}

/** "A ditsy in navy with red flowers": a floral in a colour, with flowers of others on it; leaves are no flowers. */
function isFloralIn(phrases: readonly ReadPhrase[]): boolean {
  const first = phrases.findIndex(({ chosen, isNegated }) => chosen?.kind === 'colour' && !isNegated)
  const [cloth, within] = [phrases[first - 2], phrases[first - 1]]
  const isLeafy = phrases.slice(first).some(({ words }) => leafWords.has(words.at(-1) ?? ''))
  return cloth?.chosen?.kind === 'family' && has(within, 'in-word') && !within.startsClause && !isLeafy
}

const leafWords = new Set('leaf leaves foliage stem stems greenery vine vines'.split(' '))

/**
 * "Pink marble with rose gold veins", "gold veined black marble", "a slab in emerald": of veined stone the slab is the ground, the other
 * colours are its veins. False when the prompt names no colour or names the ground.
 */
function settleStone(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): boolean {
  if (colours.some(({ isGround }) => isGround)) return false
  const isStone = ({ family, form }: ReadPhrase): boolean => family !== undefined && !form.includes('vein')
  const before = phrases[phrases.findIndex(isStone) - 1]
  const beside = before?.chosen?.kind === 'colour' ? before.chosen.hex : undefined
  // "Black and gold marble": metal runs through stone, and is no slab where another colour is.
  const isVein = colours.length > 1 && before?.words.some((word) => metals.has(word)) === true
  const own = isVein ? undefined : colours.find(({ hex }) => hex === beside)
  // "Carrara in grey and white": listed after the stone, white is the stone and grey its veins.
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

/** In OKLCH: as light as white marble. */
const WHITE_STONE = 0.93

const metals = new Set(['gold', 'golden', 'silver', 'copper', 'bronze', 'brass'])

/** Places that fill the cloth with their own colour. */
const wideScenes = ['water', 'sea', 'sky', 'space']

/** "Koi pond, indigo and coral": of two or more colours the deep blue is the water, or the sky. */
function deepBlueOf(colours: Wishes['colours']): Wishes['colours'][number] | undefined {
  const isFree = colours.every(({ isGround, isOfOneThing }) => !isGround && !isOfOneThing)
  if (!isFree || colours.length < 2) return undefined
  const read = colours.flatMap((colour) => {
    const ink = inkFromHex(colour.hex)
    return ink ? [{ colour, ink }] : []
  })
  // A pale colour among them is the paper.
  if (read.some(({ ink }) => ink.lightness > PAPER_FROM)) return undefined
  return read.find(({ ink: { lightness, chroma, hue } }) => lightness < 0.5 && chroma > 0.03 && isBlue(hue))?.colour
}

const PAPER_FROM = 0.86

/** In radians of OKLCH, −π … π: from teal to violet. */
function isBlue(hue: number): boolean {
  return hue > 3 || (hue < -1.2 && hue > -Math.PI)
}

/** The frost of a frost grey, the preppy of a preppy green. */
function isManner(phrase: ReadPhrase): boolean {
  const { chosen, form } = phrase
  return isUnread(phrase) || manners.includes(form) || chosen?.kind === 'mood' || chosen?.kind === 'style'
}

function isSaidOfUse(phrase: ReadPhrase): boolean {
  return isUnread(phrase) || phrase.chosen?.kind === 'filler'
}

/** "Penguins on ice, light blue": a colour that ends the prompt as a clause of its own. */
function endsInColour(phrases: readonly ReadPhrase[]): boolean {
  let first = phrases.length - 1
  // What follows only says what the cloth is for: "…, dark teal, pj fabric".
  while (first > 0 && isSaidOfUse(phrases[first])) first--
  if (phrases[first]?.chosen?.kind !== 'colour') return false
  while (first > 0 && !phrases[first].startsClause && (isShift(phrases, first - 1) || isManner(phrases[first - 1])))
    first--
  return first > 0 && phrases[first].startsClause
}
