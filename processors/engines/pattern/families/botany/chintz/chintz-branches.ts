import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { pointsOfCubic } from '../../../kit/line/bezier.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, ribbon, stationAt } from '../../../kit/line/curve.ts'
import type { Placing, Point } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { spreadHeroes } from '../../../kit/place/spread-heroes.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, drawFlowerInProfile, flowerInksFor, hasProfile, isTopView } from '../flowers/bloom-table.ts'
import { drawOrnateLeaf } from '../leaves/ornate-leaf.ts'
import type { DrawFantasyBloom } from './chintz-blooms.ts'
import { drawFantasyTulip, drawPalmette, drawPomegranate, drawRosette } from './chintz-blooms.ts'

/** Edge in mm of the square the counts below were set for. */
export const CHINTZ_REPEAT_MM = 480
const BLOOM_MM = 39

export type Grove = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly pen: Pen
  readonly bark: FlowerInks
  readonly unit: number
  readonly trunkAt: (column: number, y: number) => Point
  readonly columns: number
}

/** Draws the winding trunk of each column with its scars, and adds to `leaves` those that grow on it. */
export function growTrunks(grove: Grove, leaves: [Motif, Placing][]): void {
  const { plan, toss, palette, unit, columns, trunkAt, bark } = grove
  const random = plan.random.fork('trunk')
  for (let column = 0; column < columns; column++) {
    const steps = Math.max(24, Math.round(plan.heightMm / (9 * unit)))
    const trunk: Curve = Array.from({ length: steps + 1 }, (_, step) =>
      trunkAt(column, plan.heightMm * (1 - step / steps)),
    )
    layStem(grove, trunk, () => 4.2 * unit)
    const marks = Math.round(plan.heightMm / (11 * unit))
    for (let mark = 0; mark < marks; mark++) {
      const { x, y, tangentX, tangentY } = stationAt(trunk, (mark + 0.5) / marks)
      const turn = Math.atan2(tangentY, tangentX)
      const out = (mark % 2 ? 1 : -1) * 1.5 * unit
      const scar = createMotif()
      addForm(
        scar,
        bark.light,
        [
          [-3 * unit, 0, 1],
          [0, 1.7 * unit],
          [3.4 * unit, 0, 1],
          [0, -0.6 * unit],
        ],
        { plain: true },
      )
      toss.place(scar, { x: x - tangentY * out, y: y + tangentX * out, turn })
    }
    const own = Math.round(plan.heightMm / (52 * unit))
    for (let at = 0; at < own; at++) {
      const t = (at + 0.5) / own
      const side = at % 2 ? 1 : -1
      const leaf = drawOrnateLeaf(
        random,
        flowerInksAt(palette, at),
        { lengthMm: 40 * unit * lushness(plan) * random.between(0.85, 1.2), bend: -side * 0.7 },
        leafPen(palette, unit),
      )
      const { x, y } = stationAt(trunk, t)
      leaves.push([
        wobbleMotif(leaf, random, 40 * unit),
        { x, y, turn: headingAt(trunk, t) + side * random.between(0.6, 1) },
      ])
    }
  }
}

/** The pen for leaves of chintz: a filled body within a thin outline. */
export function leafPen(palette: FlowerPalette, unit: number): Pen {
  return { mode: 'outline', ink: palette.line, widthMm: Math.max(0.3, 0.5 * unit) }
}

function layStem({ cloth, toss, palette, bark, unit }: Grove, curve: Curve, half: (t: number) => number): void {
  const keyline = Math.max(0.3, 0.6 * unit)
  const outer = ribbon(curve, (t) => half(t) + keyline)
  paint(cloth, palette.line, outer)
  paint(cloth, bark.body, ribbon(curve, half))
  toss.field.stamp([outer])
}

export const FANTASIES: readonly DrawFantasyBloom[] = [drawPalmette, drawRosette, drawPomegranate, drawFantasyTulip]

/** Dense cloths are dense by larger blooms and leaves as much as by more of them. */
function lushness(plan: Plan): number {
  return Math.max(0.8, Math.min(1.35, (plan.coverage / 0.46) ** 0.6))
}

