import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

describe('a placement print of signs', () => {
  test.each([
    ['alphabet for kids', '1:1', 26],
    ['zodiac signs', '1:1', 12],
    ['numbers', '2:3', 10],
    ['elder futhark runes', '3:2', 24],
  ])('%s, %s, is a chart of each once, upright and apart', (prompt, aspect, count) => {
    const { shapes, widthMm, heightMm } = drawDesign(
      specOfPrompt(prompt, { compositionType: 'single', aspectRatio: aspect }),
    )
    const boxes = shapes
      .map(({ rings }) => boxOf(rings))
      .filter(({ left, right, top, bottom }) => right - left < widthMm * 0.4 && bottom - top < heightMm * 0.4)
    expect(boxes).toHaveLength(count)
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top
        expect(isApart).toBe(true)
      }
    // In rows from the left, the last in the middle.
    const last = boxes.filter(({ top }) => top > boxes[count - 1].top - heightMm * 0.03)
    const middle = (Math.min(...last.map(({ left }) => left)) + Math.max(...last.map(({ right }) => right))) / 2
    expect(Math.abs(middle / widthMm - 0.5)).toBeLessThan(0.04)
  })
})
