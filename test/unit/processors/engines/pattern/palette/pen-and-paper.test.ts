import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function paletteOf(prompt: string): { ground: string; inks: readonly string[] } {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
  const { palette } = resolveSpec(request, understandPrompt(prompt).wishes)
  return { ground: palette.inks[palette.ground], inks: palette.inks }
}

test('a line drawing in one colour has no ink farther from its paper than that colour', () => {
  for (const [prompt, pen, ground] of [
    ['yoga poses in terracotta line drawing on cream', '#bf6043', '#f3ead9'],
    ['foxes in navy line art on white', '#1d2f55', '#faf7f0'],
    ['gold line art of moths on black', '#c39a4a', '#1d1c20'],
  ]) {
    const palette = paletteOf(prompt)
    const far = (hex: string): number => Math.abs(inkOf(hex).lightness - inkOf(ground).lightness)
    expect(palette.ground).toBe(ground)
    expect(palette.inks.toSorted((one, other) => far(other) - far(one))[0]).toBe(pen)
  }
})

test('a pale pen draws on night, unless a ground is named', () => {
  expect(inkOf(paletteOf('moths in yellow line drawing').ground).lightness).toBeLessThan(0.35)
})
