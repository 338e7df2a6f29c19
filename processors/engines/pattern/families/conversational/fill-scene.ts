import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { LEVELS, partsOf } from '../../scenery/scenery-plan.ts'
import { isOverDisc, overlap, type Put, putOf, type Scene } from './stand-in-scene.ts'
import type { Subject } from './subject.ts'

/** Heights of what is farther off, of what flies and of marks, as shares of the window's height. */
const [BEHIND, ALOFT, MARK] = [0.2, 0.17, 0.042]
/** Of that, what flies there and is not named. */
const UNNAMED = 0.62
/** Of what stands farther off, so much may be hidden; and so many fly where one kind flies. */
const [BEHIND_SEEN, FLOCK] = [0.18, 3]
/** What leads would hide is so many times as tall. */
const LOOMING = 2.1
/** Places across the window of what is farther off, as shares of its width. */
const BEHIND_PLACES = [0.85, 0.14, 0.74, 0.25] as const
/** Places of what lies in front, at the feet of who leads: across the window, and how large. */
const FRONT_PLACES = [0.2, 0.82, 0.33, 0.68] as const
const [IN_FRONT, STREWN] = [0.13, 0.065]
/** Places in the air, as shares of the window. */
const ALOFT_PLACES = [
  [0.27, 0.2],
  [0.6, 0.13],
  [0.42, 0.34],
  [0.82, 0.36],
  [0.16, 0.42],
  [0.88, 0.5],
] as const

/** So many marks are strewn. */
const MARKS = 9

/** True for what floats on water or swims in it. */
export const isOfWater = ({ bearing }: Subject): boolean => bearing === 'afloat' || bearing === 'swimming'

/** What flies, where neither the light nor a lead is; a flock of leads grows smaller with the distance. */
export function placeAbove(
  scene: Scene,
  { named, company }: { readonly named: readonly Subject[]; readonly company: readonly Subject[] },
  placed: readonly Put[],
): void {
  const flying = named.length > 0 ? named : company
  const size = ALOFT * (named.length > 0 ? 1 : UNNAMED)
  if (flying.length === 0) return
  let at = 0
  for (const [x, y] of ALOFT_PLACES) {
    if (at >= Math.max(FLOCK, flying.length)) return
    const spot = { x, y, tall: size * (1 - 0.13 * at), at: at + 1, isFree: true }
    const put = putOf(scene, flying[at % flying.length], spot)
    if (isOverDisc(scene.disc, put.box) || placed.some(({ box }) => overlap(box, put.box) > 0.05)) continue
    stampMotif(scene.place.cloth, put.motif, put)
    at++
  }
}

/** Pictures that may rise over the heads of those in front of them. */
const built =
  /barn|house|hut|cabin|cottage|castle|palace|tower|church|chapel|cathedral|mosque|pagoda|shrine|temple|mill|pyramid|skyscraper|tree|mountain|volcano|tent|camping/

/**
 * What stands farther off, beside the leads and not behind them; where leads fill the front, a building rises over them.
 *
 * @returns those for whom there is no room
 */
export function placeBehind(scene: Scene, standing: readonly Subject[], placed: readonly Put[]): Subject[] {
  const { land } = partsOf(scene.place)
  const taken = placed.map(({ box }) => box)
  const left: Subject[] = []
  for (const [at, one] of standing.slice(0, BEHIND_PLACES.length).entries()) {
    const isOnWater = isOfWater(one) && (land === 'sea' || land === 'lake')
    const y = isOnWater
      ? LEVELS.horizon + 0.1
      : land === 'sea' || land === 'lake'
        ? LEVELS.feet - 0.03
        : LEVELS.middle + 0.035 * (at % 2)
    const tall = land === 'sea' && !isOnWater ? BEHIND * 1.5 : BEHIND
    const hidden = ({ box }: Put): number => Math.max(0, ...taken.map((other) => overlap(other, box)))
    const tries = BEHIND_PLACES.map((x) => putOf(scene, one, { x, y, tall, at }))
    const loom = (): Put =>
      BEHIND_PLACES.map((x) => putOf(scene, one, { x, y, tall: tall * LOOMING, at })).reduce((best, put) =>
        hidden(put) < hidden(best) ? put : best,
      )
    const free = tries.find((put) => hidden(put) < BEHIND_SEEN) ?? (built.test(one.kind) ? loom() : undefined)
    if (!free) left.push(one)
    else {
      stampMotif(scene.place.cloth, free.motif, free)
      taken.push(free.box)
    }
  }
  return left
}

/** Height of what stands in the middle before those who lead, as a campfire does. */
const IN_THE_MIDDLE = 0.21

/** What there is no room for behind the leads stands before them in the middle. */
export function placeBefore(scene: Scene, [one]: readonly Subject[]): void {
  if (!one) return
  const put = putOf(scene, one, { x: 0.5, y: LEVELS.feet + 0.06, tall: IN_THE_MIDDLE, at: 0 })
  stampMotif(scene.place.cloth, put.motif, put)
}

/** Small things at the feet of the leads: those that are named are seen, those of their world only strewn. */
export function placeInFront(scene: Scene, named: readonly Subject[], strewn: readonly Subject[]): void {
  const isNamed = named.length > 0
  const things = isNamed ? named : strewn
  if (things.length === 0) return
  for (const [at, x] of FRONT_PLACES.slice(0, isNamed ? Math.max(2, things.length) : FRONT_PLACES.length).entries()) {
    const spot = { x, y: LEVELS.feet + 0.045 + 0.02 * (at % 2), tall: isNamed ? IN_FRONT : STREWN, at }
    const put = putOf(scene, things[at % things.length], spot)
    stampMotif(scene.place.cloth, put.motif, put)
  }
}

/** So many flowers that lead with others grow in front of them, all along the window; and how tall they are. */
const [BED, BED_TALL] = [9, 0.17]

/** Flowers that are named with who leads, in a bed in front: "windmill and tulips". */
export function growFlowers(scene: Scene, flowers: readonly Subject[]): void {
  if (flowers.length === 0) return
  const { random, place } = scene
  for (let at = 0; at < BED; at++) {
    const spot = {
      x: (at + random.between(0.25, 0.75)) / BED,
      y: LEVELS.feet + 0.05 + 0.03 * (at % 2),
      tall: BED_TALL * random.between(0.8, 1.1),
      at,
    }
    const put = putOf(scene, flowers[at % flowers.length], spot)
    stampMotif(place.cloth, put.motif, put)
  }
}

/** Small marks of the place on the ground in front. */
export function strewMarks(scene: Scene, marks: readonly Subject[]): void {
  if (marks.length === 0) return
  const { random, place } = scene
  for (let at = 0; at < MARKS; at++) {
    const spot = {
      x: (at + random.between(0.2, 0.8)) / MARKS,
      y: random.between(LEVELS.feet + 0.03, 0.97),
      tall: MARK,
      at,
    }
    const put = putOf(scene, marks[at % marks.length], spot)
    stampMotif(place.cloth, put.motif, put)
  }
}
