import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isInSilhouette } from '../../families/conversational/silhouettes.ts'
import type { Family } from '../../families/family.ts'
import { findFamily } from '../../families/registry.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { NamedColour, Wishes } from '../../prompt/wishes.ts'
import { buildPalette } from '../build-palette.ts'
import { flowerColour } from '../nature/flower-colours.ts'
import { leafGreens } from '../nature/leaf-greens.ts'
import { readInks } from '../read-inks.ts'
import { runBetween, washOf } from '../tones/run-between.ts'
import type { OverCloth } from './over-cloth.ts'
import { thingsOn } from './things-on.ts'

const GRADIENT = 'ombre'
/** Largest numbers of inks of the gradient, ends included, and of the things on it. */
const [TONES_MOST, THINGS_MOST] = [6, 6]
/** OKLab distance below which an ink of the things is one of the gradient's. */
const APART = 0.07
/** In OKLCH: shadows before a light sky, light before a dark one, and the lightness that parts the two. */
const [SHADOW, GLOW, DARK_SKY] = [{ lightness: 0.25, chroma: 0.045 }, '#f6ead2', 0.42]

/**
 * Things on a gradient ("ombre pink to orange with palm silhouettes", "stars on ombre, navy to lilac"): the colours that no thing owns
 * are the gradient's stops in their order; the things keep their own, or are shadows of one ink. Undefined for other grounds, and where
 * the number of inks is asked for.
 */
export function overGradient(wishes: Wishes, family: Family, random: () => Random): OverCloth | undefined {
  const { under, change, colourCount, colours, motifColours } = wishes
  if (under !== GRADIENT || change || colourCount !== undefined) return undefined
  const owned = new Set(Object.values(motifColours))
  const isOfThing = ({ hex, isOfOneThing, isAccent }: NamedColour): boolean =>
    isOfOneThing === true || isAccent === true || owned.has(hex)
  const ofThings = colours.filter(isOfThing)
  const free = colours.filter((one) => !isOfThing(one))
  const tones = tonesOf(wishes, free, { random, hasPale: ofThings.some(isPale) })
  if (tones.length < 2) return undefined
  const petals = ofThings.length === 0 && free.length > 0 ? petalsOn(tones, wishes, family) : undefined
  const things = isInSilhouette(wishes)
    ? shadowsOn(tones, ofThings)
    : (petals ?? thingsOn(tones[tones.length >> 1], { ...wishes, colours: ofThings }, family, random()))
  const isNamed = ({ hex }: Ink): boolean => ofThings.some((one) => one.hex === hex)
  const isApart = ({ lab }: Ink): boolean => tones.every((tone) => oklabDistance(lab, tone.lab) > APART)
  const seen = things.filter((ink) => isNamed(ink) || isApart(ink))
  const worn = (seen.length > 0 ? seen : shadowsOn(tones, [])).slice(0, THINGS_MOST)
  const [ground, ...others] = tones
  return { inks: [ground, ...worn, ...others].map(({ hex }) => hex), ground: 0, clothFrom: worn.length + 1 }
}

/** The gradient's inks from one end to the other: between the colours that are named, else those that it has alone. */
function tonesOf(
  wishes: Wishes,
  stops: readonly NamedColour[],
  { random, hasPale }: { readonly random: () => Random; readonly hasPale: boolean },
): Ink[] {
  const named = readInks(stops.map(({ hex }) => hex))
  if (named.length > 0)
    return runBetween(named.length > 1 ? named : hasPale ? deepWash(named[0]) : washOf(named[0]), TONES_MOST).inks.map(
      inkOf,
    )
  const gradient = findFamily(GRADIENT)
  if (!gradient) return []
  const { under: _, ...alone } = wishes
  const inks = readInks(
    buildPalette({ ...alone, families: [GRADIENT], motifs: [], colours: [] }, gradient, random()).inks,
  )
  const last = Math.min(TONES_MOST, inks.length) - 1
  return Array.from({ length: last + 1 }, (_, at) => inks[Math.round((at / last) * (inks.length - 1))])
}

/** The colours named for the things, or one shadow: deep before light, in the hue of the last stop, and light before the dark. */
function shadowsOn(tones: readonly Ink[], ofThings: readonly NamedColour[]): Ink[] {
  if (ofThings.length > 0) return readInks(ofThings.map(({ hex }) => hex))
  const light = tones.reduce((sum, { lightness }) => sum + lightness, 0) / tones.length
  return [light > DARK_SKY ? shadowOf(tones[tones.length - 1]) : inkOf(GLOW)]
}

/**
 * Flowers of any colour on a gradient that is named ("roses on blush to burgundy ombre") are of its company: ivory, a tint and the clear
 * colour that it runs through, with green leaves. Undefined for flowers of another hue, and for all other things.
 */
function petalsOn(tones: readonly Ink[], { motifs }: Wishes, { inks }: Family): Ink[] | undefined {
  const lead = tones.reduce((most, ink) => (ink.chroma > most.chroma ? ink : most))
  const own = motifs.filter((noun) => flowerNouns.includes(noun)).flatMap((noun) => flowerColour(noun) ?? [])
  if (!inks.needsTones || own.some((petal) => hueDistance(petal, lead) > KIN)) return undefined
  const { hue, chroma } = lead
  const full = Math.max(chroma, PETAL_CHROMA)
  const petals = PETALS.map(([lightness, share]) => inkFromOklch({ lightness, chroma: full * share, hue }))
  return [...petals, ...leafGreens(petals, undefined)]
}

/** Hues in radians of OKLCH up to which flowers are of a gradient's company. */
const KIN = 0.6
/** In OKLCH: chroma of a clear petal at least; lightness of petals, and their shares of the chroma, the lightest first. */
const PETAL_CHROMA = 0.12
const PETALS = [
  [0.965, 0.13],
  [0.9, 0.35],
  [0.67, 1],
  [0.53, 1.1],
] as const

function shadowOf({ chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: SHADOW.lightness, chroma: Math.min(SHADOW.chroma, chroma), hue })
}

function isPale({ hex }: NamedColour): boolean {
  return inkOf(hex).lightness > PALE
}

/** OKLCH lightness from which things would be lost at the pale end of a wash, that of its end then, and the depth of the other. */
const [PALE, PALEST, DEEPER] = [0.85, 0.72, 0.14]

/** A wash of one colour below pale things: from a clear tint of it to its shade. */
function deepWash({ lightness, chroma, hue }: Ink): Ink[] {
  const tint = inkFromOklch({ lightness: PALEST, chroma: chroma * 0.8, hue })
  return [tint, inkFromOklch({ lightness: Math.min(lightness, PALEST - DEEPER) - DEEPER / 2, chroma, hue })]
}
