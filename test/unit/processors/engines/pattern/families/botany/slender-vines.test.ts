import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const SIDE = 400
const coverageOf = (spec: DesignSpec): number => {
  const { data } = fillIndexPlane(drawDesign(spec), SIDE, SIDE)
  return Array.from(data).filter((ink) => ink !== spec.palette.ground).length / SIDE ** 2
}

describe('delicate vines', () => {
  test.each(['delicate vines', 'dainty floral vines', 'delicate trailing vines with roses'])(
    '%s leave most of the ground bare, and climb on thin stems',
    (prompt) => {
      const spec = specOfPrompt(prompt)
      expect(spec.family).toBe('trailing')
      expect(coverageOf(spec)).toBeLessThan(0.25)
      const { shapes, heightMm } = drawDesign(spec)
      const stems = shapes.filter(({ rings }) => {
        const { top, bottom } = boxOf(rings)
        return bottom - top > heightMm * 0.15
      })
      expect(stems.length).toBeGreaterThan(8)
    },
  )

  test('vines that are called no such thing keep the great stems of Morris', () => {
    expect(coverageOf(specOfPrompt('vines'))).toBeGreaterThan(0.4)
  })

  test('stand closer where they are to be dense', () => {
    const few = coverageOf(specOfPrompt('delicate vines', { density: 'low' }))
    expect(coverageOf(specOfPrompt('delicate vines', { density: 'high' }))).toBeGreaterThan(few * 1.1)
  })

  test('leave birds and fruit the room of great stems', () => {
    expect(coverageOf(specOfPrompt('delicate vines with birds'))).toBeGreaterThan(0.25)
  })

  test('bear the flowers that are named', () => {
    expect(specOfPrompt('delicate trailing vines with roses').motifs).toContain('rose')
  })
})
