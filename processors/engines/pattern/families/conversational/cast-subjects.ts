import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import { namedSigns } from '../modern/signs/named-signs.ts'
import { coloursInTurn } from './any-colour.ts'
import { isVase } from './bouquet.ts'
import { isFire } from './breath.ts'
import { subjectsOfMarks } from './choose-marks.ts'
import { companionsOf } from './companions.ts'
import { FEW_THINGS } from './few-things-look.ts'
import { fillerNouns } from './filler-nouns.ts'
import { marksFor, marksInManner } from './fillers.ts'
import { joinedSubjectOf } from './join-subjects.ts'
import { isLeftOut } from './left-out.ts'
import { findDepiction } from './noun-book.ts'
import { paleInks } from './pale-marks.ts'
import { findPicture } from './picture-book.ts'
import { drawableLeaf } from './plant-pictures.ts'
import { isCarrier, seatOf } from './seats.ts'
import { largestFirst, sharesOfStature } from './statures.ts'
import type { Subject } from './subject.ts'
import { LEAN_STANDING, pictureSubject, subjectOf } from './subject.ts'
import { themesOf } from './themes-of-plan.ts'
import { WINTER } from './trees-in-season.ts'
import { withWords, wordsSubject } from './written-words.ts'

/** What is tossed when a prompt asks for a conversational print and names nothing. */
const UNASKED = ['bird', 'teapot', 'lemon', 'fox', 'bicycle', 'pear', 'kite', 'whale', 'mushroom', 'umbrella']

const HEROES_MOST = 5
const COMPANIONS_MOST = 3

/** Who is on the cloth: leads, what stands beside them at half their size, small companions of their world, and marks. */
export type Subjects = {
  readonly heroes: readonly Subject[]
  /** How many heroes a repeat holds, where the only thing named is counted: "three big foxes". */
  readonly number?: number
  /** Named, and no heroes. */
  readonly beside: readonly Subject[]
  /** Named marks: clouds, stars, leaves. */
  readonly named: readonly Subject[]
  /** Things of its world that nobody named, given to a lone noun. */
  readonly company: readonly Subject[]
  readonly seconds: readonly Subject[]
  readonly smalls: readonly Subject[]
  readonly marks: readonly Subject[]
}

/**
 * Casts the nouns of a plan: the first `details.heroes` of them lead (all that are no marks, without a number), the others are seconds;
 * with one lead alone it is its own second, in other colours. Companions that are things are given to a lone noun, marks to all.
 */
