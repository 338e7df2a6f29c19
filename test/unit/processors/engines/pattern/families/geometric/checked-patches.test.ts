import { describe, expect, test } from '@jest/globals'
import { quilt } from '../../../../../../../processors/engines/pattern/families/geometric/quilt/quilt.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

describe('a patchwork of checks', () => {
  test('weaves every patch of its own inks and shows them all', () => {
    const size = 240
    const { data } = fillIndexPlane(quilt.draw(makePlan(quilt, 1, { styles: ['checked-patches'] })), size, size)
    expect(new Set(data).size).toBe(4)
    // Sixteen patches of sixty pixels: each is ground and one or two inks, never all.
    for (let patch = 0; patch < 16; patch++) {
      const inks = new Set<number>()
      for (let at = 0; at < 3600; at++)
        inks.add(data[(Math.floor(patch / 4) * 60 + Math.floor(at / 60)) * size + (patch % 4) * 60 + (at % 60)])
      expect(inks.has(0)).toBe(true)
      expect(inks.size).toBeGreaterThan(1)
      expect(inks.size).toBeLessThan(4)
    }
  })

  test.each(['patchwork of ginghams', 'gingham patchwork in pastels', 'madras patchwork', 'plaid patchwork'])(
    '"%s" asks for it',
    (prompt) => {
      const { wishes } = understandPrompt(prompt)
      expect(wishes.families[0]).toBe('quilt')
      expect(wishes.styles).toContain('checked-patches')
    },
  )
})

test('a Dresden plate is sixteen blades about its middle, no two neighbours alike', () => {
  const cloth = quilt.draw(
    makePlan(quilt, 1, {
      styles: ['dresden'],
      hexes: ['#f9f1e0', '#e89a92', '#9cc49f', '#8fb5dd', '#e9c15f', '#c39ad0'],
    }),
  )
  const size = 640
  const { data } = fillIndexPlane(cloth, size, size)
  expect(new Set(data).size).toBe(6)
  // The first of two by two plates, half way out along each blade.
  const inks = Array.from({ length: 16 }, (_, at) => {
    const angle = ((at + 0.25) / 16) * Math.PI * 2
    return data[
      Math.round(size / 4 + Math.sin(angle) * size * 0.0885) * size +
        Math.round(size / 4 + Math.cos(angle) * size * 0.0885)
    ]
  })
  expect(inks).not.toContain(undefined)
  expect(new Set(inks).size).toBeGreaterThan(3)
  expect(understandPrompt('dresden plate quilt in 30s pastels').wishes.styles).toContain('dresden')
})
