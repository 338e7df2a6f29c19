import { expect, test } from '@jest/globals'
import { ditsy } from '../../../../../../../processors/engines/pattern/families/botany/ditsy/ditsy.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { makePlan } from '../make-plan.ts'

test('flowers of a large repeat are as small as those of a small one', () => {
  const sizeIn = (sideMm: number): number => {
    const { shapes } = ditsy.draw(makePlan(ditsy, 1, { widthMm: sideMm, heightMm: sideMm }))
    const sizes = shapes.map(({ rings }) => boxOf(rings)).map(({ right, left }) => right - left)
    return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)]
  }
  expect(sizeIn(480) / sizeIn(160)).toBeLessThan(1.15)
})
