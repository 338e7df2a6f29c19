import type { Ink } from '../../color/ink.ts'
import { inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { isNeutral } from '../../color/tone.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Random } from '../kit/chance/random.ts'
import { castInks } from '../kit/ink/cast.ts'
import { CONVERSATIONAL, growing, skins } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { accentsBeside, withoutAccents } from './accents-beside.ts'
import { companyOf } from './company-of-family.ts'
import { inksOfMood, inksOfNames, isBlackAndWhite, tonesBeforeGreens } from './enough-inks.ts'
import { offAvoidedGround } from './grounds/avoided-ground.ts'
import { chooseGround, needsPaper, paperFor } from './grounds/choose-ground.ts'
import { groundApart } from './grounds/ground-apart.ts'
import { clearerOn, clearOf, onColour } from './grounds/on-colour.ts'
import { partGround } from './grounds/part-ground.ts'
import { whiteOnColour } from './grounds/white-on-colour.ts'
import { layOnLoneColour, softMoods, strictMoods } from './lone-colour.ts'
import { chooseMood, freeOf, namesColours, thinMood } from './moods/choose-mood.ts'
import { barkAsked, barkByNature, withBark, withoutBark } from './nature/bark-colour.ts'
import { withCoats } from './nature/coats-of-guests.ts'
import { WHITE } from './nature/depicted-colours.ts'
import { withDiscs } from './nature/disc-colour.ts'
import { withEyes } from './nature/eye-ink.ts'
import { flowerColour } from './nature/flower-colours.ts'
import { greensUnder, withoutIdleGreens } from './nature/greens-under.ts'
import { leafGreens } from './nature/leaf-greens.ts'
import { naturalInMood } from './nature/natural-in-mood.ts'
import {
  coloursOfOrchard,
  greensOfLeaves,
  keepBlackBirds,
  keepNature,
  keepPetals,
  naturesBeside,
  paperOfPeople,
} from './nature/nature.ts'
import { coatOf } from './nature/skin-coat.ts'
import { isOneThingsColour, isPartedFromPattern, thingsInTheirColours, wearsWhite } from './nature/things-colours.ts'
import { whiteFlowerColourway } from './nature/white-flowers.ts'
import { buildOverPattern } from './over-pattern/over-pattern.ts'
import { penAndPaper, penOfColour } from './pen-and-paper.ts'
import { readInks } from './read-inks.ts'
import { silhouetteColourway } from './silhouettes.ts'
import { dilute, isInWashes } from './tones/dilute.ts'
import { coloursRunning } from './tones/runs.ts'
import { buildLadder, buildLadderOn, buildTones, isOneHue } from './tones/tonal-inks.ts'
import { toneWithin } from './tones/tone-within.ts'
import { fillUp, tonesOf } from './tones/tones.ts'

const PAPER = '#f7f1e6'
const INK_BLUE = '#1a2233'

/** A strict palette keeps the request's inks and order; only the ground is chosen. One ink alone gets a ground beside it. */
export function acceptPalette(hexes: readonly string[], wishes: Wishes, family: Family): Colourway {
  const inks = readInks(hexes)
  if (inks.length === 1) {
    const paper = inks[0].lightness > 0.6 ? INK_BLUE : PAPER
    return { inks: [paper, inks[0].hex], ground: 0 }
  }
  return { inks: inks.map(({ hex }) => hex), ground: chooseGround(inks, wishes, family) }
}

/** Colours named in the prompt, filled up with tones of themselves, or a mood's colourway. Pure for one state of `random`. */
export function buildPalette(asked: Wishes, family: Family, random: Random): Colourway {
  const said = barkAsked(asked, family)
  const leafy = buildOwnPalette(said ? withoutBark(asked, said) : asked, family, random)
  const bark = said ?? barkByNature(asked, family, leafy)
  const palette = bark ? withBark(leafy, bark) : leafy
  const isPainted = asked.colourCount === undefined && isInWashes(asked, family)
  const petals = isPainted ? grown(asked, family).flatMap((noun) => flowerColour(noun) ?? []) : []
  // Discs first: washes take the room that is left among twelve inks.
  const whole = withDiscs(palette, asked, family)
  return offAvoidedGround(isPainted ? dilute(whole, petals) : whole, asked)
}

function buildOwnPalette(asked: Wishes, family: Family, random: Random): Colourway {
  const wishes = layOnLoneColour(asked, family)
  const drawn = silhouetteColourway(wishes, family, random) ?? penOfColour(wishes, family)
  const own = drawn ?? whiteFlowerColourway(wishes, family, random)
  if (own) return toneWithin(own, wishes)
  const { colours, colourCount } = wishes
  const named = readInks(colours.map(({ hex }) => hex))
  const figured = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const isWoven =
    family.inks.isTonal || family.name === 'brocade' || (family.inks.natural <= 3 && !growing.includes(family.name))
  if (wishes.isTonal && isOneHue(named) && !isWoven) return toneWithin(buildLadder(wishes, family, random), wishes)
  const [cloth] = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  if (wishes.isTonal && cloth && figured.length === 1 && !isWoven)
    return toneWithin(buildLadderOn(cloth, figured[0], wishes, family), wishes)
  if (isWoven && (family.inks.isTonal || wishes.isTonal) && named.length < 2)
    return toneWithin(buildTones(wishes, family, random), wishes)
  const run = colourCount === undefined ? coloursRunning(wishes, family, random) : undefined
  if (run) return toneWithin(run, wishes)
  // Things on suiting: one dark colour is the cloth, and no ink is left over for what was not asked.
  const isSuiting = wishes.under === 'stripes' && colours.length === 1 && family.name === 'conversational'
  if (wishes.under && !wishes.change && (isSuiting || isPartedFromPattern(wishes, family)))
    return buildOverPattern(wishes, family, random)
  // One thing's own colour leaves the other things theirs; two or more named colours are the whole palette.
  const isCoat = named.length === 1 && colours[0].isAccent !== true && colourCount === undefined
  if (skins.includes(family.name) && isCoat) return coatOf(named[0], family)
  const isOneThings = isOneThingsColour(wishes, family)
  // "Primary colours with black": what has no hue joins a set of colours that is named; "elegant, black and white" is those two.
  const setMoods = figured.length > 1 ? namesColours : strictMoods
  // "Art deco in silver on black": what is named with its ground is the whole cloth, whatever else its time was fond of.
  const isOnNamed = cloth !== undefined && figured.length > 0 && setMoods === strictMoods
  const isSet = wishes.moods.some((name) => setMoods.includes(name)) && figured.every(isNeutral) && !isOnNamed
  const isBuilt = family.inks.needsTones !== true && family.name !== CONVERSATIONAL
  // "White with hints of blue" and no mood: a cloth that is built has those two and their tones.
  const isPlainPair = cloth !== undefined && figured.length > 0 && wishes.moods.length === 0 && isBuilt
  const isOpen = colours.every(({ isGround, isAccent }) => isGround || isAccent) && !isPlainPair
  const isMood = isOneThings || isSet || isOpen
  const palette = isMood
    ? buildFromMood(wishes, family, random, figured)
    : buildFromNames(wishes, family, named, figured)
  return toneWithin(colourCount === undefined ? palette : countOut(palette, colourCount, figured), wishes)
}

function paletteOf(inks: readonly Ink[], ground: number): Colourway {
  return { inks: inks.map(({ hex }) => hex), ground }
}

/** A mood's colourway, on a named ground if there is one. */
function buildFromMood(wishes: Wishes, family: Family, random: Random, figured: readonly Ink[]): Colourway {
  const drawn = penAndPaper(wishes, family)
  if (drawn) return drawn
  const things = thingsInTheirColours(wishes, family, random)
  if (things) return paletteOf(things, 0)
  const mood = chooseMood(wishes, family, random)
  const wanted = wishes.colourCount ?? inksOfMood(mood, family, wishes.isColourful)
  const thinned = thinMood(mood, wishes, family, wanted)
  const avoided = readInks(wishes.avoidedColours)
  const seen = family.name === CONVERSATIONAL ? seenInMood(wishes, mood.name, thinned, wanted) : undefined
  const isStrict = wishes.colourCount !== undefined || wishes.moods.some((name) => strictMoods.includes(name))
  const kept =
    seen ??
    (isStrict ? thinned : greensOfLeaves(keepNature(thinned, 0, grown(wishes, family), avoided), wishes, family.name))
  const birds = family.name === 'conversational' ? keepBlackBirds(kept, wishes.motifs, wishes.moods) : kept
  const coated = isStrict ? birds : withCoats(coloursOfOrchard(birds, wishes, family.name), wishes, family.name)
  const leafed = withoutIdleGreens(coated, wishes, family)
  const natural = wishes.colours.some((one) => one.isOfOneThing) ? groundApart(leafed, figured, wishes.moods) : leafed
  const [ground] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  // Cloth of few inks keeps to its one colour: a navy pinstripe has pale navy lines.
  const isPlain = family.inks.natural <= 4 && !family.inks.needsTones && wishes.moods.length === 0
  if (ground && isPlain)
    return paletteOf([...fillUp([ground], onColour(ground), Math.max(2, family.inks.natural - 1)), ...figured], 0)
  // White flowers stay white on a deep ground.
  // Tan rabbits on sage are a deeper tan before they are red.
  const own = seen && ground ? natural.slice(1).map((ink) => clearerOn(ink, ground)) : natural.slice(1)
  const standing = ground ? clearOf(own, ground) : own
  const isInWhite =
    wearsWhite(wishes, family) && standing.every((ink) => oklabDistance(ink.lab, inkOf(WHITE).lab) > SAME_WHITE)
  const hasWhite = ground && ground.lightness < 0.84 && natural[0].lightness > 0.85
  const white = ground && isInWhite ? [inkOf(WHITE)] : hasWhite ? [natural[0]] : []
  const cleared = ground ? [ground, ...standing, ...white] : natural
  // The pink of a magnolia that silver grey swallowed comes back as its shade.
  const clothed =
    ground && !isStrict && growing.includes(family.name) ? keepPetals(cleared, grown(wishes, family), avoided) : cleared
  // On a named cloth flowers keep green stems, whatever the mood; two tones of it.
  const isGrowing =
    ground !== undefined && growing.includes(family.name) && family.inks.needsTones === true && !isStrict
  const greens = isGrowing
    ? withoutIdleGreens([ground, ...leafGreens(clothed.slice(1), ground)], wishes, family).slice(1)
    : []
  const inks = readInks([...clothed, ...figured, ...greens].map(({ hex }) => hex))
  // Flowers with few colours left get light and shade of them.
  const isThin = ground !== undefined && family.inks.needsTones === true && wishes.colourCount === undefined
  return paletteOf(isThin ? fillUp(inks, tonesOf(inks.slice(1)), Math.min(wanted, 6)) : inks, 0)
}

/** Things in their own colours as a soft mood has them, without those that are refused; undefined where too few are left. */
function seenInMood(wishes: Wishes, mood: string, thinned: readonly Ink[], wanted: number): Ink[] | undefined {
  // A nursery in primary colours has the primary colours.
  const isSoft = !strictMoods.includes(mood) && wishes.moods.some((name) => softMoods.includes(name))
  const natural = isSoft ? naturalInMood(wishes.motifs, thinned, wanted + 1) : undefined
  const free = natural?.filter(freeOf(wishes.avoidedColours))
  return free && free.length > (wishes.avoidedColours.length > 0 ? FEW_LEFT : 0) ? free : undefined
}

/** What is left of natural colours without those that are refused must be more than so many inks. */
const FEW_LEFT = 3

/** In OKLab: cream is no white yet. */
const SAME_WHITE = 0.03

/** The things named, and the flowers in the phrases that chose the family: wisteria, sakura. Blossom of no name is the cherry's. */
function grown(wishes: Wishes, { name }: Family): readonly string[] {
  const flowers = flowersAsked(wishes)
  const isOfBlossom = wishes.styles.some((style) => style.includes('blossom'))
  const isCherry = name === 'blossom-branch' && isOfBlossom && flowers.every((noun) => noun === 'blossom')
  return [...new Set([...wishes.motifs, ...flowers, ...(isCherry ? ['cherry blossom'] : [])])]
}

/** The named colours lead; tones of theirs, and green for leaves, follow as far as the family needs them. */
function buildFromNames(wishes: Wishes, family: Family, named: readonly Ink[], figured: readonly Ink[]): Colourway {
  const isFree = freeOf(wishes.avoidedColours)
  const paper = (needsPaper(named, wishes, family) ? [paperFor(wishes, family)] : []).filter(isFree)
  const inks = [...paper, ...named]
  const asked = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const white = whiteOnColour(wishes, family, figured, asked[0])
  const greens = white?.leaves ?? greensUnder(wishes, family, figured, asked[0] ?? paper[0])
  const company = [
    ...companyOf(family, inks),
    ...naturesBeside(wishes, family.name, named),
    ...paperOfPeople(wishes, family.name, named),
  ]
  // Deep colours on a deep cloth are seen by their tints.
  const isDeep = family.ground === 'dark' && named.every(({ lightness }) => lightness < DEEP)
  // Built cloths take no greys from a named white: the tones are those of the colours beside it.
  const led = family.inks.needsTones ? figured : withoutAccents(wishes, figured, asked)
  const strong = family.inks.needsTones ? [] : led.filter((ink) => ink.lightness < PALE || ink.chroma > 0.06)
  // Oatmeal with rust flecks is woven of two oatmeals: an accent is none of the inks that a cloth of few is built of.
  const accents = family.inks.natural <= 4 ? accentsBeside(named, wishes) : 0
  const base = accents > 0 ? named : strong.length > 0 ? strong : led
  const own = white?.tones ?? tonesOf(base, isDeep ? 'tints' : 'shades')
  const tones = [...company, ...own]
  const toned = tonesBeforeGreens(family, figured.length)
  const candidates = [...tones.slice(0, toned), ...greens, ...tones.slice(toned)]
  // Land in dusk blue and sand is of those; only what grows brings green along.
  const ordered = family.inks.needsTones && family.name !== 'scenic' ? candidates : tones
  // Paints bring their own strengths, black and white no greys where areas are built of them.
  const isComplete = (family.inks.isRun !== undefined && isInWashes(wishes, family)) || isBlackAndWhite(named, family)
  const enough = wishes.colourCount ?? (isComplete ? inks.length : inksOfNames(family, inks.length + company.length))
  const filled = fillUp(inks, ordered.filter(isFree), Math.max(enough, family.inks.least + accents))
  const ground = chooseGround(filled, wishes, family)
  const eyed = withEyes(filled, filled[ground], wishes, family)
  return paletteOf(partGround(eyed, ground, family.name === 'botanical-line' ? 'lines' : 'bodies'), ground)
}

const DEEP = 0.62

/** Named colours as light as this are the paper. */
const PALE = 0.85

/** Exactly as many inks as were asked for: tones fill up, and what was named last falls out last. */
function countOut(palette: Colourway, count: number, figured: readonly Ink[]): Colourway {
  const inks = readInks(palette.inks)
  const ground = inks[palette.ground]
  const others = inks.filter((ink) => ink !== ground)
  const cast = castInks(inks, palette.ground)
  const isNamed = (ink: Ink): boolean => figured.some(({ hex }) => hex === ink.hex)
  const ranked = [...others.filter(isNamed), ...cast.figures.map((ink) => inks[ink]).filter((ink) => !isNamed(ink))]
  const kept = [ground, ...ranked].slice(0, count)
  return paletteOf(fillUp(kept, tonesOf([...ranked, ground]), count), 0)
}
