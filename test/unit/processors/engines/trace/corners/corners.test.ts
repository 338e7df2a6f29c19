// Corners are where a boundary turns sharply and no smooth curve explains the turn.
import { describe, expect, test } from '@jest/globals'
import { findCorners } from '../../../../../../processors/engines/trace/corners/corners.ts'

const rule = { angleDegrees: 35, missPixels: 0.2, areaMax: 1 }
const SIDE = 20

/** Places a pixel apart round a square, which begins `shift` places on; its corners are places themselves. */
function squareFrom(shift: number): Float64Array {
  return Float64Array.from({ length: 8 * SIDE }, (_, at) => {
    const along = ((at >> 1) + shift) % (4 * SIDE)
    const [side, reach] = [Math.floor(along / SIDE), along % SIDE]
    const [x, y] = [
      [reach, 0],
      [SIDE, reach],
      [SIDE - reach, SIDE],
      [0, SIDE - reach],
    ][side]
    return at % 2 === 0 ? x : y
  })
}

describe('corners', () => {
  // Arms leave out what is nearest, so that the place before a corner turns as sharply, and of the two the first
  // stands.
  test('of a square are its four, wherever the ring begins', () => {
    expect(findCorners(squareFrom(7), 'closed', rule)).toEqual([12, 32, 52, 72])
    expect(findCorners(squareFrom(0), 'closed', rule)).toEqual([19, 39, 59, 79])
    expect(findCorners(squareFrom(18), 'closed', rule)).toEqual([1, 21, 41, 61])
  })

  test('of a line are none of its ends', () => {
    expect(findCorners(squareFrom(0).subarray(0, 2 * SIDE + 20), 'open', rule)).toEqual([19])
  })

  test('are no places of a small circle, which turns as sharply', () => {
    const circle = Float64Array.from({ length: 44 }, (_, at) => {
      const turn = ((at >> 1) * 2 * Math.PI) / 22
      return 10 + 3.5 * (at % 2 === 0 ? Math.cos(turn) : Math.sin(turn))
    })
    expect(findCorners(circle, 'closed', rule)).toEqual([])
  })
})
