import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('how many and how large, beside each other', () => {
  test('numbers are kept where they differ', () => {
    expect(wishesOf('five ducks and one swan').numbers).toEqual({ duck: 5, swan: 1 })
    expect(wishesOf('a hare and lots of tortoises').numbers).toEqual({ hare: 1, tortoise: 8 })
    expect(wishesOf('three ducks').numbers).toEqual({ duck: 3 })
    expect(wishesOf('a duck').numbers).toEqual({})
    expect(wishesOf('a pair of cranes').numbers).toEqual({ crane: 2 })
    expect(wishesOf('trio of bears').numbers).toEqual({ bear: 3 })
    expect(wishesOf('5 cm ducks').numbers).toEqual({})
    expect(wishesOf('nine ducks').numbers).toEqual({})
    expect(wishesOf('ducks in three colours').numbers).toEqual({})
  })

  test('sizes belong to things where they tell them apart, else to the design', () => {
    const { sizes = {}, scale } = wishesOf('big whales and tiny boats')
    expect(sizes.whale).toBeGreaterThan(1.2)
    expect(sizes.boat).toBeLessThan(0.7)
    expect(scale).toBeUndefined()
    const { motifs, sizes: ofKinds = {} } = wishesOf('a big lion and tiny farm animals')
    expect(motifs[0]).toBe('lion')
    expect(motifs.slice(1).map((noun) => ofKinds[noun] < 0.7)).toEqual([true, true, true])
    expect(wishesOf('tiny bees and hives').scale).toBe(0.5)
    expect(wishesOf('snow globes with tiny villages').scale).toBeUndefined()
  })

  test('the cast has each thing as often as it is counted', () => {
    const request = checkRequest({ prompt: 'five ducks and one swan', compositionType: 'tile', format: 'png', seed: 1 })
    const plan = planOf(resolveSpec(request, understandPrompt(request.prompt).wishes))
    expect(castSubjects(plan).heroes).toHaveLength(6)
  })
})
