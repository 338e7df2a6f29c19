import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { ribbonInks } from '../../../../../../../processors/engines/pattern/families/botany/garlands/ribbons.ts'
import { planOf } from '../../../../../../../processors/engines/pattern/plan-of.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)

describe('garlands', () => {
  test.each([
    ['rococo garlands with ribbons and roses', []],
    ['regency stripe with rose garlands', ['column', 'stripe']],
    ['wreath of roses and eucalyptus', ['wreath']],
    ['wreaths of wildflowers', ['wreath']],
    ['festoons of flowers', ['swag']],
  ])('are bound of what is named: %s', (prompt, styles) => {
    const spec = specOf(prompt)
    expect(spec.family).toBe('garlands')
    expect(spec.styles).toEqual(expect.arrayContaining(styles))
  })

  test.each(['christmas wreaths', 'christmas garlands with baubles'])(
    'are no bunches of flowers at a feast: %s',
    (prompt) => {
      expect(specOf(prompt).family).toBe('conversational')
    },
  )

  test('have ribbons in the other of two colours', () => {
    const plan = planOf(specOf('garlands of roses in pale pink and sky blue'))
    const { face } = ribbonInks(plan, mixFlowerPalette(plan.cast))
    const far = (hex: string): number => oklabDistance(plan.cast.inks[face].lab, inkOf(hex).lab)
    expect(far('#a9cbe3')).toBeLessThan(far('#f2cfc9'))
  })
})
