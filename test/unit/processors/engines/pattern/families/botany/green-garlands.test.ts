import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { garlands } from '../../../../../../../processors/engines/pattern/families/botany/garlands/garlands.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

/** Share of the drawn shapes that are in a green ink. */
function greenOf(prompt: string): number {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 2 })
  const spec = resolveSpec(request, understandPrompt(prompt).wishes)
  const { shapes } = garlands.draw(planOf(spec))
  const isOfGreen = (ink: number): boolean => isGreen(inkOf(spec.palette.inks[ink]))
  return shapes.filter(({ ink }) => isOfGreen(ink)).length / shapes.length
}

describe('garlands without a flower', () => {
  test('are bound of the greens that are named, with berries', () => {
    expect(greenOf('fir garland')).toBeGreaterThan(0.6)
  })

  test('bloom where a flower is named, or nothing', () => {
    expect(greenOf('garlands')).toBeLessThan(0.5)
    expect(greenOf('garlands of roses and fir')).toBeLessThan(greenOf('fir garland'))
  })
})
