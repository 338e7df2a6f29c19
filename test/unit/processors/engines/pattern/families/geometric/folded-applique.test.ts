import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

function sharesOf(spec: DesignSpec): Record<string, number> {
  const { data } = fillIndexPlane(drawDesign(spec), 300, 300)
  return Object.fromEntries(
    spec.palette.inks.map((hex, ink) => [hex, data.filter((one) => one === ink).length / data.length]),
  )
}

describe('a Hawaiian quilt', () => {
  test('is of one cloth on another: its tones are stitches and hearts', () => {
    const shares = sharesOf(specOf('Hawaiian quilt, green on white'))
    const [white, green] = ['#faf7f0', '#3f7d4e'].map((hex) => shares[hex])
    expect(white).toBeGreaterThan(0.4)
    expect(green).toBeGreaterThan(0.3)
    for (const [hex, share] of Object.entries(shares))
      if (hex !== '#faf7f0' && hex !== '#3f7d4e') expect(share).toBeLessThan(0.12)
  })

  test('of several colours every block has its own', () => {
    const shares = Object.values(sharesOf(specOf('folded applique quilt, red, yellow and blue')))
    expect(shares.filter((share) => share > 0.08)).toHaveLength(4)
  })
})
