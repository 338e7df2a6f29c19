import { describe, expect, test } from '@jest/globals'
import type { Joint } from '../../../../../../processors/engines/trace/fit/joints.ts'
import { type BridgeRule, priceOf } from '../../../../../../processors/engines/trace/fit/piece-price.ts'
import type { Piece } from '../../../../../../processors/engines/trace/fit/pieces.ts'
import { settleJoint } from '../../../../../../processors/engines/trace/fit/settle-joint.ts'

const RADIUS = 80
const COUNT = 121
const rule: BridgeRule = { tolerance: 0.2, pointError: 0.07, rounds: 8, linePrice: 6, curvePrice: 14, sharedErrors: 2 }

/** Points on half a circle; the angle of the point `index`. */
const angleOf = (index: number): number => (Math.PI * index) / (COUNT - 1)
const halfCircle = Float64Array.from({ length: 2 * COUNT }, (_, at) =>
  (at & 1) === 0 ? RADIUS * Math.cos(angleOf(at >> 1)) : RADIUS * Math.sin(angleOf(at >> 1)),
)

/** A joint near the circle: `off` pixels outside it, its tangent turned by `turn` radians. */
function jointAt(index: number, off = 0, turn = 0): Joint {
  const angle = angleOf(index)
  const [dx, dy] = [-Math.sin(angle + turn), Math.cos(angle + turn)]
  const radius = RADIUS + off
  return { index, x: radius * Math.cos(angle), y: radius * Math.sin(angle), forward: [dx, dy], backward: [-dx, -dy] }
}

/** The usual cubic between two joints of a circle. */
function arc(start: Joint, end: Joint): Piece {
  const length = (4 / 3) * Math.tan((angleOf(end.index) - angleOf(start.index)) / 4) * RADIUS
  const [dx, dy] = start.forward ?? [0, 0]
  const [backX, backY] = end.backward ?? [0, 0]
  const handles = [start.x + length * dx, start.y + length * dy, end.x + length * backX, end.y + length * backY]
  return { start, end, straight: false, handles }
}

describe('a smooth joint between two curves', () => {
  test('moves back to where both fit, with its tangent', () => {
    const joint = jointAt(66, 0.3, 0.03)
    const [before, behind] = [arc(jointAt(0), joint), arc(joint, jointAt(COUNT - 1))]
    const [one, other] = settleJoint(halfCircle, before, behind) ?? []
    if (!one || !other) throw new Error('the joint was not settled')
    const { x, y, forward } = one.end
    expect(other.start).toBe(one.end)
    expect(Math.hypot(x, y)).toBeCloseTo(RADIUS, 1)
    expect(Math.abs(x * (forward?.[0] ?? 1) + y * (forward?.[1] ?? 1)) / RADIUS).toBeLessThan(0.005)
    const costOf = (pieces: readonly Piece[]): number =>
      pieces.reduce((sum, piece) => sum + priceOf(halfCircle, piece, rule), 0)
    expect(costOf([one, other])).toBeLessThan(2 * rule.curvePrice + 2)
    expect(costOf([before, behind])).toBeGreaterThan(2 * rule.curvePrice + 20)
  })

  test('keeps the far ends and their tangents', () => {
    const joint = jointAt(55, -0.2, -0.02)
    const [one, other] = settleJoint(halfCircle, arc(jointAt(0), joint), arc(joint, jointAt(COUNT - 1))) ?? []
    if (!one || !other) throw new Error('the joint was not settled')
    expect([one.start.x, one.start.y, one.handles[0]]).toEqual([RADIUS, 0, expect.closeTo(RADIUS, 9)])
    expect([other.end.x, other.handles[2]]).toEqual([expect.closeTo(-RADIUS, 9), expect.closeTo(-RADIUS, 9)])
  })

  test('stays where a line or a corner ends there', () => {
    const [start, joint, end] = [jointAt(0), jointAt(60), jointAt(COUNT - 1)]
    const corner: Joint = { ...joint, forward: undefined, backward: undefined }
    const line: Piece = { start: joint, end, straight: true, handles: [] }
    expect(settleJoint(halfCircle, arc(start, joint), line)).toBeUndefined()
    expect(settleJoint(halfCircle, { ...arc(start, joint), end: corner }, arc(corner, end))).toBeUndefined()
  })
})

describe('the price of a line', () => {
  const points = Float64Array.from({ length: 42 }, (_, at) => ((at & 1) === 0 ? at : 0))
  const ends = (turn: number): readonly [Joint, Joint] => {
    const forward = [Math.cos(turn), Math.sin(turn)] as const
    const backward = [-forward[0], -forward[1]] as const
    return [
      { index: 0, x: 0, y: 0, forward, backward },
      { index: 20, x: 40, y: 0, forward: undefined, backward: undefined },
    ]
  }
  const costOf = ([start, end]: readonly [Joint, Joint]): number =>
    priceOf(points, { start, end, straight: true, handles: [] }, rule)

  test('is higher where it strays from the tangent of a smooth joint, as a side of the polygon of a curve', () => {
    expect(costOf(ends(0))).toBe(rule.linePrice)
    expect(costOf(ends(0.05))).toBeGreaterThan(rule.linePrice + 2)
    expect(costOf([{ ...ends(0.05)[0], forward: undefined }, ends(0)[1]])).toBe(rule.linePrice)
  })
})
