import { describe, expect, test } from '@jest/globals'
import type { Weave } from '../../../../../../../processors/engines/pattern/families/woven/weave.ts'
import {
  diamondWeave,
  herringboneWeave,
  plainWeave,
  sateenTable,
  twillWeave,
  weaveNamed,
} from '../../../../../../../processors/engines/pattern/families/woven/weave.ts'

const rowsOf = (weave: Weave, size: number): string[] =>
  Array.from({ length: size }, (_, pick) =>
    Array.from({ length: size }, (_, end) => (weave(end, pick) ? 'x' : '.')).join(''),
  )

const floatsOf = (weave: Weave, size: number): number => {
  const longest = (at: (step: number) => boolean): number => {
    let [best, run] = [0, 0]
    for (let step = 0; step < size * 2; step++) {
      run = at(step) === at(step + 1) ? run + 1 : 0
      best = Math.max(best, run)
    }
    return best + 1
  }
  const lines = Array.from({ length: size }, (_, at) => at)
  return Math.max(...lines.flatMap((at) => [longest((step) => weave(step, at)), longest((step) => weave(at, step))]))
}

describe('weaves', () => {
  test('plain weave and 2/2 twill are the tables of every textbook', () => {
    expect(rowsOf(plainWeave, 2)).toEqual(['x.', '.x'])
    expect(rowsOf(twillWeave, 4)).toEqual(['xx..', '.xx.', '..xx', 'x..x'])
  })

  // Counters of regular sateens: 5 ends 2 or 3; 7 ends 2 to 5; 8 ends 3 or 5; four and six ends have none.
  test('five-end and eight-end sateens have their counters, and no other', () => {
    const steps = (ends: number): number[] =>
      Array.from({ length: ends + 1 }, (_, step) => step).filter((step) => {
        try {
          return sateenTable(ends, step).length === ends
        } catch {
          return false
        }
      })
    expect([4, 5, 6, 7, 8, 10].map(steps)).toEqual([[], [2, 3], [], [2, 3, 4, 5], [3, 5], [3, 7]])
  })

  test('a sateen binds every end and every pick once, and no two points touch', () => {
    const table = sateenTable(8, 3)
    const points = table.map((row) => row.indexOf('x'))
    expect(new Set(points).size).toBe(8)
    points.forEach((end, pick) => {
      const gap = Math.abs(end - points[(pick + 1) % 8])
      expect(Math.min(gap, 8 - gap)).toBeGreaterThan(1)
    })
  })

  test('a herringbone breaks where it turns: neighbours at the turn are opposites', () => {
    const weave = herringboneWeave(8)
    for (let pick = 0; pick < 4; pick++) expect(weave(8, pick)).toBe(!weave(7, pick))
  })

  test('a pointed twill meets at its points and mirrors about them', () => {
    const weave = diamondWeave(6)
    for (let step = 1; step < 6; step++)
      for (let pick = 0; pick < 12; pick++) {
        expect(weave(6 + step, pick)).toBe(weave(6 - step, pick))
        expect(weave(step, 6 + pick)).toBe(weave(step, 6 - pick))
      }
  })

  test.each([
    ['plain', 1],
    ['hopsack', 2],
    ['twill 2/2', 2],
    ['twill 3/1', 3],
    ['broken twill', 3],
    ['honeycomb', 7],
  ] as const)('%s floats over %i threads at most', (name, floats) => {
    expect(floatsOf(weaveNamed(name), 8)).toBeLessThanOrEqual(floats)
  })
})
