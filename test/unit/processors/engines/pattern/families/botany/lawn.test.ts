import { expect, test } from '@jest/globals'
import { ditsy } from '../../../../../../../processors/engines/pattern/families/botany/ditsy/ditsy.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 200

/** Share of the cloth that is covered, and the size of its largest petals and leaves in mm. */
function measure(styles: readonly string[]): { covered: number; largestMm: number } {
  const cloth = ditsy.draw(makePlan(ditsy, 2, { styles }))
  const { data } = fillIndexPlane(cloth, SIZE, SIZE)
  const sizes = cloth.shapes.map(({ rings }) => {
    const { left, right } = boxOf(rings)
    return right - left
  })
  return { covered: data.filter((ink) => ink !== cloth.ground).length / SIZE ** 2, largestMm: Math.max(...sizes) }
}

test('printed lawn is packed closer than a ditsy and has flowers of another size in it', () => {
  const [lawn, plain] = [measure(['lawn']), measure([])]
  expect(lawn.covered).toBeGreaterThan(0.36)
  expect(lawn.covered).toBeGreaterThan(plain.covered + 0.04)
  expect(lawn.largestMm).toBeGreaterThan(plain.largestMm * 1.3)
})
