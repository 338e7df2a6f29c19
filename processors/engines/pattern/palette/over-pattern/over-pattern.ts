import type { Ink } from '../../../color/ink.ts'
import { inkOf, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isTinted } from '../../../color/tone.ts'
import { flowersAsked } from '../../families/botany/asked-plants.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import { skins } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { deepUnderGold } from '../grounds/choose-ground.ts'
import { strictMoods } from '../lone-colour.ts'
import { chooseMood, thinMood } from '../moods/choose-mood.ts'
import { coloursWorn } from '../nature/depicted-colours.ts'
import { leafGreens } from '../nature/leaf-greens.ts'
import { naturalPalette } from '../nature/natural-palette.ts'
import { naturesFirst } from '../nature/nature.ts'
import { coloursOfPattern } from '../nature/things-colours.ts'
import { whiteFlowerInks } from '../nature/white-flowers.ts'
import { readInks } from '../read-inks.ts'
import { shadeOrTint } from '../tones/light-and-shade.ts'
import { fillUp, tonesOf } from '../tones/tones.ts'
import { clothUnderWhite } from './cloth-under-white.ts'
import { inksOverNamedPattern, isWhiteOnCheck } from './over-named-pattern.ts'
import { chalkOn, dimOn, isBuffalo, settLead, TARTAN_RED, tintBetween } from './tint-under.ts'
import { TINT_APART, tintsBeside } from './tints-beside.ts'
import { whiteOverPattern } from './white-over-pattern.ts'

const PAPER = '#f7f1e6'

/** Colours that some patterns customarily have where none is named. */
const OWN_TINTS: Readonly<Record<string, string>> = {
  honeycomb: '#ecd596',
  seigaiha: '#5c86b4',
  houndstooth: '#bdb6ac',
  camo: '#6f8f5b',
}

const BLACK_AND_TAN = readInks(['#241f1e', '#d8b98c'])

/** Ink for the marks of a skin whose colour is not named. */
const COAT = '#3b352f'

/** Fur and marks of skins below things, pale so that the things stand out. */
const SKINS: Readonly<Record<string, readonly string[]>> = {
  leopard: ['#f3e4c8', '#cdb28a'],
  tiger: ['#f5dfba', '#cfa878'],
  giraffe: ['#f6e9cf', '#d6b585'],
}

/** OKLCH lightness from which a named colour is the paper. */
const PALE = 0.85
/** OKLCH chroma from which a pale colour is not white. */
const PASTEL = 0.04

/**
 * Palette for things on a pattern ("lemons on blue gingham"): the named colour belongs to the pattern as a tint, and
 * the things keep their own colours.
 */
export function buildOverPattern(wishes: Wishes, family: Family, random: Random): Colourway {
  // Flowers in the phrase that chose the family are the things ("trailing roses on gingham").
  const motifs = wishes.motifs.length > 0 ? wishes.motifs : [...flowersAsked(wishes)]
  return coloursOverPattern({ ...wishes, motifs }, family, random)
}

