import type { Ink } from '../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { findPicture } from '../families/conversational/picture-book.ts'
import type { Family } from '../families/family.ts'
import { castInks } from '../kit/cast.ts'
import type { Random } from '../kit/random.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { Mood } from './moods.ts'
import { findMood } from './moods.ts'

export type Palette = { readonly inks: readonly string[]; readonly ground: number }

const PAPER = '#f7f1e6'
const INK_BLUE = '#1a2233'

/** A strict palette keeps the request's inks and order; only the ground is chosen. One ink alone gets a ground beside it. */
export function acceptPalette(hexes: readonly string[], wishes: Wishes, family: Family): Palette {
  const inks = readInks(hexes)
  if (inks.length === 1) {
    const paper = inks[0].lightness > 0.6 ? INK_BLUE : PAPER
    return { inks: [paper, inks[0].hex], ground: 0 }
  }
  return { inks: inks.map(({ hex }) => hex), ground: chooseGround(inks, wishes, family) }
}

/** Colours named in the prompt, filled up with tones of themselves, or a mood's colourway. */
export function buildPalette(wishes: Wishes, family: Family, random: Random): Palette {
  const wanted = wishes.colourCount ?? family.inks.natural
  const named = readInks(wishes.colours.map(({ hex }) => hex))
  if (family.inks.isTonal && wishes.colours.length < 2) return buildTones(wishes, family, random)
  if (wishes.under && named.length === 1) return buildOverPattern(wishes, family, random, named[0])
  const figured = wishes.colours.filter(({ isGround }) => !isGround)
  // One thing's own colour leaves the other things theirs; two or more named colours are the whole palette.
  if (figured.length === 0 || (figured.length === 1 && figured[0].isOfOneThing)) {
    const palette = thinMood(chooseMood(wishes, family, random), wishes, family, wanted)
    const natural = wishes.colourCount ? palette : keepNature(palette, wishes)
    const [ground] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
    const clothed = ground ? replaceGround(natural, ground) : natural
    return {
      inks: readInks([...clothed.inks, ...figured.map(({ hex }) => hex)]).map(({ hex }) => hex),
      ground: clothed.ground,
    }
  }
  const inks = [...named]
  if (!wishes.colours.some(({ isGround }) => isGround) && needsGround(inks, wishes)) inks.unshift(pickGround(wishes))
  const enough = family.inks.needsTones || wishes.colourCount ? Math.max(wanted, family.inks.least) : family.inks.least
  const figures = readInks(wishes.colours.filter(({ isGround }) => !isGround).map(({ hex }) => hex))
  for (const tone of [...foliageFor(figures, wishes, family), ...tonesOf(figures, enough)]) {
    if (inks.length >= enough) break
    if (inks.every((ink) => oklabDistance(ink.lab, tone.lab) > 0.06)) inks.push(tone)
  }
  return { inks: inks.map(({ hex }) => hex), ground: chooseGround(inks, wishes, family) }
}

/** "Lemons on blue gingham": the colour belongs to the patterned ground as a tint, the things keep colours of their own. */
function buildOverPattern(wishes: Wishes, family: Family, random: Random, named: Ink): Palette {
  const mood = thinMood(chooseMood(wishes, family, random), wishes, family, family.inks.natural)
  const tint = inkFromOklch({ lightness: 0.84, chroma: Math.min(0.09, named.chroma), hue: named.hue })
  const paper = inkFromHex(PAPER) as Ink
  const figures = readInks([named.hex, ...keepNature(mood, wishes).inks]).filter(
    (ink) => oklabDistance(ink.lab, paper.lab) > 0.14 && oklabDistance(ink.lab, tint.lab) > 0.12,
  )
  return { inks: [paper.hex, tint.hex, ...figures.map(({ hex }) => hex)], ground: 0 }
}

/** Hues farther apart than this are other colours, in radians of OKLCH. */
const HUE_REACH = 0.42

/** A lemon wants a yellow: where a thing has a strong colour by nature and the mood has none like it, the ink most like another gives way. */
function keepNature(palette: Palette, wishes: Wishes): Palette {
  const inks = palette.inks.map((hex) => inkFromHex(hex) as Ink)
  if (inks.every(({ chroma }) => chroma < 0.05) || palette.inks.length < 4) return palette
  const avoided = readInks(wishes.avoidedColours)
  for (const noun of wishes.motifs.slice(0, 2)) {
    const nature = inkFromHex(natureOf(noun) ?? '')
    if (!nature || nature.chroma < 0.09 || avoided.some((ink) => hueDistance(ink, nature) < HUE_REACH)) continue
    if (inks.some((ink) => ink.chroma > 0.06 && hueDistance(ink, nature) < HUE_REACH)) continue
    const lightness = Math.max(0.45, Math.min(0.82, nature.lightness))
    inks[mostLikeAnother(inks, palette.ground)] = inkFromOklch({
      ...nature,
      lightness,
      chroma: Math.min(0.13, nature.chroma),
    })
  }
  return { inks: inks.map(({ hex }) => hex), ground: palette.ground }
}

/** The figure ink that would be missed least. */
function mostLikeAnother(inks: readonly Ink[], ground: number): number {
  const lonely = (at: number): number =>
    Math.min(...inks.map((ink, other) => (other === at ? Infinity : oklabDistance(ink.lab, inks[at].lab))))
  return inks
    .map((_, at) => at)
    .filter((at) => at !== ground)
    .reduce((best, at) => (lonely(at) < lonely(best) ? at : best))
}

