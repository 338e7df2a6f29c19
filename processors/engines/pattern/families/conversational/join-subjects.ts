import { signedArea, TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import { askedInk, askedParts } from './asked-parts.ts'
import { drawBouquet, isVase, withoutSteam } from './bouquet.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { breathing, isFire } from './breath.ts'
import { inCoat, isCoat } from './coats.ts'
import { drawEyes } from './eyewear.ts'
import { cutOfGarment, hatFit } from './garments.ts'
import { anatomyOf, hasHead } from './heads.ts'
import { HEAP_FOOT, heapOf, isRoomy } from './heap.ts'
import { type Joint, joinedOf } from './joined-of.ts'
import { findDepiction } from './noun-book.ts'
import { isPerson } from './paper-figures.ts'
import { pictureOf, turnThatSits, turnWithHead } from './poses.ts'
import { isPotted, plantUpright } from './potted.ts'
import { inkApart } from './seat-inks.ts'
import type { Seat } from './seats.ts'
import { isRiddenAstride, seatOf } from './seats.ts'
import { drawMouthBelow, faceOf, isFaceless, smiling } from './smiles.ts'
import type { Subject } from './subject.ts'
import { pictureSubject, subjectOf } from './subject.ts'
import { drawGarment, drawHat, garmentInks } from './wear.ts'

/** Who is dressed has not grown. */
const WORN = 1.04
/** What is held measures so much beside who holds it. */
const HELD = 0.44
/** Taller than this against their width, figures hold things before them; others have them before their nose. */
const UPRIGHT = 0.92
/** Wider than this against their height, figures lie in what they sit in, and are lifted by so much of its height to be seen. */
const [LYING, LIFTED] = [1.2, 0.12]
/** People astride are let down behind a beast's back by so much of their own height. */
const ASTRIDE = 0.24
/** And are larger than the beasts that would stand there. */
const GROWN = 1.3

/**
 * A noun of the plan as it is drawn with what it rides and what it holds (`details['seat of <noun>']` and
 * `details['held by <noun>']`, nouns joined by `|`, each by turns), and with all it wears (`details['worn by <noun>']`);
 * the plain subjects where it does nothing of this.
 */
export function joinedSubjectOf(plan: Plan, noun: string, turn: number): Subject[] {
  const named = (key: string): string[] => `${plan.details[`${key} ${noun}`] ?? ''}`.split('|').filter(Boolean)
  const [eyes] = askedParts(plan, noun).flatMap(({ part, inks }) => (part === 'eye' ? inks : []))
  const coat = named('worn by').find(isCoat)
  const coated = subjectOf(plan, noun, turn).map((plain) =>
    coat ? inCoat(plan, coat, plain, (at) => pictureOf(noun, plain, at)) : plain,
  )
  const dressed = coated.map((bare) =>
    named('worn by').includes('face')
      ? smiling(plan, bare)
      : wearing(plan, noun, eyes === undefined ? bare : withEyes(plan, noun, bare, eyes), named('worn by')),
  )
  return dressed.map((plain) => {
    const held = named('held by').flatMap((other, at) =>
      subjectOf(plan, other, turn + at + 1).map((thing) =>
        isFire(other) ? breathing(plan, plain, thing) : holding(plan, plain, thing, isAloft(other)),
      ),
    )
    const holder = byTurns(held) ?? plain
    // Flowers are drawn as such, whatever picture bears their name: succulents have no pot of their own.
    const { picture = '' } = (flowerNouns.includes(noun) ? undefined : findDepiction(noun)) ?? {}
    const rider = { ...holder, noun, picture, isPerson: isPerson(picture), isFlower: flowerNouns.includes(noun) }
    return byTurns(named('seat of').flatMap((other, at) => seatedOn(plan, rider, other, turn + at + 1))) ?? holder
  })
}

/** One subject of several, each in its turn; undefined for none. */
function byTurns(subjects: readonly Subject[]): Subject | undefined {
  if (subjects.length < 2) return subjects[0]
  return {
    ...subjects[0],
    draw: (random, sizeMm, turn, isTurned) =>
      subjects[turn % subjects.length].draw(random, sizeMm, Math.floor(turn / subjects.length), isTurned),
  }
}

type Rider = Subject & {
  readonly noun: string
  readonly picture: string
  readonly isPerson: boolean
  readonly isFlower: boolean
}

function seatedOn(plan: Plan, rider: Rider, noun: string, turn: number): Subject[] {
  const seat = seatOf(noun)
  const isPot = seat?.picture === 'flower-pot'
  if (!seat) return []
  if (isPot && isPotted(rider.picture)) return inOwnPot(rider)
  const said = askedInk(plan, noun)
  const bunch = rider.isFlower && isVase(seat.picture) ? drawBouquet(plan, rider.kind) : undefined
  const heap =
    isRoomy(seat.picture) && !rider.isPerson && !bunch
      ? heapOf(inWith(plan, rider, noun, turn), plan.cast.ground)
      : undefined
  const own =
    findDepiction(noun)?.picture === seat.picture
      ? subjectOf(plan, noun, turn)
      : pictureSubject(plan, seat.picture, turn, { asked: said })
  return own.map((ridden) =>
    joinedOf(plan, rider.kind, (random, sizeMm, at) => {
      const grown = rider.isPerson && isRiddenAstride(seat) ? GROWN : 1
      const alone = bunch
        ? bunch(random, sizeMm * seat.size, at)
        : heap
          ? heap(random, sizeMm * seat.size * HEAPED, at)
          : rider.draw(random, sizeMm * seat.size * grown, turnThatSits(rider, at), false)
      const over = isPot ? plantUpright(alone) : alone
      const under = ridden.draw(random, sizeMm, at, false)
      const [top, bottom] = [mainInk(over), mainInk(under)]
      // A moon keeps its yellow, unless all there is is the blue of who lies in it.
      const mayChange = said === undefined && (seat.isPainted || top === bottom)
      const asked = mayChange ? inkApart(plan.cast, top, bottom, seat.isPainted) : undefined
      const painted = asked === undefined ? [] : pictureSubject(plan, seat.picture, turn, { asked })
      const whole = painted[0]?.draw(random, sizeMm, at, false) ?? under
      const below = bunch || cups.includes(seat.picture) ? withoutSteam(whole, seat.y) : whole
      const held = heap ? { ...seat, y: Math.min(seat.y, HEAP_FOOT) } : seat
      return seated(held, placeMotif(below, { turn: seat.turn }), over, rider.isPerson)
    }),
  )
}

/** Of a plant that stands in several ways those that have their pot, as a cactus has in a desert none. */
function inOwnPot(plant: Rider): Subject[] {
  const { pictureAt } = plant
  if (!pictureAt) return []
  const potted = (turn: number): number =>
    [0, 1, 2, 3].map((step) => turn + step).find((at) => isPotted(pictureAt(at))) ?? turn
  const draw: Subject['draw'] = (random, sizeMm, turn, isTurned) => plant.draw(random, sizeMm, potted(turn), isTurned)
  return [{ ...plant, draw }]
}

/** Vessels that steam where nobody sits in them. */
const cups = ['teacup', 'hot-beverage']

/** Several in one vessel are so many times as large, all together, as one of them alone. */
const HEAPED = 1.12

/** Who else is in the same vessel: kittens and yarn in one basket. */
function inWith(plan: Plan, rider: Rider, vessel: string, turn: number): Subject[] {
  const others = Object.entries(plan.details).flatMap(([key, seats]) => {
    const noun = key.replace(/^seat of /, '')
    const isIn = noun !== key && noun !== rider.noun && `${seats}`.split('|').includes(vessel)
    return isIn ? subjectOf(plan, noun, turn + 1) : []
  })
  return [rider, ...others]
}

function seated(seat: Seat, under: Motif, over: Motif, isRiderPerson: boolean): Joint {
  const [box, own] = [boxOfMotif(under), boxOfMotif(over)]
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const [across, tall] = [own.right - own.left, own.bottom - own.top]
  const isAstride = isRiderPerson && isRiddenAstride(seat)
  const lifted = seat.isVessel && across > tall * LYING ? LIFTED * height : isAstride ? -ASTRIDE * tall : 0
  const feet = { x: box.left + seat.x * width, y: box.top + seat.y * height - lifted }
  const placed = placeMotif(over, { x: feet.x - (own.left + own.right) / 2, y: feet.y - own.bottom })
  return seat.isVessel || isAstride ? { back: placed, front: under } : { back: under, front: placed }
}

/** The ink of the largest form. */
function mainInk({ layers }: Motif): number {
  const area = (at: number): number => (layers[at].isForm ? Math.abs(signedArea(layers[at].ring)) : 0)
  return layers[layers.reduce((best, _, at) => (area(at) > area(best) ? at : best), 0)].ink
}

/** A beast whose eyes are of one ink. */
function withEyes({ cast }: Plan, noun: string, bare: Subject, eyes: number): Subject {
  return {
    ...bare,
    draw: (random, sizeMm, at, isTurned) => {
      const turn = turnWithHead(noun, bare, at)
      const drawn = placeMotif(bare.draw(random, sizeMm, turn, false), {})
      const body = anatomyOf(pictureOf(noun, bare, turn), drawn)
      if (body) drawEyes(drawn, body, eyes, cast.byLightness[0])
      return (isTurned ?? random.chance(0.5)) ? placeMotif(drawn, { flip: -1, turn: TURN / 2 }) : drawn
    },
  }
}

/** A beast with all its garments on, or a thing with them on the face it is given; as it is where there is no place for them. */
function wearing(plan: Plan, noun: string, bare: Subject, garments: readonly string[]): Subject {
  const worn = garments
    .filter(cutOfGarment)
    .toSorted((one, other) => Number(hatFit(one) !== undefined) - Number(hatFit(other) !== undefined))
  const isGivenFace = !hasHead(noun) && isFaceless(noun)
  if (worn.length === 0 || !(hasHead(noun) || isGivenFace)) return bare
  const hats = new Map(
    worn.flatMap((hat, at) => subjectOf(plan, hat, at + 1).map((subject) => [hat, subject] as const)),
  )
  return joinedOf(
    plan,
    bare.kind,
    (random, sizeMm, at) => {
      const turn = turnWithHead(noun, bare, at)
      const back = bare.draw(random, sizeMm, turn, false)
      const front = createMotif(back.pen)
      const body = isGivenFace ? faceOf(back) : anatomyOf(pictureOf(noun, bare, turn), back)
      if (isGivenFace && body && worn.some((garment) => !hatFit(garment))) drawMouthBelow(front, back, plan.cast, body)
      for (const garment of body ? worn : []) {
        const cut = cutOfGarment(garment)
        const [hat, fit] = [hats.get(garment), hatFit(garment)]
        const inks = garmentInks(plan.cast, mainInk(back), askedInk(plan, garment))
        if (body && cut && cut !== 'hat') putMotif(front, drawGarment(cut, body, inks, back.pen))
        else if (body && hat && fit) putMotif(front, drawHat(hat, body, fit, random))
      }
      return { back, front }
    },
    WORN,
  )
}

/** What floats is held up high, before the shoulder. */
const aloft: ReadonlySet<string> = new Set(
  'balloon umbrella kite lollipop candy-floss pinwheel net-with-handle'.split(' '),
)

function isAloft(noun: string): boolean {
  return aloft.has(findDepiction(noun)?.picture ?? '')
}

function holding(plan: Plan, holder: Subject, held: Subject, isHigh: boolean): Subject {
  return joinedOf(plan, holder.kind, (random, sizeMm, at) => {
    const back = holder.draw(random, sizeMm, at, false)
    const thing = held.draw(random, sizeMm * HELD, at, false)
    const [box, own] = [boxOfMotif(back), boxOfMotif(thing)]
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const [across, tall] = [own.right - own.left, own.bottom - own.top]
    const before = { x: box.left + width * 0.42, y: box.top + height * 0.68 }
    const atNose = { x: box.left - across * 0.12, y: box.bottom - tall * 0.5 }
    const high = { x: box.left + width * 0.08, y: box.top + height * 0.14 }
    const middle = isHigh ? high : height > width * UPRIGHT ? before : atNose
    const placing = { x: middle.x - (own.left + own.right) / 2, y: middle.y - (own.top + own.bottom) / 2 }
    return { back, front: placeMotif(thing, placing) }
  })
}
