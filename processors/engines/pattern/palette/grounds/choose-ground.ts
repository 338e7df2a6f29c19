import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowersAsked } from '../../families/botany/asked-plants.ts'
import { hueOf } from '../../families/botany/flowers/bloom-table.ts'
import type { Family } from '../../families/family.ts'
import { castInks } from '../../kit/ink/cast.ts'
import { CONVERSATIONAL, growing, plainCloths, skins } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { findMood, hasDarkGround } from '../moods/moods.ts'
import { partsOf } from '../nature/depicted-colours.ts'
import { hasHue, isOfPetals } from '../nature/petal-colour.ts'
import { isInWashes } from '../tones/dilute.ts'
import { areAllSoft } from './all-soft.ts'
import { clothsForWhite, PINE } from './cloths-for-white.ts'

const PAPER = '#f7f1e6'
const NIGHT = '#1a2233'
/** The mood of bold, bright and cheerful colours. */
const BOLD = 'pop'

/**
 * Chooses the ground among a palette's inks: the requested one, a deep ink under gold, or else what mood and family
 * suggest.
 */
export function chooseGround(inks: readonly Ink[], wishes: Wishes, family: Family): number {
  const asked = wishes.colours.find(({ isGround }) => isGround)
  if (asked) return nearestInk(inks, inkOf(asked.hex))
  const paper = inks.findIndex(({ hex }) => hex === paperUnderThings(wishes, family)?.hex)
  if (paper >= 0) return paper
  // Watercolour lies on paper, with or without gold.
  const bare = family.name === 'ombre' && isInWashes(wishes, family) ? inks.findIndex(isWhitePaper) : -1
  if (bare >= 0) return bare
  // Named colours come before their tones.
  const named = inks.filter(({ hex }) => wishes.colours.some((colour) => colour.hex === hex))
  // An accent is not a ground, and gold is not laid on a deep accent.
  const grounds = apartFromThings(
    inks.filter((ink) => !isAccent(ink, wishes)),
    wishes,
    family,
  )
  const plain = named.filter((ink) => grounds.includes(ink))
  const deep = deepUnderGold(plain.length > 1 ? plain.slice(0, 3) : grounds.slice(0, 3))
  // In skins a tan is fur and not gold.
  const isMetal = deep !== undefined && !skins.includes(family.name)
  if (deep && isMetal && !isOfFlowers(deep, wishes, family)) return inks.indexOf(deep)
  const mood = wishes.moods.map(findMood).find((found) => found !== undefined)
  // Bold and cheerful cloths take a strong ground, while nursery or coastal moods take paper.
  const cloth = mood && mood.name !== BOLD ? undefined : clothOfNamed(named, wishes, family)
  if (cloth) return inks.indexOf(cloth)
  // Among named colours a paper-like one is the ground below things, rather than a tint of another ("bunnies, soft grey
  // and mint").
  const tone = mood && areAllSoft(wishes) ? 'light' : (mood?.ground ?? family.ground)
  // A buffalo check of three strong colours has the first as its ground.
  if (wishes.styles.includes('buffalo') && plain.length > 2 && !plain.some(isPaper)) return inks.indexOf(plain[0])
  const isOnPaper = tone === 'light' && named.length > 1 && !growing.includes(family.name)
  // Lilac is the wisteria's, where there is any.
  const [flower] = family.name === CONVERSATIONAL ? flowersAsked(wishes) : []
  const papers = isOnPaper ? named.filter((ink) => isPaper(ink) && !isOfPetals(flower, ink)) : []
  if (papers.length > 0) return inks.indexOf(papers[castInks(papers, tone).ground])
  // Skins in named colours have one of these as their ground (an orange tiger), and not a tint.
  const coats = skins.includes(family.name) && plain.length > 1 ? plain : grounds
  const ground = coats[castInks(coats, tone).ground] ?? inks[0]
  // Metal is the supplementary weft ("brocade in pink and gold") and so never the ground.
  const isGold = (ink: Ink): boolean => isInRange(ink, GOLD)
  const other = isGold(ground) && !skins.includes(family.name) ? plain.find((ink) => !isGold(ink)) : undefined
  return inks.indexOf(other ?? ground)
}

/** "Black cats, purple halloween": inks on which a thing in its named colour is seen; all of them where it is seen on none. */
function apartFromThings(inks: readonly Ink[], wishes: Wishes, { name }: Family): readonly Ink[] {
  const { motifs, motifColours, colours } = wishes
  const worn = name === CONVERSATIONAL ? Object.values(motifColours).map(inkOf) : []
  const isApart = (ink: Ink): boolean => worn.every(({ lab }) => oklabDistance(lab, ink.lab) > SEEN)
  const apart = inks.filter(isApart)
  // A colour that is named and that no thing owns comes before tones of those that things own.
  const free = apart.filter(({ hex }) => colours.some((one) => one.hex === hex && !one.isOfOneThing))
  // "Black cats and pumpkins, orange and purple": the orange is the pumpkins'.
  const natures = worn.length > 0 ? motifs.slice(0, LEADING).flatMap(strongNature) : []
  const others = free.filter((ink) => natures.every(({ lab }) => oklabDistance(lab, ink.lab) > SEEN))
  if (others.length > 0 && others.length < free.length && free.length > 1) return others
  if (free.length > 0 && apart.length < inks.length) return free
  return apart.length > 0 ? apart : inks
}

