import { describe, expect, test } from '@jest/globals'
import { areaOf, drawnIn, halve } from '../../../../../../../processors/engines/pattern/families/modern/plots.ts'
import { streetMap } from '../../../../../../../processors/engines/pattern/families/modern/street-map.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const corners: readonly Point[] = [
  [0, 0],
  [40, 2],
  [38, 30],
  [-2, 28],
]
const land = corners.map((at) => ({ at, half: 2 }))

describe('street map', () => {
  test.each(['street map of Paris', 'city map in navy', 'plan de ville'])('"%s" is a town from above', (prompt) => {
    expect(understandPrompt(prompt).wishes.families).toEqual(['street-plan'])
  })

  test('maps are still things that lie about', () => {
    expect(understandPrompt('maps and compasses').wishes.families).toEqual(['conversational'])
  })

  test('a plot is halved without losing land, and drawn in by its streets on every side', () => {
    const halves = halve(land, createRandom('a street'), 1)
    expect(halves).toHaveLength(2)
    expect(halves.reduce((sum, plot) => sum + areaOf(plot), 0)).toBeCloseTo(areaOf(land), 6)
    const body = drawnIn(land, 0)
    expect(body).toHaveLength(4)
    expect(Math.min(...body.map(([x]) => x))).toBeGreaterThan(0)
    expect(Math.max(...body.map(([, y]) => y))).toBeLessThan(28.5)
    expect(drawnIn(land, 30)).toEqual([])
  })

  test('every ink of its own colours is seen, streets and blocks most', () => {
    const hexes = streetMap.colourway?.({ styles: [], details: {} })?.inks ?? []
    const { data } = fillIndexPlane(streetMap.draw(makePlan(streetMap, 4, { hexes })), 160, 160)
    const counts = hexes.map((_, ink) => ink).map((ink) => data.filter((seen) => seen === ink).length / data.length)
    expect(Math.min(...counts)).toBeGreaterThan(0.004)
    expect(Math.max(...counts)).toBeGreaterThan(0.4)
  })
})
