import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { isGreyish, isYellowish } from '../../../color/tone.ts'
import type { ColourShift } from '../../palette/names/colour-words.ts'
import { colourShifts, shiftsAfter } from '../../palette/names/colour-words.ts'
import { hasLine, isWhite } from '../../palette/nature/depicted-colours.ts'
import { isColouredCloth, isGroundColour, isSkyOfColour, notePatternColour } from '../grounds/named-grounds.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { skins } from '../meaning/family-kinds.ts'
import { isOfNavy } from '../meaning/own-colours.ts'
import { has, isAirOfColour, withWords } from '../meaning/phrase-kinds.ts'
import { countedTones, isManyOnBuilt } from '../read-amounts.ts'
import { type PartOfThing, partsOfThings } from '../things/parts-of-things.ts'
import type { Wishes } from '../wishes.ts'
import { isAccentColour } from './accent-colours.ts'
import { isBlendBefore, shiftOfPair, withHueAfter } from './blended-colours.ts'
import { isColourOfBorder } from './border-colours.ts'
import { coloursInTurn, isOfOwnNature, noteColourInTurn } from './colours-in-turn.ts'
import { areLeavesOfFlowers, leavesAround } from './colours-of-leaves.ts'
import { markOf } from './colours-of-marks.ts'

/** Reads a colour into the wishes, with its modifiers before and after it and its role (ground, part, accent, thing). */
export function readColour(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, hex: string): string {
  if (at > 0 && isColouredCloth(phrases, at - 1) && phrases[at - 1].chosen?.kind === 'colour') return 'the cloth'
  if (isHueOfColourBefore(phrases, at, hex) || isBlendBefore(phrases, at) || isSkyOfColour(phrases, at))
    return 'belongs to the colour before it'
  if (isHueOfColourAfter(phrases, at, hex)) return 'belongs to the colour after it'
  const shifted = shiftsAround(phrases, at).reduce(shiftColour, withHueAfter(phrases, at, hex))
  // White cannot be paler: "pastel white daisies" have a pastel palette.
  if (isWhite(inkOf(hex)) && /^pastell?/.test(phrases[at - 1]?.words[0] ?? '')) wishes.tone ??= 'pastel'
  const part = partsOfThings(phrases).find(({ coloursAt }) => coloursAt.includes(at))
  if (part) return giveToPart(wishes, part, shifted)
  const isGround = isGroundColour(phrases, at)
  const isOfBorder = !isGround && isColourOfBorder(phrases, at)
  const isAccent = isOfBorder || (!isGround && isAccentColour(phrases, at))
  const isNature = !isGround && isOfOwnNature(phrases, at)
  const owner = isGround || isNature ? undefined : (ownerOf(phrases, at) ?? markOf(wishes, phrases[at + 1]))
  const isOwned = owner !== undefined || isNature || (!isGround && isOfUnknown(phrases, at))
  const led = isGround ? undefined : ledByName(phrases, at, shifted)
  // "Natural beige" names one colour twice.
  if (wishes.colours.some((known) => known.hex === shifted && known.isGround === isGround)) return `colour ${shifted}`
  const tones = isManyOnBuilt(phrases, at) ? besides(shifted) : tonesAround(shifted, countedTones(phrases, at))
  for (const tone of tones)
    wishes.colours.push({
      hex: tone,
      isGround,
      ...(isOwned && { isOfOneThing: true }),
      ...(isAccent && { isAccent }),
      ...(isOfBorder && { isOfBorder }),
    })
  if (!isGround) notePatternColour(wishes, phrases, at, shifted)
  if (!isGround) noteColourInTurn(wishes, phrases, at, shifted)
  if (owner ?? led) wishes.motifColours[owner ?? led ?? ''] = shifted
  return `${isGround ? 'ground' : 'colour'} ${shifted}`
}