function coloursOverPattern(wishes: Wishes, family: Family, random: Random): Colourway {
  const named = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const [cloth] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const { strong, pale } = cloth ? { strong: named, pale: undefined } : partByStrength(named, wishes)
  const avoided = readInks(wishes.avoidedColours)
  // Colours that belong to things are not the pattern's: in "zebra stripes with pink roses" the zebra keeps its own.
  const isThings = wishes.patternColours === undefined && wishes.colours.every(({ isOfOneThing }) => isOfOneThing)
  const isOfThings = isThings && skins.includes(wishes.under ?? '')
  const deep = cloth || pale ? undefined : deepCloth(strong, wishes, family, random)
  const skin = cloth || pale || deep ? [] : furOf(wishes)
  const paper = cloth ?? pale ?? deep ?? skin[0] ?? inkOf(PAPER)
  const isOwn = areThemselves(wishes, named.length) || (named.length === 1 && isWhiteOnCheck(wishes))
  const count = inksOfThings(wishes, family)
  const isRed = isOwn && isBuffalo(wishes) && strong.every(isToldOf(wishes))
  const natural = isOwn ? naturalOver(wishes, count, random, paper) : undefined
  const own = natural && isRed ? seenOnRed(natural) : natural
  const tintUnnamed = (): Ink =>
    inkOf(OWN_TINTS[wishes.under ?? ''] ?? random.pick(tintsBeside(paper, own ?? [], wishes.under === 'tartan')))
  const lead =
    (isOfThings && inkOf(COAT)) || (isRed ? inkOf(TARTAN_RED) : (strong[0] ?? settLead(wishes))) || tintUnnamed()
  const white = whiteFlowerInks(wishes.motifs[0] ?? '')
  // In "red gingham with white daisies" the white is the flowers' and the other colour the pattern's.
  if (white && family.inks.needsTones && wishes.moods.length === 0 && strong.length < 2 && !cloth)
    return whiteOverPattern(named.find(({ chroma }) => chroma > PASTEL) ?? lead, white, wishes.under)
  const parted = inksOverNamedPattern(wishes, named, own ?? [], cloth, tintUnnamed)
  if (parted) return overNamed(parted, wishes, family)
  const tint = tintOn(cloth, deep) ?? skin[1] ?? underOf(wishes, { paper, lead, things: own ?? [] })
  const mood = thinMood(chooseMood(wishes, family, random), wishes, family, family.inks.natural)
  // Two or more named colours are the whole palette; a single one leaves the things theirs.
  const things =
    (isOfThingsOnCloth(wishes) ? named : wishes.colours).length > 1
      ? tonesOf(strong.filter((ink) => ink !== deep)).slice(0, 2)
      : (own ?? naturesFirst(mood, wishes.motifs, avoided))
  const isClear = (ink: Ink): boolean =>
    oklabDistance(ink.lab, paper.lab) > 0.14 && oklabDistance(ink.lab, tint.lab) > TINT_APART
  // A single colour beside flowers belongs to the pattern.
  const isFloral = family.inks.needsTones === true
  const ofPattern = isFloral && wishes.colours.length === 1 ? [lead.hex] : own ? coloursOfPattern(wishes) : []
  const worn = strong.filter((ink) => ink !== deep && !ofPattern.includes(ink.hex))
  const figures = [...worn, ...(deep ? lightened(things, isClear, deep) : things).filter(isClear)].slice(
    0,
    worn.length + count,
  )
  const dressed = isFloral ? inTones(figures, wishes).filter((ink) => isClear(ink) || worn.includes(ink)) : figures
  // Things with one ink would use the pattern's ink for their highlights, so tones are added.
  const isThin = wishes.colours.length === 0 && dressed.length === 1 && !skins.includes(wishes.under ?? '')
  const shaded = isThin ? [...dressed, ...tonesOf(dressed).filter(isClear).slice(0, 2)] : dressed
  return { inks: readInks([paper, tint, ...shaded].map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/** A deep cloth that nobody named: where gold lies on a deep colour (black and gold fans), a mood's, or one under white things. */
function deepCloth(strong: readonly Ink[], wishes: Wishes, family: Family, random: Random): Ink | undefined {
  return deepUnderGold(strong) ?? clothOfMood(wishes, family, random) ?? clothUnderWhite(wishes, random)
}

/** Whether a colour is said of a thing. */
function isToldOf({ motifColours }: Wishes): (ink: Ink) => boolean {
  return ({ hex }) => Object.values(motifColours).includes(hex)
}

/** On a deep cloth the green of a tree is lighter before it is left out. */
function lightened(things: readonly Ink[], isClear: (ink: Ink) => boolean, cloth: Ink): Ink[] {
  return things.map((ink) => (isClear(ink) ? ink : shadeOrTint(ink, cloth)))
}

/**
 * At most as many inks as the things can use, because nothing is strewn over a pattern. Flowers among things have hearts and leaves, which
 * no picture counts: ladybirds stay red beside daisies.
 */
function inksOfThings({ motifs }: Wishes, { inks }: Family): number {
  const flowers = motifs.filter((noun) => flowerNouns.includes(noun)).length
  const beside = flowers < motifs.length ? flowers * 2 : 0
  return Math.min(inks.natural, Math.max(2 + motifs.length, 1 + coloursWorn(motifs)) + beside)
}

/**
 * Whether the things keep their own colours: no mood and no refused colour, or all named colours belong to the pattern
 * ("dachshunds, christmas, red and green plaid").
 */
function areThemselves({ moods, patternColours, avoidedColours }: Wishes, named: number): boolean {
  const isSoft = named > 1 || moods.every((mood) => !strictMoods.includes(mood))
  const isOfPattern = named > 0 && isSoft && patternColours?.length === named
  return (moods.length === 0 || isOfPattern) && avoidedColours.length === 0
}

/**
 * The named colours that are drawn, and the one that is the paper. Pale colours that are named for the pattern are
 * drawn.
 */
function partByStrength(named: readonly Ink[], { patternColours }: Wishes): { strong: Ink[]; pale: Ink | undefined } {
  const isOfStripes = (ink: Ink): boolean => isTinted(ink) && patternColours?.includes(ink.hex) === true
  return {
    strong: named.filter((ink) => ink.lightness < PALE || isOfStripes(ink)),
    pale: named.find((ink) => ink.lightness >= PALE && ink.chroma < 0.06 && !isOfStripes(ink)),
  }
}

/** On a red buffalo check brown animals are drawn in black and tan. */
function seenOnRed(natural: readonly Ink[]): readonly Ink[] {
  const [paper, coat] = natural
  return oklabDistance(coat.lab, inkOf(TARTAN_RED).lab) < STRONG_APART ? [paper, ...BLACK_AND_TAN] : natural
}

/** Whether each colour that is not the ground is named for a thing, and none for the pattern. */
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

/** A dark ground from the mood ("elephants and mandalas in jewel tones"). Named checks keep their own. */
function clothOfMood(wishes: Wishes, family: Family, random: Random): Ink | undefined {
  if (wishes.colours.length > 0 || wishes.moods.length === 0 || settLead(wishes) || isBuffalo(wishes)) return undefined
  const mood = chooseMood(wishes, family, random)
  return mood.ground === 'dark' ? thinMood(mood, wishes, family, family.inks.natural)[0] : undefined
}

type Laid = { readonly paper: Ink; readonly lead: Ink; readonly things: readonly Ink[] }

/** The pattern's ink: as strong as named where the things stand out on it (ants on red gingham), else a tint. */
function underOf(wishes: Wishes, { paper, lead, things }: Laid): Ink {
  const [, ...figures] = things
  const isSaid = wishes.patternColours?.includes(lead.hex) === true || isBuffalo(wishes)
  const far = ({ lab }: Ink): number => oklabDistance(lab, lead.lab)
  // Seeds and eyes may be as dark as the check.
  const telling = figures.slice(0, TELLING)
  const isClear = figures.length > 0 && far(figures[0]) > STRONG_APART && telling.every((ink) => far(ink) > TINT_APART)
  if (isSaid && isClear && oklabDistance(lead.lab, paper.lab) > PAPER_APART) return lead
  // Deep things are seen on a fuller tint as well.
  const full = tintBetween(paper, lead, true)
  const isDeep = figures.length > 0 && figures.slice(0, 2).every(({ lab }) => oklabDistance(lab, full.lab) > DEEP_APART)
  return isDeep ? full : tintBetween(paper, lead, wishes.under === 'tartan')
}

/** Number of inks by which things are told. */
const TELLING = 3
/** Least OKLab distance of the first two inks of things from a full tint under them. */
const DEEP_APART = 0.17

/** Least OKLab distances of things from a strong pattern, and of the pattern from its paper. */
const [STRONG_APART, PAPER_APART] = [0.22, 0.08]

/** Things and the pattern below them, each in the colours named for them; flowers get tones and leaves. */
function overNamed([paper, tint, ...things]: readonly Ink[], wishes: Wishes, family: Family): Colourway {
  const { colours, patternColours = [] } = wishes
  // Where every named colour is the pattern's, flowers get light and dark tones of their own.
  const isBare = colours.every(({ hex, isGround }) => isGround || patternColours.includes(hex))
  const toned = (): Ink[] => inTones(things, isBare ? { ...wishes, colours: [] } : wishes)
  const inks = [paper, tint, ...(family.inks.needsTones ? toned() : things)]
  return { inks: readInks(inks.map(({ hex }) => hex)).map(({ hex }) => hex), ground: 0 }
}

/** The natural palette; with one ink more for animals of a single hue, which have none with few inks. */
function naturalOver({ motifs }: Wishes, count: number, random: Random, asked: Ink): Ink[] | undefined {
  return naturalPalette(motifs, count, random, { asked }) ?? naturalPalette(motifs, count + 1, random, { asked })
}

/** Petals with light and dark tones of their own, and two greens for leaves that replace any green of the flower. */
function inTones(figures: readonly Ink[], { colours }: Wishes): Ink[] {
  if (colours.length > 1) return [...figures, ...leafGreens(figures, undefined)]
  const petals = figures.filter((ink) => !isGreen(ink))
  // Leaves without flowers keep all their greens.
  if (petals.length === 0) return fillUp(figures, tonesOf(figures), LEAF_TONES)
  const tones = tonesOf(petals.filter(isTinted).slice(0, 1)).slice(0, 2)
  return fillUp([...petals, ...leafGreens(petals, undefined)], tones, petals.length + 4)
}

/** Number of tones that give leaves depth. */
const LEAF_TONES = 4
