import { ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Placing, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Sign } from './stroke.ts'

/** The bodies of a sign's strokes with round ends, at a place; `half` is half a stroke's width in mm. */
export function strokesOf(sign: Sign, half: number, placing: Placing & { readonly size: number }): Ring[] {
  const place = placeKnot(placing)
  return sign.flatMap(({ points, isRound }) => {
    const line = isRound ? curveThrough(points, 3) : points
    const narrow = half / placing.size
    const ends = [line[0], line[line.length - 1]].map(([x, y]): Ring => circle(x, y, narrow, 8))
    const joints = isRound ? [] : points.slice(1, -1).map(([x, y]): Ring => circle(x, y, narrow, 8))
    const bars = isRound
      ? [ribbon(line, () => narrow)]
      : points.slice(1).map((to, at): Ring => ribbon([points[at], to] as Point[], () => narrow))
    return [...bars, ...ends, ...joints].map((ring) => ring.map(place))
  })
}