/** Blooms lie evenly on the cloth; each sends its branch down to the nearest trunk, which it leaves upwards. */
export function growBranches(grove: Grove, leaves: [Motif, Placing][], blooms: [Motif, Placing][]): void {
  const { plan, cloth, palette, unit } = grove
  const random = plan.random.fork('branches')
  const density = Math.max(0.6, Math.min(1.5, plan.coverage / 0.5))
  const count = Math.max(
    3,
    Math.round((5.8 * density * plan.widthMm * plan.heightMm) / (CHINTZ_REPEAT_MM ** 2 * 0.5 * unit * unit)),
  )
  const order = random.shuffle(FANTASIES)
  const lush = lushness(plan)
  spreadHeroes(random, cloth, count).forEach((point, index) => {
    const branch = growBranch(grove, random, point)
    layStem(grove, branch, (t) => unit * (2.3 - 1.3 * t))
    ;[0.34, 0.56, 0.76].forEach((t, at) => {
      const side = (at + index) % 2 ? 1 : -1
      const { x, y } = stationAt(branch, t)
      const lengthMm = unit * lush * random.between(38, 52)
      const leaf = drawOrnateLeaf(
        random,
        flowerInksAt(palette, index + at),
        { lengthMm, bend: -side * random.between(0.4, 1) },
        leafPen(palette, unit),
      )
      leaves.push([
        wobbleMotif(leaf, random, lengthMm),
        { x, y, turn: headingAt(branch, t) + side * random.between(0.5, 0.9) },
      ])
    })
    const radiusMm = BLOOM_MM * unit * lush * (index % 3 === 2 ? 0.78 : 1) * random.between(0.92, 1.08)
    const bloom = drawChintzBloom(grove, random, order, index, radiusMm)
    const turn = headingAt(branch, 1) + random.between(-0.2, 0.2)
    blooms.push([
      wobbleMotif(bloom, random, radiusMm * 2, 0.01),
      { x: point[0] - Math.cos(turn) * radiusMm, y: point[1] - Math.sin(turn) * radiusMm, turn },
    ])
  })
}

/** Flowers the prompt names take every other place of the fantasy blooms. */
export function drawChintzBloom(
  { plan, palette, pen }: Pick<Grove, 'plan' | 'palette' | 'pen'>,
  random: Random,
  order: readonly DrawFantasyBloom[],
  index: number,
  radiusMm: number,
): Motif {
  const asked = flowersAsked(plan)
  const inks = flowerInksAt(palette, index)
  if (asked.length === 0 || index % 3 === 2)
    return order[index % order.length](random, inks, flowerInksAt(palette, index + 1), radiusMm, pen)
  const noun = asked[index % asked.length]
  const own = flowerInksFor(palette, noun, index)
  const bloom = createMotif(pen)
  // About every other bloom, of each kind, is turned to the side and stands on its branch: a garden of discs has no gesture.
  if (hasProfile(noun) && Math.floor(index / 2) % 2 === 1) {
    putMotif(bloom, drawFlowerInProfile(random, noun, own, radiusMm * 1.15, pen))
    return bloom
  }
  const flower = drawFlower(random, noun, own, radiusMm * 1.05, { pen })
  putMotif(bloom, placeMotif(flower, { x: isTopView(noun) ? radiusMm : 0 }))
  return bloom
}

/** From the trunk below to the bloom: it leaves along the trunk, swings out and arches over at its end. */
function growBranch({ columns, unit, trunkAt }: Grove, random: Random, [x, y]: Point): Curve {
  const foot = y + random.between(60, 88) * unit
  const trunks = Array.from({ length: columns + 2 }, (_, at) => trunkAt(at - 1, foot))
  const from = trunks.reduce(
    (best, trunk) => (Math.abs(trunk[0] - x) < Math.abs(best[0] - x) ? trunk : best),
    trunks[0],
  )
  const rise = from[1] - y
  const lean = trunkLean(trunkAt, foot, unit)
  const side = Math.sign(x - from[0]) || 1
  const one: Point = [from[0] + lean * rise * 0.45, from[1] - rise * 0.55]
  const two: Point = [x - side * 26 * unit, y - 30 * unit * Math.min(1, Math.abs(x - from[0]) / (40 * unit))]
  return pointsOfCubic(from, one, two, [x, y], 14)
}

function trunkLean(trunkAt: Grove['trunkAt'], y: number, unit: number): number {
  return (trunkAt(0, y - unit)[0] - trunkAt(0, y + unit)[0]) / (2 * unit)
}