/** Adds a colour for a part of a thing ("cats with green eyes"). */
function giveToPart(wishes: Wishes, { noun, part }: PartOfThing, hex: string): string {
  const key = `${part} of ${noun}`
  wishes.colours.push({ hex, isGround: false, isOfOneThing: true, isOfPart: true })
  wishes.partColours = { ...wishes.partColours, [key]: [...(wishes.partColours?.[key] ?? []), hex] }
  return `colour ${hex} of the ${key}`
}

/** OKLCH lightness range of several tones of one colour, and that of golds. */
const [TONES_FROM, TONES_TO, GOLD_FROM, GOLD_TO] = [0.3, 0.82, 0.66, 0.9]
/** OKLCH lightness from which a colour is pale, and the range of its tones below it. */
const [PALE, PALE_REACH] = [0.82, 0.38]

/** The given number of tones of a colour, from deep to light, distinguishable at arm's length. */
function tonesAround(hex: string, count: number): string[] {
  const ink = inkFromHex(hex)
  if (count < 2 || !ink) return [hex]
  // Darker golds are brown.
  const isGold = isYellowish(ink)
  const [least, most] = isGold && count < 4 ? [GOLD_FROM, GOLD_TO] : [TONES_FROM, TONES_TO]
  // Tones of a pale colour stay pale: "five sands" are all sands.
  const isPale = ink.lightness > PALE
  const [from, to] = isPale ? [ink.lightness - PALE_REACH, Math.min(0.96, ink.lightness + 0.04)] : [least, most]
  return Array.from({ length: count }, (_, tone) => {
    const share = tone / (count - 1)
    const lightness = from + (to - from) * share
    return inkFromOklch({ lightness, chroma: ink.chroma * (1 - 0.45 * Math.abs(share - 0.4)), hue: ink.hue }).hex
  })
}

/** A colour with a deeper and a lighter one of its hue. */
function besides(hex: string): string[] {
  const ink = inkOf(hex)
  const tones = [-BESIDE, BESIDE].map((step) => Math.max(DEEPEST, Math.min(TINT_LIGHTEST, ink.lightness + step)))
  return [hex, ...tones.map((lightness) => inkFromOklch({ lightness, chroma: ink.chroma * 0.9, hue: ink.hue }).hex)]
}

/** In OKLCH lightness: step to the neighbours of a colour in the plural, and the least of the deeper one. */
const [BESIDE, DEEPEST] = [0.15, 0.22]

/** The thing before which a colour stands, when there are other things, or a mood with other colours. */
function ownerOf(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const list = coloursInTurn(phrases).find(({ coloursAt }) => coloursAt.includes(at))
  const told = list?.noun ?? leavesAround(phrases, at)
  if (told) return told
  const isThing = (one: ReadPhrase | undefined): boolean => one?.motif !== undefined && one.chosen?.kind !== 'colour'
  const isSkin = ({ chosen }: ReadPhrase): boolean =>
    chosen?.kind === 'family' && (skins.includes(chosen.family) || chosen.family === 'great-wave')
  // "Pea green boat": the hue belongs to the colour, and the boat is the thing.
  const isHueNext = plainHues.has(phrases[at + 1]?.words[0] ?? '') && !phrases[at + 1].startsClause
  const next = phrases[isHueNext ? at + 2 : at + 1]
  const isMood = ({ chosen }: ReadPhrase): boolean => chosen?.kind === 'mood'
  // "Parrots with red beaks": the rest keeps its natural colour.
  const hasParts = partsOfThings(phrases).some(
    ({ noun, coloursAt }) => noun === next?.motif?.noun && coloursAt.length > 0,
  )
  const isOneOfMore =
    hasParts ||
    phrases.some(isOfNavy) ||
    phrases.filter(isThing).length > 1 ||
    phrases.some(isSkin) ||
    phrases.some(isMood) ||
    areLeavesOfFlowers(phrases, at)
  if (isOneOfMore && isAdjectiveAfter(phrases, at)) return phrases[at - 1].motif?.noun
  return isThing(next) && !next.startsClause && isOneOfMore ? next.motif?.noun : undefined
}

