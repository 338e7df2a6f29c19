import { describe, expect, test } from '@jest/globals'
import { strewnTurn, turnsOf } from '../../../../../../../processors/engines/pattern/kit/ink/ink-pool.ts'

describe('turns of inks', () => {
  test('an accent comes once in four, however few inks are beside it', () => {
    expect(turnsOf({ spared: 2 }, [1, 2])).toEqual([1, 1, 1, 2])
    expect(turnsOf({ spared: 2 }, [1, 2, 3])).toEqual([1, 3, 1, 3, 2])
    expect(turnsOf({}, [1, 2])).toEqual([1, 2])
  })

  test.each([2, 3, 4, 5, 6])('things strewn take %i inks evenly, and no kind of thing keeps one', (count) => {
    const turns = Array.from({ length: 60 }, (_, at) => strewnTurn(at, count))
    for (let ink = 0; ink < count; ink++) {
      const share = turns.filter((turn) => turn === ink).length / turns.length
      expect(Math.abs(share - 1 / count)).toBeLessThan(0.05)
    }
    for (const kinds of [1, 2, 3, 4]) expect(new Set(turns.filter((_, at) => at % kinds === 0)).size).toBe(count)
  })
})
