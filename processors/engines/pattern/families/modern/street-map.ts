import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import type { Plot } from './plots.ts'
import { areaOf, drawnIn, halve } from './plots.ts'

/** Between two avenues, and half the width of an avenue and of a street, at scale 1. */
const [DISTRICT_MM, AVENUE_MM, STREET_MM] = [82, 1.9, 0.75]
const BLOCK_MM2 = 190

export const streetMap: Family = {
  name: 'street-plan',
  summary: 'a town from above: blocks between streets, avenues, squares, parks and a river with its bridges',
  words:
    'street map|street maps|city map|city maps|town map|town plan|city plan|street plan|city street|city streets map|road map|map print|map of the city|city blocks|figure ground plan|streets from above|city from above|stadtplan|stadtkarte|plan de ville|plan de paris|plano de la ciudad|callejero|pianta della città|mappa della città|地図'.split(
      '|',
    ),
  colourway: () => ({ inks: ['#fcf9f1', '#e4d9c6', '#9cc3d6', '#b4cb9b', '#ecb54e'], ground: 0 }),
  colourwayAround,
  motifs: [],
  coverage: { low: 0.5, medium: 0.68, high: 0.8 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['coastal', 'heritage', 'nordic', 'monochrome'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawTown,
}

/** Blocks of the colour between white streets, or pale blocks on a ground of it; water and parks are tones of it. */
function colourwayAround(hex: string, { isGround }: { readonly isGround: boolean }): Colourway | undefined {
  const ink = inkFromHex(hex)
  if (!ink) return undefined
  const tone = (lightness: number, chroma: number): string =>
    inkFromOklch({ ...ink, lightness, chroma: ink.chroma * chroma }).hex
  const isDeep = ink.lightness < 0.55
  if (isGround && isDeep)
    return { inks: [hex, tone(ink.lightness + 0.12, 0.9), tone(ink.lightness + 0.3, 0.8), tone(0.9, 0.4)], ground: 0 }
  if (isGround) return { inks: [hex, tone(0.97, 0.2), tone(0.6, 1), tone(0.42, 1)], ground: 0 }
  return { inks: ['#fbf9f3', hex, tone(0.86, 0.45), tone(isDeep ? 0.7 : 0.4, 0.8)], ground: 0 }
}

type Town = {
  readonly plan: Plan
  readonly random: Random
  readonly columns: number
  readonly rows: number
  /** Where avenues cross; over the edge of the period the same places again. */
  readonly crossing: (column: number, row: number) => Point
  readonly inks: MapInks
}

function drawTown(plan: Plan): Cloth {
  const random = plan.random.fork('town')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const across = fitCells(plan.widthMm, DISTRICT_MM * plan.scale)
  const down = fitCells(plan.heightMm, DISTRICT_MM * plan.scale)
  const [columns, rows] = [Math.max(2, across.count), Math.max(2, down.count)]
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const nudges = Array.from({ length: columns * rows }, () => [random.between(-0.2, 0.2), random.between(-0.2, 0.2)])
  const crossing = (column: number, row: number): Point => {
    const [dx, dy] = nudges[(((row % rows) + rows) % rows) * columns + (((column % columns) + columns) % columns)]
    return [(column + dx) * wide, (row + dy) * tall]
  }
  const town: Town = { plan, random, columns, rows, crossing, inks: mapInks(plan.cast) }
  const districts = Array.from({ length: rows * columns }, (_, at) => [at % columns, Math.floor(at / columns)] as const)
  for (const [column, row] of districts) layDistrict(cloth, town, column, row)
  layRiver(cloth, town)
  for (const [column, row] of districts) layAvenues(cloth, town, column, row)
  return cloth
}

/** Blocks between four avenues: halved across their longer side until they are no larger than a block; a few stay whole as parks. */
function layDistrict(cloth: Cloth, { plan, random, crossing, inks }: Town, column: number, row: number): void {
  const { scale } = plan
  const corners = [
    crossing(column, row),
    crossing(column + 1, row),
    crossing(column + 1, row + 1),
    crossing(column, row + 1),
  ]
  const blocks: Ring[] = []
  const yards: Ring[] = []
  const open: Plot[] = [corners.map((at) => ({ at, half: AVENUE_MM * scale }))]
  for (let plot = open.pop(); plot; plot = open.pop()) {
    const area = areaOf(plot) / scale ** 2
    const isPark = area < BLOCK_MM2 * 8 && area > BLOCK_MM2 * 2.4 && random.chance(0.07)
    if (!isPark && area > BLOCK_MM2 * random.between(0.75, 1.9)) {
      open.push(...halve(plot, random, STREET_MM * scale * (area > BLOCK_MM2 * 9 ? 1.5 : 1)))
      continue
    }
    const body = drawnIn(plot, 0)
    if (body.length < 3) continue
    if (isPark) layPark(cloth, inks, polygon(body), random, drawnIn(plot, 2.2 * scale))
    else {
      blocks.push(polygon(body))
      const yard = drawnIn(plot, 2.6 * scale)
      if (yard.length > 2 && areaOf(yard.map((at) => ({ at, half: 0 }))) > 14 * scale ** 2) yards.push(polygon(yard))
    }
  }
  if (blocks.length > 0) paintTogether(cloth, inks.block, blocks)
  if (yards.length > 0 && inks.yard !== inks.block) paintTogether(cloth, inks.yard, yards)
}

/** Lawn, and trees along its walks. */
function layPark(cloth: Cloth, inks: MapInks, body: Ring, random: Random, walk: readonly Point[]): void {
  paint(cloth, inks.park, body)
  const trees = walk.flatMap(([x, y], at) => {
    const [nextX, nextY] = walk[(at + 1) % walk.length]
    const steps = Math.max(1, Math.floor(Math.hypot(nextX - x, nextY - y) / 3.4))
    return Array.from({ length: steps }, (_, step): Ring => {
      const share = step / steps
      return circle(x + (nextX - x) * share, y + (nextY - y) * share, random.between(0.8, 1.25), 8)
    })
  })
  if (trees.length > 0) paintTogether(cloth, inks.tree, trees)
}

/** A river in slow bends from one edge to the same place at the other, between quays. */
function layRiver(cloth: Cloth, { plan, random, inks }: Town): void {
  const { widthMm, heightMm, scale } = plan
  const [start, phase] = [random.between(0, heightMm), random.between(0, TURN)]
  const [sway, ripple] = [heightMm * random.between(0.1, 0.16), heightMm * random.between(0.02, 0.05)]
  const points = Array.from({ length: 41 }, (_, at): Point => {
    const t = at / 40
    return [t * widthMm, start + sway * Math.sin(TURN * t + phase) + ripple * Math.sin(TURN * 3 * t)]
  })
  const first = points[1]
  const closed: Point[] = [...points, [first[0] + widthMm, first[1]]]
  const half = (t: number): number => 7.5 * scale * (1 + 0.12 * Math.sin(TURN * 2 * t * (41 / 40)))
  paint(
    cloth,
    plan.cast.ground,
    ribbon(closed, (t) => half(t) + 1.5 * scale),
  )
  paint(cloth, inks.water, ribbon(closed, half))
}

/** Bridges where avenues meet the river, the main roads' own line, and a round place here and there. */
function layAvenues(cloth: Cloth, { plan, random, crossing, inks }: Town, column: number, row: number): void {
  const { scale, cast } = plan
  const here = crossing(column, row)
  const ends = [crossing(column + 1, row), crossing(column, row + 1)]
  const road = (to: Point, half: number): Ring => ribbon([here, to], () => half)
  for (const to of ends) paint(cloth, cast.ground, road(to, AVENUE_MM * scale))
  if (row % 2 === 0) paint(cloth, inks.road, road(ends[0], AVENUE_MM * scale * 0.52))
  if (column % 2 === 1) paint(cloth, inks.road, road(ends[1], AVENUE_MM * scale * 0.52))
  if (!random.chance(0.4)) return
  const [x, y] = here
  paint(cloth, cast.ground, circle(x, y, 6.4 * scale))
  paint(cloth, inks.road, circle(x, y, 4.9 * scale), [circle(x, y, 3.9 * scale)])
  paint(cloth, inks.park, circle(x, y, 2.6 * scale))
}

type MapInks = {
  readonly block: number
  readonly yard: number
  readonly water: number
  readonly park: number
  readonly tree: number
  readonly road: number
}

/**
 * Hues in radians of OKLCH: water is the bluest of the inks, parks the greenest, roads the warmest; blocks are what
 * most resembles paper.
 */
const [BLUE, GREEN, AMBER] = [4.2, 2.4, 1.3]

function mapInks({ inks, figures, ground }: Cast): MapInks {
  const nearPaper = [...figures].sort(
    (one, other) =>
      Math.abs(inks[one].lightness - inks[ground].lightness) - Math.abs(inks[other].lightness - inks[ground].lightness),
  )
  const rest = nearPaper.length > 1 ? nearPaper.slice(1) : nearPaper
  const [block] = nearPaper
  const pick = (hue: number, pool: readonly number[]): number => {
    const far = (ink: number): number => -Math.cos(inks[ink].hue - hue) * Math.min(0.1, inks[ink].chroma)
    return pool.reduce((best, ink) => (far(ink) < far(best) ? ink : best), pool[0])
  }
  const water = pick(BLUE, rest)
  const dry = rest.filter((ink) => ink !== water)
  const park = dry.length > 0 ? pick(GREEN, dry) : block
  const ways = dry.filter((ink) => ink !== park)
  const road = ways.length > 0 ? pick(AMBER, ways) : water
  const spare = ways.filter((ink) => ink !== road)
  return { block, water, park, road, yard: spare[0] ?? block, tree: spare[1] ?? (park === block ? water : road) }
}
