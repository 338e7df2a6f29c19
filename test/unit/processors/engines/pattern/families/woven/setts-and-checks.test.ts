import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/pattern/../color/ink.ts'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { draftOf } from '../../../../../../../processors/engines/pattern/families/woven/draft.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

/** Share of the cloth per ink, by hex. */
function sharesOf(prompt: string): { readonly hex: string; readonly share: number }[] {
  const spec = specOf(prompt)
  const shares = measureInkShares(fillIndexPlane(drawDesign(spec), 400, 400), spec.palette.inks.length)
  return spec.palette.inks.map((hex, ink) => ({ hex, share: shares[ink] }))
}

const isRed = (hex: string): boolean => {
  const ink = inkFromHex(hex)
  return ink !== undefined && ink.chroma > 0.12 && Math.abs(ink.hue - 0.4) < 0.35
}

test('barleycorns of two wools far apart show both', () => {
  const shares = sharesOf('barleycorn tweed in charcoal and ecru')
  const ofWool = (hex: string): number => shares.find((one) => one.hex === hex)?.share ?? 0
  expect(Math.min(ofWool('#3b3e44'), ofWool('#e4d8bd'))).toBeGreaterThan(0.2)
})

describe('setts by name', () => {
  test.each(['Royal Stewart tartan', 'royal stewart plaid', 'a kilt in the Royal Stewart', 'MacGregor tartan'])(
    '"%s" is mostly red',
    (prompt) => {
      const red = sharesOf(prompt).reduce((sum, { hex, share }) => sum + (isRed(hex) ? share : 0), 0)
      expect(red).toBeGreaterThan(0.4)
    },
  )

  test('Black Watch is blue, green and black, and a watch is nowhere', () => {
    expect(specOf('black watch').family).toBe('tartan')
    expect(sharesOf('black watch').map(({ hex }) => hex)).toHaveLength(3)
  })

  test('the warp of Royal Stewart is the published sett, but for the threads that close the twill', () => {
    const spec = specOf('Royal Stewart tartan')
    const draft = draftOf('tartan', planOf(spec))
    if (!draft) throw new Error('no draft')
    const runs: number[] = []
    draft.warpColours.forEach((ink, at) => {
      if (at > 0 && ink === draft.warpColours[at - 1]) runs[runs.length - 1]++
      else runs.push(1)
    })
    // R/87 B8 K11 Y2 K3 W2 K3 G13 R11 K2 R5 W/3 and back.
    expect(runs.slice(1)).toEqual([8, 11, 2, 3, 2, 3, 13, 11, 2, 5, 3, 5, 2, 11, 13, 3, 2, 3, 2, 11, 8])
    expect(Math.abs(runs[0] - 87)).toBeLessThan(4)
    expect(draft.warpColours).toEqual(draft.weftColours)
  })

  test('a threadcount in the prompt is woven as written', () => {
    const spec = specOf('tartan K/12 R24 G8 W/12')
    const draft = draftOf('tartan', planOf(spec))
    expect(new Set(draft?.warpColours).size).toBe(4)
    expect((draft?.warpColours.length ?? 0) % (12 + 24 + 8 + 12 + 8 + 24)).toBe(0)
  })

  test('colours of the prompt win over those of the sett', () => {
    expect(
      sharesOf('Royal Stewart tartan in pink and grey').some(({ hex, share }) => hex === '#b2202e' && share > 0),
    ).toBe(false)
  })
})

describe('checks', () => {
  test('a gingham has three tones, areas one to two to one', () => {
    const draft = draftOf('gingham', planOf(specOf('blue gingham')))
    if (!draft) throw new Error('no draft')
    const tones = [0, 0, 0]
    for (const weft of draft.weftColours)
      for (const warp of draft.warpColours) tones[warp === weft ? (warp === 0 ? 0 : 2) : 1]++
    const all = draft.warpColours.length * draft.weftColours.length
    expect(tones.map((count) => count / all)).toEqual([0.25, 0.5, 0.25])
  })

  test('a buffalo check is red and black unless other colours are named', () => {
    expect(sharesOf('buffalo check').map(({ share }) => Math.round(share * 10))).toEqual([5, 5])
    expect(specOf('green buffalo check').palette.inks[0]).not.toBe('#b3242c')
  })
})
