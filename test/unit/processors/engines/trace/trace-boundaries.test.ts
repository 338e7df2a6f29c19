// Boundaries alone, without layers: where a drawn shape has its corners, and what lies on which side of it.
import { describe, expect, it } from '@jest/globals'
import { BEYOND, traceBoundaries } from '../../../../../processors/engines/trace/trace-boundaries.ts'

const SIZE = 40
const inks = [
  [240, 240, 240],
  [20, 60, 120],
] as const

/** A box from `from` to `to` both ways, each pixel as much of it as it covers. */
function boxPicture(from: number, to: number) {
  const covered = (at: number): number => Math.max(0, Math.min(at + 1, to) - Math.max(at, from))
  const data = Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, i) => {
    const pixel = i >> 2
    const share = covered(pixel % SIZE) * covered(Math.floor(pixel / SIZE))
    return (i & 3) === 3 ? 255 : Math.round(inks[0][i & 3] + share * (inks[1][i & 3] - inks[0][i & 3]))
  })
  return { data, width: SIZE, height: SIZE }
}

const trace = (picture: ReturnType<typeof boxPicture>, wraps = false) =>
  traceBoundaries(picture, { inks, wraps, detail: 75, tolerancePx: 0.01 }, async () => {})

describe('boundaries', () => {
  it('of a box between pixels are four lines that meet in its corners', async () => {
    const pieces = (await trace(boxPicture(10.3, 28.6))).filter(
      ({ left, right }) => left !== BEYOND && right !== BEYOND,
    )
    expect(pieces.map(({ isStraight, startsAtCorner }) => isStraight && startsAtCorner)).toEqual([
      true,
      true,
      true,
      true,
    ])
    for (const { points } of pieces)
      for (const place of points) expect(Math.min(Math.abs(place - 10.3), Math.abs(place - 28.6))).toBeLessThan(0.05)
  })

  it('have the box on one side and its ground on the other, whichever way they are walked', async () => {
    for (const { left, right, points } of await trace(boxPicture(10.3, 28.6))) {
      const [fromX, fromY, toX, toY] = points
      if (left === BEYOND || right === BEYOND || fromY === toY || Math.abs(fromX - toX) > 1) continue
      const east = fromY < toY ? left : right
      expect(east).toBe(fromX < SIZE / 2 ? 1 : 0)
    }
  })

  it('of a repeat are cut where its tile ends', async () => {
    const rolled = boxPicture(10.3, 28.6)
    const { data } = rolled
    const moved = Uint8Array.from(data, (_, i) => data[(((i >> 2) + 20) % (SIZE * SIZE)) * 4 + (i & 3)])
    for (const { points } of await trace({ ...rolled, data: moved }, true))
      for (const place of points) {
        expect(place).toBeGreaterThan(-0.01)
        expect(place).toBeLessThan(SIZE + 0.01)
      }
  })
})
