import { describe, expect, test } from '@jest/globals'
import { fitCubic, type Patience } from '../../../../../../processors/engines/trace/fit/fit-cubic.ts'

const POINTS = 24

describe('a cubic through measured places', () => {
  test.each([
    ['an arch with handles of two lengths', [0, 0, 2, 20, 40, 24, 44, 0], false],
    ['an arch that turns back, its directions kept', [0, 0, 10, 30, 50, -30, 60, 0], true],
  ] as const)('is found where the way along it says little of its parameter: %s', (_, cubic, keepsDirections) => {
    const points = placesAlong(cubic)
    const [x0, y0, x1, y1, x2, y2, x3, y3] = cubic
    const start = { x: x0, y: y0, tangent: keepsDirections ? direction(x1 - x0, y1 - y0) : undefined }
    const end = { x: x3, y: y3, tangent: keepsDirections ? direction(x2 - x3, y2 - y3) : undefined }
    const fit = fitCubic(points, 1, POINTS, start, end, { rounds: 8, tolerance: 0.05 })
    expect(fit?.miss).toBeLessThan(0.03)
  })

  test('is worked at no longer than it is worth', () => {
    const points = Float64Array.of(0, 0, 0.2, 2, 0.5, 4, 1, 6, 2, 7, 5, 6, 8, 4, 10, 0)
    const [start, end] = [
      { x: 0, y: 0, tangent: undefined },
      { x: 10, y: 0, tangent: undefined },
    ]
    const missOf = (tolerance: number, patience?: Patience): number | undefined =>
      fitCubic(points, 1, 6, start, end, { rounds: 8, tolerance, ...(patience && { patience }) })?.miss
    const untiring = missOf(0.31)
    expect(untiring).toBeLessThan(0.31)
    expect(missOf(2, { enough: 0.15, hopeless: Float64Array.of() })).toBeGreaterThan(2 * (untiring ?? 0))
    // After the first round it misses by nearly three times what is allowed.
    expect(missOf(0.31, { enough: 0, hopeless: Float64Array.of(3) })).toBe(untiring)
    expect(missOf(0.31, { enough: 0, hopeless: Float64Array.of(2.5) })).toBeUndefined()
  })
})

/** Places at even distances along a cubic, both ends included. */
function placesAlong(cubic: readonly number[]): Float64Array {
  const fine = Array.from({ length: 4001 }, (_, i) => placeAt(cubic, i / 4000))
  const gone = [0]
  for (let i = 1; i < fine.length; i++)
    gone.push(gone[i - 1] + Math.hypot(fine[i][0] - fine[i - 1][0], fine[i][1] - fine[i - 1][1]))
  const whole = gone[gone.length - 1]
  const stops = Array.from({ length: POINTS + 2 }, (_, i) => (whole * i) / (POINTS + 1))
  return Float64Array.from(
    stops.flatMap(
      (stop) =>
        fine[
          Math.max(
            0,
            gone.findIndex((way) => way >= stop - 1e-9),
          )
        ],
    ),
  )
}

function placeAt([x0, y0, x1, y1, x2, y2, x3, y3]: readonly number[], t: number): readonly [number, number] {
  const u = 1 - t
  const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3]
}

function direction(dx: number, dy: number): readonly [number, number] {
  const length = Math.hypot(dx, dy)
  return [dx / length, dy / length]
}
