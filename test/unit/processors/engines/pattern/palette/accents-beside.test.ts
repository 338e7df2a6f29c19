import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function inksOf(prompt: string) {
  return specOfPrompt(prompt, { seed: 1 }).palette.inks.map(inkOf)
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
