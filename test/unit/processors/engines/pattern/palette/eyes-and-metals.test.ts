import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string) {
  return specOfPrompt(prompt, { seed: 1 })
}

function groundOf(prompt: string) {
  const { inks, ground } = specOf(prompt).palette
  return inkOf(inks[ground])
}

describe('things in one colour, on metal and on called-after colours', () => {
  test('beasts of one colour have eyes and noses in a dark ink; counted inks and monochromes do not gain one', () => {
    const darkest = (prompt: string) => Math.min(...specOf(prompt).palette.inks.map((hex) => inkOf(hex).lightness))
    expect(darkest('pink poodles')).toBeLessThan(0.3)
    expect(darkest('sage green frogs')).toBeLessThan(0.3)
    expect(specOf('pink poodles in two colours').palette.inks).toHaveLength(2)
  })

  test('silver lies on the deep colour named with it, which stays as it was named', () => {
    expect(
      specOf('wolves and moons, navy and silver').palette.inks[
        specOf('wolves and moons, navy and silver').palette.ground
      ],
    ).toBe('#1d2f55')
    expect(groundOf('cats in pink and silver').lightness).toBeGreaterThan(0.8)
  })

  test('a colour called after a thing, behind what lies on it, is the ground', () => {
    const { motifs } = specOf('pencils and apples on chalkboard green')
    expect(motifs).toEqual(['pencil', 'apple'])
    expect(groundOf('pencils and apples on chalkboard green').hex).toBe('#33614c')
  })

  test('black and white beasts are paper in a keyline where white is the cloth, and never lie on what swallows their black', () => {
    const request = checkRequest({
      prompt: 'pandas in black, white and green',
      compositionType: 'tile',
      format: 'png',
      seed: 1,
    })
    const plan = planOf(resolveSpec(request, understandPrompt(request.prompt).wishes))
    const { pen, layers } = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0)
    expect(pen.mode).toBe('outline')
    expect(layers.some(({ ink }) => ink === plan.cast.ground)).toBe(true)
    for (const prompt of ['pandas', 'giant pandas and buttercups', 'zebras'])
      expect(groundOf(prompt).lightness).toBeGreaterThan(0.7)
  })

  test('pigs in a blue sky are pink', () => {
    const spec = specOf('pigs over clouds')
    const plan = planOf(spec)
    const { layers } = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0)
    const { hue, lightness } = plan.cast.inks[layers[0].ink]
    expect(hue).toBeLessThan(0.8)
    expect(lightness).toBeGreaterThan(0.65)
  })
})
