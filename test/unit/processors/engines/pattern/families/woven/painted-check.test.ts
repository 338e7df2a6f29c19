import { describe, expect, test } from '@jest/globals'
import { gingham } from '../../../../../../../processors/engines/pattern/families/woven/gingham.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

describe('a painted check', () => {
  test('is full where two bands cross, streaked where one runs alone, open between', () => {
    const size = 480
    const plan = makePlan(gingham, 1, { styles: ['painted'], hexes: ['#f7f1e6', '#5f9e5a'] })
    const { data } = fillIndexPlane(gingham.draw(plan), size, size)
    const bands = 6
    const cell = size / bands
    const inked = (x: number, y: number): number => {
      let marks = 0
      for (let at = 0; at < 400; at++)
        marks += data[Math.floor(y + at / 20) * size + Math.floor(x + (at % 20))] === 0 ? 0 : 1
      return marks / 400
    }
    for (let at = 0; at < bands; at++) {
      expect(inked(at * cell + 10, 10)).toBeGreaterThan(0.95)
      expect(inked(at * cell + 10, cell * 0.65)).toBeGreaterThan(0.35)
      expect(inked(at * cell + 10, cell * 0.65)).toBeLessThan(0.95)
      expect(inked(at * cell + cell * 0.65, cell * 0.65)).toBe(0)
    }
  })

  test.each(['watercolor brush check in sage', 'painted gingham', 'hand drawn check'])('"%s" is one', (prompt) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes.families[0]).toBe('gingham')
    expect(ignored).toEqual([])
    expect(wishes.styles.some((style) => ['painted', 'watercolor', 'hand drawn'].includes(style))).toBe(true)
  })
})
