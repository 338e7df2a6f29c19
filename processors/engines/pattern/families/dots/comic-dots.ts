import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar, polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 5
/** Largest number of screen cells across the longer side. */
const CELLS_MOST = 44
const BURST_MM = 30
const RAYS = 13

/**
 * Comic book style: a screen of even dots with bursts that have a heavy outline and a shadow to the lower right; each
 * burst holds a smaller one, half of it in dots.
 */
export function drawComicDots(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('comic')
  const line = cast.line
  const bright = cast.figures.filter((ink) => ink !== line)
  const screen = bright[0] ?? line
  paintScattered(cloth, screen, screenDots(plan))
  const unit = Math.min(plan.scale, Math.min(widthMm, heightMm) / BURST_MM / 3.2)
  const area = (widthMm * heightMm) / 160 ** 2 / unit ** 2
  const bursts = packCircles(random.fork('bursts'), plan, [
    { radiusMm: BURST_MM * unit, most: Math.max(1, Math.round(3 * area)), gapMm: 5 * unit },
    { radiusMm: BURST_MM * 0.56 * unit, most: Math.max(1, Math.round(4 * area)), gapMm: 4 * unit },
    { radiusMm: BURST_MM * 0.3 * unit, most: Math.max(1, Math.round(8 * area)), gapMm: 3 * unit },
  ])
  const others = bright.length > 1 ? bright.slice(1) : [cast.ground]
  for (const [at, { x, y, radius, tier }] of bursts.entries()) {
    const own = random.fork(`burst ${at}`)
    const shape = burst(own, radius)
    const moved = (ring: Ring, share: number, dx = 0, dy = 0): Ring =>
      ring.map(([u, v, corner]) => [x + u * share + dx, y + v * share + dy, corner])
    paint(cloth, line, moved(shape, 1, radius * 0.09, radius * 0.1))
    paint(cloth, line, moved(shape, 1))
    paint(cloth, others[at % others.length], moved(shape, 0.9))
    if (tier === 2) continue
    paint(cloth, line, moved(shape, 0.66))
    paint(cloth, cast.ground, moved(shape, 0.58))
    paintScattered(cloth, screen, halfDots([x, y], radius * 0.34))
  }
  return cloth
}

/** A screen at 45° whose dots cover a third of the cloth by default. */
function screenDots({ widthMm, heightMm, scale, coverage, isDensityAsked }: Plan): Ring[] {
  const cellMm = Math.max(CELL_MM * scale, Math.max(widthMm, heightMm) / CELLS_MOST)
  const [columns, rows] = [fitCells(widthMm, cellMm), fitCells(heightMm, cellMm)]
  const share = isDensityAsked ? Math.min(0.6, coverage) : 0.3
  const radius = Math.sqrt((share * columns.sizeMm * rows.sizeMm) / 2 / Math.PI)
  return Array.from({ length: columns.count * rows.count * 2 }, (_, at) => {
    const [column, row] = [Math.floor(at / 2) % columns.count, Math.floor(at / 2 / columns.count)]
    const half = at % 2 ? 0.75 : 0.25
    return circle((column + half) * columns.sizeMm, (row + half) * rows.sizeMm, radius, 8)
  })
}

/** A star of points of unequal length around the origin. */
function burst(random: Random, radius: number): Ring {
  const start = random.between(0, TURN)
  return polygon(
    Array.from({ length: RAYS * 2 }, (_, at): Point => {
      const angle = start + ((at + random.between(-0.16, 0.16)) / RAYS / 2) * TURN
      return polar(0, 0, radius * (at % 2 ? random.between(0.62, 0.68) : random.between(0.88, 1)), angle)
    }),
  )
}

/** Dots that shrink from the lower right to nothing in the middle. */
function halfDots([x, y]: Point, reach: number): Ring[] {
  const step = reach / 3.2
  const rings: Ring[] = []
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const [dx, dy] = [(column + (row & 1 ? 0.5 : 0)) * step, row * step * 0.87]
      const depth = (dx + dy) / reach / 1.4
      const radius = step * 0.46 * depth
      if (Math.hypot(dx, dy) < reach && radius > 0.3) rings.push(circle(x + dx, y + dy, radius, 8))
    }
  return rings
}
