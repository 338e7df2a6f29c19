import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

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
    ['check in autumn colours', 'check, autumn'],
    ['gingham in pastel colours', 'gingham, pastel'],
  ])('"%s" speaks of more colours than "%s"', (prompt, fewer) => {
    const countOf = (one: string): number =>
      resolveSpec(checkRequest({ prompt: one, compositionType: 'tile', format: 'png' }), understandPrompt(one).wishes)
        .palette.inks.length
    expect(countOf(prompt)).toBeGreaterThan(countOf(fewer))
  })

  test('a colour in the plural is several on a cloth that is built', () => {
    const hexesOf = (prompt: string) => understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)
    expect(hexesOf('quilt in blues')).toHaveLength(3)
    expect(hexesOf('quilt in blues')[0]).toBe(hexesOf('quilt in blue')[0])
    expect(hexesOf('roses in pinks')).toHaveLength(1)
  })

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
