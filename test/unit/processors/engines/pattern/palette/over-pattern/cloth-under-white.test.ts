import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

describe('things on a pattern of no named colour', () => {
  test.each(['koi on waves', 'swans on polka dots', 'sheep on stripes'])('%s: white is seen on the cloth', (prompt) => {
    const { palette, details } = specOfPrompt(prompt)
    expect(inkOf(palette.inks[palette.ground]).lightness).toBeLessThan(0.7)
    expect(details['under ink']).toBe(1)
  })

  test('anchors lie on a blue stripe, which goes with their navy, and is full as they are deep', () => {
    const { palette } = specOfPrompt('anchors on stripes')
    const tint = inkOf(palette.inks[1])
    expect(tint.hue).toBeLessThan(-1.2)
    expect(tint.lightness).toBeLessThan(0.81)
  })
})