/** The colour a pictured thing has by nature. */
function natureOf(noun: string): string | undefined {
  const found = findDepiction(noun)
  return found && findPicture(found.picture)?.parts[0].hex
}

/** The named colour, or the richest middling ink of the mood, and a lighter tone of it. */
function buildTones(wishes: Wishes, family: Family, random: Random): Palette {
  const pool = readInks(
    wishes.colours.length > 0 ? wishes.colours.map(({ hex }) => hex) : chooseMood(wishes, family, random).inks,
  )
  const rich = pool.toSorted((one, other) => tonalMerit(other) - tonalMerit(one))[0]
  const lightness = Math.max(0.24, Math.min(0.84, rich.lightness))
  const step = lightness > 0.6 ? 0.09 : 0.125
  const tone = (change: number, chroma: number): string =>
    inkFromOklch({ lightness: lightness + change, chroma: rich.chroma * chroma, hue: rich.hue }).hex
  return { inks: [tone(0, 0.95), tone(step, 0.8)], ground: 0 }
}

function tonalMerit({ lightness, chroma }: Ink): number {
  return chroma - Math.abs(lightness - 0.42) * 0.5
}

/** A mood on another ground: inks that would melt into it are dropped. */
function replaceGround(palette: Palette, ground: Ink): Palette {
  const figures = readInks(palette.inks.filter((_, ink) => ink !== palette.ground))
  const clear = figures.filter((ink) => oklabDistance(ink.lab, ground.lab) > 0.12)
  return { inks: [ground.hex, ...(clear.length > 1 ? clear : figures).map(({ hex }) => hex)], ground: 0 }
}

function readInks(hexes: readonly string[]): Ink[] {
  const inks = hexes.flatMap((hex) => inkFromHex(hex) ?? [])
  return inks.filter((ink, at) => inks.findIndex(({ hex }) => hex === ink.hex) === at)
}

/** Named colours bring no ground when all are strong; a light or very deep quiet one serves as ground by itself. */
function needsGround(inks: readonly Ink[], wishes: Wishes): boolean {
  // A buffalo check is its two colours alone.
  if (wishes.styles.includes('buffalo') && inks.length > 1) return false
  return inks.length < 2 || !inks.some(({ lightness, chroma }) => lightness > 0.87 && chroma < 0.08)
}

function pickGround(wishes: Wishes): Ink {
  const isNight = wishes.moods.some((mood) => findMood(mood)?.ground === 'dark')
  return inkFromHex(isNight ? INK_BLUE : PAPER) as Ink
}

function chooseGround(inks: readonly Ink[], wishes: Wishes, family: Family): number {
  const asked = wishes.colours.find(({ isGround }) => isGround)
  if (asked) {
    const target = inkFromHex(asked.hex) as Ink
    return nearestInk(inks, target)
  }
  const mood = wishes.moods.map(findMood).find((found) => found !== undefined)
  return castInks(inks, mood?.ground ?? family.ground).ground
}

function nearestInk(inks: readonly Ink[], target: Ink): number {
  return inks.reduce(
    (best, ink, at) => (oklabDistance(ink.lab, target.lab) < oklabDistance(inks[best].lab, target.lab) ? at : best),
    0,
  )
}

const LEAF_GREENS = ['#6f8a5b', '#3d5a45']

/** Flowers in named colours still grow on green stems, unless green is named or the prompt keeps to one hue and white. */
function foliageFor(figures: readonly Ink[], wishes: Wishes, family: Family): Ink[] {
  const isGreen = ({ hue, chroma }: Ink): boolean => chroma > 0.03 && hue > 1.75 && hue < 2.9
  const isNeutral = ({ chroma, lightness }: Ink): boolean => chroma < 0.025 || lightness > 0.93
  const isTonal = wishes.colourCount !== undefined || figures.length < 1 || figures.some(isNeutral)
  return !family.inks.needsTones || isTonal || figures.some(isGreen) ? [] : readInks(LEAF_GREENS)
}

/** Tints and shades of the named colours, a shade and a tint of each in turn, quieter than their parents. */
function tonesOf(named: readonly Ink[], wanted: number): Ink[] {
  const steps = [-0.15, 0.16, -0.26, 0.27]
  const tones = steps.flatMap((step) =>
    named.map((ink) =>
      inkFromOklch({
        lightness: Math.max(0.18, Math.min(0.95, ink.lightness + step)),
        chroma: ink.chroma * (step > 0 ? 0.7 : 0.85),
        hue: ink.hue + (step > 0 ? 0.08 : -0.08),
      }),
    ),
  )
  return tones.slice(0, wanted * 3)
}

function chooseMood(wishes: Wishes, family: Family, random: Random): Mood {
  const asked = wishes.moods.map(findMood).find((mood) => mood !== undefined)
  return asked ?? findMood(random.pick(family.moods)) ?? (findMood('heritage') as Mood)
}

/** The mood's inks without avoided colours, cut to the number the family wants, the most useful first. */
function thinMood(mood: Mood, wishes: Wishes, family: Family, wanted: number): Palette {
  const avoided = readInks(wishes.avoidedColours)
  const inks = readInks(mood.inks).filter((ink) => avoided.every((other) => oklabDistance(ink.lab, other.lab) > 0.15))
  const cast = castInks(inks, mood.ground)
  const isGrey = inks.every(({ chroma }) => chroma < 0.05)
  const lead = family.inks.leads === 'line' || isGrey ? [cast.line] : []
  const kept = [...new Set([cast.ground, ...lead, ...cast.figures])].slice(0, Math.max(wanted, family.inks.least))
  return { inks: kept.map((ink) => inks[ink].hex), ground: 0 }
}
