import type { Ink } from '../../color/ink.ts'
import { inkOf, isGreen } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Random } from '../kit/chance/random.ts'
import { skins } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { deepUnderGold } from './choose-ground.ts'
import { chooseMood, thinMood } from './choose-mood.ts'
import { coloursWorn } from './depicted-colours.ts'
import { naturalPalette } from './natural-palette.ts'
import { leafGreens, naturesFirst } from './nature.ts'
import { inksOverNamedPattern } from './over-named-pattern.ts'
import { readInks } from './read-inks.ts'
import { coloursOfPattern } from './things-colours.ts'
import { chalkOn, dimOn, isBuffalo, settLead, TARTAN_RED, tintBetween } from './tint-under.ts'
import { fillUp, tonesOf } from './tones.ts'
import { whiteFlowerInks } from './white-flowers.ts'
import { whiteOverPattern } from './white-over-pattern.ts'

const PAPER = '#f7f1e6'

/** Colours of a patterned ground that nobody named; some are known by one. */
const TINTS = ['#5c86b4', '#c9606f', '#6f8f5b', '#d9a03a', '#8a8fb0']
const OWN_TINTS: Readonly<Record<string, string>> = { honeycomb: '#ecd596', seigaiha: '#5c86b4', camo: '#6f8f5b' }

const BLACK_AND_TAN = readInks(['#241f1e', '#d8b98c'])

/** Marks of a skin whose colour nobody named. */
const COAT = '#3b352f'

/** Fur and marks of skins beneath things, as pale as lets flowers lead. */
const SKINS: Readonly<Record<string, readonly string[]>> = {
  leopard: ['#f3e4c8', '#cdb28a'],
  tiger: ['#f5dfba', '#cfa878'],
  giraffe: ['#f6e9cf', '#d6b585'],
}

/** Named colours as light as this are the paper. */
const PALE = 0.85
/** Chroma of black, white and the greys between. */
const NEUTRAL = 0.03
/** Chroma of a colour that pale as it may be is no white. */
const PASTEL = 0.04

/** "Lemons on blue gingham": the colour belongs to the patterned ground as a tint, the things keep colours of their own. */
export function buildOverPattern(wishes: Wishes, family: Family, random: Random): Colourway {
  // "Trailing roses on gingham": one phrase names the stems and what flowers on them.
  const motifs = wishes.motifs.length > 0 ? wishes.motifs : [...flowersAsked(wishes)]
  return coloursOverPattern({ ...wishes, motifs }, family, random)
}

