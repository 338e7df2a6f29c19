import { describe, expect, test } from '@jest/globals'
import { foliage } from '../../../../../../../processors/engines/pattern/families/botany/foliage.ts'
import { LEAF_STRIPES } from '../../../../../../../processors/engines/pattern/families/botany/leaf-stripes.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

test.each([
  'vertical stripe with little leaves, green and white',
  'leaf stripe, sage',
  'olive leaf stripe, navy on cream',
])('"%s" has leaves that climb between stripes', (prompt) => {
  const { family, styles, details } = specOfPrompt(prompt)
  expect(family).toBe('foliage')
  expect(styles).toContain(LEAF_STRIPES)
  expect(details.under).toBeUndefined()
})

test.each(['botanical stripe: trailing roses between stripes', 'peonies between thin stripes, pink'])(
  '"%s" has garlands between stripes',
  (prompt) => {
    expect(specOfPrompt(prompt).family).toBe('garlands')
  },
)

test('large leaves that lie on stripes still do', () => {
  expect(specOfPrompt('wide stripes with banana leaves').styles).not.toContain(LEAF_STRIPES)
})

describe.each([1, 2, 3])('leaf stripes, seed %i', (seed) => {
  const size = 320
  const plan = makePlan(foliage, seed, { styles: [LEAF_STRIPES], hexes: ['#f7f2e6', '#35573f', '#7fa27c', '#b9cdb0'] })
  const plane = fillIndexPlane(foliage.draw(plan), size, size).data
  const column = (x: number): number[] => Array.from({ length: size }, (_, y) => plane[y * size + x])

  test('has bars of one ink from hem to hem, and leaves in no other columns than their own', () => {
    const kinds = Array.from({ length: size }, (_, x) => new Set(column(x)).size)
    expect(kinds.filter((inks) => inks === 1).length).toBeGreaterThan(size * 0.3)
    expect(kinds.filter((inks) => inks > 2).length).toBeGreaterThan(size * 0.2)
  })
})
