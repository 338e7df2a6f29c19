import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'

/** Figure of one square, as closed lines of paste in coordinates from -1 to 1, y downwards. */
export type ElekoFigure = (random: Random) => Ring[]

/** Half widths of a fine and of a broad line. */
export const [FINE, BROAD] = [0.028, 0.05]

/** A straight polyline of paste. */
export const stroke = (points: readonly Point[], half = FINE): Ring => ribbon(points, () => half)
/** A curve of paste through its points. */
export const bent = (points: readonly Point[], half = FINE): Ring => ribbon(curveThrough(points, 4), () => half)
/** A drop of paste. */
export const dot = (x: number, y: number, radius = 0.055): Ring => circle(x, y, radius, 8)
/** 0 … count − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
/** Evenly spaced values from -far to far. */
export const spread = (count: number, far: number): number[] =>
  range(count).map((at) => -far + (2 * far * at) / (count - 1))

/** A circle as a line of short overlapping strokes. */
export const ringOf = (x: number, y: number, radius: number, half = FINE): Ring[] =>
  range(24).map((at) => {
    const [from, to] = [(at / 24) * TURN, ((at + 1.06) / 24) * TURN]
    return stroke([polar(x, y, radius, from), polar(x, y, radius, (from + to) / 2), polar(x, y, radius, to)], half)
  })

/** The four sides of a square at a distance from its centre. */
export const frame = (far: number, half = FINE): Ring[] => [
  stroke(
    [
      [-far - half, -far],
      [0, -far],
      [far + half, -far],
    ],
    half,
  ),
  stroke(
    [
      [-far - half, far],
      [0, far],
      [far + half, far],
    ],
    half,
  ),
  stroke(
    [
      [-far, -far],
      [-far, 0],
      [-far, far],
    ],
    half,
  ),
  stroke(
    [
      [far, -far],
      [far, 0],
      [far, far],
    ],
    half,
  ),
]
