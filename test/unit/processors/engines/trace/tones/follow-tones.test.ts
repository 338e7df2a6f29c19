import { describe, expect, test } from '@jest/globals'
import type { Curve } from '../../../../../../processors/engines/trace/fit/curve.ts'
import { flattenRing } from '../../../../../../processors/engines/trace/fit/flatten.ts'
import { followTones } from '../../../../../../processors/engines/trace/tones/follow-tones.ts'
import { joinTones, type WalkedTones } from '../../../../../../processors/engines/trace/tones/join-tones.ts'

const rule = { curves: true, rounds: 3 }

type Places = readonly (readonly [number, number])[]

function walk(places: Places, looseness = 1, forward = true): WalkedTones {
  const [first, last] = [places[0], places[places.length - 1]]
  const [start, end] = forward ? [first, last] : [last, first]
  const inner = places.slice(1, -1)
  const points = Float64Array.from((forward ? inner : inner.toReversed()).flat())
  return { path: { points, start, end, closed: false, looseness }, forward }
}

function follow(walked: readonly WalkedTones[], tolerance: number, own = rule): Curve {
  return followTones(joinTones(walked, false, tolerance), own)
}

const wave = Array.from({ length: 61 }, (_, i): [number, number] => [i, 8 * Math.sin(i / 9)])

/** Corners of a curve as a polygon, its end included. */
function placesOn(curve: Curve): number[] {
  return [...flattenRing([curve], 0.01), ...curve.coords.slice(-2)]
}

function farthestFrom(places: Places, drawn: readonly number[]): number {
  let most = 0
  for (const [ownX, ownY] of places) {
    let least = Number.POSITIVE_INFINITY
    for (let j = 0; j + 3 < drawn.length; j += 2) {
      const [x, y, dx, dy] = [drawn[j], drawn[j + 1], drawn[j + 2] - drawn[j], drawn[j + 3] - drawn[j + 1]]
      const along = ((ownX - x) * dx + (ownY - y) * dy) / (dx * dx + dy * dy || 1)
      const t = Math.max(0, Math.min(1, along))
      least = Math.min(least, Math.hypot(ownX - x - t * dx, ownY - y - t * dy))
    }
    most = Math.max(most, least)
  }
  return most
}

describe('following the boundary of a tone', () => {
  test('a wave takes a few curves that keep within the tolerance of every place', () => {
    const curve = follow([walk(wave)], 0.2)
    expect(curve.straight.length).toBeLessThanOrEqual(5)
    expect(farthestFrom(wave, placesOn(curve))).toBeLessThan(0.25)
    expect(curve.coords.slice(-2)).toEqual(wave[60])
  })

  test('a straight boundary is one line', () => {
    const curve = follow([walk(Array.from({ length: 30 }, (_, i) => [i, i / 3]))], 0.2)
    expect(curve.straight).toEqual([true])
  })

  test('a small ring keeps its area', () => {
    const ring = Array.from({ length: 13 }, (_, i): [number, number] => [
      5 + 2 * Math.cos((i * Math.PI) / 6),
      5 + 2 * Math.sin((i * Math.PI) / 6),
    ])
    const drawn = placesOn(follow([walk(ring)], 0.3))
    let twice = 0
    for (let i = 0; i + 3 < drawn.length; i += 2) twice += drawn[i] * drawn[i + 3] - drawn[i + 2] * drawn[i + 1]
    expect(Math.abs(twice) / 2).toBeGreaterThan(11)
  })

  test('where it is seen more clearly it is followed more closely', () => {
    const [one, other] = [wave.slice(0, 31), wave.slice(30)]
    const half = follow([walk(one, 30), walk(other)], 0.05)
    expect(half.straight.length).toBeGreaterThan(follow([walk(one, 30), walk(other, 30)], 0.05).straight.length)
  })

  test('backwards it is the same line as forwards', () => {
    expect(follow([walk(wave, 1, false)], 0.2)).toEqual(follow([walk(wave)], 0.2))
  })

  test('without curves it is drawn by lines alone', () => {
    const { straight } = follow([walk(wave)], 0.2, { ...rule, curves: false })
    expect(straight.every((isLine) => isLine)).toBe(true)
  })
})
