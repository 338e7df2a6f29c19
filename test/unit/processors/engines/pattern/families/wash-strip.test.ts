import { expect, test } from '@jest/globals'
import type { Lane } from '../../../../../../processors/engines/pattern/families/scenic/view.ts'
import { washStrip } from '../../../../../../processors/engines/pattern/families/scenic/wash-strip.ts'
import { createCloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'

const laneOn = (pots: Lane['pots']) => {
  const cloth = createCloth(320, 160, 0)
  return { cloth, widthMm: 320, tallMm: 160, topMm: 0, top: () => 0, bottom: () => 160, pots } as unknown as Lane
}
const washed = (ink: number, pots: Lane['pots']) => {
  const lane = laneOn(pots)
  washStrip(lane, (x) => 60 + 6 * Math.sin((Math.PI * x) / 160), ink, 30, createRandom('mist'))
  return lane.cloth.shapes
}

test('a strip is let down towards its foot, a strength thinner each time', () => {
  const shapes = washed(3, [[1, 2, 3, 4]])
  expect(shapes.map(({ ink }) => ink)).toEqual([2, 1])
  const tops = shapes.map(({ rings }) => Math.min(...rings[0].map(([, y]) => y)))
  expect(tops[0]).toBeGreaterThan(55)
  expect(tops[1]).toBeGreaterThan(tops[0] + 5)
})

test('each wash ends at the height it began at, so that the repeat shows no step', () => {
  for (const { rings } of washed(3, [[1, 2, 3]])) {
    const edge = rings[0].filter(([, y]) => y < 159)
    expect(edge[edge.length - 1][0] - edge[0][0]).toBe(320)
    expect(edge[edge.length - 1][1]).toBeCloseTo(edge[0][1], 6)
  }
})

test('paint that has no thinner strength, and land that is not painted wet, stay as they are', () => {
  expect(washed(1, [[1, 2, 3]])).toEqual([])
  expect(washed(3, undefined)).toEqual([])
})
