import { describe, expect, test } from '@jest/globals'
import { kuba } from '../../../../../../../processors/engines/pattern/families/heritage/kuba.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

describe('kuba cloth', () => {
  test.each([
    ['#d6b685', '#231812'],
    ['#d6b685', '#231812', '#8d4a27', '#efe0bf'],
    ['#1d2a4d', '#f4efe3', '#8d4a27'],
  ])('in %s and more is panels, none of them plain', (...hexes) => {
    for (const seed of [1, 2, 3]) {
      const { data } = fillIndexPlane(kuba.draw(makePlan(kuba, seed, { hexes })), 160, 160)
      expect(new Set(data).size).toBe(hexes.length)
      for (let panel = 0; panel < 64; panel++) {
        const inks = new Set<number>()
        for (let at = 0; at < 400; at++)
          inks.add(data[(Math.floor(panel / 8) * 20 + Math.floor(at / 20)) * 160 + (panel % 8) * 20 + (at % 20)])
        expect(inks.size).toBeGreaterThan(1)
      }
    }
  })

  test('is known by its names, in raffia colours of its own', () => {
    expect(understandPrompt('kuba cloth in raffia and black').wishes).toMatchObject({
      families: ['kuba'],
      colours: [{ hex: '#d6b685' }, { hex: '#1d1c20' }],
    })
    expect(understandPrompt('kasai velvet').wishes.families).toEqual(['kuba'])
  })
})
