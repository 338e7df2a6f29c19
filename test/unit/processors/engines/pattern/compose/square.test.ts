import { describe, expect, test } from '@jest/globals'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { conversational } from '../../../../../../processors/engines/pattern/families/conversational/conversational.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const SIZE = 300

const specOf = (prompt: string): DesignSpec => specOfPrompt(prompt, { compositionType: 'single' })

describe('a placement print of things', () => {
  test.each(['silk scarf with horses', 'headscarf, lemons in yellow and white', 'kittens handkerchief'])(
    'is a square with a border where one is asked for: %s',
    (prompt) => expect(specOf(prompt).details.frame).toBe('square'),
  )

  test('is a vignette where the scarf is worn', () => {
    expect(specOf('foxes in scarves').details.frame).toBeUndefined()
    expect(specOf('penguins wearing a red scarf').details.frame).toBeUndefined()
  })

  test('has rails on all four sides, things between them, and nothing on the margin or across a rail', () => {
    const spec = specOf('silk scarf with horses')
    const cloth = conversational.compose?.(planOf(spec))
    if (!cloth) throw new Error('things have a composition of their own')
    const { data } = fillIndexPlane(cloth, SIZE, SIZE)
    const { ground } = spec.palette
    const frame = (inset: number): number[] =>
      Array.from({ length: SIZE - 2 * inset }, (_, at) => at + inset).flatMap((along) => {
        const far = SIZE - 1 - inset
        return [
          data[inset * SIZE + along],
          data[far * SIZE + along],
          data[along * SIZE + inset],
          data[along * SIZE + far],
        ]
      })
    const insets = Array.from({ length: 75 }, (_, inset) => new Set(frame(inset)))
    const isBare = (inks: Set<number>): boolean => inks.size === 1 && inks.has(ground)
    const isRail = (inks: Set<number>): boolean => inks.size === 1 && !inks.has(ground)
    expect(insets.slice(0, 9).every(isBare)).toBe(true)
    expect(insets.filter(isRail).length).toBeGreaterThan(6)
    expect(insets.slice(24, 50).every((inks) => inks.size > 1)).toBe(true)
  })
})
