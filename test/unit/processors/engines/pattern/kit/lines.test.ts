import { describe, expect, test } from '@jest/globals'
import { poolInks } from '../../../../../../processors/engines/pattern/kit/ink/ink-pool.ts'
import { curveThrough, volute } from '../../../../../../processors/engines/pattern/kit/line/flowing-curve.ts'
import { hatchRing } from '../../../../../../processors/engines/pattern/kit/line/hatch.ts'
import { signedArea } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { lobedOutline } from '../../../../../../processors/engines/pattern/kit/line/lobed-leaf.ts'
import { rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'

describe('a line through points', () => {
  test('passes through each of them', () => {
    const points = [
      [0, 0],
      [10, 5],
      [20, -5],
      [30, 0],
    ] as const
    const curve = curveThrough(points, 4)
    for (const [x, y] of points) expect(curve.some((place) => Math.hypot(place[0] - x, place[1] - y) < 1e-9)).toBe(true)
  })
})

describe('a volute', () => {
  test('is as long as asked and turns by its whole angle, most at its end', () => {
    const curve = volute([5, 5], 0, 100, 3, 2, 60)
    const steps = curve.slice(1).map(([x, y], at) => [x - curve[at][0], y - curve[at][1]] as const)
    expect(steps.reduce((sum, [x, y]) => sum + Math.hypot(x, y), 0)).toBeCloseTo(100)
    const headings = steps.map(([x, y]) => Math.atan2(y, x))
    expect(headings[0]).toBeCloseTo(0, 2)
    expect(headings[59]).toBeGreaterThan(2.8)
    expect(headings[30] - headings[29]).toBeLessThan(headings[59] - headings[58])
  })
})

describe('hatching', () => {
  const box = rectangle(0, 0, 40, 20)

  test('stays inside its contour', () => {
    const lines = hatchRing(box, { angle: 0.4, pitchMm: 2, halfMm: 0.3 })
    expect(lines.length).toBeGreaterThan(9)
    for (const line of lines)
      for (const [x, y, corner] of line)
        if (corner) {
          expect(x).toBeGreaterThan(-0.01)
          expect(x).toBeLessThan(40.01)
          expect(y).toBeGreaterThan(-0.01)
          expect(y).toBeLessThan(20.01)
        }
  })

  test('leaves the lit side open when only a share is hatched', () => {
    const lines = hatchRing(box, { angle: 0, pitchMm: 2, halfMm: 0.3, share: 0.25 })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) for (const [x] of line) expect(x).toBeGreaterThanOrEqual(30 - 1e-9)
  })

  test('leaves holes open', () => {
    const hole = rectangle(10, 5, 20, 10)
    for (const line of hatchRing(box, { angle: 0, pitchMm: 1, halfMm: 0.1 }, [hole])) {
      const [from, to] = [Math.min(...line.map(([x]) => x)), Math.max(...line.map(([x]) => x))]
      const [, y] = line[0]
      if (y > 5.2 && y < 14.8) expect(to <= 10.01 || from >= 29.99).toBe(true)
    }
  })

  test('never draws more lines than its limit, however fine the pitch', () => {
    expect(hatchRing(box, { angle: 0, pitchMm: 0.001, halfMm: 0.0001 }).length).toBeLessThanOrEqual(61)
  })
})

describe('a lobed leaf', () => {
  const rib = Array.from({ length: 9 }, (_, step) => [step * 5, 0] as const)
  const leaf = { rib, half: (t: number) => 8 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t)), lobes: 5 }

  test('has a sharp notch between each two lobes and at foot and tip', () => {
    const corners = lobedOutline(leaf).filter((knot) => knot[2] === 1)
    expect(corners.length).toBe(2 * 4 + 3)
  })

  test('loses area where its notches are deeper', () => {
    const area = (depth: number): number => Math.abs(signedArea(lobedOutline({ ...leaf, depth })))
    expect(area(0.6)).toBeLessThan(area(0.2))
  })
})

describe('an ink pool', () => {
  test('shares few inks between many parts', () => {
    const pool = poolInks([4, 7], 3)
    expect([0, 1, 2, 3].map(pool.part)).toEqual([4, 7, 4, 7])
    expect([0, 1, 2].map(pool.lead)).toEqual([4, 4, 4])
  })

  test('lets inks beyond the parts take turns as the leading one, so none is lost', () => {
    const pool = poolInks([1, 2, 3, 4, 5], 3)
    expect(new Set([0, 1, 2, 3].map(pool.lead))).toEqual(new Set([1, 4, 5]))
  })
})