export function castSubjects(plan: Plan): Subjects {
  const asked = plan.motifs.filter(isDrawable)
  const large = asked.filter((noun, at) => isLarge(plan, noun, at === 0))
  const words = wordsSubject(plan)
  const isNamed = large.length > 0 || words.length > 0
  const cast = isNamed ? large : plan.random.fork('unasked').shuffle(UNASKED).slice(0, 3)
  const nouns = largestFirst(cast, leadCount(plan, cast.length))
  const named = asked.filter((noun) => noun in fillerNouns && !nouns.includes(noun))
  const leads = nouns.slice(0, Math.min(HEROES_MOST, leadCount(plan, nouns.length)))
  const beside = nouns.slice(leads.length)
  const statures = sharesOfStature(nouns)
  const heroes = [...castInNumbers(plan, leads, statures, 0), ...words]
  const besideSubjects = castInNumbers(plan, beside, statures.slice(leads.length), 1)
  const isWanted = (picture: string): boolean => !isLeftOut(plan, picture)
  const pictures = nouns.flatMap((noun) => findDepiction(noun)?.picture ?? [])
  const isFew = plan.styles.includes(FEW_THINGS)
  const companions =
    nouns.length > 3 || isFew || plan.details.season === WINTER ? [] : companionsOf(pictures).filter(isWanted)
  // Only a lone thing is given others for company.
  const larger = nouns.length === 1 ? companions.filter((one) => !isMark(one)) : []
  const marks = marksAround(plan, { named, nouns, companions: companions.filter(isMark) }).filter(isWanted)
  // Named marks are asked for: clouds beside balloons are seen, leaves are drawn as leaves.
  const seen = named.flatMap((noun) => subjectOf(plan, noun, 1))
  const said = plan.details[`number of ${nouns[0]}`]
  // Two otters that hold hands are one picture.
  const each = nouns[0]?.endsWith('holding hands') ? 2 : 1
  const isCounted = nouns.length === 1 && typeof said === 'number'
  const number = isCounted ? clamp(Math.round(said / each), 1, NUMBER_MOST) : undefined
  const company = companyOf(plan, larger)
  // A patterned ground is busy enough.
  const isBusy = (Boolean(plan.details.under) || isFew) && named.length === 0
  const seenMarks = marks.filter((mark) => paleInks(mark, plan.cast)?.length !== 0)
  const markSubjects = isBusy ? [] : subjectsOfMarks(plan, seenMarks)
  return {
    heroes: number === undefined ? heroes : heroes.slice(0, 1),
    ...(number !== undefined && { number }),
    beside: besideSubjects,
    named: seen,
    company,
    seconds: [...besideSubjects, ...seen.map(lessGrown), ...(number === undefined ? heroes.map(nearlyGrown) : company)],
    smalls: [
      ...besideSubjects,
      ...seen,
      ...company,
      ...(number !== undefined || larger.length > 0 ? [] : smallOnes(heroes, markSubjects)),
    ],
    marks: markSubjects,
  }
}

function isDrawable(noun: string): boolean {
  const isGrown = flowerNouns.includes(noun) || drawableLeaf(noun)
  return isGrown || findDepiction(noun) !== undefined || namedSigns(noun) !== undefined || noun in fillerNouns
}

/** Marks that are named, else those of the manner, of the things' companions and of their worlds. */
function marksAround(
  plan: Plan,
  of: { readonly named: readonly string[]; readonly nouns: readonly string[]; readonly companions: readonly string[] },
): string[] {
  const named = of.named.map((noun) => fillerNouns[noun])
  if (named.length > 2 || plan.styles.includes(FEW_THINGS)) return named
  return [
    ...named,
    ...marksInManner(`${plan.details.manner ?? ''}`),
    ...marksInManner(`${plan.details.feast ?? ''}`),
    ...of.companions,
    ...marksFor(themesOf(plan, of.nouns)),
  ]
}

/** The first few things of a lone noun's world that the palette can colour. */
function companyOf(plan: Plan, pictures: readonly string[]): Subject[] {
  return pictures
    .filter((picture) => canBeItself(plan, picture))
    .slice(0, COMPANIONS_MOST)
    .flatMap((picture, at) => pictureSubject(plan, picture, at + 1))
}

/** Marks are strewn, unless they are named first or lie on a truck. */
function isLarge(plan: Plan, noun: string, isFirst: boolean): boolean {
  if (isLaden(plan, noun) || isBreathed(plan, noun)) return false
  const isSeated = plan.details[`seat of ${noun}`] !== undefined
  const isDrawn = findDepiction(noun) !== undefined || (isSeated && flowerNouns.includes(noun))
  return !(noun in fillerNouns) || ((isFirst || isSeated) && isDrawn)
}

/** The fire of a dragon comes out of its mouth, and burns nowhere else. */
function isBreathed({ details }: Plan, noun: string): boolean {
  return (
    isFire(noun) &&
    Object.entries(details).some(([key, held]) => key.startsWith('held by ') && `${held}`.split('|').includes(noun))
  )
}

/** A truck that carries what else is named, or a vase that flowers stand in, comes with it, and not empty besides. */
function isLaden({ details }: Plan, noun: string): boolean {
  const isFilled = isCarrier(noun) || isVase(findDepiction(noun)?.picture ?? '') || seatOf(noun)?.isVessel === true
  return isFilled && Object.entries(details).some(([key, seat]) => key.startsWith('seat of ') && seat === noun)
}

