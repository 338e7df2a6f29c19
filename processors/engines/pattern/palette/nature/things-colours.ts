import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isColoured } from '../../../color/tone.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isFruit } from '../../families/botany/fruit/fruit-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { cutOfGarment, hatFit } from '../../families/conversational/garments.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import { CONVERSATIONAL, growing, plantNouns } from '../../prompt/meaning/family-kinds.ts'
import type { NamedColour, Wishes } from '../../prompt/wishes.ts'
import { isAvoided } from '../moods/choose-mood.ts'
import { readInks } from '../read-inks.ts'
import { isWhite, mainColour, partsOf, strongestColour } from './depicted-colours.ts'
import { naturalPalette } from './natural-palette.ts'
import { isWhiteFlower } from './white-flowers.ts'

/**
 * Things in their natural colours, possibly one of them in a named colour, ground first, when the prompt asks for no
 * mood. Deterministic for one state of `random`.
 */
export function thingsInTheirColours(wishes: Wishes, family: Family, random: Random): Ink[] | undefined {
  const isPictured = family.name === CONVERSATIONAL || (family.name === STITCHED && wishes.motifs.some(findDepiction))
  if (!isPictured || wishes.under || wishes.moods.length > 0) return undefined
  const own = wishes.colours.filter(({ isGround }) => !isGround)
  const whole = own.filter(({ isOfPart }) => !isOfPart)
  if (whole.length > 0 && !areOfThings(whole, wishes)) return undefined
  const [asked] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const ground = asked ?? (isByDay(wishes) ? random.pick(SKIES) : undefined)
  const isAiry = wishes.tone === 'pastel' || wishes.styles.some((style) => style.startsWith('watercolo'))
  const count = wishes.colourCount ?? family.inks.natural + 1
  const isUnderWhite = wishes.motifs.slice(0, SEEN_MOST).some((noun) => isInWhite(noun, wishes.motifColours[noun]))
  // A flower in a named colour adds its leaves but no natural colour of its own.
  const isToldFlower = (noun: string): boolean => flowerNouns.includes(noun) && wishes.motifColours[noun] !== undefined
  const nouns = [...new Set(wishes.motifs.map((noun) => (isToldFlower(noun) ? 'leaf' : noun)))]
  const inks = naturalPalette(nouns, count, random, {
    asked: ground,
    isAiry,
    isUnderWhite,
    said: readInks(whole.map(({ hex }) => hex)),
  })
  const left = inks && withoutAvoided(inks, wishes)
  const worn = left && own.length === 0 ? dyesOfGarments(wishes, left) : []
  return left && readInks([...left, ...worn, ...own].map(({ hex }) => hex))
}

/**
 * Whether the named colours belong to single things: one colour for one thing, or several while another visible thing
 * has none (penguins in red hats and yellow scarves).
 */
function areOfThings(colours: readonly NamedColour[], { motifs, motifColours }: Wishes): boolean {
  const isUntold = motifs.slice(0, SEEN_MOST).some((noun) => motifColours[noun] === undefined)
  return colours.every(({ isOfOneThing }) => isOfOneThing) && (colours.length === 1 || isUntold)
}

/** The family whose things are stitched or set in pixels in their own colours. */
const STITCHED = 'cross-stitch'

/** Number of first things that are checked for white, which needs a ground to show on. */
const SEEN_MOST = 4

function isInWhite(noun: string, hex: string | undefined): boolean {
  const said = hex === undefined ? undefined : inkFromHex(hex)
  return said ? flowerNouns.includes(noun) && isWhite(said) : isWhiteFlower(noun)
}

/** Dyes for garments of animals. */
const DYES = readInks(['#b8403a', '#2f7f86', '#e0a93c', '#4a5f9a', '#c9678a'])
/** Least OKLab distances of such a dye from all other inks and from the ground. */
const [DYE_APART, DYE_SEEN] = [0.12, 0.24]

/**
 * A colour for garments where the things have none that suits: the colour that a hat is known by, or else the dye
 * farthest from all inks.
 */
function dyesOfGarments({ worn = {} }: Wishes, inks: readonly Ink[]): Ink[] {
  const garments = Object.values(worn).flat()
  if (garments.length === 0) return []
  const far = (dye: Ink): number => Math.min(...inks.map(({ lab }) => oklabDistance(lab, dye.lab)))
  const isSeen = ({ lab }: Ink): boolean => oklabDistance(lab, inks[0].lab) > DYE_SEEN
  const ofHats = garments.flatMap(
    (one) => ((hatFit(one) || cutOfGarment(one) === 'tutu') && strongestColour(one)) || [],
  )
  const hat = ofHats.find((ink) => isColoured(ink) && isSeen(ink) && far(ink) > HAT_APART)
  const [farthest] = DYES.filter(isSeen).toSorted((one, other) => far(other) - far(one))
  if (hat) return [hat]
  return farthest && far(farthest) > DYE_APART ? [farthest] : []
}

