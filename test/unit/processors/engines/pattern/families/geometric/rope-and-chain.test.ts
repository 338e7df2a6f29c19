import { describe, expect, test } from '@jest/globals'
import { trellis } from '../../../../../../../processors/engines/pattern/families/geometric/trellis.ts'
import { brushStrokes } from '../../../../../../../processors/engines/pattern/families/surface/brush-strokes.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#f6f0e2', '#1f2d50', '#c79a4b', '#8f2d2b', '#7d9a6a']

describe.each(['rope', 'chain'])('a trellis of %s', (kind) => {
  test('shows every ink and leaves the ground between its lines open', () => {
    for (const count of [2, 3, 4, 5]) {
      const plan = makePlan(trellis, 1, { styles: [kind], hexes: hexes.slice(0, count) })
      const { data } = fillIndexPlane(trellis.draw(plan), 480, 480)
      expect(new Set(data).size).toBe(count)
      const open = data.filter((ink) => ink === 0).length / data.length
      expect(open).toBeGreaterThan(0.5)
      expect(open).toBeLessThan(0.82)
    }
  })
})

test('brush strokes and cut-outs are both drawn, paper in the stronger inks over strokes in the quieter', () => {
  const plan = makePlan(brushStrokes, 1, { hexes })
  const plain = brushStrokes.draw(plan)
  const both = brushStrokes.draw({ ...plan, styles: ['matisse cutout', 'fronds'] })
  const late = new Set(both.shapes.slice(-12).map(({ ink }) => ink))
  const early = new Set(both.shapes.slice(0, 12).map(({ ink }) => ink))
  for (const ink of late) if (ink !== 0) expect(early.has(ink)).toBe(false)
  expect(Buffer.from(fillIndexPlane(both, 200, 200).data)).not.toEqual(
    Buffer.from(fillIndexPlane(plain, 200, 200).data),
  )
  expect(new Set(fillIndexPlane(both, 400, 400).data).size).toBe(5)
})

test('an abstract line is drawn in one ink over pebbles of the others', () => {
  for (const count of [2, 3, 5]) {
    const plan = makePlan(brushStrokes, 2, { styles: ['abstract lines'], hexes: hexes.slice(0, count) })
    const cloth = brushStrokes.draw(plan)
    expect(new Set(fillIndexPlane(cloth, 500, 500).data).size).toBe(count)
    expect(new Set(cloth.shapes.slice(-20).map(({ ink }) => ink))).toEqual(new Set([plan.cast.line]))
  }
})
