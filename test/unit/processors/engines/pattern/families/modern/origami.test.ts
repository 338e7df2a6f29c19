import { expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

test.each(['geometric fox, low poly', 'origami crane', 'origami whales, blue'])(
  'a placement print shows one figure, large and in the middle: %s',
  (prompt) => {
    const { shapes, widthMm, heightMm } = drawDesign(specOfPrompt(prompt, { compositionType: 'single' }))
    const isNear = ({ left, right, top, bottom }: ReturnType<typeof boxOf>): boolean =>
      Math.hypot((left + right - widthMm) / 2, (top + bottom - heightMm) / 2) < 0.35 * widthMm
    const figure = boxOf(
      shapes
        .map(({ rings }) => rings)
        .filter((rings) => isNear(boxOf(rings)))
        .flat(),
    )
    expect(figure.right - figure.left).toBeGreaterThan(0.4 * widthMm)
    expect((figure.left + figure.right) / 2).toBeCloseTo(widthMm / 2, 0)
    expect((figure.top + figure.bottom) / 2).toBeCloseTo(heightMm / 2, 0)
  },
)
