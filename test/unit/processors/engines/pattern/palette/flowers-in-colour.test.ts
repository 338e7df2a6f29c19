import { describe, expect, it } from '@jest/globals'
import type { Ink } from '../../../../../../processors/engines/color/ink.ts'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { mixFlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/pattern-request.ts'
import { planOf } from '../../../../../../processors/engines/pattern/plan-of.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/resolve-spec.ts'

const specOf = (prompt: string) =>
  resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), understandPrompt(prompt).wishes)
const inksOf = (prompt: string) => {
  const { inks, ground } = specOf(prompt).palette
  return { cloth: inkOf(inks[ground]), figures: inks.filter((_, at) => at !== ground).map(inkOf) }
}
const isRed = ({ hue, chroma }: Ink): boolean => Math.abs(hue) < 0.9 && chroma > 0.06
const isGreen = ({ hue, chroma }: Ink): boolean => hue > 1.75 && hue < 2.9 && chroma > 0.03

describe('flowers over a patterned ground', () => {
  it('have light and shade of their own colour, and two greens', () => {
    const { figures } = inksOf('vintage roses on pale blue stripes')
    expect(figures.filter(isRed).length).toBeGreaterThanOrEqual(3)
    expect(figures.filter(isGreen).length).toBeGreaterThanOrEqual(2)
  })

  it('leave the ink of the pattern to the pattern', () => {
    const { cast } = planOf(specOf('vintage roses on pale blue stripes'))
    expect(cast.beneath).toBeDefined()
    const { schemes } = mixFlowerPalette(cast)
    for (const { body, shade, leaf } of schemes) expect([body, shade, leaf]).not.toContain(cast.beneath)
  })

  it('have no ink beneath them on plain cloth', () => {
    expect(planOf(specOf('roses on pale blue')).cast.beneath).toBeUndefined()
  })
})

describe('one colour beside flowers and a mood', () => {
  it.each([['liberty roses in dusty pink'], ['cottagecore peonies, raspberry']])(
    'is that of the petals: %s',
    (prompt) => {
      const { cloth, figures } = inksOf(prompt)
      expect(cloth.lightness).toBeGreaterThan(0.85)
      expect(figures.some(isRed)).toBe(true)
    },
  )

  it('is the cloth where no such flower has it', () => {
    const { cloth } = inksOf('cottagecore peonies, sage green')
    expect(cloth.lightness).toBeLessThan(0.8)
    expect(isGreen(cloth) || cloth.hue > 1.6).toBe(true)
  })
})

it('no leaf is half red where the palette has but one green', () => {
  const { cast } = planOf(specOf('roses on cream'))
  const inks = ['#f7f1e6', '#a8322d', '#e9a08f', '#7aa35b', '#701818'].map(inkOf)
  const byLightness = inks.map((_, ink) => ink).toSorted((one, other) => inks[one].lightness - inks[other].lightness)
  const { foliage } = mixFlowerPalette({ ...cast, inks, ground: 0, isDark: false, byLightness })
  expect([foliage.leaf, foliage.leafDark]).toEqual([3, 3])
})