/** French, Spanish, Italian and Portuguese colours that follow their noun and are not English words. */
const adjectives = new Set(
  [
    'negro negra negros negras rojo roja rojos rojas blanco blanca blancos blancas azul azules verde verdes amarillo amarilla amarillos amarillas',
    'morado morada morados moradas rosas rosado rosada rosados rosadas dorado dorada dorados doradas gris grises',
    'noir noire noirs noires rouge rouges blanche blanches blancs bleu bleue bleus bleues vert verte verts vertes jaune jaunes roses dorés dorées',
    'nero nera neri nere rosso rossa rossi rosse bianco bianca bianchi bianche blu verdi giallo gialla gialli gialle',
    'preto preta pretos pretas vermelho vermelha vermelhos vermelhas branco branca brancos brancas amarelo amarela amarelos amarelas',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a colour is an adjective after its noun: "gatos negros", "roses rouges". */
function isAdjectiveAfter(phrases: readonly ReadPhrase[], at: number): boolean {
  const before = phrases[at - 1]
  const isThing = before?.motif !== undefined && before.chosen?.kind !== 'colour'
  return isThing && !phrases[at].startsClause && adjectives.has(phrases[at].words[0])
}

/** Whether a colour belongs to a word that is not known: "cactus, pool, pink cadillac". */
function isOfUnknown(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  const isThing = ({ motif, chosen }: ReadPhrase): boolean => motif !== undefined && chosen?.kind !== 'colour'
  const isUnknown =
    next?.meanings.length === 0 &&
    !next.startsClause &&
    next.words.length === 1 &&
    !isShiftOfColourBefore(phrases, at + 1)
  const isListed = at > 0 && (phrases[at].startsClause || has(phrases[at - 1], 'joining-word'))
  return isUnknown && isListed && phrases.filter(isThing).length > 1
}

/** The only thing that a colour names, drawn in it and not in tones of it: it is neutral or has eyes ("black cats on orange"). */
function ledByName(phrases: readonly ReadPhrase[], at: number, hex: string): string | undefined {
  const [next, ink] = [phrases[at + 1], inkFromHex(hex)]
  const isNeutral = ink !== undefined && isGreyish(ink)
  // "Red, black and cream hearts" have all three colours, "indigo with white cranes" one for each.
  const isAnd = has(phrases[at - 1], 'joining-word') && !withWords.includes(phrases[at - 1].words[0])
  const last = isAnd ? at - 2 : at - 1
  if (phrases[last]?.chosen?.kind === 'colour') return undefined
  const noun = next && !next.startsClause && next.chosen?.kind !== 'colour' ? next.motif?.noun : undefined
  return noun && noun !== LEAF && (isNeutral || hasLine(noun, PAPER)) ? noun : undefined
}

/** Leaves alone are a whole cloth in its colour. */
const LEAF = 'leaf'

/** A light ground, on which eyes and noses are dark. */
const PAPER = inkOf('#f7f1e6')

const englishHues = new Set('blue green pink red yellow purple brown grey gray white'.split(' '))
const plainHues = new Set(
  [
    'blue green pink red yellow purple brown orange grey gray white',
    'blau grün rosa rot gelb lila braun grau weiß',
    'bleu vert rose rouge jaune violet brun gris blanc',
    'azul verde rojo amarillo morado marrón blanco',
    'blu rosso giallo viola marrone grigio bianco',
    'vermelho amarelo roxo marrom castanho cinza branco laranja',
  ].flatMap((line) => line.split(' ')),
)
/** Largest difference of OKLCH hues in radians within one colour name; greys have no hue. */
const SAME_HUE = 0.8

/** Whether a hue only repeats the colour before it: "denim blue", "Mintgrün". */
function isHueOfColourBefore(phrases: readonly ReadPhrase[], at: number, hex: string): boolean {
  const before = phrases[at - 1]
  if (before?.chosen?.kind !== 'colour' || phrases[at].startsClause) return false
  return isHueOf(phrases[at], hex, before, before.chosen.hex)
}

/**
 * Whether a hue is specified by the colour after it: "vert olive", "gris antracita". Not in English, where "brown
 * cream" is two colours.
 */
function isHueOfColourAfter(phrases: readonly ReadPhrase[], at: number, hex: string): boolean {
  const after = phrases[at + 1]
  if (englishHues.has(phrases[at].words[0])) return false
  if (after?.chosen?.kind !== 'colour' || after.startsClause || after.isNegated) return false
  return isHueOf(phrases[at], hex, after, after.chosen.hex)
}

function isHueOf(hue: ReadPhrase, hex: string, colour: ReadPhrase, colourHex: string): boolean {
  const [one, other] = [inkFromHex(hex), inkFromHex(colourHex)]
  if (!one || !other || !plainHues.has(hue.words[0]) || plainHues.has(colour.words[0])) return false
  // Black has a numerical hue without being a purple.
  const [isGrey, isOtherGrey] = [isGreyish(one), isGreyish(other)]
  return isGrey || isOtherGrey ? isGrey && isOtherGrey : hueDistance(one, other) < SAME_HUE
}

/** Whether an adjective follows its colour, as in "vert foncé", and so has been applied to it. */
export function isShiftOfColourBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  const isAfter = Object.hasOwn(shiftsAfter, phrases[at].words[0]) && !phrases[at].startsClause
  return isAfter && phrases[at - 1]?.chosen?.kind === 'colour'
}

function shiftsAround(phrases: readonly ReadPhrase[], at: number): ColourShift[] {
  const shifts: ColourShift[] = []
  for (let before = at - 1; before >= 0; before--) {
    const word = phrases[before].words.join(' ')
    if (Object.hasOwn(colourShifts, word)) shifts.push(colourShifts[word])
    else if (phrases[at].startsClause || !isAirOfColour(phrases[before])) break
  }
  shifts.push(...shiftOfPair(phrases, at))
  const after = phrases[at + 1]?.words[0] ?? ''
  return Object.hasOwn(shiftsAfter, after) ? [...shifts, shiftsAfter[after]] : shifts
}

function shiftColour(hex: string, shift: ColourShift): string {
  const ink = inkFromHex(hex)
  if (!ink) return hex
  // Dark colours change less when darkened, and blacks less when lightened: deep burgundy stays red, and soft black is not grey.
  const isNearEnd = shift.lightness < 0 ? ink.lightness < 0.45 : ink.lightness < BLACK && isGreyish(ink)
  const step = isNearEnd ? shift.lightness * 0.4 : shift.lightness
  // Pale colours change less when lightened: pastel peach stays peach.
  const isTint = shift.lightness > 0 && ink.chroma > TINT_CHROMA
  const isGrey = ink.chroma < GREY_LEAST && ink.lightness < GREY_MOST
  if (shift.cast !== undefined && isGrey)
    return inkFromOklch({ lightness: ink.lightness + shift.lightness, chroma: GREY_CAST, hue: shift.cast }).hex
  const lightness = Math.max(0.16, Math.min(isTint ? TINT_LIGHTEST : 0.96, ink.lightness + step))
  const chroma = Math.max(ink.chroma * shift.chroma, isTint ? TINT_CHROMA : 0)
  return inkFromOklch({ lightness, chroma, hue: ink.hue }).hex
}

/** In OKLCH: least chroma, and largest lightness of a grey, and the chroma of its tint. */
const [GREY_LEAST, GREY_MOST, GREY_CAST] = [0.015, 0.9, 0.022]
/** In OKLCH: below this lightness a grey is black; least chroma and largest lightness of tints. */
const [BLACK, TINT_CHROMA, TINT_LIGHTEST] = [0.32, 0.05, 0.91]
