import { describe, expect, test } from '@jest/globals'
import { crossForm, crossNames } from '../../../../../../../processors/engines/pattern/families/heritage/cross-forms.ts'
import { crosses } from '../../../../../../../processors/engines/pattern/families/heritage/crosses.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { makePlan } from '../make-plan.ts'

const quarter = (value: number): number => Math.round(value * 1e6)

describe('crosses', () => {
  test.each(crossNames)(
    'the %s cross is the same seen in a mirror, and stays within half a unit of its middle',
    (name) => {
      const knots = crossForm(name).bodies.flat()
      const places = new Set(knots.map(([x, y]) => `${quarter(x)},${quarter(y)}`))
      const mirrored = new Set(knots.map(([x, y]) => `${quarter(-x)},${quarter(y)}`))
      for (const [x, y] of knots) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.56)
      if (name !== 'celtic') expect([...places].filter((place) => !mirrored.has(place.replace('-0', '0')))).toEqual([])
    },
  )

  test.each(['plus', 'patee', 'maltese', 'fleury'] as const)(
    'the %s cross is one body, not of the usual outline',
    (name) => {
      const { bodies } = crossForm(name)
      expect(bodies).toHaveLength(1)
      expect(Math.abs(signedArea([...bodies[0]]))).toBeGreaterThan(0.2)
    },
  )

  test.each([
    ['swiss crosses, white on red', 'crosses', 'plus'],
    ['maltese crosses, navy and white', 'crosses', 'maltese'],
    ['Templar crosses, red on ecru linen', 'crosses', 'patee'],
    ['small black crosses on grey', 'crosses', ''],
    ['gold and burgundy ecclesiastical brocade with crosses', 'brocade', 'ecclesiastical'],
    ['church altar frontal, white and gold crosses', 'brocade', 'ecclesiastical'],
    ['purple vestment brocade', 'brocade', 'ecclesiastical'],
  ])('%s is %s, %s', (prompt, family, style) => {
    const { families, styles } = understandPrompt(prompt).wishes
    expect(families[0]).toBe(family)
    if (style) expect(styles).toContain(style)
  })

  test('cross stitch and a cross country skier are none', () => {
    for (const prompt of ['cross stitch sampler', 'cross country skiers', 'criss cross lines'])
      expect(understandPrompt(prompt).wishes.families).not.toContain('crosses')
  })

  test('an altar asks for budded crosses with a lesser one between', () => {
    const count = (styles: string[]) => crosses.draw(makePlan(crosses, 1, { styles })).shapes.length
    expect(count(['ecclesiastical'])).toBe(count(['fleury']))
    expect(count(['patee'])).not.toBe(count(['plus']))
  })
})
