import type { Random } from '../../kit/chance/random.ts'
import { crossingsAt } from '../../kit/line/crossings.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'

export type Screen = {
  /** From dot to dot, in mm, along the screen's own rows, which lie at 45° as a printer's do. */
  readonly pitchMm: number
  /** Where the dots grow to, in radians. */
  readonly towards: number
  /** Dots of one size strewn by chance, denser instead of larger: a hand's stippling in place of a printer's screen. */
  readonly strewn?: Random
}

/** The largest dot against the pitch, and what is too small for a screen to hold; the share of an area that has no dots at all. */
const [DOT_MOST, DOT_LEAST, CLEAR] = [0.47, 0.13, 0.35]
/** Radius of a stippled dot against the pitch. */
const STIPPLE = 0.24
/** Rows of dots at most across one area. */
const ROWS_MOST = 46

/** The dots of a halftone inside a contour and outside its holes: none on one side, growing towards the other, each whole. */
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
      // Rows of the screen count from the cloth's corner, so that areas side by side share one screen.
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
  return rim.every((point) => isInside(outline, point) && !holes.some((hole) => isInside(hole, point)))
}

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  return crossingsAt(outline, y).filter((crossing) => crossing < x).length % 2 === 1
}
