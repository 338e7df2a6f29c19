import { describe, expect, test } from '@jest/globals'
import { halftoneDots } from '../../../../../../../processors/engines/pattern/families/techniques/halftone-dots.ts'
import { stencilBridges } from '../../../../../../../processors/engines/pattern/families/techniques/stencil-bridges.ts'
import { waxGaps } from '../../../../../../../processors/engines/pattern/families/techniques/wax-strokes.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'

const disc = circle(0, 0, 20)
const middleOf = (ring: Ring): readonly [number, number] => {
  const { left, right, top, bottom } = boxOf([ring])
  return [(left + right) / 2, (top + bottom) / 2]
}
const widthOf = (ring: Ring): number => boxOf([ring]).right - boxOf([ring]).left

describe('halftone', () => {
  const dots = halftoneDots(disc, [], { pitchMm: 2, towards: 0 })

  test('dots grow to one side, and the other has none', () => {
    expect(dots.length).toBeGreaterThan(80)
    expect(Math.min(...dots.map((dot) => middleOf(dot)[0]))).toBeGreaterThan(-10)
    const [near, far] = [dots.filter((dot) => middleOf(dot)[0] < 2), dots.filter((dot) => middleOf(dot)[0] > 12)]
    expect(Math.max(...near.map(widthOf))).toBeLessThan(Math.min(...far.map(widthOf)))
  })

  test('each is whole inside the area and outside its holes, and touches no other', () => {
    const pierced = halftoneDots(disc, [circle(10, 0, 5)], { pitchMm: 2, towards: 0 })
    for (const dot of pierced) {
      const [x, y] = middleOf(dot)
      expect(Math.hypot(x, y) + widthOf(dot) / 2).toBeLessThan(20.2)
      expect(Math.hypot(x - 10, y)).toBeGreaterThan(5)
    }
    expect(pierced.length).toBeLessThan(dots.length)
    expect(Math.max(...dots.map(widthOf))).toBeLessThan(2)
  })
})

test('stippled dots are of one size, and denser to one side', () => {
  const dots = halftoneDots(disc, [], { pitchMm: 1.5, towards: 0, strewn: createRandom('pen') })
  const widths = dots.map(widthOf)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1e-9)
  const right = dots.filter((dot) => middleOf(dot)[0] > 6).length
  expect(right).toBeGreaterThan(dots.filter((dot) => middleOf(dot)[0] < 0).length)
})

test('a stencil is bridged from edge to edge, and what is narrow is not', () => {
  const [bridge, ...others] = stencilBridges(disc, { angle: 0, sizeMm: 40 })
  expect(others).toEqual([])
  expect(widthOf(bridge)).toBeGreaterThan(40)
  expect(stencilBridges(circle(0, 0, 4), { angle: 0, sizeMm: 40 })).toEqual([])
})

test('paper shows between strokes of wax in short broken lines, inside the area', () => {
  const gaps = waxGaps(createRandom('wax'), disc, [], { angle: 0.4, sizeMm: 40 })
  expect(gaps.length).toBeGreaterThan(60)
  for (const gap of gaps) {
    expect(Math.hypot(...middleOf(gap))).toBeLessThan(20.5)
    expect(Math.hypot(gap[2][0] - gap[0][0], gap[2][1] - gap[0][1])).toBeLessThan(7.5)
  }
})
