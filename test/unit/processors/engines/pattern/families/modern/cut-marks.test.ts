import { expect, test } from '@jest/globals'
import { markSheet, slipContour } from '../../../../../../../processors/engines/pattern/families/modern/cut-marks.ts'
import { blob, halfMoon } from '../../../../../../../processors/engines/pattern/families/modern/cut-shapes.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { createMotif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'

const marking = (seed: string) => ({ random: createRandom(seed), ink: 2, pen: 3, size: 40 })

test('marks lie in the middle of a shape, well inside its reach', () => {
  for (const seed of 'abcdefgh') {
    const motif = createMotif()
    markSheet(motif, marking(seed))
    expect(motif.layers.length).toBeGreaterThan(2)
    const { left, right, top, bottom } = boxOf(motif.layers.map(({ ring }) => ring))
    expect(Math.max(-left, right)).toBeLessThan(0.5 * 40)
    expect(Math.max(-top, bottom)).toBeLessThan(0.5 * 40)
    expect(new Set(motif.layers.map(({ ink }) => ink))).toEqual(new Set([2]))
  }
})

test.each([blob, halfMoon])('a contour is an open line, out of register with its shape and of its size', (shape) => {
  const motif = createMotif()
  const body = shape(createRandom('shape'))
  slipContour(motif, body, marking('slip'))
  const [{ ink, ring, holes }] = motif.layers
  expect([ink, holes.length]).toEqual([3, 1])
  const [own, drawn] = [boxOf([body.map(([x, y]) => [x * 40, y * 40])]), boxOf([ring])]
  expect((drawn.right - drawn.left) / (own.right - own.left)).toBeCloseTo(0.96, 1)
  expect(
    Math.hypot(drawn.left + drawn.right - own.left - own.right, drawn.top + drawn.bottom - own.top - own.bottom) / 2,
  ).toBeGreaterThan(3)
})
