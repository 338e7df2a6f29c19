import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

describe('things on a pattern of no named colour', () => {
  test.each(['koi on waves', 'swans on polka dots', 'sheep on stripes'])('%s: white is seen on the cloth', (prompt) => {
    const { palette, details } = specOfPrompt(prompt)
    expect(inkOf(palette.inks[palette.ground]).lightness).toBeLessThan(0.7)
    expect(details['under ink']).toBe(1)
  })

  test('anchors lie on a blue stripe, which goes with their navy', () => {
    const tint = inkOf(specOfPrompt('anchors on stripes').palette.inks[1])
    expect(tint.hue).toBeLessThan(-1.2)
    expect(tint.chroma).toBeGreaterThan(0.04)
  })

  test('a gingham of a named colour is full under berries, at any time of the year', () => {
    const { palette } = specOfPrompt('navy gingham with tiny strawberries for a summer dress')
    expect(inkOf(palette.inks[1]).lightness).toBeLessThan(0.4)
  })
})
