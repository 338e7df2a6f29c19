import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import {
  chartRows,
  FLOAT_MOST,
  fairIsleKinds,
} from '../../../../../../../processors/engines/pattern/families/knit/chart-rows.ts'
import { chartedNouns } from '../../../../../../../processors/engines/pattern/families/knit/find-chart.ts'
import { pictureCharts } from '../../../../../../../processors/engines/pattern/families/knit/picture-charts.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'

const inks = ['#f3ecdd', '#8e1f33', '#1e4a3f', '#c7a04a', '#27323f'].map(inkOf)
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
  const seeds = [1, 2, 3, 4, 5, 6].map(String)

  test.each(fairIsleKinds)('%s knits two colours a row and carries no float over seven stitches', (kind) => {
    for (const seed of seeds)
      for (const row of chartRows({ cast, motifs: [], kind }, createRandom(seed), 120, 48)) {
        expect(new Set(row).size).toBeLessThanOrEqual(2)
        expect(longestFloat(row)).toBeLessThanOrEqual(FLOAT_MOST)
      }
  })

  test('every thing that has a chart keeps to the same rule', () => {
    for (const noun of chartedNouns) {
      const rows = chartRows({ cast, motifs: [noun], kind: 'fair isle' }, createRandom(noun), 60, 48)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(new Set(row).size).toBeLessThanOrEqual(2)
        expect(longestFloat(row)).toBeLessThanOrEqual(FLOAT_MOST)
      }
    }
  })

  test('a chart has about the rows asked for and the inks of the palette', () => {
    const rows = chartRows({ cast, motifs: [], kind: 'fair isle' }, createRandom('1'), 100, 48)
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.length).toBeLessThan(121)
    expect(new Set(rows.flat()).size).toBe(5)
  })
})

describe('charts of things', () => {
  test('are rectangles of known marks no wider than a repeat', () => {
    for (const lines of Object.values(pictureCharts)) {
      expect(new Set(lines.map((line) => line.length)).size).toBe(1)
      expect(lines[0].length).toBeLessThanOrEqual(17)
      expect(lines.join('')).toMatch(/^[xolb.]+$/)
    }
  })
})
