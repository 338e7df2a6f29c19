import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { stainedGlass } from '../../../../../../processors/engines/pattern/families/modern/stained-glass.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function shapesOf(prompt: string): number {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
  return stainedGlass.draw(planOf(resolveSpec(request, understandPrompt(prompt).wishes))).shapes.length
}

describe('what stands in stained glass', () => {
  test('flowers and beasts that are named have windows among the panes', () => {
    const plain = shapesOf('stained glass window')
    for (const prompt of ['stained glass lilies', 'stained glass peacocks', 'stained glass irises and dragonflies'])
      expect([prompt, shapesOf(prompt) > plain + 60]).toEqual([prompt, true])
  })
})
