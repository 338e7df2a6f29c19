import { expect, test } from '@jest/globals'
import { beadwork } from '../../../../../../../processors/engines/pattern/families/heritage/beadwork.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { makePlan } from '../make-plan.ts'

test('between beads there is thread as broad as a print can hold open, and figures close over the edges', () => {
  const cloth = beadwork.draw(makePlan(beadwork, 1))
  const boxes = cloth.shapes.flatMap(({ rings }) => rings.map((ring) => boxOf([ring])))
  const across = Math.sqrt(boxes.length)
  expect(across % 20).toBe(0)
  // Knots of a circle lie outside its curve by this.
  const inKnots = 0.925
  for (const { left, right } of boxes) expect(cloth.widthMm / across - (right - left) * inKnots).toBeGreaterThan(0.3)
})

test.each(['triangles', 'collars', 'peyote', 'loom'])('%s are strung in a figure of their own', (kind) => {
  const draw = (one: string): string =>
    JSON.stringify(beadwork.draw(makePlan(beadwork, 1, { styles: [one] })).shapes.map(({ rings }) => rings.length))
  for (const other of ['triangles', 'collars', 'peyote', 'loom'])
    if (other !== kind) expect(draw(kind)).not.toBe(draw(other))
})
