import { expect, test } from '@jest/globals'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const greens = ['#1f4d3a', '#3f7f4f', '#8fb866']

function groundSeen(ground: string, isDensityAsked: boolean): number {
  const family = findFamily('tropical') as Family
  const hexes = [ground, ...greens, '#e0447a']
  const cloth = family.draw(makePlan(family, 2, { hexes, motifs: ['monstera'], isDensityAsked }))
  return measureInkShares(fillIndexPlane(cloth, 192, 192), hexes.length)[0]
}

test('a pale ground is seen between broad leaves, unless they are asked to be dense', () => {
  expect(groundSeen('#f0b8c0', false)).toBeGreaterThan(0.28)
  expect(groundSeen('#f0b8c0', true)).toBeLessThan(0.28)
  expect(groundSeen('#10231c', false)).toBeLessThan(0.28)
})