function coloursOverPattern(wishes: Wishes, family: Family, random: Random): Colourway {
  const named = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const [cloth] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const { strong, pale } = cloth ? { strong: named, pale: undefined } : partByStrength(named, wishes)
  const avoided = readInks(wishes.avoidedColours)
  // "Zebra stripes with pink roses": the roses are pink, the zebra is what zebras are.
  const isThings = wishes.patternColours === undefined && wishes.colours.every(({ isOfOneThing }) => isOfOneThing)
  const isOfThings = isThings && skins.includes(wishes.under ?? '')
  // Gold things on black and gold fans: the deep colour is the cloth.
  const deep = cloth || pale ? undefined : (deepUnderGold(strong) ?? clothOfMood(wishes, family, random))
  const skin = cloth || pale || deep ? [] : furOf(wishes)
  const paper = cloth ?? pale ?? deep ?? skin[0] ?? inkOf(PAPER)
  const isOwn = areThemselves(wishes, named.length)
  // No more than the things can wear: nothing is strewn over a pattern that could carry the rest.
  const count = Math.min(family.inks.natural, Math.max(2 + wishes.motifs.length, 1 + coloursWorn(wishes.motifs)))
  const isRed =
    isOwn && isBuffalo(wishes) && strong.every(({ hex }) => Object.values(wishes.motifColours).includes(hex))
  const natural = isOwn ? naturalOver(wishes, count, random, paper) : undefined
  const own = natural && isRed ? seenOnRed(natural) : natural
  const tintUnnamed = (): Ink =>
    inkOf(OWN_TINTS[wishes.under ?? ''] ?? random.pick(tintsBeside(paper, own ?? [], wishes.under === 'tartan')))
  const lead =
    (isOfThings && inkOf(COAT)) || (isRed ? inkOf(TARTAN_RED) : (strong[0] ?? settLead(wishes))) || tintUnnamed()
  const white = whiteFlowerInks(wishes.motifs[0] ?? '')
  // "Red gingham with white daisies": the white is theirs, and the other colour the pattern's.
  if (white && family.inks.needsTones && wishes.moods.length === 0 && strong.length < 2 && !cloth)
    return whiteOverPattern(named.find(({ chroma }) => chroma > PASTEL) ?? lead, white)
  const parted = inksOverNamedPattern(wishes, named, own ?? [], cloth, tintUnnamed)
  if (parted) return overNamed(parted, wishes, family)
  const tint = tintOn(cloth, deep) ?? skin[1] ?? underOf(wishes, { paper, lead, things: own ?? [] })
  const mood = thinMood(chooseMood(wishes, family, random), wishes, family, family.inks.natural)
  // Two or more named colours are all there is; one leaves the things theirs.
  const things =
    (isOfThingsOnCloth(wishes) ? named : wishes.colours).length > 1
      ? tonesOf(strong.filter((ink) => ink !== deep)).slice(0, 2)
      : (own ?? naturesFirst(mood, wishes.motifs, avoided))
  const isClear = (ink: Ink): boolean =>
    oklabDistance(ink.lab, paper.lab) > 0.14 && oklabDistance(ink.lab, tint.lab) > TINT_APART
  // Flowers named beside one colour wear none of it: it is the stripes'.
  const isFloral = family.inks.needsTones === true
  const ofPattern = isFloral && wishes.colours.length === 1 ? [lead.hex] : own ? coloursOfPattern(wishes) : []
  const worn = strong.filter((ink) => ink !== deep && !ofPattern.includes(ink.hex))
  const figures = [...worn, ...things.filter(isClear)].slice(0, worn.length + count)
  const dressed = isFloral ? inTones(figures, wishes).filter((ink) => isClear(ink) || worn.includes(ink)) : figures
  // What has one ink alone would take the pattern's for its light.
  const isThin = wishes.colours.length === 0 && dressed.length === 1 && !skins.includes(wishes.under ?? '')
  const shaded = isThin ? [...dressed, ...tonesOf(dressed).filter(isClear).slice(0, 2)] : dressed
  return { inks: readInks([paper, tint, ...shaded].map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/**
 * True for things in their own colours: no mood and no colour that is refused. "Dachshunds, christmas, red and green plaid": a season whose
 * colours are the plaid's leaves the dogs theirs.
 */
function areThemselves({ moods, patternColours, avoidedColours }: Wishes, named: number): boolean {
  const isOfPattern = named > 1 && patternColours?.length === named
  return (moods.length === 0 || isOfPattern) && avoidedColours.length === 0
}

/** Named colours that are drawn, and the one that is the paper. Mint said of the stripes is theirs, pale as it is. */
function partByStrength(named: readonly Ink[], { patternColours }: Wishes): { strong: Ink[]; pale: Ink | undefined } {
  const isOfStripes = ({ hex, chroma }: Ink): boolean => chroma > NEUTRAL && patternColours?.includes(hex) === true
  return {
    strong: named.filter((ink) => ink.lightness < PALE || isOfStripes(ink)),
    pale: named.find((ink) => ink.lightness >= PALE && ink.chroma < 0.06 && !isOfStripes(ink)),
  }
}

/** On the red check of lumberjacks brown moose are black. */
function seenOnRed(natural: readonly Ink[]): readonly Ink[] {
  const [paper, coat] = natural
  return oklabDistance(coat.lab, inkOf(TARTAN_RED).lab) < STRONG_APART ? [paper, ...BLACK_AND_TAN] : natural
}

/** Each colour that is no ground is one thing's, and none the pattern's. */
function isOfThingsOnCloth({ colours, patternColours }: Wishes): boolean {
  return patternColours === undefined && colours.every(({ isGround, isOfOneThing }) => isGround || isOfOneThing)
}

function tintOn(cloth: Ink | undefined, deep: Ink | undefined): Ink | undefined {
  if (cloth) return chalkOn(cloth)
  return deep && dimOn(deep)
}

function furOf({ under = '', patternColours }: Wishes): Ink[] {
  return patternColours === undefined && Object.hasOwn(SKINS, under) ? readInks(SKINS[under]) : []
}

/** "Elephants and mandalas in jewel tones": a mood of dark cloths has one here as well. Checks of a name keep their own. */
function clothOfMood(wishes: Wishes, family: Family, random: Random): Ink | undefined {
  if (wishes.colours.length > 0 || wishes.moods.length === 0 || settLead(wishes) || isBuffalo(wishes)) return undefined
  const mood = chooseMood(wishes, family, random)
  return mood.ground === 'dark' ? thinMood(mood, wishes, family, family.inks.natural)[0] : undefined
}

type Laid = { readonly paper: Ink; readonly lead: Ink; readonly things: readonly Ink[] }

/** A pattern whose colour is said is as strong as said where the things stand off it: ants on red gingham; else it is a tint. */
function underOf(wishes: Wishes, { paper, lead, things }: Laid): Ink {
  const [, ...figures] = things
  const isSaid = wishes.patternColours?.includes(lead.hex) === true || isBuffalo(wishes)
  const far = ({ lab }: Ink): number => oklabDistance(lab, lead.lab)
  const isClear = figures.length > 0 && far(figures[0]) > STRONG_APART && figures.every((ink) => far(ink) > TINT_APART)
  return isSaid && isClear && oklabDistance(lead.lab, paper.lab) > PAPER_APART
    ? lead
    : tintBetween(paper, lead, wishes.under === 'tartan')
}

/** In OKLab: so far off a strong pattern things are seen on it, and so far off its paper it is. */
const [STRONG_APART, PAPER_APART] = [0.22, 0.08]

/** Things and the pattern under them, each in the colours named for it; flowers with tones and leaves. */
function overNamed([paper, tint, ...things]: readonly Ink[], wishes: Wishes, family: Family): Colourway {
  const { colours, patternColours = [] } = wishes
  // Where every named colour is the cloth's, flowers have light and shade of their own.
  const isBare = colours.every(({ hex, isGround }) => isGround || patternColours.includes(hex))
  const toned = (): Ink[] => inTones(things, isBare ? { ...wishes, colours: [] } : wishes)
  const inks = [paper, tint, ...(family.inks.needsTones ? toned() : things)]
  return { inks: readInks(inks.map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/** Beasts of one hue have no palette of few inks; one more tells their shade. */
function naturalOver({ motifs }: Wishes, count: number, random: Random, asked: Ink): Ink[] | undefined {
  return naturalPalette(motifs, count, random, { asked }) ?? naturalPalette(motifs, count + 1, random, { asked })
}

/** Tints that the things stand off in their own colours: on yellow gingham lemons would have to be green. */
function tintsBeside(paper: Ink, own: readonly Ink[], isTartan: boolean): readonly string[] {
  const [, ...things] = own
  const isApart = (hex: string, from: readonly Ink[]): boolean => {
    const tint = tintBetween(paper, inkOf(hex), isTartan)
    return from.every(({ lab }) => oklabDistance(lab, tint.lab) > TINT_APART)
  }
  const choices = [things.slice(0, 2), things.slice(0, 1)].map((from) => TINTS.filter((hex) => isApart(hex, from)))
  return choices.find((apart) => apart.length > 0) ?? TINTS
}

/** In OKLab: nearer than this a thing is lost on a tint. */
const TINT_APART = 0.12

/** Petals with light and shade of their own, and two greens for leaves instead of any green that came with the flower. */
function inTones(figures: readonly Ink[], { colours }: Wishes): Ink[] {
  if (colours.length > 1) return [...figures, ...leafGreens(figures, undefined)]
  const petals = figures.filter((ink) => !isGreen(ink))
  // Leaves alone keep every green they have.
  if (petals.length === 0) return fillUp(figures, tonesOf(figures), LEAF_TONES)
  const tones = tonesOf(petals.filter(({ chroma }) => chroma > NEUTRAL).slice(0, 1)).slice(0, 2)
  return fillUp([...petals, ...leafGreens(petals, undefined)], tones, petals.length + 4)
}

/** Tones that give leaves their depth. */
const LEAF_TONES = 4
