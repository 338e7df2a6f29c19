import { expect, test } from '@jest/globals'
import { fleurDeLis } from '../../../../../../../processors/engines/pattern/families/heritage/fleur-de-lis.ts'
import { makePlan } from '../make-plan.ts'

test('beasts stand in every second place of the semé, lilies between them', () => {
  const lilies = fleurDeLis.draw(makePlan(fleurDeLis, 1)).shapes
  const beasts = fleurDeLis.draw(makePlan(fleurDeLis, 1, { motifs: ['lion'] })).shapes
  const outlines = new Set(lilies.map(({ rings }) => rings[0].length))
  const ofBeasts = beasts.filter(({ rings }) => !outlines.has(rings[0].length))
  expect(ofBeasts.length).toBeGreaterThan(0)
  expect(ofBeasts.length).toBeLessThan(beasts.length)
})