/** Each noun as often as it is counted beside the others, in turn as far as their numbers go: five ducks and one swan. */
function castInNumbers(plan: Plan, nouns: readonly string[], statures: readonly number[], turn: number): Subject[] {
  const amount = (key: string, noun: string): number => {
    const said = plan.details[`${key} ${noun}`]
    return typeof said === 'number' ? said : 1
  }
  const numbers = nouns.map((noun) => Math.max(1, Math.min(NUMBER_MOST, Math.round(amount('number of', noun)))))
  const cast = nouns.map((noun, at) => {
    const size = Math.max(SIZE_RANGE[0], Math.min(SIZE_RANGE[1], amount('size of', noun) * statures[at]))
    const subjects = joinedSubjectOf(plan, noun, at + turn).map((one) => withWords(plan, noun, one))
    return size === 1
      ? subjects
      : subjects.map(
          ({ draw, ...one }) =>
            ({
              ...one,
              stature: size,
              draw: (random, sizeMm, ...rest) => draw(random, sizeMm * size, ...rest),
            }) satisfies Subject,
        )
  })
  const rounds = Math.max(0, ...numbers)
  return Array.from({ length: rounds }, (_, round) =>
    cast.flatMap((subjects, at) => (round < numbers[at] ? subjects : [])),
  ).flat()
}

/** As many of one thing as are told apart from more, and factors on a thing's size. */
const [NUMBER_MOST, SIZE_RANGE] = [12, [0.4, 2]] as const

/** By how much people, beasts and houses are larger than other things at half the size of their like: at half they are toys. */
const GROWN = 1.3

function nearlyGrown(hero: Subject): Subject {
  return hero.lean > LEAN_STANDING ? hero : { ...hero, scale: hero.scale * GROWN }
}

/** Named marks at half the size of the others' like. */
const LESS_GROWN = 0.8

function lessGrown(mark: Subject): Subject {
  return { ...mark, scale: mark.scale * LESS_GROWN }
}

/**
 * Small things may be strewn among large ones of their kind; people, beasts and houses a third as large are toys: marks of their
 * world, larger than the rest, lie there, and on a patterned ground nothing.
 */
function smallOnes(heroes: readonly Subject[], marks: readonly Subject[]): readonly Subject[] {
  const handled = heroes.filter(({ lean }) => lean > LEAN_STANDING)
  const larger = marks.filter(({ scale }) => scale === 1).map((mark) => ({ ...mark, scale: LARGER_MARKS }))
  return handled.length < SMALL_ENOUGH ? [...handled, ...larger] : handled
}

/** So many kinds of small thing want no marks among them. */
const SMALL_ENOUGH = 3
/** Marks in the place of small things, as a share of their size. */
const LARGER_MARKS = 0.8

/** In OKLCH: a companion of such a colour comes only where the palette has a hue, in radians, and a lightness as near: no brown suns. */
const [STRONG, HUE_REACH, LIGHT_REACH] = [0.06, 0.45, 0.22]

function canBeItself({ cast }: Plan, picture: string): boolean {
  const nature = inkFromHex(findPicture(picture)?.parts[0].hex ?? '')
  if (!nature || nature.chroma < STRONG || coloursInTurn(picture, cast)) return true
  const isLike = (ink: Ink): boolean =>
    hueDistance(ink, nature) < HUE_REACH && Math.abs(ink.lightness - nature.lightness) < LIGHT_REACH
  return cast.figures.some((ink) => isLike(cast.inks[ink]))
}

/** Companions that are marks, not things. */
function isMark(picture: string): boolean {
  return picture.startsWith('f-')
}

function leadCount({ details }: Plan, nouns: number): number {
  const asked = typeof details.heroes === 'number' ? Math.round(details.heroes) : nouns
  return Math.max(1, Math.min(nouns, asked))
}
