import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point } from '../../kit/line/knot.ts'
import { placeKnot } from '../../kit/line/knot.ts'
import { polar, polygon, rectangle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

/**
 * A brick of 215 × 65 mm with joints of 10 mm at a scale of 1 : 5; a glazed tile of 150 × 75 mm; a course of squared
 * stone.
 */
const walls = {
  bricks: { wideMm: 53.4, tallMm: 17.8, jointMm: 2.4 },
  metro: { wideMm: 53.4, tallMm: 26.7, jointMm: 1.3 },
  ashlar: { wideMm: 62, tallMm: 26.7, jointMm: 2.8 },
} as const

type Wall = keyof typeof walls

/** Largest number of stones in a repeat. */
const STONES_MOST = 900

/** Walls of bricks in running bond, of glazed tiles, or of stones in courses of different heights. */
export function drawMasonry(plan: Plan, kind: Wall): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const { wideMm, tallMm, jointMm } = walls[kind]
  const unit = Math.max(plan.scale, Math.sqrt((plan.widthMm * plan.heightMm) / STONES_MOST / (wideMm * tallMm)))
  const columns = fitCells(plan.widthMm, wideMm * unit)
  const rows = fitCells(plan.heightMm, tallMm * unit, 2)
  const random = plan.random.fork(kind)
  const joint = jointMm * unit
  const tops = kind === 'ashlar' ? unlike(random.fork('courses'), rows.count, rows.sizeMm, 0.3) : undefined
  const topOf = (row: number): number =>
    tops ? tops[row % rows.count] + (row >= rows.count ? plan.heightMm : 0) : row * rows.sizeMm
  for (let row = 0; row < rows.count; row++) {
    const offset = (row % 2) * 0.5 * columns.sizeMm
    const lefts =
      kind === 'ashlar'
        ? unlike(random.fork(`course ${row}`), columns.count, columns.sizeMm, 0.5).map((left) => left + offset)
        : Array.from({ length: columns.count }, (_, column) => column * columns.sizeMm + offset)
    lefts.forEach((left, column) => {
      const right = column + 1 < lefts.length ? lefts[column + 1] : lefts[0] + plan.widthMm
      const [wide, tall] = [(right - left - joint) / 2, (topOf(row + 1) - topOf(row) - joint) / 2]
      const middle: Point = [(left + right) / 2, (topOf(row) + topOf(row + 1)) / 2]
      const own = random.fork(`stone ${row} ${column}`)
      if (kind === 'metro') layTile(cloth, plan, { middle, wide, tall, bevel: joint * 1.6 })
      else layBrick(cloth, plan, own, { middle, wide, tall, bevel: joint * 0.5 })
    })
  }
  return cloth
}

/** Start positions of cells of different sizes, each shifted by at most `share` of half a cell. */
function unlike(random: Random, count: number, sizeMm: number, share: number): number[] {
  return Array.from({ length: count }, (_, at) => (at + (random.between(-1, 1) * share) / 2) * sizeMm)
}

/** Centre of a stone, half of its sides, and width of its worn edge or bevel, in mm. */
type Block = { readonly middle: Point; readonly wide: number; readonly tall: number; readonly bevel: number }

/** A worn brick: its shadow, its face, and a few pits and burnt ends. */
function layBrick(cloth: Cloth, { cast }: Plan, random: Random, { middle, wide, tall, bevel }: Block): void {
  const inks = cast.byLightness.filter((ink) => ink !== cast.ground)
  // Most of a wall has two main colours.
  const ink = random.pick(random.chance(0.72) ? cast.figures.slice(0, 2) : inks)
  const shade = inks[Math.max(0, inks.indexOf(ink) - 1)]
  const place = placeKnot({ x: middle[0], y: middle[1], turn: random.between(-0.008, 0.008) })
  const put = (knots: readonly Knot[]): Knot[] => knots.map(place)
  const outline = wornBlock(random, wide, tall, bevel)
  if (shade === ink) {
    paint(cloth, ink, put(outline))
  } else {
    paint(cloth, shade, put(outline))
    paint(
      cloth,
      ink,
      put(outline.map(([x, y]): Knot => [x - Math.sign(x) * bevel * 0.25, y - Math.max(0, Math.sign(y)) * bevel])),
    )
  }
  const mark = inks.find((other) => other !== ink && other !== shade) ?? cast.ground
  for (let pit = random.below(4); pit > 0; pit--) {
    const at: Point = [random.between(-0.8, 0.8) * wide, random.between(-0.6, 0.6) * tall]
    paint(cloth, random.chance(0.5) ? shade : mark, put(pitAt(random, at, bevel * random.between(0.4, 1))))
  }
}

/** A rectangle with wavering edges and worn corners. */
function wornBlock(random: Random, wide: number, tall: number, bevel: number): Knot[] {
  const waver = (): number => random.between(-0.28, 0.28) * bevel
  const along = [-0.86, -0.45, 0, 0.45, 0.86]
  const up = [-0.7, 0, 0.7]
  return [
    ...along.map((share): Knot => [share * wide, -tall + waver()]),
    ...up.map((share): Knot => [wide + waver(), share * tall]),
    ...along.toReversed().map((share): Knot => [share * wide, tall + waver()]),
    ...up.toReversed().map((share): Knot => [-wide + waver(), share * tall]),
  ]
}

function pitAt(random: Random, [x, y]: Point, radius: number): Knot[] {
  return Array.from({ length: 6 }, (_, at): Knot => polar(x, y, radius * random.between(0.6, 1.2), at * 1.047))
}

/** A glazed tile: dark and lit bevels around a flat face, and a window reflection. */
function layTile(cloth: Cloth, { cast }: Plan, { middle: [x, y], wide, tall, bevel }: Block): void {
  const inks = cast.byLightness.filter((ink) => ink !== cast.ground)
  const ink = cast.main
  const at = inks.indexOf(ink)
  const [shade, light] = [inks[Math.max(0, at - 1)], inks[Math.min(inks.length - 1, at + 1)]]
  const [w, h] = [wide - bevel, tall - bevel]
  paint(cloth, shade, rectangle(x - wide, y - tall, wide * 2, tall * 2))
  if (light !== ink) {
    const lit: Point[] = [
      [x - wide, y - tall],
      [x + wide, y - tall],
      [x + w, y - h],
      [x - w, y - h],
      [x - wide, y + tall],
    ]
    paint(cloth, light, polygon(lit))
  }
  paint(cloth, ink, rectangle(x - w, y - h, w * 2, h * 2))
  const gleam = light === ink ? shade : light
  if (gleam !== ink) paint(cloth, gleam, rectangle(x - w * 0.78, y - h * 0.6, w * 0.44, h * 0.22))
}