/** OKLab distance that a hat keeps from other inks (Santa's red beside a brown dog). */
const HAT_APART = 0.05

/** Skies behind balloons and planes. */
const SKIES = readInks(['#a3c9e0', '#98c0dc', '#b0d0e0'])

/** Whether the things are in the sky or among clouds, by day. */
function isByDay({ scenes, motifs }: Wishes): boolean {
  const isAbove = scenes.includes('sky') || motifs.slice(1).includes('cloud')
  return isAbove && !motifs.some((noun) => /\b(moon|star|owl|bat|comet|planet|rocket)/.test(noun))
}

const FRUIT_BOUGHS = 'fruit-boughs'

/**
 * Whether the single named colour belongs to one thing: the doves of "magnolia branches with white doves", the leaves
 * of "roses with dark green leaves".
 */
export function isOneThingsColour(wishes: Wishes, { name }: Family): boolean {
  const { colours, motifColours, motifs } = wishes
  const figures = colours.filter(({ isGround }) => !isGround)
  const [only, ...others] = figures.filter(({ isOfPart }) => !isOfPart)
  if (!only && figures.length > 0) return name === CONVERSATIONAL
  if (!only) return false
  if (name === CONVERSATIONAL) return areOfThings([only, ...others], wishes)
  if (others.length > 0) return false
  const owners = Object.entries(motifColours).flatMap(([noun, hex]) => (hex === only.hex ? [noun] : []))
  // In "strawberries and white blossoms" the white belongs to the blossoms.
  if (motifs.some(isFruit) && owners.length > 0 && !owners.some(isFruit)) return name === FRUIT_BOUGHS
  const isOwn = (noun: string): boolean =>
    noun === 'leaf' || (findDepiction(noun)?.isExact === true && !grows(noun) && !isLeaf(noun))
  return (growing.includes(name) || name === WAVES) && owners.some(isOwn)
}

/** Boats and suns between waves keep their own colours, and so do the waves. */
const WAVES = 'great-wave'

function grows(noun: string): boolean {
  return flowerNouns.includes(noun) || plantNouns.includes(noun)
}

/**
 * Whether one of the first things is naturally white (lambs, swans, cranes between boughs); its white is drawn on any
 * cloth.
 */
export function wearsWhite({ motifs }: Wishes, { name }: Family): boolean {
  const mains = motifs.slice(0, FIRST).flatMap((noun) => (flowerNouns.includes(noun) ? [] : (mainColour(noun) ?? [])))
  return (name === CONVERSATIONAL || name === 'blossom-branch') && mains.some(isWhite)
}

const FIRST = 2

/** Fewer inks than this cannot distinguish the things. */
const THINGS_LEAST = 3

/** The inks of things without refused colours; undefined when their ground is refused or too few are left. */
function withoutAvoided(inks: readonly Ink[], wishes: Wishes): Ink[] | undefined {
  const avoided = readInks(wishes.avoidedColours)
  const left = inks.filter((ink) => avoided.every((other) => !isAvoided(ink, other)))
  return left[0] === inks[0] && left.length >= Math.min(THINGS_LEAST, inks.length) ? left : undefined
}

/**
 * Whether the colours of a pattern below things are separate from theirs: some are named for it, or none for the
 * ground, or things lie on a named cloth with the pattern as a tone of it ("gold bees on sage, honeycomb behind").
 */
export function isPartedFromPattern({ colours, patternColours }: Wishes, { name }: Family): boolean {
  const isNoGround = colours.every(({ isGround }) => !isGround)
  return patternColours !== undefined || isNoGround || name === CONVERSATIONAL
}

/** OKLab distance up to which a thing may share the pattern's colour as its own. */
const OF_THINGS = 0.1

/**
 * Colours of the pattern below the things ("lemons on a tan stripe"), which things with colours of their own do not
 * use.
 */
export function coloursOfPattern({ motifColours, motifs, patternColours = [] }: Wishes): string[] {
  const ofOthers = Object.entries(motifColours).flatMap(([noun, hex]) => (motifs.includes(noun) ? [] : [hex]))
  // Colours that the things have naturally are shared: honey is as yellow as the gingham below it.
  const natures = motifs.flatMap((noun) => partsOf(noun).map(({ hex }) => inkOf(hex).lab))
  const isOfThings = (hex: string): boolean => natures.some((lab) => oklabDistance(lab, inkOf(hex).lab) < OF_THINGS)
  return [...ofOthers, ...patternColours.filter((hex) => !isOfThings(hex))]
}
