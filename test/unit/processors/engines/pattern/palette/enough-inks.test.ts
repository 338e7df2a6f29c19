import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/pattern-request.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/resolve-spec.ts'

/** Hues of a palette that are farther apart than an eighth of the circle. */
function huesOf(prompt: string): number {
  const { wishes } = understandPrompt(prompt)
  const { palette } = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
  const hues: number[] = []
  for (const hex of palette.inks) {
    const ink = inkFromHex(hex)
    if (!ink || ink.chroma < 0.06) continue
    const turn = (hue: number): number => Math.abs(Math.atan2(Math.sin(hue - ink.hue), Math.cos(hue - ink.hue)))
    if (hues.every((hue) => turn(hue) > 0.4)) hues.push(ink.hue)
  }
  return hues.length
}

describe('prints of many colours', () => {
  test.each([
    ['rainbow dots on black', 5],
    ['rainbow checkerboard', 5],
    ['multicolour dots on black', 3],
    ['polka dots in bright colours', 3],
  ])('%s have at least %i hues', (prompt, least) => {
    expect(huesOf(prompt)).toBeGreaterThanOrEqual(least)
  })

  test('polka dots of which nothing is said keep to two', () => {
    expect(huesOf('polka dots')).toBeLessThanOrEqual(2)
  })
})
