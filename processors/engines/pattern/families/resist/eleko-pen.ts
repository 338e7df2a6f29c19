import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'

/** What is painted into one square, which reaches from -1 to 1 both ways, y down: closed lines of paste. */
export type ElekoFigure = (random: Random) => Ring[]

/** Half the width of a line of the feather, and of a broad one. */
export const [FINE, BROAD] = [0.028, 0.05]

/** A straight line of paste through three points or more. */
export const stroke = (points: readonly Point[], half = FINE): Ring => ribbon(points, () => half)
/** A line of paste that bends through its points. */
export const bent = (points: readonly Point[], half = FINE): Ring => ribbon(curveThrough(points, 4), () => half)
/** A drop of paste. */
export const dot = (x: number, y: number, radius = 0.055): Ring => circle(x, y, radius, 8)
/** 0 … count − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
/** Places spread evenly from -far to far. */
export const spread = (count: number, far: number): number[] =>
  range(count).map((at) => -far + (2 * far * at) / (count - 1))

/** A circle drawn as a line, in short strokes that overlap. */
export const ringOf = (x: number, y: number, radius: number, half = FINE): Ring[] =>
  range(24).map((at) => {
    const [from, to] = [(at / 24) * TURN, ((at + 1.06) / 24) * TURN]
    return stroke([polar(x, y, radius, from), polar(x, y, radius, (from + to) / 2), polar(x, y, radius, to)], half)
  })

/** The four sides of a square, so far from the middle. */
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
