import { backdrops } from '../../backdrop/backdrop.ts'
import { closeFrame, frameOf, windowShape } from '../../compose/frame.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { type SceneryInks, sceneryInksFrom } from '../../palette/grounds/scenery-tones.ts'
import { type Disc, drawAir } from '../../scenery/draw-air.ts'
import { drawForeground, drawLand } from '../../scenery/draw-land.ts'
import { drawLeaves } from '../../scenery/draw-leaves.ts'
import { LEVELS, partsOf, type SceneryPlan } from '../../scenery/scenery-plan.ts'
import type { Plan } from '../family.ts'
import { castSubjects } from './cast-subjects.ts'
import { growFlowers, isOfWater, placeAbove, placeBefore, placeBehind, placeInFront, strewMarks } from './fill-scene.ts'
import { growLeaves } from './grow-leaves.ts'
import { leavesAmong } from './leaf-fan.ts'
import { findDepiction } from './noun-book.ts'
import { joinedPictures } from './placement/parts-of-print.ts'
import { flowersAmong, upright } from './placement/upright-flowers.ts'
import { sayUnderWindow, windowOver } from './placement/write-words.ts'
import { plantLeftInks } from './plant-left-inks.ts'
import { type Put, putOf, type Scene } from './stand-in-scene.ts'
import { LEAN_STANDING, type Subject } from './subject.ts'
import { printedWords, WORDS } from './written-words.ts'

/** Bare rim of the sheet, as a share of its shorter side. */
const MARGIN = 0.075
/** Heights of those who lead, by how many there are, as shares of the window's height. */
const LEADS = [0.52, 0.43, 0.38, 0.33, 0.3] as const
/** So many kinds lead side by side; of one kind there are as many as are counted. */
const LEADS_OF_KINDS = 3
/** Places across the window, as shares of its width. */
const NEAR_PLACES = [
  [0.5],
  [0.32, 0.69],
  [0.5, 0.2, 0.8],
  [0.38, 0.64, 0.14, 0.87],
  [0.5, 0.29, 0.71, 0.11, 0.89],
] as const
/** Heights of those who lead under water. */
const DEEP_PLACES = [0.38, 0.63, 0.26, 0.66, 0.42] as const

const fullMoon = /^(full|harvest|blood|super|hunter s?|round) ?moon$/
const MOON = 'moon'
/** Pictures of what is out in space, and not on a hill under the stars. */
const ofSpace = /planet|rocket|space|shuttle|astronaut|satellite|saucer|alien|comet|shooting-star|globe|earth/

/** True where a plan has a place with inks of its own, and what is named can stand in it. */
export function isScene(plan: Plan): boolean {
  return sceneryOf(plan) !== undefined && placeOf(plan) !== undefined
}

function sceneryOf({ details, cast }: Plan): SceneryInks | undefined {
  return details['scenery from'] === cast.inks.length
    ? sceneryInksFrom(cast.inks.length, details['evening sky'] === true)
    : undefined
}

function placeOf({ details }: Plan): (typeof backdrops)[number] | undefined {
  return backdrops.find((name) => name === details.backdrop)
}

/**
 * A picture in a window: air, far and near land in quiet tones, those who lead standing in front, what is beside them farther off, and
 * what flies above. Asked for only where `isScene`.
 */
export function composeScene(plan: Plan): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground, { wraps: false })
  const [inks, backdrop] = [sceneryOf(plan), placeOf(plan)]
  if (!inks || !backdrop) return cloth
  const random = plan.random.fork('scene')
  const words = printedWords(plan)
  const frame = windowOver(frameOf(plan, windowShape(plan), MARGIN), words)
  const place: SceneryPlan = {
    cloth,
    frame,
    backdrop,
    inks,
    isNight: cast.isDark,
    isMoonFull: plan.motifs.some((noun) => fullMoon.test(noun) || noun === MOON),
    isMoonNamed: plan.motifs.some((noun) => noun.includes(MOON)),
    isEvening: plan.details['evening sky'] === true,
    isVoid: backdrop === 'stars' && ofSpace.test(findDepiction(plan.motifs[0] ?? '')?.picture ?? ''),
    isLush: plan.details.lush === true,
    random: random.fork('place'),
  }
  const side = random.sign()
  const disc = drawAir(place, side)
  drawLand(place)
  if (place.isLush) drawLeaves(place)
  placeThings(place, plan, disc, side)
  plantLeftInks(place, plan)
  closeFrame(cloth, frame, { sheet: cast.ground, rail: cast.line })
  sayUnderWindow(cloth, frame, words, random)
  return cloth
}

