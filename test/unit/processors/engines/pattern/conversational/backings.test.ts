import { describe, expect, test } from '@jest/globals'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { withBacking } from '../../../../../../processors/engines/pattern/families/conversational/backings.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import type { Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

function planFor(prompt: string): Plan {
  return planOfPrompt(prompt, { seed: 1 })
}

describe('the manner of strewn things', () => {
  test.each([
    ['mid-century modern cats', 'midcentury'],
    ['memphis style dogs', 'memphis'],
    ['pop art bananas', 'pop'],
    ['groovy 70s mushrooms', 'seventies'],
    ['boho foxes', 'boho'],
    ['scandi bears and pine trees', 'scandinavian'],
  ])('"%s" is %s', (prompt, manner) => {
    expect(understandPrompt(prompt).wishes.manner).toBe(manner)
  })

  test.each([
    'retro cars',
    'memphis squiggles',
    'art deco cats',
    'pop art cats on stripes',
    'boho foxes in watercolour',
  ])('"%s" has none that changes how things lie', (prompt) => {
    expect(understandPrompt(prompt).wishes.manner).toBeUndefined()
  })

  test('an area behind a thing is of a colour that stands off the ground and off the thing', () => {
    for (const prompt of ['midcentury birds in teal and orange', 'memphis dogs', 'pop art pineapples']) {
      const plan = planFor(prompt)
      const { inks, ground } = plan.cast
      const far = (one: number, other: number): number => oklabDistance(inks[one].lab, inks[other].lab)
      const [hero] = castSubjects(plan).heroes
      const motif = hero.draw(plan.random.fork('one'), 60, 0, false)
      const [area, first] = withBacking(plan, motif, plan.random.fork('area'), 0).layers
      expect(far(area.ink, ground)).toBeGreaterThan(0.1)
      expect(far(area.ink, first.ink)).toBeGreaterThan(0.1)
    }
  })

  test('what wears every colour has no area behind it', () => {
    const plan = planFor('midcentury cats in black on white, two colours')
    const motif = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0, false)
    expect(withBacking(plan, motif, plan.random.fork('area'), 0).layers.length).toBe(motif.layers.length)
  })
})
