import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import type { Colourway, Plan } from '../family.ts'

const REPEAT_MM = 320
const COBBLE_MM = 32
const COBBLES_MOST = 900

/**
 * Customary colours: slate, chalk and flint on wet sand; granite setts in dark joints; fired clay, limestone and white
 * glaze.
 */
const colourways: Readonly<Record<string, Colourway>> = {
  pebbles: { inks: ['#d9cfbf', '#7d8388', '#b4b3ad', '#5a6067', '#a4917d', '#f1eee7'], ground: 0 },
  cobbles: { inks: ['#3d3d3f', '#7f8184', '#96958f', '#6a6d72', '#a9a294'], ground: 0 },
  bricks: { inks: ['#d3c8b8', '#a5523d', '#b5654a', '#8c4334', '#6e3a33', '#c98a68'], ground: 0 },
  ashlar: { inks: ['#4d473c', '#c9b996', '#b8a888', '#d9cdb0', '#a3977e', '#857b68'], ground: 0 },
  metro: { inks: ['#b9b7b0', '#f1eee6', '#f8f6f0', '#dcd8cd', '#c9c5ba'], ground: 0 },
}

/** Customary colours of stones; undefined for terrazzo chips. */
export function stoneColourway(asked: readonly unknown[]): Colourway | undefined {
  const kind = Object.keys(colourways).find((name) => asked.includes(name))
  return kind === undefined ? undefined : colourways[kind]
}

/** Rounded stones packed in four sizes, each with a lit side, some with a vein or flecks. */
export function drawPebbles(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('pebbles')
  const unit = plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const most = (count: number): number => Math.min(count * 4, Math.round(count * area))
  const sizes = [
    { radiusMm: 25 * unit, most: most(16), gapMm: 0.8 * unit, spread: 0.2 },
    { radiusMm: 14 * unit, most: most(60), gapMm: 0.7 * unit, spread: 0.25 },
    { radiusMm: 7 * unit, most: most(190), gapMm: 0.6 * unit, spread: 0.3 },
    { radiusMm: 3.2 * unit, most: most(420), gapMm: 0.5 * unit, spread: 0.3 },
  ]
  const rich = plan.coverage / 0.34
  packByFullness(random, cloth, sizes, rich).forEach(({ x, y, radius, tier, at }) => {
    const own = random.fork(`pebble ${at}`)
    const flat = own.between(0.68, 0.96)
    // Long stones share a direction and extend into the gaps beside them.
    const place = placeKnot({ x, y, turn: own.between(-0.5, 0.5) })
    const outline = roundedRing(own, radius * 1.06, radius * 1.06 * flat)
    layStone(cloth, plan, own, { outline, place, radius: radius * flat, at, isPlain: tier === 3 })
  })
  return cloth
}

/** Setts in rows with offset joints, each rounded and slightly different. */
export function drawCobbles(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('cobbles')
  const cellMm = Math.max(COBBLE_MM * plan.scale, Math.sqrt((plan.widthMm * plan.heightMm * 0.8) / COBBLES_MOST))
  const rows = fitCells(plan.heightMm, cellMm * 0.8, 2)
  const columns = fitCells(plan.widthMm, cellMm)
  for (let row = 0; row < rows.count; row++) {
    const joints = Array.from(
      { length: columns.count },
      (_, column) => (column + (row % 2) * 0.5 + random.between(-0.13, 0.13)) * columns.sizeMm,
    )
    joints.forEach((left, column) => {
      const right = column + 1 < joints.length ? joints[column + 1] : joints[0] + plan.widthMm
      const own = random.fork(`sett ${row} ${column}`)
      const [half, tall] = [(right - left) * 0.47, rows.sizeMm * own.between(0.44, 0.475)]
      const place = placeKnot({ x: (left + right) / 2, y: (row + 0.5) * rows.sizeMm, turn: own.between(-0.04, 0.04) })
      const at = row * columns.count + column
      layStone(cloth, plan, own, { outline: squaredRing(own, half, tall), place, radius: tall, at, isPlain: false })
    })
  }
  return cloth
}

type Stone = {
  readonly outline: readonly Point[]
  readonly place: (knot: Knot) => Knot
  readonly radius: number
  readonly at: number
  readonly isPlain: boolean
}

/** The shaded stone, its lit part and its vein or flecks. */
function layStone(cloth: Cloth, { cast }: Plan, random: Random, stone: Stone): void {
  const inks = cast.byLightness.filter((ink) => ink !== cast.ground)
  const ink = random.pick(inks)
  const shade = inks[Math.max(0, inks.indexOf(ink) - 1)]
  const put = (knots: readonly Knot[]): Ring => knots.map(stone.place)
  if (shade === ink || stone.isPlain) {
    paint(cloth, ink, put(stone.outline))
  } else {
    paint(cloth, shade, put(stone.outline))
    const lit = stone.outline.map(([x, y]): Point => [x * 0.92 - stone.radius * 0.05, y * 0.88 - stone.radius * 0.08])
    paint(cloth, ink, put(lit))
  }
  const mark = inks.find((other) => other !== ink && other !== shade) ?? shade
  if (!stone.isPlain && mark !== ink && random.chance(0.3)) paint(cloth, mark, put(vein(random, stone.radius)))
}

/** A quartz vein across a stone. */
function vein(random: Random, radius: number): Ring {
  const [lean, sway] = [random.between(-0.5, 0.5), random.between(-0.22, 0.22)]
  const half = Math.max(0.3, radius * 0.035)
  const at = (share: number): Point => [
    radius * share,
    radius * (lean * share * 0.7 + sway * Math.cos(share * 2)) - radius * 0.08,
  ]
  return ribbon([at(-0.78), at(-0.3), at(0.2), at(0.72)], (t) => half * (0.5 + Math.sin(Math.PI * t)))
}

/** An egg shape with a few flatter places. */
function roundedRing(random: Random, wide: number, tall: number): Point[] {
  const [two, three] = [random.between(0, TURN), random.between(0, TURN)]
  return Array.from({ length: 12 }, (_, at): Point => {
    const angle = (at / 12) * TURN
    const swell = 1.03 + 0.05 * Math.sin(2 * angle + two) + 0.045 * Math.sin(3 * angle + three)
    return [Math.cos(angle) * wide * swell, Math.sin(angle) * tall * swell]
  })
}

/** A squared stone with worn corners. */
function squaredRing(random: Random, wide: number, tall: number): Point[] {
  return Array.from({ length: 16 }, (_, at): Point => {
    const angle = ((at + 0.5) / 16) * TURN
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = random.between(0.96, 1.03) / (Math.abs(cos) ** 4 + Math.abs(sin) ** 4) ** 0.25
    return [cos * wide * reach, sin * tall * reach]
  })
}
