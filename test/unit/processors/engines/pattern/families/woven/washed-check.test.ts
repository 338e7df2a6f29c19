import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { isWoven } from '../../../../../../../processors/engines/pattern/families/woven/woven-families.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { planOfPrompt, specOfPrompt } from '../../spec-of-prompt.ts'

const lightnessOf = (hex: string): number => inkFromHex(hex)?.lightness ?? 0

describe.each([
  ['plaid watercolour, soft blue and green', 'tartan'],
  ['watercolor gingham in sage', 'gingham'],
  ['watercolour check, lavender and lemon', 'gingham'],
  ['watercolor buffalo check black', 'gingham'],
  ['painterly plaid, rust and navy', 'tartan'],
])('"%s"', (prompt, family) => {
  const spec = specOfPrompt(prompt)
  const { inks, ground } = spec.palette
  const size = 320
  const drawn = findFamily(family)?.draw(planOfPrompt(prompt))
  const plane = drawn ? fillIndexPlane(drawn, size, size).data : new Uint8Array()
  const share = (ink: number): number => plane.filter((one) => one === ink).length / plane.length

  test('is washed on white paper, thin and full, and has no draft for a loom', () => {
    expect(spec.family).toBe(family)
    expect(lightnessOf(inks[ground])).toBeGreaterThan(0.93)
    expect(isWoven(spec)).toBe(false)
    expect(inks.length).toBeGreaterThanOrEqual(3)
  })

  test('shows paper, washes and the darker squares where they cross, none of them a touch', () => {
    const order = inks.map((_, ink) => ink).toSorted((one, other) => lightnessOf(inks[other]) - lightnessOf(inks[one]))
    expect(share(ground)).toBeGreaterThan(0.08)
    expect(share(order[1])).toBeGreaterThan(0.04)
    const deep = order.slice(2).reduce((sum, ink) => sum + share(ink), 0)
    expect(deep).toBeGreaterThan(0.12)
  })
})

test.each([
  'watercolour stripes in coral and peach',
  'watercolor stripes, mint, lilac, lemon',
  'watercolour stripe, navy',
])('"%s" are washes with rims on white paper, every paint of them', (prompt) => {
  const { family, palette } = specOfPrompt(prompt)
  expect(family).toBe('stripes')
  expect(lightnessOf(palette.inks[palette.ground])).toBeGreaterThan(0.93)
  const drawn = findFamily(family)?.draw(planOfPrompt(prompt))
  const plane = drawn ? fillIndexPlane(drawn, 320, 320).data : new Uint8Array()
  for (const ink of palette.inks.keys()) expect(plane.filter((one) => one === ink).length).toBeGreaterThan(150)
})
