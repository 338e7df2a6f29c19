import { expect, test } from '@jest/globals'
import { drawOnce } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

/** Outlines of a cloth by their number of knots: a circle has twelve, a rounded square twenty. */
function outlinesOf(prompt: string): Record<'circles' | 'squares', number> {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png' })
  const rings = drawOnce(resolveSpec(request, understandPrompt(prompt).wishes)).shapes.flatMap(({ rings }) => rings)
  const count = (knots: number): number => rings.filter(({ length }) => length === knots).length
  return { circles: count(12), squares: count(20) }
}

test('circles and squares are both drawn, and in equal number', () => {
  for (const prompt of ['circles and squares, mod, red and black', 'retro squares and circles in teal and cream']) {
    const { circles, squares } = outlinesOf(prompt)
    expect(circles).toBeGreaterThan(10)
    expect(Math.abs(circles - squares)).toBeLessThan(0.3 * circles)
  }
  expect(outlinesOf('concentric squares, red and black').circles).toBe(0)
})
