import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { placeMotif } from '../../kit/motif/motif.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import { isTopView } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import { drawBatikBloom, drawBatikBlossom } from './batik-blooms.ts'
import type { BatikInks } from './batik-motifs.ts'
import { batikInks, drawBatikSpray } from './batik-motifs.ts'
import { drawWaxed, drawWaxedFlower, waxedFlowers, waxedPictures } from './waxed-pictures.ts'

/** Radius of a large bloom, and length of its sprays as shares of it. */
const UNIT_MM = 29
const [SPRAY_LEAST, SPRAY_MOST] = [1.7, 2.3]
/** Large blooms on a square of 320 mm at scale 1. */
const HEROES = 8
/** The same where things are named, which are seen before the blooms between them, and their size in units. */
const [HEROES_WITH_THINGS, THING] = [11, 1.9]
const REPEAT_MM = 320
/** Blooms among things are smaller by this. */
const AMONG_THINGS = 0.78
/** Largest rotation of named things, in radians. */
const LEAN = 0.35

/**
 * Flowers of the coast of Java (buketan): large blooms spread evenly, each with leafy tendrils that curl out of it into
 * the room there is; small blossoms and tendrils between, and dots of wax (isen) over what is left of the ground.
 */
export function drawFloral(cloth: Cloth, plan: Plan, random: Random): void {
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = UNIT_MM * plan.scale * Math.min(1.15, Math.max(0.8, (plan.coverage / 0.5) ** 0.4))
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const heroes = setHeroes(cloth, plan, random, {
    unit,
    count: Math.max(2, Math.round((waxedPictures(plan).length > 0 ? HEROES_WITH_THINGS : HEROES) * area)),
  })
  for (const { placed } of heroes)
    toss.field.stamp(placed.layers.filter(({ isForm }) => isForm).map(({ ring }) => ring))
  // By rounds, so that each bloom has its first tendril before any has its third.
  for (let round = 0; round < 3; round++)
    for (const { at, isBloom, inks } of heroes) if (isBloom) sendSpray(toss, random, inks, at, unit)
  for (const { placed } of heroes) for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
  fillBetween(toss, plan, random, { unit, area })
  strewIsen(cloth, plan, toss, unit)
}

type Hero = { readonly at: Point; readonly placed: Motif; readonly isBloom: boolean; readonly inks: BatikInks }

/** Named flowers are the blooms; other named things stand upright, every fourth place a bloom; or blooms of the wax pen alone. */
function setHeroes(
  cloth: Cloth,
  plan: Plan,
  random: Random,
  { unit, count }: { readonly unit: number; readonly count: number },
): Hero[] {
  const pictures = waxedPictures(plan)
  const flowers = waxedFlowers(plan)
  return scatterPoints(random, cloth, count, { rowAversion: 1 }).map((at, turn) => {
    const inks = batikInks(plan, turn)
    const own = random.fork(`hero ${turn}`)
    const isBloom = pictures.length === 0 || turn % 4 === 3
    const picture = pictures[turn % Math.max(1, pictures.length)]
    const flower = flowers[turn % Math.max(1, flowers.length)]
    const drawn = isBloom
      ? flower === undefined
        ? drawBatikBloom(own, inks, unit * own.between(0.88, 1.06) * (pictures.length > 0 ? AMONG_THINGS : 1), turn)
        : drawWaxedFlower(own, flower, plan, inks, unit * own.between(0.94, 1.12))
      : drawWaxed(picture, plan, { lead: inks.first, rim: inks.wax, sizeMm: unit * THING })
    const flip = own.chance(0.5) ? -1 : 1
    // Turned about with its mirror image, a thing looks the other way and stays upright.
    const isUpright = !isBloom || (flower !== undefined && !isTopView(flower))
    const turned = !isUpright ? own.between(-0.6, 0.6) : own.between(-LEAN, LEAN) + (flip < 0 ? TURN / 2 : 0)
    return { at, isBloom, inks, placed: placeMotif(drawn, { x: at[0], y: at[1], turn: turned, flip }) }
  })
}

