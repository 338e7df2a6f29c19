import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { signs } from '../../../../../../../processors/engines/pattern/families/modern/signs/signs.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt, { seed: 6 })

describe('cloths that are written on', () => {
  test.each([
    'handwriting, sepia',
    'old french script',
    'newsprint',
    'newspaper print, black on cream',
    'newsprint collage',
  ])('"%s" is one', (prompt) => {
    expect(specOf(prompt).family).toBe('signs')
    expect(understandPrompt(prompt).ignored.filter((word) => word !== 'old')).toEqual([])
  })

  test('lines of a hand fill the repeat from end to end and are a line of cloth thick', () => {
    const spec = specOf('handwriting, sepia')
    const { shapes } = signs.draw(planOf(spec))
    const box = boxOf(shapes.flatMap(({ rings }) => rings))
    expect(box.right - box.left).toBeGreaterThan(spec.repeatMm * 0.95)
    expect(box.bottom - box.top).toBeGreaterThan(spec.repeatMm * 0.9)
  })

  test('newsprint has rules, headlines and text of three heights', () => {
    const { shapes } = signs.draw(planOf(specOf('newsprint')))
    const talls = shapes.map(({ rings }) => {
      const { top, bottom } = boxOf(rings)
      return Math.round(bottom - top)
    })
    expect(new Set(talls).size).toBeGreaterThan(3)
    expect(shapes.length).toBeGreaterThan(50)
  })

  test('love letters are letters, and cats lie on newsprint', () => {
    expect(understandPrompt('handwritten love letters').wishes.motifs).toEqual(['love letter'])
    expect(understandPrompt('cats on newsprint').wishes).toMatchObject({ motifs: ['cat'], under: 'signs' })
  })
})
