// Boundaries as the tracer rounds and cuts them, and what they are with square corners.
import { describe, expect, it } from '@jest/globals'
import { squareCorners } from '../../../../../../processors/engines/enlarge/flat/square-corners.ts'
import { BEYOND, type BoundaryPiece } from '../../../../../../processors/engines/trace/trace-boundaries.ts'

type Part = { readonly points: readonly number[]; readonly startsAtCorner?: boolean }

/** One boundary of these parts; those of two points are lines. */
const boundary = (parts: readonly Part[], left = 0): BoundaryPiece[] =>
  parts.map(({ points, startsAtCorner = true }, k) => ({
    left,
    right: 1,
    points,
    isStraight: points.length === 4,
    startsAtCorner,
    isFirst: k === 0,
  }))

/** Points on a circle around (20, 20) between two angles, radians. */
const arc = (radius: number, from: number, to: number): readonly number[] =>
  Array.from({ length: 13 }, (_, k) => from + ((to - from) * k) / 12).flatMap((angle) => [
    20 + radius * Math.cos(angle),
    20 + radius * Math.sin(angle),
  ])

const endsOf = (pieces: readonly BoundaryPiece[]) =>
  pieces.map(({ points }) => [...points.slice(0, 2), ...points.slice(-2)])

/** A box from (10, 10) to (30, 30) one of whose corners is cut off. */
const cutBox = boundary([
  { points: [10, 10, 29, 10] },
  { points: [29, 10, 30, 11] },
  { points: [30, 11, 30, 30] },
  { points: [30, 30, 10, 30] },
  { points: [10, 30, 10, 10] },
])

describe('square corners', () => {
  it('are where two lines meet that a short cut kept apart', () => {
    const { pieces, squarings } = squareCorners(cutBox)
    expect(endsOf(pieces)).toEqual([
      [10, 10, 30, 10],
      [30, 10, 30, 30],
      [30, 30, 10, 30],
      [10, 30, 10, 10],
    ])
    expect(squarings.map(({ piece }) => piece)).toEqual([1])
  })

  it('are found across the place where a closed boundary begins', () => {
    const rotated = [...cutBox.slice(1), cutBox[0]].map((piece, k) => ({ ...piece, isFirst: k === 0 }))
    const { pieces } = squareCorners(rotated)
    expect(endsOf(pieces)).toContainEqual([10, 10, 30, 10])
    expect(pieces.map(({ isFirst }) => isFirst)).toEqual([true, false, false, false])
  })

  it('are drawn for a curve that is nearly two lines', () => {
    const rounded = [10, 20, 18.8, 20, 19.8, 20.2, 20, 21.2, 20, 28]
    const { pieces } = squareCorners(boundary([{ points: rounded }, { points: [20, 28, 10, 20] }]))
    expect(pieces).toHaveLength(3)
    expect(pieces.every(({ isStraight, startsAtCorner }) => isStraight && startsAtCorner)).toBe(true)
  })

  it('are not made of what is round all along, small or large', () => {
    for (const radius of [1.3, 1.6, 2, 3, 5, 12]) {
      const thirds = [0, 1, 2].map((k) => ({
        points: arc(radius, (k * 2 * Math.PI) / 3, ((k + 1) * 2 * Math.PI) / 3),
        startsAtCorner: false,
      }))
      const disc = boundary(thirds)
      expect(squareCorners(disc)).toEqual({ pieces: disc, squarings: [] })
    }
  })

  it('leave a boundary out of a short end, but not where it ends, which other boundaries share', () => {
    const open = boundary([{ points: [10, 10, 20, 10] }, { points: [20, 10, 21, 11] }])
    expect(endsOf(squareCorners(open).pieces)).toEqual([[10, 10, 21, 11]])
    const begun = boundary([{ points: [9, 9, 10, 10] }, { points: [10, 10, 20, 10] }])
    expect(endsOf(squareCorners(begun).pieces)).toEqual([[9, 9, 20, 10]])
  })

  it('are left as they were traced where they are not kept, and along the frame', () => {
    expect(squareCorners(cutBox, () => false)).toEqual({ pieces: cutBox, squarings: [] })
    const frame = cutBox.map((piece) => ({ ...piece, left: BEYOND }))
    expect(squareCorners(frame)).toEqual({ pieces: frame, squarings: [] })
  })
})
