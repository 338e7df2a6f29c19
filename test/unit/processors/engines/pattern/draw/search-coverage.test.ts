import { describe, expect, test } from '@jest/globals'
import { coverageOf } from '../../../../../../processors/engines/pattern/draw/measure-coverage.ts'
import {
  COVERAGE_TOLERANCE,
  searchCoverage,
} from '../../../../../../processors/engines/pattern/draw/search-coverage.ts'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'

/** A cloth covered to a share: one upright band. */
function clothOf(share: number): Cloth {
  const cloth = createCloth(100, 100, 0)
  if (share > 0) paint(cloth, 1, rectangle(0, 0, 100 * share, 100))
  return cloth
}

describe('a coverage is searched for', () => {
  test.each([
    ['gives less than it is asked for', (aim: number) => aim * 0.6, 0.45],
    ['gives more than it is asked for', (aim: number) => Math.sqrt(aim), 0.3],
    ['gives nothing below a quarter', (aim: number) => Math.max(0.2, aim * 0.7), 0.4],
    ['moves in steps', (aim: number) => Math.round(aim * aim * 14) / 14, 0.5],
  ])('in a family that %s', (_, answer, target) => {
    const found = coverageOf(searchCoverage((aim) => clothOf(answer(aim)), target))
    expect(Math.abs(found - target)).toBeLessThanOrEqual(COVERAGE_TOLERANCE)
  })

  test('a family that has no more to give is drawn at its fullest, in a bounded number of drawings', () => {
    let drawings = 0
    const cloth = searchCoverage((aim) => {
      drawings++
      return clothOf(Math.min(0.4, aim))
    }, 0.8)
    expect(coverageOf(cloth)).toBeCloseTo(0.4, 2)
    expect(drawings).toBeLessThanOrEqual(6)
  })

  test('fine lines that divide the cloth evenly are measured without bias', () => {
    const cloth = createCloth(160, 160, 0)
    for (let line = 0; line < 8; line++) paint(cloth, 1, rectangle(line * 20 + 9.6, 0, 0.8, 160))
    expect(Math.abs(coverageOf(cloth) - 0.04)).toBeLessThan(0.006)
  })
})