function placeThings(place: SceneryPlan, plan: Plan, disc: Disc, side: 1 | -1): void {
  const { heroes, number, beside: said, named, company, marks } = castSubjects(plan)
  const scene: Scene = { place, side, disc, random: place.random.fork('things') }
  // Sun and moon shine already.
  const leaves = leavesAmong(heroes)
  const isThing = (one: Subject): boolean => one.bearing !== 'light' && one.kind !== WORDS && !leaves.includes(one)
  const { cast, guest, leading, flowers } = leadersOf(heroes.filter(isThing), said.filter(isThing))
  const counted = cast.length === 1 && number ? new Array<Subject>(Math.min(number, LEADS.length)).fill(cast[0]) : cast
  // "Foxes in the forest" are not one.
  const isPair = plan.details.several === true && cast.length === 1
  const leads = isPair ? [cast[0], cast[0]] : counted
  const joined = joinedPictures(plan)
  const around = [...(guest ? leading : []), ...said, ...heroes.slice(LEADS_OF_KINDS), ...named]
  const beside = around.filter((one) => isThing(one) && one !== guest && !joined.includes(one.kind))
  const isAbove = (one: Subject): boolean => one.bearing === 'aloft'
  // What a hand holds lies in front; a flower or a nut of its own height would be a tree.
  const { land } = partsOf(place)
  const hasWater = land === 'sea' || land === 'lake'
  const isUpright = (one: Subject): boolean => (isOfWater(one) ? hasWater : one.lean <= LEAN_STANDING)
  const others = [...beside, ...company.filter(isThing)]
  const flock = leads.filter(isAbove)
  const areAlike = cast.length === 1 && leads.length > 1
  const placed = leads.map((one, at) => putLead(scene, one, at, { count: leads.length, areAlike }))
  placeAbove(scene, { named: [...flock, ...beside.filter(isAbove)], company: company.filter(isAbove) }, placed)
  const standing = others.filter((one) => !isAbove(one) && isUpright(one))
  const left = placeBehind(scene, standing, placed)
  for (const put of placed.toReversed()) stampMotif(place.cloth, put.motif, put)
  growLeaves(scene, leaves)
  growFlowers(
    scene,
    flowers.map((one) => upright(plan, one)),
  )
  drawForeground(place)
  placeBefore(
    scene,
    left.filter((one) => beside.includes(one)),
  )
  const lying = (one: Subject): boolean => isThing(one) && !isAbove(one) && !isUpright(one)
  placeInFront(scene, beside.filter(lying), company.filter(lying))
  strewMarks(
    scene,
    marks.filter((one) => !isAbove(one)),
  )
}

/** Who leads in a scene, and flowers that are named with it: in a forest of bamboo with a panda, which is a `guest` there, it is the panda. */
function leadersOf(shown: readonly Subject[], said: readonly Subject[]) {
  const flowers = flowersAmong(shown)
  const leading = shown.filter((one) => !flowers.includes(one)).slice(0, LEADS_OF_KINDS)
  const guest = leading.length === 1 && leading[0].lean > LEAN_STANDING ? said.find(isStandingOn) : undefined
  return { cast: guest ? [guest] : leading, guest, leading, flowers }
}

const isStandingOn = ({ lean, bearing }: Subject): boolean => lean <= LEAN_STANDING && bearing === undefined

/** Of the window's width the most that one of so many takes, two or more: alike, and of several kinds. */
const ALIKE_WIDE = [1, 0.39, 0.29, 0.24, 0.2] as const
const OTHERS_WIDE = [0.62, 0.41, 0.36, 0.3, 0.24] as const
/** In the air, where nothing keeps them apart in height alone, they are so much narrower. */
const SET_APART = 0.84
/** Nearer to the middle than this nobody is turned to it, in shares of the window. */
const ASIDE = 0.04

type Row = { readonly count: number; readonly areAlike: boolean }

/** The lead stands in the middle of the front, a little off the side where the light is, others at its sides a little farther back. */
function putLead(scene: Scene, one: Subject, at: number, { count, areAlike }: Row): Put {
  const wide = (areAlike ? ALIKE_WIDE : OTHERS_WIDE)[count - 1]
  const { land } = partsOf(scene.place)
  const x = NEAR_PLACES[count - 1][at] - (count === 1 ? 0.05 : 0)
  const tall = LEADS[count - 1] * (at === 0 ? 1.08 : 1) * (one.stature ?? 1)
  const off = (x - 0.5) * scene.side
  const isTurned = Math.abs(off) > ASIDE && count > 1 ? off < 0 : undefined
  if (land === 'deep') {
    const spread = count === 2 ? (at === 0 ? -0.05 : 0.05) : 0
    return putOf(scene, one, { x: x + spread, y: DEEP_PLACES[at], tall: tall * 0.85, at, isFree: true, wide, isTurned })
  }
  const hasWater = land === 'sea' || land === 'lake'
  // A whale under the stars swims in the sky; on the grass it would be stranded.
  const isFree = land === 'void' || one.bearing === 'aloft' || (one.bearing === 'swimming' && !hasWater)
  if (isFree) {
    const y = (count > 1 ? 0.38 : 0.42) + 0.14 * (at % 2)
    return putOf(scene, one, { x, y, tall, at, isFree, wide: count > 1 ? wide * SET_APART : wide, isTurned })
  }
  const isOnWater = isOfWater(one) && hasWater
  return putOf(scene, one, {
    x,
    y: isOnWater ? LEVELS.water : LEVELS.feet - 0.025 * Math.min(1, at),
    tall,
    at,
    wide,
    isTurned,
  })
}
