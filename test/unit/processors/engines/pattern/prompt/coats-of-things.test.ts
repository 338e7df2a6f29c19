import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

function layersOf(prompt: string): number {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
  const plan = planOf(resolveSpec(request, understandPrompt(prompt).wishes))
  return castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0).layers.length
}

describe('patterns said of beasts', () => {
  test.each([
    ['striped cats', 'cat', 'striped'],
    ['polka dot pigs in pink and navy', 'pig', 'dotted'],
    ['plaid elephants', 'elephant', 'checked'],
    ['spotty red horses', 'horse', 'dotted'],
  ])('%s: the coat of a %s is %s', (prompt, noun, coat) => {
    const { under, worn, motifs } = wishesOf(prompt)
    expect(under).toBeUndefined()
    expect(motifs).toEqual([noun])
    expect(worn?.[noun]).toEqual([coat])
  })

  test('a coat is drawn on the body', () => {
    expect(layersOf('dotted elephants')).toBeGreaterThan(layersOf('elephants') + 20)
  })

  test('ornate and decorated beasts are filled with flowers', () => {
    for (const prompt of [
      'ornate elephants',
      'decorated camels',
      'patterned birds',
      'floral elephant',
      'floral tigers',
      'horses filled with flowers',
    ])
      expect(wishesOf(prompt)).toMatchObject({ families: ['folk-floral'], styles: ['folk'] })
  })

  test('a cloth under things, and beasts patterned by nature, are left as they are', () => {
    expect(wishesOf('lemons on gingham').under).toBe('gingham')
    expect(wishesOf('gingham bows').under).toBe('gingham')
    expect(wishesOf('floral birds').families).not.toContain('folk-floral')
    expect(wishesOf('floral skulls').motifs).toEqual(['sugar skull'])
    expect(wishesOf('striped zebras').worn).toEqual({})
    expect(wishesOf('cats on stripes').under).toBe('stripes')
  })

  test('what is made in any colour wears a pattern too, and what is behind "with" is on the thing before it', () => {
    const wornIn = (prompt: string) => understandPrompt(prompt).wishes.worn
    expect(wornIn('striped umbrellas on blue')).toEqual({ umbrella: ['striped'] })
    expect(wornIn('balloons with red and white stripes')).toEqual({ balloon: ['striped'] })
    expect(wornIn('teapots with polka dots')).toEqual({ teapot: ['dotted'] })
    expect(wornIn('cats with polka dots')).toEqual({})
    expect(understandPrompt('foxes on stripes').wishes.under).toBe('stripes')
    expect(understandPrompt('flowers with stripes').wishes.under).toBe('stripes')
  })
})
