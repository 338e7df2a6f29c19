import { expect, test } from '@jest/globals'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { evenGaps } from '../../../../../../../processors/engines/pattern/kit/place/even-gaps.ts'
import { blockLattice } from '../../../../../../../processors/engines/pattern/kit/place/lattice.ts'

const area = { widthMm: 100, heightMm: 100, lattice: blockLattice }
const wish = { rounds: 12, gapMm: 4 }

const square = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

test('two things that lie close move until the gaps on both sides of them are about equal, over the edge too', () => {
  const ways = evenGaps(area, [[square(20, 50, 10)], [square(44, 50, 10)]], wish)
  const apart = 44 + ways[1][0] - 20 - ways[0][0]
  expect(Math.abs(apart - 50)).toBeLessThan(4)
})

test('what is large is left as much ground round it as what is small', () => {
  const ways = evenGaps(area, [[square(30, 50, 20)], [square(56, 50, 5)]], wish)
  const before = 56 + ways[1][0] - 5 - (30 + ways[0][0] + 20)
  const after = 100 - 40 - 10 - before
  expect(Math.abs(before - after)).toBeLessThan(8)
})

test('mirrored things keep the places that their images were given room for', () => {
  const images = [[1, 0, 0, 1, 0, 0] as const, [-1, 0, 0, 1, 1, 0] as const]
  const mirrored = { ...area, lattice: { order: 2, step: 0, images } }
  expect(evenGaps(mirrored, [[square(20, 50, 5)], [square(30, 50, 5)]], wish)).toEqual([
    [0, 0],
    [0, 0],
  ])
})