/** Headings tried for a tendril. */
const HEADINGS = 16

/** A tendril out of a bloom, where it has most room. */
function sendSpray(toss: Toss, random: Random, inks: BatikInks, [x, y]: Point, unit: number): void {
  const first = random.between(0, TURN)
  const tried = Array.from({ length: HEADINGS * 2 }, (_, at) => {
    const turn = first + ((at >> 1) / HEADINGS) * TURN
    const hand = at % 2 ? 1 : -1
    return { turn, hand, room: roomAlong(toss, [x, y], turn, hand, unit) } as const
  })
  const best = tried.reduce((one, other) => (other.room > one.room ? other : one))
  if (best.room < unit * 0.24) return
  const spray = drawBatikSpray(random, inks, unit * random.between(SPRAY_LEAST, SPRAY_MOST), best.hand)
  const [fromX, fromY] = polar(x, y, unit * 0.7, best.turn)
  toss.place(spray, { x: fromX, y: fromY, turn: best.turn })
}

/** The least room along the way of a tendril that curls by `hand`, mm. */
function roomAlong({ field }: Toss, [x, y]: Point, turn: number, hand: number, unit: number): number {
  const way = [
    [1.5, 0.05],
    [1.95, 0.22],
    [2.2, 0.5],
  ] as const
  return Math.min(...way.map(([far, aside]) => field.clearanceAt(...polar(x, y, unit * far, turn + hand * aside))))
}

/** Blossoms, tendrils and buds in what room there is, from large to small. */
function fillBetween(
  toss: Toss,
  plan: Plan,
  random: Random,
  { unit, area }: { readonly unit: number; readonly area: number },
): void {
  const gapMm = unit * 0.07 * Math.max(0.4, 2 - 2 * plan.coverage)
  const rounds: readonly (readonly [count: number, until: number, draw: (at: number) => Motif])[] = [
    [12, 0.8, (at) => drawBatikBlossom(random, batikInks(plan, at + 1), unit * random.between(0.42, 0.56))],
    [24, 0.95, (at) => drawBatikSpray(random, batikInks(plan, at), unit * random.between(1, 1.5))],
    [40, 1.05, (at) => drawBatikBlossom(random, batikInks(plan, at), unit * random.between(0.22, 0.32))],
    [60, 1.1, (at) => drawBatikSpray(random, batikInks(plan, at + 1), unit * random.between(0.6, 0.85))],
  ]
  for (const [count, until, draw] of rounds) {
    let misses = 0
    for (let at = 0; at < Math.ceil(count * area) && misses < 8 && toss.field.coverage() < plan.coverage * until; at++)
      if (!toss.fit([draw(at)], { gapMm, tries: 120 })) misses++
  }
}

/** Isen: dots of the wax pen on the bare ground, one by one or by threes, in even rows round what is drawn. */
function strewIsen(cloth: Cloth, plan: Plan, { field }: Toss, unit: number): void {
  const random = plan.random.fork('isen')
  const isByThrees = random.chance(0.5)
  const stepMm = unit * (isByThrees ? 0.34 : 0.2)
  const dotMm = Math.max(0.4, unit * 0.021)
  const count = Math.min(MOST_DOTS, Math.round((plan.widthMm * plan.heightMm) / stepMm ** 2))
  const dots: Ring[] = []
  for (const [x, y] of scatterPoints(random, cloth, count, { rounds: 6 })) {
    if (field.clearanceAt(x, y) < dotMm * (isByThrees ? 4 : 2.4)) continue
    const turn = random.between(0, TURN)
    if (!isByThrees) dots.push(circle(x, y, dotMm, 8))
    else
      for (let dot = 0; dot < 3; dot++)
        dots.push(circle(...polar(x, y, dotMm * 1.9, turn + (dot / 3) * TURN), dotMm, 8))
  }
  paintScattered(cloth, plan.cast.line, dots)
}

const MOST_DOTS = 3200
