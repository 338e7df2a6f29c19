import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { LooseToss } from '../../kit/place/loose-toss.ts'
import { createLooseToss } from '../../kit/place/loose-toss.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { createShortestStep } from '../../kit/place/shortest-step.ts'
import type { Family, Plan } from '../family.ts'
import { heroSwell } from '../hero-swell.ts'
import { needsTones } from '../techniques/technique-of.ts'
import { BACKED, isBacked, withBacking } from './backings.ts'
import { castSubjects } from './cast-subjects.ts'
import { composePlacement } from './compose-placement.ts'
import { composeScene, isScene } from './compose-scene.ts'
import { composeSquare } from './compose-square.ts'
import { composeFramed, drawFramed } from './frames/draw-framed.ts'
import { frameAsked, frameOfPlacement } from './frames/frame-names.ts'
import type { Subject } from './subject.ts'

/** Mean of a hero's sides. */
const HERO_MM = 72
const REPEAT_MM = 320
const HEROES = 8
const HEROES_WITH_OTHERS = 6.5
/** How far counted heroes shrink or grow to fill the cloth in the place of as many as it takes. */
const FILLING = [0.75, 2.2] as const
/** After so many motifs that find no place the cloth counts as full for their size. */
const MISSES_MOST = 7
/** Rounds of evening out after each kind of motif, and when all lie. */
const [ROUNDS, ROUNDS_AT_LAST] = [4, 3]
/** The clearance field counts whole cells, so it sees about this much more than the finished cloth covers. */
const FIELD_EXCESS = 1.14

export const conversational: Family = {
  name: 'conversational',
  summary: 'things of any kind tossed over the cloth, with small marks of their world between them',
  words: ['conversational', 'novelty', 'novelty print', 'toss of objects', 'motivdruck'],
  motifs: [],
  coverage: { low: 0.22, medium: 0.4, high: 0.56 },
  inks: { least: 4, natural: 7, isDiluted: needsTones },
  moods: ['nursery', 'scandinavian', 'midcentury', 'heritage', 'coastal'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'brick', 'third-drop'],
  orientation: 'one-way',
  isWhole: true,
  motifMm: HERO_MM,
  tinyMm: 11,
  draw: drawConversational,
  compose: composeOne,
}

/** A silk square, a scene in a window where the place is known, or things swept round the one that leads. */
function composeOne(plan: Plan): Cloth {
  if (plan.details.frame === 'square') return composeSquare(plan)
  const frame = frameOfPlacement(plan)
  if (frame) return composeFramed(plan, frame)
  return isScene(plan) ? composeScene(plan) : composePlacement(plan)
}

type Scene = {
  readonly plan: Plan
  readonly toss: LooseToss
  readonly heroMm: number
  readonly gapMm: number
  /** Cloth area in units of what the counts were set for. */
  readonly area: number
}

function drawConversational(plan: Plan): Cloth {
  const frame = frameAsked(plan)
  if (frame) return drawFramed(plan, frame)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const scene: Scene = {
    plan,
    toss: createLooseToss(plan.random.fork('fit'), cloth),
    heroMm: HERO_MM * plan.scale,
    gapMm: 3.4 * plan.scale * Math.max(0.24, Math.min(1.6, 1.9 - 2.6 * plan.coverage)),
    area: (plan.widthMm * plan.heightMm) / (REPEAT_MM * REPEAT_MM) / plan.scale ** 2 / plan.lattice.order,
  }
  const { heroes, number, beside, seconds, smalls, marks } = castSubjects(plan)
  placeHeroes(scene, cloth, heroes, number ?? (beside.length > 0 ? HEROES_WITH_OTHERS : HEROES) * scene.area, {
    isCounted: number !== undefined,
  })
  scene.toss.evenOut(ROUNDS, scene.gapMm)
  // What is named beside the heroes is found before the cloth is full of them.
  placeMore(scene, beside, { size: 0.6, count: 3 * beside.length, share: 1 })
  placeMore(scene, seconds, { size: 0.56, count: 16, share: 0.76 })
  placeMore(scene, smalls, { size: 0.36, count: 30, share: 0.88 })
  scene.toss.evenOut(ROUNDS, scene.gapMm)
  placeMore(scene, marks, { size: 0.22, count: 90, share: 0.98 })
  placeMore(scene, marks, { size: 0.13, count: 170, share: 1.01 })
  scene.toss.evenOut(ROUNDS_AT_LAST, scene.gapMm)
  scene.toss.paintAll()
  return cloth
}

