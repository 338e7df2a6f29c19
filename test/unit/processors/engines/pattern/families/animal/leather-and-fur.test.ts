import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { fur } from '../../../../../../../processors/engines/pattern/families/animal/fur.ts'
import { leather } from '../../../../../../../processors/engines/pattern/families/animal/leather.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 100
const familyOf = (prompt: string): string => understandPrompt(prompt).wishes.families.join(' ')

describe.each([leather, fur].map((family) => [family.name, family] as const))('%s', (_, family) => {
  test('draws every kind that can be named, each another hide', () => {
    const planes = Object.keys(family.kinds ?? {}).map((kind) => {
      const cloth = family.draw(makePlan(family, 3, { styles: [kind] }))
      return Buffer.from(fillIndexPlane(cloth, SIZE, SIZE).data).toString('base64')
    })
    expect(new Set(planes).size).toBe(planes.length)
  })
})

test('black leather is grain, ostrich leather is quills, and neither is a crocodile', () => {
  expect(familyOf('black leather')).toBe('leather-grain')
  expect(understandPrompt('ostrich leather in tan').wishes).toMatchObject({ families: ['leather-grain'], motifs: [] })
  expect(familyOf('crocodile leather')).toBe('crocodile')
})

test('white fur has roots that are seen, brown fur tips that are lighter than it', () => {
  const asked = { styles: [], isGround: false, hasAccents: false }
  const lightness = (hex: string): number[] =>
    (fur.colourwayAround?.(hex, asked)?.inks ?? []).map((ink) => inkFromHex(ink)?.lightness ?? 0)
  const white = lightness('#f7f5ef')
  expect(Math.max(...white) - Math.min(...white)).toBeGreaterThan(0.2)
  expect(Math.max(...lightness('#6b4a30'))).toBeGreaterThan((inkFromHex('#6b4a30')?.lightness ?? 1) + 0.15)
})
