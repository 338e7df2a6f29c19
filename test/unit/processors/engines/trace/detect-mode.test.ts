import { describe, expect, test } from '@jest/globals'
import { isSurelyDrawn } from '../../../../../processors/engines/trace/detect-mode.ts'

// As measured of flags with a ramp over each, enlarged from half their size.
const tones = { toneBits: 3, lightBits: 2.3, evenness: 0, blockStep: 0, quietRuns: 0.64, shading: 0 }

describe('areas that stray from their inks', () => {
  test('are ramps where half of the picture is plain and nothing is shaded', () => {
    expect(isSurelyDrawn({ flatShare: 0.8, tones })).toBe(true)
  })

  test('may be a thing that was photographed on white', () => {
    expect(isSurelyDrawn({ flatShare: 0.8, tones: { ...tones, shading: 0.08 } })).toBe(false)
    expect(isSurelyDrawn({ flatShare: 0.1, tones })).toBe(false)
  })
})
