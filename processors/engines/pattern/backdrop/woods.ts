import { clamp } from '../../numbers/clamp.ts'
import type { Knot, Point } from '../kit/line/knot.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { scatterPoints } from '../kit/place/scatter.ts'
import type { BackdropForm, BackdropPlan } from './backdrop-plan.ts'
import { countAlong, cut, stroke, wanderer } from './backdrop-plan.ts'

type Trunks = { readonly eachMm: number; readonly halfMm: readonly [number, number]; readonly isBirch: boolean }

/** Trunks from edge to edge, each of its own width, with boughs that fork off upwards. */
function drawTrunks(plan: BackdropPlan, { eachMm, halfMm, isBirch }: Trunks): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const trunks = countAlong(widthMm, eachMm * scale)
  return Array.from({ length: trunks }, (_, trunk) => {
    const own = random.fork(`trunk ${trunk}`)
    const middle = ((trunk + own.between(0.25, 0.75)) / trunks) * widthMm
    const half = own.between(...halfMm) * scale
    const sway = wanderer(own, heightMm, 3.2 * scale, heightMm * 0.9)
    const rough = wanderer(own.fork('rough'), heightMm, 0.09, 46 * scale)
    const place = { middle, half, sway }
    const boughs = isBirch ? 3 : 5
    return [
      trunkForm(heightMm, place, rough),
      ...Array.from({ length: countAlong(heightMm, 300 * scale) * boughs }, () => bough(plan, own, place)),
      ...(isBirch ? bark(plan, own, place) : []),
    ]
  }).flat()
}

/** A birch wood, with the dark scars of the bark left open. */
export function drawBirches(plan: BackdropPlan): BackdropForm[] {
  return drawTrunks(plan, { eachMm: 50, halfMm: [4, 10], isBirch: true })
}

/** A forest without a particular kind of tree. */
export function drawForest(plan: BackdropPlan): BackdropForm[] {
  return drawTrunks(plan, { eachMm: 56, halfMm: [2.6, 7.5], isBirch: false })
}

type Trunk = { readonly middle: number; readonly half: number; readonly sway: (y: number) => number }

function trunkForm(heightMm: number, { middle, half, sway }: Trunk, rough: (y: number) => number): BackdropForm {
  const steps = countAlong(heightMm, 10)
  const side = (to: 1 | -1): Knot[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const y = (at / steps) * heightMm
      return [middle + sway(y) + to * half * (1 + to * rough(y)), y, at === 0 || at === steps ? 1 : 0]
    })
  return { ring: [...side(-1), ...side(1).toReversed()] }
}

/** A branch that leaves the trunk obliquely and bends upwards. */
function bough(
  { heightMm, scale }: BackdropPlan,
  random: BackdropPlan['random'],
  { middle, half, sway }: Trunk,
): BackdropForm {
  const y = random.between(0, heightMm)
  const to = random.sign()
  const long = random.between(18, 40) * scale
  const from: Point = [middle + sway(y) + to * half * 0.5, y]
  const thick = clamp(half * 0.3, 0.8 * scale, 2.2 * scale)
  const [overX, overY] = [from[0] + to * long * 0.5, y - long * 0.3]
  const [endX, endY] = [from[0] + to * long * 0.8, y - long]
  return {
    ring: [
      [from[0], y + thick * 1.6, 1],
      [overX, overY + thick],
      [endX, endY, 1],
      [overX - to * thick * 0.4, overY - thick],
      [from[0], y - thick * 1.2, 1],
    ],
  }
}

function bark(
  { heightMm, scale }: BackdropPlan,
  random: BackdropPlan['random'],
  { middle, half, sway }: Trunk,
): BackdropForm[] {
  const scars = countAlong(heightMm, 13 * scale)
  return Array.from({ length: scars }, (_, at) => {
    const y = ((at + random.between(0.1, 0.9)) / scars) * heightMm
    const to = random.sign()
    const wide = half * random.between(0.5, 1.25)
    const x = middle + sway(y) + to * half
    const line: readonly Point[] = [
      [x, y],
      [x - to * wide * 0.5, y + 0.5 * scale],
      [x - to * wide, y - 0.3 * scale],
    ]
    return cut(stroke(line, random.between(0.5, 1.3) * scale))
  })
}

/** Firs in tiers, small and large, densely spaced. */
export function drawFirs(plan: BackdropPlan): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const area = { widthMm, heightMm, lattice: blockLattice }
  const places = scatterPoints(random.fork('places'), area, (widthMm * heightMm) / (46 * scale) ** 2, {
    rowAversion: 0.5,
  })
  return places.flatMap(([x, foot]) => {
    const tall = random.between(34, 62) * scale
    const wide = tall * random.between(0.17, 0.22)
    const tiers = Math.round(random.between(3, 5))
    const side = (to: 1 | -1): Knot[] =>
      Array.from({ length: tiers }, (_, tier): Knot[] => {
        const share = (tier + 1) / tiers
        const y = foot - tall * (1 - share)
        return [
          [x + to * wide * share, y, 1],
          [x + to * wide * share * 0.5, y - tall * 0.03, 1],
        ]
      }).flat()
    const crown: Knot[] = [[x, foot - tall, 1], ...side(1).slice(0, -1), ...side(-1).slice(0, -1).toReversed()]
    const trunk: readonly Point[] = [
      [x, foot - 1],
      [x, foot + 3 * scale],
      [x, foot + 6 * scale],
    ]
    return [{ ring: crown }, stroke(trunk, 1.2 * scale)]
  })
}
