// Boundaries beside their true place, told by what they leave of the picture.
import { describe, expect, it } from '@jest/globals'
import type { Inks } from '../../../../../../processors/engines/enlarge/flat/find-inks.ts'
import { settleOutline } from '../../../../../../processors/engines/enlarge/flat/settle-outline.ts'
import type { BoundaryPiece } from '../../../../../../processors/engines/trace/trace-boundaries.ts'

const SIZE = 16
const inks = { colours: Float32Array.of(40, 240) } as unknown as Inks
const BEYOND = 255
const straight = { isStraight: true, startsAtCorner: true, isFirst: false }

/** Share of a pixel right of `x` and below `y`, whose ink is the light one. */
const covered = (pixel: number, x: number, y: number): number => {
  const share = (from: number, at: number): number => Math.min(1, Math.max(0, from + 1 - at))
  return share(pixel % SIZE, x) * share(Math.floor(pixel / SIZE), y)
}

type Place = readonly [x: number, y: number]

/** The edge of a light rectangle whose upper left corner lies at a place, from below to the right. */
function edgeAt([x, y]: Place): BoundaryPiece[] {
  const sides = { left: 0, right: 1, ...straight }
  return [
    { ...sides, points: [x, SIZE, x, y], startsAtCorner: false },
    // The ends of pieces that meet differ by rounding.
    { ...sides, points: [x + 1e-14, y, SIZE, y] },
  ]
}

/** Ends of the pieces after three rounds, which began with the edge at `from` in a picture where it is at `to`. */
function settled(from: Place, to: Place): readonly (readonly number[])[] {
  const grid = {
    samples: new Uint8Array(SIZE * SIZE),
    width: SIZE,
    height: SIZE,
    channels: 1,
    hasAlpha: false,
    wrap: { x: false, y: false },
  } as const
  const frame: BoundaryPiece[] = [
    { left: BEYOND, right: 1, points: [from[0], SIZE, SIZE, SIZE], ...straight },
    { left: 1, right: BEYOND, points: [SIZE, from[1], SIZE, SIZE], ...straight },
  ]
  let pieces: readonly BoundaryPiece[] = [...edgeAt(from), ...frame]
  for (let round = 0; round < 3; round++) {
    const [x, y] = pieces[1].points
    const rest = new Float32Array(SIZE * SIZE)
    for (let pixel = 0; pixel < rest.length; pixel++) rest[pixel] = 200 * (covered(pixel, ...to) - covered(pixel, x, y))
    pieces = settleOutline(pieces, grid, inks, rest)
  }
  return pieces.map(({ points }) => points)
}

describe('settling boundaries on a picture', () => {
  it('moves lines to where the picture has them, and their corner to where they meet', () => {
    const [upright, level] = settled([4.1, 5.7], [4.4, 5.5])
    expect(upright[2]).toBeCloseTo(4.4, 2)
    expect(upright[3]).toBeCloseTo(5.5, 2)
    expect(level.slice(0, 2)).toEqual(upright.slice(2))
  })

  it('lets ends slide along the frame', () => {
    const [upright, level] = settled([4.1, 5.7], [4.4, 5.5])
    expect(upright.slice(0, 2)).toEqual([expect.closeTo(4.4, 2), expect.closeTo(16, 4)])
    expect(level.slice(2)).toEqual([expect.closeTo(16, 4), expect.closeTo(5.5, 2)])
  })

  it('leaves edges be that leave nothing', () => {
    const [upright, level] = settled([4.3, 5.7], [4.3, 5.7])
    for (const [i, value] of [4.3, 16, 4.3, 5.7].entries()) expect(upright[i]).toBeCloseTo(value, 6)
    for (const [i, value] of [4.3, 5.7, 16, 5.7].entries()) expect(level[i]).toBeCloseTo(value, 6)
  })
})
