import { describe, expect, test } from '@jest/globals'
import { freeJoint } from '../../../../../../processors/engines/trace/fit/joints.ts'
import { meetLines } from '../../../../../../processors/engines/trace/fit/meet-lines.ts'
import type { Piece } from '../../../../../../processors/engines/trace/fit/pieces.ts'

/** Straight pieces through places, with a point of the run at each of them. */
function sidesThrough(places: readonly (readonly [number, number])[]) {
  const points = Float64Array.from(places.flat())
  const joints = places.map((_, index) => freeJoint(points, index))
  const pieces = joints.slice(1).map((end, i): Piece => ({ start: joints[i], end, straight: true, handles: [] }))
  return { points, pieces }
}

describe('a short side between two long ones', () => {
  test('is a corner that pixels rounded off where both long sides run towards it', () => {
    const { points, pieces } = sidesThrough([
      [0, 0],
      [19.3, 0],
      [20, 0.7],
      [20, 30],
    ])
    const [one, other, ...rest] = meetLines(points, pieces) ?? []
    expect(rest).toEqual([])
    expect([one.end.x, one.end.y]).toEqual([20, expect.closeTo(0, 9)])
    expect(other.start).toBe(one.end)
    expect([one.start.x, other.end.y]).toEqual([0, 30])
  })

  test('stays where it is long enough to be drawn on purpose', () => {
    const { points, pieces } = sidesThrough([
      [0, 0],
      [17, 0],
      [20, 3],
      [20, 30],
    ])
    expect(meetLines(points, pieces)).toBeUndefined()
  })

  test('stays where the long sides hardly turn, or meet far away', () => {
    const step = sidesThrough([
      [0, 0],
      [20, 0],
      [20.5, 1],
      [40, 1],
    ])
    expect(meetLines(step.points, step.pieces)).toBeUndefined()
    const stroke = sidesThrough([
      [0, 0],
      [20, 4.2],
      [20, 6.2],
      [0, 10.4],
    ])
    expect(meetLines(stroke.points, stroke.pieces)).toBeUndefined()
  })
})
