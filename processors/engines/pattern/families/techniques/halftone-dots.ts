import type { Random } from '../../kit/chance/random.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { isInsidePolygon } from '../../kit/line/polygon.ts'

export type Screen = {
  /** Distance between dots in mm along the screen's own rows, which lie at 45° as in print. */
  readonly pitchMm: number
  /** Direction in radians in which the dots grow. */
  readonly towards: number
  /** Dots of one size scattered at random, denser instead of larger: stippling instead of a printer's screen. */
  readonly strewn?: Random
}

/** Radii of the largest and the smallest dot relative to the pitch, and the share of an area without dots. */
const [DOT_MOST, DOT_LEAST, CLEAR] = [0.47, 0.13, 0.35]
/** Radius of a stippled dot relative to the pitch. */
const STIPPLE = 0.24
/** Largest number of rows of dots across one area. */
const ROWS_MOST = 46

/**
 * The halftone dots that lie wholly inside a contour and outside its holes; none on one side, growing towards the
 * other.
 */
export function halftoneDots(ring: Ring, holes: readonly Ring[], { pitchMm, towards, strewn }: Screen): Ring[] {
  const outline = silhouette(ring)
  const open = holes.map(silhouette)
  const { left, right, top, bottom } = boxOf([outline])
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.hypot(right - left, bottom - top) / 2
  const pitch = Math.max(pitchMm, (2 * reach) / ROWS_MOST)
  const count = Math.ceil(reach / pitch) + 1
  const dots: Ring[] = []
  for (let row = -count; row <= count; row++)
    for (let column = -count; column <= count; column++) {
      // Rows are counted from the cloth's origin, so that adjacent areas share one screen.
      const [x, y] = [
        snap(middleX, pitch) + ((column - row) * pitch) / Math.SQRT2,
        snap(middleY, pitch) + ((column + row) * pitch) / Math.SQRT2,
      ]
      const along = ((x - middleX) * Math.cos(towards) + (y - middleY) * Math.sin(towards)) / reach
      const share = ((along + 1) / 2 - CLEAR) / (1 - CLEAR)
      const radius = pitch * (strewn ? STIPPLE : DOT_MOST * Math.sqrt(Math.max(0, share)))
      const isLeftOut = strewn ? strewn.next() > share : radius < pitch * DOT_LEAST
      const [dx, dy] = strewn ? [strewn.between(-0.4, 0.4) * pitch, strewn.between(-0.4, 0.4) * pitch] : [0, 0]
      if (!isLeftOut && holdsDisc([outline, ...open], x + dx, y + dy, radius))
        dots.push(circle(x + dx, y + dy, radius, 8))
    }
  return dots
}

function snap(place: number, pitch: number): number {
  const step = pitch * Math.SQRT2
  return Math.round(place / step) * step
}

function holdsDisc([outline, ...holes]: readonly Point[][], x: number, y: number, radius: number): boolean {
  const rim = [0, 1, 2, 3, 4, 5].map((at) => polar(x, y, radius, (at * TURN) / 6))
  return rim.every((point) => isInsidePolygon(outline, point) && !holes.some((hole) => isInsidePolygon(hole, point)))
}
