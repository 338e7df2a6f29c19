import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 5.6
const CELLS_MOST = 28
const CELLS_LEAST = 9
/** Smaller dots are left out, because a printing screen cannot hold them. */
const RADIUS_LEAST_MM = 0.3

/** Tone 0..1 at a place given as shares of the period; each function is periodic. */
const tones: readonly ((x: number, y: number) => number)[] = [
  (_, y) => 0.5 - 0.5 * Math.cos(TURN * y),
  (x, y) => 0.5 - 0.5 * Math.cos(TURN * (x + y)),
  (x, y) => 0.25 * (2 + Math.cos(TURN * x) + Math.cos(TURN * y)),
  (x, y) => 0.5 + 0.5 * Math.cos(TURN * (y + 0.16 * Math.sin(TURN * 2 * x))),
  (x, y) => 0.25 * (2 + Math.cos(TURN * 2 * x) * Math.cos(TURN * 2 * y) + Math.cos(TURN * (x - y))),
]

/** A screen at 45° whose dots follow a tone by area (not by radius). */
export function drawHalftone(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)]
  const cellMm = Math.max(Math.min(CELL_MM * plan.scale, short / CELLS_LEAST), long / CELLS_MOST)
  const [columns, rows] = [fitCells(widthMm, cellMm), fitCells(heightMm, cellMm)]
  const tone = plan.random.fork('tone').pick(tones)
  const places = Array.from({ length: columns.count * rows.count * 2 }, (_, at) => {
    const [column, row] = [Math.floor(at / 2) % columns.count, Math.floor(at / 2 / columns.count)]
    return { x: (column + 0.25 + (at % 2) / 2) / columns.count, y: (row + 0.25 + (at % 2) / 2) / rows.count }
  })
  const mean = places.reduce((sum, { x, y }) => sum + tone(x, y), 0) / places.length
  const areaMm2 = (plan.coverage * columns.sizeMm * rows.sizeMm) / 2 / mean
  const dots = new Map<number, Ring[]>()
  for (const { x, y } of places) {
    const radius = Math.sqrt((tone(x, y) * areaMm2) / Math.PI)
    if (radius < RADIUS_LEAST_MM) continue
    const ink = inkAt(plan, tone, x, y)
    gather(dots, ink, [circle(x * widthMm, y * heightMm, radius, 8)])
  }
  for (const [ink, rings] of dots) paintScattered(cloth, ink, rings)
  return cloth
}

/** Inks change with the tone, the lightest tone in the last ink, so that the print grades from colour to colour. */
function inkAt({ cast }: Plan, tone: (x: number, y: number) => number, x: number, y: number): number {
  const step = Math.floor((1 - tone(x, y)) * 0.999 * cast.figures.length)
  return cast.figures[step]
}
