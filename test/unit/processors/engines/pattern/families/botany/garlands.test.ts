import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { hungOf } from '../../../../../../../processors/engines/pattern/families/botany/garlands/hang-on-garland.ts'
import { ribbonInks } from '../../../../../../../processors/engines/pattern/families/botany/garlands/ribbons.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
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

  test('are no bunches of flowers at a feast: christmas wreaths', () => {
    expect(specOf('christmas wreaths').family).toBe('conversational')
  })

  test.each([
    ['christmas garlands with baubles', 'bauble'],
    ['fir garland with bells and candy canes', 'bell'],
    ['rose garland with hearts', 'heart'],
  ])('hold what is said to hang on them: %s', (prompt, noun) => {
    const spec = specOf(prompt)
    expect([spec.family, spec.motifs.includes(noun)]).toEqual(['garlands', true])
    const bare = { ...spec, motifs: spec.motifs.filter((one) => one !== noun) }
    expect(hungOf(planOf(spec)).length).toBe(hungOf(planOf(bare)).length + 1)
    expect(drawDesign(spec).shapes).not.toEqual(drawDesign(bare).shapes)
  })

  test('of a feast are green with no flower said, and in its colours', () => {
    const greenOf = (prompt: string): number => {
      const spec = specOf(prompt)
      const { shapes } = drawDesign(spec)
      return shapes.filter(({ ink }) => isGreen(inkOf(spec.palette.inks[ink]))).length / shapes.length
    }
    expect(greenOf('garland with baubles')).toBeGreaterThan(2 * greenOf('christmas garland of roses with baubles'))
    expect(understandPrompt('garland with baubles').wishes.moods).toEqual(['christmas'])
    expect(understandPrompt('garland with baubles in navy').wishes.moods).toEqual([])
  })

  test('of roses stand between bands of lace where lace stripes are said', () => {
    const spec = specOf('roses with lace stripes')
    expect([spec.family, spec.motifs]).toEqual(['garlands', ['rose']])
    expect(spec.styles).toContain('lace')
    expect(specOf('lace stripes').family).toBe('lace')
  })

  test('have ribbons in the other of two colours', () => {
    const plan = planOf(specOf('garlands of roses in pale pink and sky blue'))
    const { face } = ribbonInks(plan, mixFlowerPalette(plan.cast))
    const far = (hex: string): number => oklabDistance(plan.cast.inks[face].lab, inkOf(hex).lab)
    expect(far('#a9cbe3')).toBeLessThan(far('#f2cfc9'))
  })
})
