import { describe, expect, test } from '@jest/globals'
import { inkFromHex, isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { drawOnce } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { sharesOf } from '../../../../../../../processors/engines/pattern/draw/use-every-ink.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

describe('flowers that are cut from sheets and known by a colour', () => {
  test.each(['bold graphic sunflowers on navy', 'modern sunflowers', 'mid century sunflowers'])(
    '%s: yellow',
    (prompt) => {
      const spec = specOfPrompt(prompt)
      const { inks, ground } = spec.palette
      const shares = sharesOf(drawOnce(spec), inks.length)
      const [most] = [...shares.keys()]
        .filter((ink) => ink !== ground)
        .sort((one, other) => shares[other] - shares[one])
      const { hue = 0 } = inkFromHex(inks[most]) ?? {}
      expect(spec.family).toBe('modern-floral')
      expect((hue * 180) / Math.PI).toBeGreaterThan(65)
      expect((hue * 180) / Math.PI).toBeLessThan(105)
    },
  )

  test('where no yellow is asked for they take what there is', () => {
    const spec = specOfPrompt('graphic sunflowers, pink and white')
    const shares = sharesOf(drawOnce(spec), spec.palette.inks.length)
    const coloured = spec.palette.inks
      .map((hex) => inkFromHex(hex))
      .filter((ink) => ink && !isGreen(ink) && ink.chroma > 0.05)
    expect(coloured.length).toBeGreaterThan(0)
    expect(Math.max(...shares.filter((_, ink) => ink !== spec.palette.ground))).toBeGreaterThan(0.04)
  })
})
