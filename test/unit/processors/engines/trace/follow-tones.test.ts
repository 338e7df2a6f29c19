import { describe, expect, test } from '@jest/globals'
import type { Curve } from '../../../../../processors/engines/trace/fit/curve.ts'
import { flattenRing } from '../../../../../processors/engines/trace/fit/flatten.ts'
import { followTones, type TonePath } from '../../../../../processors/engines/trace/tones/follow-tones.ts'

const rule = { curves: true, rounds: 3 }

function pathOf(places: readonly (readonly [number, number])[], tolerance: number): TonePath {
  const tolerances = new Float64Array(places.length).fill(tolerance)
  return { points: Float64Array.from(places.flat()), tolerances, count: places.length }
}

const wave = Array.from({ length: 61 }, (_, i): [number, number] => [i, 8 * Math.sin(i / 9)])

/** Corners of a curve as a polygon, its end included. */
function placesOn(curve: Curve): number[] {
  return [...flattenRing([curve], 0.01), ...curve.coords.slice(-2)]
}

function farthestFrom(path: TonePath, drawn: readonly number[]): number {
  let most = 0
  for (let i = 0; i < path.points.length; i += 2) {
    let least = Number.POSITIVE_INFINITY
    for (let j = 0; j + 3 < drawn.length; j += 2) {
      const [x, y, dx, dy] = [drawn[j], drawn[j + 1], drawn[j + 2] - drawn[j], drawn[j + 3] - drawn[j + 1]]
      const along = ((path.points[i] - x) * dx + (path.points[i + 1] - y) * dy) / (dx * dx + dy * dy || 1)
      const t = Math.max(0, Math.min(1, along))
      least = Math.min(least, Math.hypot(path.points[i] - x - t * dx, path.points[i + 1] - y - t * dy))
    }
    most = Math.max(most, least)
  }
  return most
}

describe('following the boundary of a tone', () => {
  test('a wave takes a few curves that keep within the tolerance of every place', () => {
    const path = pathOf(wave, 0.2)
    const curve = followTones(path, rule)
    expect(curve.straight.length).toBeLessThanOrEqual(5)
    expect(farthestFrom(path, placesOn(curve))).toBeLessThan(0.25)
    expect(curve.coords.slice(-2)).toEqual(wave[60])
  })

  test('a straight boundary is one line', () => {
    const curve = followTones(
      pathOf(
        Array.from({ length: 30 }, (_, i) => [i, i / 3]),
        0.2,
      ),
      rule,
    )
    expect(curve.straight).toEqual([true])
  })

  test('a small ring keeps its area', () => {
    const ring = Array.from({ length: 13 }, (_, i): [number, number] => [
      5 + 2 * Math.cos((i * Math.PI) / 6),
      5 + 2 * Math.sin((i * Math.PI) / 6),
    ])
    const drawn = placesOn(followTones(pathOf(ring, 0.3), rule))
    let twice = 0
    for (let i = 0; i + 3 < drawn.length; i += 2) twice += drawn[i] * drawn[i + 3] - drawn[i + 2] * drawn[i + 1]
    expect(Math.abs(twice) / 2).toBeGreaterThan(11)
  })

  test('where it is seen more clearly it is followed more closely', () => {
    const loose = pathOf(wave, 1.5)
    const half = { ...loose, tolerances: loose.tolerances.map((own, i) => (i > 30 ? 0.05 : own)) }
    expect(followTones(half, rule).straight.length).toBeGreaterThan(followTones(loose, rule).straight.length)
  })

  test('without curves it is drawn by lines alone', () => {
    const { straight } = followTones(pathOf(wave, 0.2), { ...rule, curves: false })
    expect(straight.every((isLine) => isLine)).toBe(true)
  })
})