/** The colour that a thing is known by, where it is a strong one. */
function strongNature(noun: string): Ink[] {
  const [part] = partsOf(noun)
  const ink = part && inkFromHex(part.hex)
  return ink && ink.chroma > STRONG ? [ink] : []
}

/** How many things lead, and the OKLCH chroma from which a colour is that of a thing. */
const [LEADING, STRONG] = [3, 0.1]

/** OKLab distance below which a thing is lost on its ground. */
const SEEN = 0.15

function isAccent({ hex }: Ink, { colours }: Wishes): boolean {
  return colours.some((colour) => colour.isAccent && colour.hex === hex)
}

/**
 * For families of plants that are dark by default: the named colour that the flower never has ("climbing roses, duck
 * egg and gold") is the ground, deep ones first and white last; tones that nobody named are not considered. Undefined
 * where every colour is one of the flower, and for a single colour.
 */
function clothOfNamed(named: readonly Ink[], wishes: Wishes, family: Family): Ink | undefined {
  if (family.ground !== 'dark' || !growing.includes(family.name) || named.length < 2) return undefined
  const flower = flowersAsked(wishes)[0] ?? 'blossom'
  const others = named.filter((ink) => !hasHue(flower, ink) && !isAccent(ink, wishes))
  const isWhite = ({ lightness, chroma }: Ink): boolean => lightness > WHITE.lightness && chroma < WHITE.chroma
  const coloured = others.filter((ink) => !isWhite(ink))
  return coloured.find(({ lightness }) => lightness < DARK) ?? coloured[0] ?? others[0]
}

/** In OKLCH: lighter and less chromatic than this counts as white. */
const WHITE = { lightness: 0.87, chroma: 0.03 }

/**
 * Whether a colour is the one that the flower is known by and so belongs to its petals, even beside gold ("irises,
 * violet and gold").
 */
function isOfFlowers(ink: Ink, wishes: Wishes, { name }: Family): boolean {
  const [flower] = growing.includes(name) ? flowersAsked(wishes) : []
  return flower !== undefined && hueOf(flower) !== undefined && isOfPetals(flower, ink)
}

/** Whether the named colours include no ground: all are strong, and the cloth is not built of these alone. */
export function needsPaper(inks: readonly Ink[], wishes: Wishes, family: Family): boolean {
  if (wishes.colours.some(({ isGround }) => isGround)) return false
  // Where the named colours reach the requested number, one of them is the ground.
  if (wishes.colourCount !== undefined && inks.length >= wishes.colourCount) return false
  if (inks.length < 2 || paperUnderThings(wishes, family)) return true
  // A gradient between named colours leaves no paper visible, and neither do camouflage and tortoiseshell; two watercolours need paper.
  if (family.name === 'camo' || family.name === 'tortoiseshell') return false
  if (family.name === 'ombre') return isInWashes(wishes, family) && !inks.some(isWhitePaper)
  // Two yarns are woven with each other, without a third that was not named.
  if (ofYarns.includes(family.name) && inks.some((ink) => oklabDistance(ink.lab, inks[0].lab) > YARNS_APART))
    return false
  if (areTonesOfDamask(inks, family)) return false
  const isStrewn = family.name === 'dots'
  const isOfThemAlone = !isStrewn && (family.inks.natural <= 4 || family.ground === 'dark') && !family.inks.needsTones
  const lights = inks.map(({ lightness }) => lightness)
  const step = Math.max(...lights) - Math.min(...lights)
  // Two strong colours of equal lightness vibrate side by side in prints; woven, they mix.
  const least = plainCloths.includes(family.name) ? 0 : VIBRATING
  const isClear = step > 0.25 || (step > least && inks.some(({ chroma }) => chroma > 0.1))
  if ((isOfThemAlone && isClear) || wishes.styles.includes('buffalo')) return false
  const deep = deepUnderGold(inks)
  if (deep && !isOfFlowers(deep, wishes, family)) return false
  // A paper-like colour may be that of the flower ("peonies in blush and sage").
  const [flower] = growing.includes(family.name) || family.name === CONVERSATIONAL ? flowersAsked(wishes) : []
  return !inks.some((ink) => isPaper(ink) && !isOfPetals(flower, ink))
}

/** Whether two colours are all that a cloth with two faces needs: "damask in sage and olive, elegant" lies on no navy. */
function areTonesOfDamask([one, other, third]: readonly Ink[], { inks: { isTonal } }: Family): boolean {
  return isTonal === true && other !== undefined && !third && oklabDistance(one.lab, other.lab) > YARNS_APART
}

