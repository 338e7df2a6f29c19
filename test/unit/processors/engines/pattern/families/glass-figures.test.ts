import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { stainedGlass } from '../../../../../../processors/engines/pattern/families/modern/glass/stained-glass.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function shapesOf(prompt: string): number {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
  return stainedGlass.draw(planOf(resolveSpec(request, understandPrompt(prompt).wishes))).shapes.length
}

describe('what stands in stained glass', () => {
  test('flowers and beasts that are named have windows among the panes', () => {
    const plain = shapesOf('shattered glass')
    for (const prompt of ['stained glass lilies', 'stained glass peacocks', 'stained glass irises and dragonflies'])
      expect([prompt, shapesOf(prompt) > plain + 60]).toEqual([prompt, true])
  })

  test('flowers named with glass are the glass, and do not lie on it', () => {
    for (const prompt of ['stained glass with lilies, pale green ground', 'stained glass with peacocks']) {
      const { families, under } = understandPrompt(prompt).wishes
      expect([prompt, families, under]).toEqual([prompt, ['stained-glass'], undefined])
    }
  })

  test('windows of a church, of the twenties and of the prairie are three drawings', () => {
    const counts = ['stained glass window', 'art deco stained glass', 'prairie style'].map(shapesOf)
    expect(new Set(counts).size).toBe(3)
  })

  test('named colours of glass bring lighter sheets and a lead that is nobody’s', () => {
    const request = checkRequest({ prompt: 'stained glass in ruby and cobalt', compositionType: 'tile', format: 'png' })
    const { palette } = resolveSpec(request, understandPrompt(request.prompt).wishes)
    expect(palette.inks).toHaveLength(5)
  })
})
