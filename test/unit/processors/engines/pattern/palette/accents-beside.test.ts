import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/pattern-request.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/resolve-spec.ts'

function inksOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
  return resolveSpec(request, understandPrompt(prompt).wishes).palette.inks.map(inkOf)
}

describe('tones beside an accent', () => {
  test('a navy geometric with a touch of gold is of navies and one gold', () => {
    const golds = inksOf('navy geometric with a touch of gold').filter(
      ({ hue, chroma }) => hue > 1 && hue < 2 && chroma > 0.04,
    )
    expect(golds).toHaveLength(1)
  })

  test('mostly white with hints of blue is of whites and one blue, and of no mood', () => {
    const coloured = inksOf('mostly white with tiny hints of blue, geometric').filter(({ chroma }) => chroma > 0.04)
    expect(coloured).toHaveLength(1)
  })
})
