import { describe, expect, test } from '@jest/globals'
import { castSubjects } from '../../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import type { Motif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { planOfPrompt } from '../../spec-of-prompt.ts'

function planFor(prompt: string): Plan {
  return planOfPrompt(prompt, { seed: 1 })
}

const heroOf = (plan: Plan, sizeMm: number): Motif =>
  castSubjects(plan).heroes[0].draw(plan.random.fork('one'), sizeMm, 0, false)

describe('techniques of things', () => {
  test.each([
    'watercolour foxes',
    'linocut foxes',
    'jaipur block print foxes',
    'engraved foxes',
    'embroidered foxes',
    'crayon drawing of foxes',
    'halftone foxes',
    'dotwork foxes',
    'stencilled foxes',
  ])('%s are worked in every area', (prompt) => {
    const flat = heroOf(planFor('foxes'), 60)
    const worked = heroOf(planFor(prompt), 60)
    expect(worked.layers.length).toBeGreaterThan(flat.layers.length)
    // The silhouette is what it was: nothing that is added takes part in it.
    expect(worked.layers.filter(({ isForm }) => isForm)).toHaveLength(flat.layers.filter(({ isForm }) => isForm).length)
  })

  test('what is cut shows the cloth, and tiny things stay flat', () => {
    const plan = planFor('linocut foxes')
    const cuts = heroOf(plan, 60).layers.filter(({ ink, isForm }) => !isForm && ink === plan.cast.ground)
    expect(cuts.length).toBeGreaterThan(4)
    expect(heroOf(plan, 10).layers.length).toBeLessThan(heroOf(plan, 60).layers.length)
  })

  test('paint comes in thin and deep tones of its own', () => {
    expect(planFor('watercolour sea turtles').cast.inks.length).toBeGreaterThan(planFor('sea turtles').cast.inks.length)
  })
})
