import { describe, expect, test } from '@jest/globals'
import { dots } from '../../../../../../../processors/engines/pattern/families/dots/dots.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { planOfPrompt, specOfPrompt } from '../../spec-of-prompt.ts'

/** Widths of all dots against their heights: 1 for those that a compass drew. */
function roundness(prompt: string): number[] {
  return dots.draw(planOfPrompt(prompt, { seed: 3 })).shapes.flatMap(({ rings }) =>
    rings.map((ring) => {
      const { left, right, top, bottom } = boxOf([ring])
      return (right - left) / (bottom - top)
    }),
  )
}

describe('dots by hand', () => {
  test.each([
    'polka dots, irregular, black on blush',
    'big and small spots, painted, cobalt on white',
    'wobbly polka dots',
  ])('"%s" are drawn by hand, no two alike', (prompt) => {
    const drawn = roundness(prompt)
    expect(new Set(drawn.map((share) => share.toFixed(3))).size).toBeGreaterThan(drawn.length / 3)
    expect(Math.max(...drawn)).toBeGreaterThan(1.05)
  })

  test.each(['polka dots, black on blush', 'big and small spots, cobalt on white'])('"%s" are round', (prompt) => {
    for (const share of roundness(prompt)) expect(share).toBeCloseTo(1, 2)
  })
})

test('a dot painting in one earth has the others beside it, on dark sand', () => {
  const { palette } = specOfPrompt('aboriginal style dot painting, ochre')
  expect(palette.inks.length).toBeGreaterThanOrEqual(4)
})

test.each([
  ['japanese waves hokusai, navy and white', 'great-wave'],
  ['japanese waves, navy and white', 'seigaiha'],
])('"%s" is %s', (prompt, family) => {
  expect(specOfPrompt(prompt).family).toBe(family)
})

test.each(['rainbow polka dots', 'polka dots coral, mint and navy on white', 'polka dot in many colours on white'])(
  '"%s" has its colours in equal number',
  (prompt) => {
    const plan = planOfPrompt(prompt)
    const counts = plan.cast.figures.map((ink) => dots.draw(plan).shapes.filter((shape) => shape.ink === ink).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.min(...counts) * 1.5)
  },
)