function isFull({ toss, plan }: Scene, share: number): boolean {
  return toss.field().coverage() > plan.coverage * FIELD_EXCESS * share
}

/** Heroes stand on blue noise that also shuns common rows; each takes the thing whose like is farthest away. */
function placeHeroes(
  scene: Scene,
  cloth: Cloth,
  heroes: readonly Subject[],
  most: number,
  { isCounted }: { readonly isCounted: boolean },
): void {
  const { plan, toss, heroMm } = scene
  const random = plan.random.fork('heroes')
  const own = Math.max(heroes.length, Math.round(most))
  const filling = isCounted ? clamp(Math.sqrt((HEROES * scene.area) / own), ...FILLING) : 1
  const swell = heroSwell(plan.coverage, 0.4, 1.24) * filling
  const isPrinted = isBacked(plan)
  const size = heroMm * swell * (isPrinted ? BACKED : 1)
  const points = scatterPoints(random, cloth, own * plan.lattice.order, { rowAversion: 1 })
  const chosen = spreadKinds(points, heroes.length, createShortestStep(cloth))
  const shown = heroes.map(() => 0)
  points.forEach(([x, y], at) => {
    const hero = heroes[chosen[at]]
    const thing = hero.draw(random, size * random.between(0.94, 1.07), shown[chosen[at]]++)
    const motif = isPrinted ? withBacking(plan, thing, random, at) : thing
    toss.place(motif, { x, y, turn: turnOf(plan, random, hero) }, hero.kind)
  })
}

/** Which kind stands at each point: the one used least near it, so that equal things do not gather. */
function spreadKinds(points: readonly Point[], kinds: number, step: ReturnType<typeof createShortestStep>): number[] {
  const chosen: number[] = []
  points.forEach((point, at) => {
    const crowd = new Array<number>(kinds).fill(0)
    for (let other = 0; other < at; other++) {
      const [dx, dy] = step(point, points[other], false)
      crowd[chosen[other]] += 1 / (1 + dx * dx + dy * dy) + 1e-6
    }
    chosen.push(crowd.indexOf(Math.min(...crowd)))
  })
  return chosen
}

function placeMore(
  scene: Scene,
  subjects: readonly Subject[],
  wish: { readonly size: number; readonly count: number; readonly share: number },
): void {
  const { plan, toss, heroMm, gapMm } = scene
  const random = plan.random.fork(`more ${wish.size}`)
  let misses = 0
  const used = subjects.map(() => 0)
  for (let at = 0; at < wish.count * scene.area; at++) {
    if (subjects.length === 0 || isFull(scene, wish.share) || misses > MISSES_MOST) return
    const near = toss.emptiest()
    const chosen = farthestFromItsLike(toss, subjects, used, near)
    const subject = subjects[chosen]
    const size = heroMm * wish.size * subject.scale * random.between(0.88, 1.1)
    const motif = subject.draw(random, size, used[chosen]++)
    const options = {
      gapMm: gapMm * (wish.size < 0.4 ? 0.85 : 1),
      tries: plan.coverage > 0.45 ? 220 : 130,
      mayFlip: false,
      turnAt: () => turnOf(plan, random, subject),
      near,
    }
    misses = toss.fit(motif, options, subject.kind) ? 0 : misses + 1
  }
}

/** Of those used least, or once more, the one whose like is least near. */
function farthestFromItsLike(
  { crowdOf }: LooseToss,
  subjects: readonly Subject[],
  used: readonly number[],
  place: Point,
): number {
  const least = Math.min(...used)
  let [chosen, thinnest] = [0, Infinity]
  subjects.forEach(({ kind }, at) => {
    if (used[at] > least + 1) return
    const crowd = crowdOf(kind, place)
    if (crowd < thinnest) [chosen, thinnest] = [at, crowd]
  })
  return chosen
}

/** Upright motifs lean as far as their kind allows; four-way ones stand on any side; round ones lie as they fall. */
function turnOf(plan: Plan, random: Plan['random'], { lean }: Subject): number {
  if (lean >= TURN) return random.between(0, TURN)
  const leaning = random.between(-lean, lean)
  if (plan.orientation === 'one-way') return leaning
  if (plan.orientation === 'two-way') return leaning + (random.chance(0.5) ? TURN / 2 : 0)
  return (random.below(4) * TURN) / 4 + leaning * 1.6
}
