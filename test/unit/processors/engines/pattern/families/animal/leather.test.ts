import { expect, test } from '@jest/globals'
import { leather } from '../../../../../../../processors/engines/pattern/families/animal/leather.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#4a2a14', '#8a5a3a', '#a9774f', '#e0ad86']

test('grain is drawn with few knots', () => {
  const { shapes } = leather.draw(makePlan(leather, 3, { hexes }))
  expect(
    shapes.reduce((sum, { rings }) => sum + rings.reduce((knots, ring) => knots + ring.length, 0), 0),
  ).toBeLessThan(30_000)
})

test('tooled leather is cut in scrolls, in flowers where some are named', () => {
  const planes = [{ styles: [] }, { styles: ['tooled'] }, { styles: ['tooled'], motifs: ['rose'] }].map((asked) =>
    Buffer.from(fillIndexPlane(leather.draw(makePlan(leather, 3, { hexes, ...asked })), 160, 160).data).toString('hex'),
  )
  expect(new Set(planes).size).toBe(3)
})
