import { describe, expect, test } from '@jest/globals'
import { modernFloral } from '../../../../../../../processors/engines/pattern/families/modern/modern-floral.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

const familyOf = (prompt: string): string => specOfPrompt(prompt).family

/** A second sheet of paper has more knots than a ray cut out of a fan. */
const SHEET_KNOTS = 16

describe('flowers in a few flat shapes', () => {
  test.each(['minimalist flowers', 'abstract florals', 'scandinavian flowers', 'mid century floral', 'modern floral'])(
    '%s',
    (prompt) => expect(familyOf(prompt)).toBe('modern-floral'),
  )

  test('leave "simple" to the flowers that are named: simple poppies are poppies', () => {
    expect(familyOf('simple poppies')).not.toBe('modern-floral')
  })
})

test('no eye in the cloth on a sheet of the cloth: with three inks a flower has no hole', () => {
  for (const seed of [1, 2, 3]) {
    const plan = makePlan(modernFloral, seed, { hexes: ['#f7f1e6', '#b8503c', '#5d7f5a'] })
    const { shapes, ground } = modernFloral.draw(plan)
    expect(shapes.length).toBeGreaterThan(100)
    const sheets = shapes.flatMap(({ ink, rings }, at) => (ink === ground && rings[0].length > SHEET_KNOTS ? [at] : []))
    for (const at of sheets) expect(shapes[at + 1].ink).not.toBe(ground)
  }
})
