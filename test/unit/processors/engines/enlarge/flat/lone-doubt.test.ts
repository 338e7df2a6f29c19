import { expect, test } from '@jest/globals'
import { dropLoneDoubt } from '../../../../../../processors/engines/enlarge/flat/lone-doubt.ts'

const SIDE = 100

/** Full trust but for the given pixels, each as [x, y]. */
function doubtedAt(places: readonly (readonly [number, number])[]): Float32Array {
  const trust = new Float32Array(SIDE * SIDE).fill(1)
  for (const [x, y] of places) trust[y * SIDE + x] = 0.4
  return trust
}

function dropDoubt(trust: Float32Array, wraps: boolean): Float32Array {
  const dropped = trust.slice()
  const samples = new Uint8Array(SIDE * SIDE)
  dropLoneDoubt(
    { samples, width: SIDE, height: SIDE, channels: 1, hasAlpha: false, wrap: { x: wraps, y: wraps } },
    dropped,
  )
  return dropped
}

const fully = doubtedAt([])
const square = (left: number, top: number, side: number): readonly (readonly [number, number])[] =>
  Array.from({ length: side ** 2 }, (_, k) => [(left + (k % side)) % SIDE, (top + Math.floor(k / side)) % SIDE])

test('a doubted pixel that stands alone is trusted, at an edge and in a corner as well', () => {
  for (const wraps of [false, true])
    for (const place of [
      [50, 50],
      [0, 47],
      [99, 99],
    ] as const)
      expect(dropDoubt(doubtedAt([place]), wraps)).toEqual(fully)
})

test('three by three doubted pixels stay doubted', () => {
  const trust = doubtedAt(square(40, 40, 3))
  expect(dropDoubt(trust, false)).toEqual(trust)
})

test('on a repeat doubt is counted around the edges', () => {
  const trust = doubtedAt(square(98, 98, 3))
  expect(dropDoubt(trust, true)).toEqual(trust)
  expect(dropDoubt(trust, false)).toEqual(fully)
})
