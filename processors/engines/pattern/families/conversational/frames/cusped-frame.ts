import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { circle, rectangle } from '../../../kit/line/outline.ts'
import { type Frame, type FramePlace, lineOf } from './frame.ts'

/** Niches of Mughal palaces, set in rows: a cusped arch on slender jambs, flowers in its spandrels, a plinth at its foot. */
export const cuspedFrame: Frame = {
  wideMm: 80,
  tallMm: 116,
  shift: 'none',
  seat: { y: 0.12, wide: 0.68, tall: 0.64, round: 4, stands: true },
  alternates: 'never',
  draw: drawNiche,
}

/** Of half a cell: the jambs stand so far out, the arch springs so high above the middle, and its point is as high as this. */
const [JAMB, SPRING, POINT] = [0.8, 0.16, 0.84] as const
/** Cusps from the jamb to the point, and how far each hollows the arch. */
const CUSPS = 4
/** Of half a cell, from its middle down: where the plinth begins. */
const FLOOR = 0.8

function drawNiche(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm: half, halfTallMm: tall, inks } = place
  const { metal, fine, quiet, ground } = inks
  const line = lineOf(place)
  const panel = (inset: number): Ring =>
    rectangle(x - half + inset, y - tall + inset, (half - inset) * 2, (tall - inset) * 2)
  paint(cloth, metal, panel(0))
  paint(cloth, quiet, panel(line * 1.6))
  for (const side of [-1, 1] as const) drawSpandrel(cloth, [x + side * half * 0.7, y - tall * 0.79], half * 0.16, place)
  for (const [ink, inset] of [
    [metal, -line * 2.6],
    [ground, -line],
    [fine, line * 2.2],
    [ground, line * 3.1],
  ] as const)
    paint(cloth, ink, nicheRing(place, inset))
  // A plinth with a lotus moulding.
  const floor = y + FLOOR * tall
  paint(cloth, metal, rectangle(x - half * 0.94, floor, half * 1.88, line * 1.8))
  const petals = 11
  const wide = (half * 1.84) / petals
  paintTogether(
    cloth,
    fine,
    Array.from({ length: petals }, (_, at): Ring => {
      const left = x - half * 0.92 + at * wide
      const [top, foot] = [floor + line * 3, y + tall - line * 3.4]
      return [
        [left + wide * 0.12, top, 1],
        [left + wide * 0.88, top, 1],
        [left + wide * 0.86, (top + foot) / 2],
        [left + wide * 0.5, foot, 1],
        [left + wide * 0.14, (top + foot) / 2],
      ]
    }),
  )
}

/** The opening of a niche: straight jambs, and cusps that climb to a point; `inset` mm smaller. */
function nicheRing({ x, y, halfWideMm: half, halfTallMm: tall }: FramePlace, inset: number): Ring {
  const jamb = half * JAMB - inset
  const spring = y - tall * SPRING
  const rise = tall * (POINT - SPRING) - inset * 1.4
  const foot = y + tall * FLOOR
  // Where cusps meet, on the line of a pointed arch.
  const tip = (share: number): Point => {
    const angle = (share * Math.PI) / 2
    return [jamb * Math.cos(angle) ** 0.92, rise * Math.sin(angle) ** 1.05]
  }
  const side = Array.from({ length: CUSPS }, (_, at): Knot[] => {
    const [[x0, y0], [x1, y1]] = [tip(at / CUSPS), tip((at + 1) / CUSPS)]
    const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const [dx, dy] = [x1 - x0, y1 - y0]
    const isLast = at === CUSPS - 1
    // The last sweeps up into the point, the others bulge outwards.
    const bulge = isLast ? -0.16 : 0.44
    const pulled: Knot = [middleX + dy * bulge, middleY - dx * bulge]
    const end: Knot = [x1, y1, 1]
    return [pulled, end]
  }).flat()
  const right = side.map(([dx, dy, corner]): Knot => (corner ? [x + dx, spring - dy, 1] : [x + dx, spring - dy]))
  const left = side
    .slice(0, -1)
    .toReversed()
    .map(([dx, dy, corner]): Knot => (corner ? [x - dx, spring - dy, 1] : [x - dx, spring - dy]))
  return [[x + jamb, foot, 1], [x + jamb, spring, 1], ...right, ...left, [x - jamb, spring, 1], [x - jamb, foot, 1]]
}

/** A rosette of six petals in the corner over the arch. */
function drawSpandrel(cloth: Cloth, [x, y]: Point, radius: number, { inks }: FramePlace): void {
  const petals = Array.from({ length: 6 }, (_, at): Ring => {
    const angle = (at * Math.PI) / 3
    return circle(x + radius * 0.56 * Math.cos(angle), y + radius * 0.56 * Math.sin(angle), radius * 0.4, 8)
  })
  paintTogether(cloth, inks.metal, petals)
  paint(cloth, inks.ground, circle(x, y, radius * 0.3, 8))
}
