import type { Ink } from '../../../../color/ink.ts'
import { hueDistance, isGreen } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif } from '../../../kit/motif/motif.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { askedInk, askedInTurn } from '../../conversational/asked-parts.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import type { Picture } from '../../conversational/picture-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { flowerNouns } from '../flowers/bloom-table.ts'
import { isLeaf } from '../leaves/leaf-table.ts'
import { drawFolkBeast } from './folk-beast.ts'
import { fillBetween } from './folk-fill.ts'
import { drawCombLeaf, drawFolkFan, drawFolkRound, drawFolkTulip, putPair } from './folk-parts.ts'

/** Beasts on a repeat of 320 mm square, and the mean of their sides. */
const [BEASTS, BEAST_MM, REPEAT_MM] = [12, 84, 320]
/** Sprigs for every beast, and their length against it. */
const [SPRIGS, SPRIG] = [3.2, 0.48]
const UP = -Math.PI / 2
/** Radians that a beast may lean, and a sprig from upright. */
const [LEAN, SPRIG_LEAN] = [0.12, 0.9]

/** Where beasts are asked for by the name of a country's embroidery that is known by them, and each in one colour. */
export function isEmbroideredField(plan: Plan): boolean {
  return plan.styles.some((style) => /otomi|tenango|folk$/.test(style)) && beastsOf(plan).length > 0
}

/** Who is embroidered where nobody is named. */
const usual = ['deer', 'bird', 'rabbit', 'rooster']

/** Pictures of the nouns that are no plants, most important first. */
function beastsOf({ motifs, styles }: Plan): Beast[] {
  const isHidalgo = motifs.length === 0 && styles.some((style) => /otomi|tenango/.test(style))
  return (isHidalgo ? usual : motifs)
    .filter((noun) => !flowerNouns.includes(noun) && !isLeaf(noun))
    .flatMap((noun): Beast[] => {
      const picture = findPicture(findDepiction(noun)?.picture ?? '')
      return picture ? [{ noun, picture }] : []
    })
}

type Beast = { readonly noun: string; readonly picture: Picture }

/** Beasts of one colour each, filled with flowers, among sprigs and little marks: the hangings of Tenango de Doria. */
export function drawEmbroideredField(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const palette = mixFlowerPalette(plan.cast)
  const random = plan.random.fork('field')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const beasts = beastsOf(plan)
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2
  const sizeMm = BEAST_MM * plan.scale * Math.max(0.9, Math.min(1.1, (plan.coverage / 0.42) ** 0.3))
  const inksOf = beasts.map(({ noun }) => inksOfNoun(plan, noun, palette))
  const count = Math.max(2, Math.round(BEASTS * area))
  // Filling a beast with marks is slow, so a large cloth shows each one several times.
  const drawn = new Map<string, Motif>()
  const beastOf = (at: number): Motif => {
    const beast = at % beasts.length
    const inks = inksOf[beast]
    const ink = inks[(at + Math.floor(at / inks.length)) % inks.length]
    const key = `beast ${beast} ${ink}`
    const known = drawn.get(key) ?? drawFolkBeast(beasts[beast].picture, plan.cast, random.fork(key), ink, sizeMm)
    drawn.set(key, known)
    // Every other one looks back, and still stands on its feet.
    return placeMotif(known, { size: random.between(0.9, 1.08), ...(at % 2 && { turn: Math.PI, flip: -1 }) })
  }
  for (let at = 0; at < count; at++)
    toss.fit([beastOf(at)], {
      gapMm: sizeMm * 0.045,
      tries: 420,
      mayFlip: false,
      turnAt: () => random.between(-LEAN, LEAN),
    })
  for (let at = 0; at < count * SPRIGS; at++) {
    const sprig = growSprig(random.fork(`sprig ${at}`), palette, at, sizeMm * SPRIG * random.between(0.6, 1.05))
    toss.fit([sprig], {
      gapMm: sizeMm * 0.03,
      tries: 200,
      mayFlip: false,
      turnAt: () => UP + random.between(-SPRIG_LEAN, SPRIG_LEAN),
    })
  }
  fillBetween(plan, palette, toss, sizeMm * 1.6)
  return cloth
}

/** Numbers of the inks that a noun takes in turn: those said of it, else any; hearts of no colour are never in a leaf's. */
export function inksOfNoun(plan: Plan, noun: string, palette = mixFlowerPalette(plan.cast)): readonly number[] {
  const free = inksOfBeasts(plan.cast.inks, palette, plan.cast.figures)
  const asked = askedInTurn(plan, noun) ?? [askedInk(plan, noun) ?? []].flat()
  if (asked.length > 0) return asked
  const red = noun === 'heart' ? free.filter((ink) => !isGreen(plan.cast.inks[ink])) : []
  return red.length > 0 ? red : free
}

/** Any ink of a cloth of many colours; where the others are tones of one colour, quiet greens are there for the leaves alone. */
function inksOfBeasts(inks: readonly Ink[], { leaves }: FlowerPalette, figures: readonly number[]): readonly number[] {
  const isQuietLeaf = (ink: number): boolean =>
    leaves.includes(ink) && isGreen(inks[ink]) && inks[ink].chroma < QUIET_GREEN
  const others = figures.filter((ink) => !isQuietLeaf(ink))
  const isOneColour = others.every((ink) => hueDistance(inks[ink], inks[others[0]]) < ONE_COLOUR)
  return isOneColour && others.length > 0 ? others : figures
}

/** In OKLCH: radians between tones of one colour, and the chroma of greens that nobody asked for. */
const [ONE_COLOUR, QUIET_GREEN] = [0.5, 0.08]

/** A flower on a short stem between combed leaves, along +x. */
function growSprig(random: Random, palette: FlowerPalette, kind: number, lengthMm: number): Motif {
  const motif = createMotif()
  const [inks, other] = [flowerInksAt(palette, kind), flowerInksAt(palette, kind + 1)]
  const wide = Math.max(0.4, lengthMm * 0.025)
  addForm(motif, inks.leafDark, rectangle(0, -wide, lengthMm * 0.6, wide * 2), { plain: true })
  putPair(motif, drawCombLeaf(inks, lengthMm * 0.42, 0.6), lengthMm * 0.12, wide, 0.75)
  const draw = random.pick([drawFolkTulip, drawFolkFan, drawFolkRound])
  putMotif(motif, draw(random, inks, other, lengthMm * 0.46), { x: lengthMm * 0.54 })
  return motif
}
