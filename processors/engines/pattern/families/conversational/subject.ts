import { hueDistance, type Ink, inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isNeutral, isTinted } from '../../../color/tone.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { TURN } from '../../kit/line/knot.ts'
import { gouache, type Motif, type Pen, placeMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import { namedSigns } from '../modern/signs/named-signs.ts'
import { inTechnique } from '../techniques/in-technique.ts'
import { coloursInTurn, isOfAnyColour } from './any-colour.ts'
import type { AskedPart } from './asked-parts.ts'
import { askedInk, askedInTurn, askedParts, inkParts } from './asked-parts.ts'
import { type Bearing, bearingOf } from './bearing.ts'
import { drawPicture } from './draw-picture.ts'
import { tinyMarks, uprightMarks } from './fillers.ts'
import { isInHand, isSmallToo } from './in-hand.ts'
import type { PictureInks } from './ink-picture.ts'
import { bodyOf, inkPicture } from './ink-picture.ts'
import type { Leads } from './lead-inks.ts'
import { leadInks } from './lead-inks.ts'
import { leadingCast } from './leading-cast.ts'
import { findDepiction, type Theme } from './noun-book.ts'
import { PALE_SEEN, paleInks } from './pale-marks.ts'
import { drawOnPaper, isPerson, paperInks } from './paper-figures.ts'
import { penOf } from './pen-of-pictures.ts'
import type { Picture } from './picture-book.ts'
import { findPicture } from './picture-book.ts'
import { isWritten, kindsOf, pictureInManner, viewsOf } from './picture-kinds.ts'
import { drawableLeaf, flowerDrawer, leafDrawer } from './plant-pictures.ts'
import { inRims } from './rims.ts'
import { sharedInks } from './share-colours.ts'
import { signSubject } from './sign-subjects.ts'
import { inkOverCloth, inOneInk, isBacklit, isInSilhouette } from './silhouettes.ts'
import { standingPictures } from './standing-pictures.ts'
import { inSeason } from './trees-in-season.ts'

/** One thing that can be drawn again and again, each time a little differently. */
export type Subject = {
  /** What it shows: equal ones are laid apart. */
  readonly kind: string
  /** `turn` counts its instances: colourings alternate. `isTurned` looks to the right; left out, chance turns pictures round. */
  readonly draw: (random: Random, sizeMm: number, turn: number, isTurned?: boolean) => Motif
  /** As a share of the largest of those it is cast with: what `draw` makes of a size. 1 where nothing is said. */
  readonly stature?: number
  /** How far it leans from upright at most, in radians; a whole turn for what has no upright. */
  readonly lean: number
  /** Share of the size asked for: plain marks are drawn smaller. */
  readonly scale: number
  /** The picture drawn at a turn, where several take turns. */
  readonly pictureAt?: (turn: number) => string
  /** Where it is at home in a place; what has none stands on the ground. */
  readonly bearing?: Bearing
}

/** Radians: what stands on the ground, and what is handled. */
export const LEAN_STANDING = 0.14
const LEAN_HANDLED = 0.42
/** What lies in a hand measures so much beside people, beasts and all that is larger. */
const IN_HAND = 0.52
const themesHandled: readonly Theme[] = ['orchard', 'music', 'play', 'party', 'sky']

/**
 * How a noun is drawn on this cloth: one subject, or none where it cannot be drawn. What a hand holds is drawn smaller
 * beside larger things. `turn` is the noun's place among those of the cloth, so that each gets inks of its own.
 */
export function subjectOf(plan: Plan, noun: string, turn: number): Subject[] {
  const isHeld = (one: string): boolean => isInHand(one) && !drawableLeaf(one)
  // Leaves that are named first are no marks round the acorns.
  const isLarger = (other: string, at: number): boolean =>
    drawableLeaf(other) ? at === 0 : !!findDepiction(other) && !isHeld(other) && !isSmallToo(other)
  const isBesideOthers = isHeld(noun) && plan.motifs.some(isLarger)
  const subjects = inRims(plan, drawnSubject(plan, noun, turn))
  if (!isBesideOthers) return subjects
  return subjects.map((one) => ({
    ...one,
    draw: (random, sizeMm, ...rest) => one.draw(random, sizeMm * IN_HAND, ...rest),
  }))
}

/** Cabbages bloom among roses; beside rabbits and carrots they are eaten. Water lilies lie on their pads. */
function isPictured(noun: string): boolean {
  return noun === 'cabbage' || noun === 'water lily' || noun === 'waterlily'
}

function drawnSubject(plan: Plan, noun: string, turn: number): Subject[] {
  if (flowerNouns.includes(noun) && !isPictured(noun))
    return [{ kind: noun, lean: TURN, scale: 0.85, draw: flowerDrawer(plan, noun) }]
  if (drawableLeaf(noun)) return [{ kind: noun, lean: TURN, scale: 0.9, draw: leafDrawer(plan, noun) }]
  if (namedSigns(noun)) return signSubject(plan, noun)
  const found = findDepiction(noun)
  if (!found) return []
  const isHandled = themesHandled.includes(found.theme) && !standingPictures.has(found.picture)
  const lean = isHandled ? LEAN_HANDLED : LEAN_STANDING
  const asked = askedInk(plan, noun)
  const inTurn = askedInTurn(plan, noun)
  const shared = asked === undefined ? (inTurn ?? sharedInks(plan, noun)) : undefined
  const options = { asked, shared, isInTurn: inTurn !== undefined, parts: askedParts(plan, noun), lean }
  const isOneColour = options.asked !== undefined
  // Who wears something is seen whole.
  const isDressed = plan.details[`worn by ${noun}`] !== undefined
  const inManner = pictureInManner(noun, `${plan.details.manner ?? plan.details.frames ?? ''}`)
  const kinds = inManner
    ? [inManner]
    : (kindsOf(noun, isOneColour) ?? (isDressed ? [found.picture] : viewsOf(found.picture, isOneColour)))
  const seen = inSeason(kinds, plan.details.season)
  return byTurns(
    seen.flatMap((picture) => pictureSubject(plan, picture, turn, options)),
    seen,
  )
}

/** One subject of several pictures, each in its turn. */
function byTurns(kinds: readonly Subject[], pictures: readonly string[]): Subject[] {
  if (kinds.length < 2) return [...kinds]
  const one: Subject = {
    ...kinds[0],
    pictureAt: (turn) => pictures[turn % kinds.length],
    draw: (random, sizeMm, turn, isTurned) =>
      kinds[turn % kinds.length].draw(
        random,
        sizeMm,
        Math.floor(turn / kinds.length) + (turn % kinds.length),
        isTurned,
      ),
  }
  return [one]
}

/** In OKLab: a thing stays in the colour asked for it while it stands off the ground by this: white swans on cream. */
const ASKED_SEEN = 0.055
/** In OKLab: nearer to the ground than this, its rim is drawn. */
const KEYLINE_FROM = 0.13

/** The ink asked for a thing alone, those it takes in turn, those of its parts, and how far it leans in radians. */
type PictureOptions = {
  readonly asked?: number
  readonly shared?: readonly number[]
  /** The inks in turn are asked for, and paper is none of them: no coat stays white. */
  readonly isInTurn?: boolean
  readonly parts?: readonly AskedPart[]
  readonly lean?: number
}

/** A picture of the book; none when it has no such picture. */
export function pictureSubject(plan: Plan, name: string, turn: number, options: PictureOptions = {}): Subject[] {
  const picture = findPicture(name)
  if (!picture) return []
  const { asked, shared, isInTurn, parts = [], lean = LEAN_HANDLED } = options
  const isMark = name.startsWith('f-')
  const own = ownLeads(plan, name, picture, turn, { asked, shared })
  // The rarest inks first: what no thing wears is carried by the finest marks.
  const leads = tinyMarks.includes(name) ? plan.cast.figures.toReversed() : own.inks
  const areInTurn = isMark || own.areInTurn
  const partsAsked = { parts, isBodyAsked: asked !== undefined }
  const known = new Map<number, PictureInks>()
  const isSaid = asked !== undefined || shared !== undefined || (isOfAnyColour(name) && own.areInTurn)
  const bodyAt = isSaid && !isPerson(name) ? bodyOf(picture) : 0
  const inksFor = (lead: number): PictureInks => {
    const whole = known.get(lead) ?? inkPicture(picture, plan.cast, lead, own.clear, bodyAt)
    known.set(lead, whole)
    return inkParts(picture, whole, partsAsked, plan.cast)
  }
  const onPaper =
    asked === undefined && !isInTurn && (shared === undefined || isPerson(name)) && penOf(plan)(1).mode === 'gouache'
      ? paperInks(name, picture, plan.cast)
      : undefined
  const pen = isMark ? (): Pen => gouache : (faintPen(plan, asked ?? (own.isFaint && own.inks[0])) ?? penOf(plan))
  return [
    {
      bearing: bearingOf(name),
      kind: name,
      lean: isMark ? (uprightMarks.includes(name) ? LEAN_STANDING : TURN) : lean,
      scale: tinyMarks.includes(name) ? 0.5 : 1,
      draw: (random, sizeMm, instance, isTurned) => {
        // Two in three keep the first lead, so one colour carries the cloth; the third is another one of each noun.
        const lead = areInTurn
          ? leads[(turn + instance) % leads.length]
          : leads[(turn + instance) % 3 === 2 ? leads.length - 1 : 0]
        const motif = onPaper
          ? drawOnPaper(picture, onPaper, plan.cast, sizeMm)
          : drawPicture(picture, inksFor(lead), plan.cast, sizeMm, pen(sizeMm))
        const shape = isInSilhouette(plan) ? inOneInk(motif, silhouetteInk(plan, name, asked, instance)) : motif
        const wobbled = wobbleMotif(shape, random, sizeMm * 1.2, isMark ? 0.016 : 0.009)
        const drawn = isMark || shape !== motif ? wobbled : inTechnique(plan, wobbled, random, sizeMm)
        const isChance = random.chance(0.5)
        const isOther = plan.details.facing === undefined ? isChance : plan.details.facing === 'right'
        if (!(isTurned ?? isOther) || isWritten(name)) return drawn
        // Turned half round and flipped: it looks the other way and still stands on its feet.
        return placeMotif(drawn, { flip: -1, turn: TURN / 2 })
      },
    },
  ]
}

/** More inks than these are those of a place, before which shadows are dark. */
const SHADOW_INKS = 4

/** The colour asked for a thing, else all of the cloth in turn; before the sun all are dark, and it is light. */
function silhouetteInk(plan: Plan, name: string, asked: number | undefined, instance: number): number {
  const { byLightness, figures } = plan.cast
  if (asked !== undefined) return asked
  if (plan.details.under !== undefined) return inkOverCloth(plan.cast)
  const isLit = figures.length > SHADOW_INKS || (isBacklit(plan) && figures.length > 1)
  if (!isLit) return figures[instance % figures.length]
  return byLightness[bearingOf(name) === 'light' ? byLightness.length - 1 : 0]
}

/** White swans on cream stay white, in a thin keyline of the quietest ink that is seen. */
function faintPen({ cast }: Plan, asked: number | undefined): ((sizeMm: number) => Pen) | undefined {
  const offGround = (ink: number): number => oklabDistance(cast.inks[ink].lab, cast.inks[cast.ground].lab)
  if (asked === undefined || offGround(asked) > KEYLINE_FROM) return undefined
  const seen = cast.figures.filter((ink) => offGround(ink) > KEYLINE_FROM)
  if (seen.length === 0) return undefined
  const ink = seen.reduce((best, other) => (offGround(other) < offGround(best) ? other : best))
  return (sizeMm) => ({ mode: 'outline', ink, widthMm: Math.max(0.35, sizeMm * 0.012) })
}

function ownLeads(
  plan: Plan,
  name: string,
  picture: Picture,
  turn: number,
  { asked, shared }: Pick<PictureOptions, 'asked' | 'shared'>,
): Leads {
  if (asked !== undefined) return { inks: [asked], areInTurn: false, clear: ASKED_SEEN }
  return shared ? { inks: shared, areInTurn: true } : leadsOf(plan, name, picture, turn)
}

function leadsOf(plan: Plan, name: string, picture: Picture, turn: number): Leads {
  const cast = leadingCast(plan)
  const ofPale = paleInks(name, cast)
  if (ofPale && ofPale.length > 0) return { inks: ofPale, areInTurn: false, clear: PALE_SEEN }
  const colours = coloursInTurn(name, cast)
  const quiet = name.startsWith('f-') && !colours ? quietInk(cast, inkFromHex(picture.parts[0].hex)) : undefined
  if (quiet !== undefined) return { inks: [quiet], areInTurn: false }
  return colours ? { inks: colours, areInTurn: true } : leadInks(picture, cast, turn)
}

/** A mark whose hue the palette lacks is no louder than the things: of the inks that are seen the one nearest to the ground. */
function quietInk({ inks, figures, ground }: Cast, nature: Ink | undefined): number | undefined {
  const isHue = (ink: number): boolean => !!nature && isTinted(inks[ink]) && hueDistance(inks[ink], nature) < SAME_HUE
  if (!nature || isNeutral(nature) || figures.some(isHue)) return undefined
  const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[ground].lab)
  return figures.filter((ink) => far(ink) > KEYLINE_FROM).toSorted((one, other) => far(one) - far(other))[0]
}

/** OKLCH hues in radians that count as one. */
const SAME_HUE = 0.6