/** Cloths with one colour in the warp and another in the weft. */
const ofYarns: readonly string[] = ['herringbone', 'houndstooth', 'tweed', 'twill', 'dobby', 'basketweave', 'corduroy']
/** OKLab distance below which two yarns look the same. */
const YARNS_APART = 0.1

/** Whether a colour is watercolour paper: blush and powder blue are paints on it. */
function isWhitePaper(ink: Ink): boolean {
  return isPaper(ink) && ink.chroma < 0.028
}

/** Whether a colour is as light and as neutral as paper. */
function isPaper({ lightness, chroma }: Ink): boolean {
  return lightness > 0.87 && chroma < 0.08
}

/** The ground below colours that include none: what suits the things, or a dark blue in night moods, or paper. */
export function paperFor(wishes: Wishes, family: Family): Ink {
  const free = paperUnderThings(wishes, family)
  if (free) return free
  // An elegant damask in two greys is of those, on paper between them, and not by night.
  const isTwoFaced = family.inks.isTonal === true && wishes.colours.length > 1
  return inkOf(hasDarkGround(wishes.moods) && !isTwoFaced && !areAllSoft(wishes) ? NIGHT : PAPER)
}

/** In OKLCH: paler is white. */
const SNOWY = 0.93

/** "White cats with red bows": the first of the cloths for white that stands off all that is on it, else the one that does so farthest. */
function underWhite(inks: readonly Ink[]): Ink {
  const far = (cloth: Ink): number => Math.min(...inks.map((ink) => oklabDistance(ink.lab, cloth.lab)))
  const cloths = clothsForWhite.filter((hex) => hex !== PINE).map(inkOf)
  return cloths.find((cloth) => far(cloth) > ROOM) ?? cloths.toSorted((one, other) => far(other) - far(one))[0]
}

/** In OKLab: how far a cloth stands off what is on it. */
const ROOM = 0.19

/** "Black cats and orange pumpkins": where each colour is a thing's own, none is the ground, and no night swallows what is dark. */
function paperUnderThings({ colours, moods, under }: Wishes, family: Family): Ink | undefined {
  if (family.name !== CONVERSATIONAL || colours.length < 2) return undefined
  if (colours.some(({ isOfOneThing }) => !isOfOneThing)) return undefined
  const inks = colours.flatMap(({ hex }) => inkFromHex(hex) ?? [])
  const isOnWhite = !under && inks.some(({ lightness, chroma }) => lightness > SNOWY && chroma < WHITE.chroma)
  if (isOnWhite) return hasDarkGround(moods) ? inkOf(NIGHT) : underWhite(inks)
  // Green things with gold parts do not lie on green or gold.
  const isTaken = inks.some(({ lightness }) => lightness < DARK) || deepUnderGold(inks) !== undefined
  return isTaken ? inkOf(PAPER) : undefined
}

/** Difference in OKLCH lightness below which strong colours side by side vibrate. */
const VIBRATING = 0.1

/** OKLCH lightness below which a thing is lost on a night ground. */
const DARK = 0.4

/**
 * In OKLCH: lightness below which a colour is deep, and the chroma and lightness of strong colours that gold is laid on
 * as well, such as a magenta sari.
 */
const [DEEP, SARI] = [0.56, { chroma: 0.18, lightness: 0.66 }] as const

/** In OKLCH: the range of silver, and the lightness below which a ground suits it. */
const [SILVER, NIGHTLY] = [{ chroma: 0.02, from: 0.74, to: 0.83 }, 0.36] as const

/** In OKLCH, hue in radians: what is painted for the metal; brighter is lemon, deeper is brown. */
const GOLD = { chroma: [0.05, 0.14], hue: [1.15, 1.75], lightness: [0.58, 0.82] } as const

/**
 * The deep colour that gold or silver lies on (black and gold, emerald and gold, navy and silver); undefined without
 * such a pair.
 */
export function deepUnderGold(inks: readonly Ink[]): Ink | undefined {
  if (inks.some(({ lightness }) => lightness > 0.87)) return undefined
  const deep = inks
    .filter(({ lightness, chroma }) => lightness < DEEP || (chroma > SARI.chroma && lightness < SARI.lightness))
    .toSorted((one, other) => one.lightness - other.lightness)
  if (inks.some((ink) => isInRange(ink, GOLD))) return deep[0]
  const isSilver = ({ chroma, lightness }: Ink): boolean =>
    chroma < SILVER.chroma && lightness > SILVER.from && lightness < SILVER.to
  return inks.some(isSilver) && deep[0]?.lightness < NIGHTLY ? deep[0] : undefined
}

function nearestInk(inks: readonly Ink[], target: Ink): number {
  return inks.reduce(
    (best, ink, at) => (oklabDistance(ink.lab, target.lab) < oklabDistance(inks[best].lab, target.lab) ? at : best),
    0,
  )
}
