import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { chartRows, FLOAT_MOST } from '../../../../../../../processors/engines/pattern/families/knit/fair-isle.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/cast.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/random.ts'

const inks = ['#f3ecdd', '#8e1f33', '#1e4a3f', '#c7a04a', '#27323f'].flatMap((hex) => inkFromHex(hex) ?? [])
const cast = castInks(inks, 'light')

function longestFloat(row: readonly number[]): number {
  if (new Set(row).size < 2) return 0
  const start = row.findIndex((ink, at) => ink !== row[(at + row.length - 1) % row.length])
  let [longest, run] = [0, 0]
  for (let step = 0; step < row.length; step++) {
    const [ink, before] = [row[(start + step) % row.length], row[(start + step - 1 + row.length) % row.length]]
    run = step > 0 && ink === before ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

describe('fair isle charts', () => {
  test.each([1, 2, 3, 4, 5, 6])('seed %i knits two colours a row and carries no float over seven stitches', (seed) => {
    for (const row of chartRows({ cast }, createRandom(`${seed}`), 120, 48)) {
      expect(new Set(row).size).toBeLessThanOrEqual(2)
      expect(longestFloat(row)).toBeLessThanOrEqual(FLOAT_MOST)
    }
  })
})
