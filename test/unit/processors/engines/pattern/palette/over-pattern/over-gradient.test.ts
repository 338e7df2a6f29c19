import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkSeam } from '../../../../../../../processors/engines/pattern/report/check-seam.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const gradientOf = (prompt: string): string[] => {
  const { palette, details } = specOfPrompt(prompt)
  const from = Number(details['under from'])
  return [palette.inks[palette.ground], ...palette.inks.slice(from)]
}
const thingsOf = (prompt: string): string[] => {
  const { palette, details } = specOfPrompt(prompt)
  return palette.inks.slice(1, Number(details['under from']))
}

describe('things on an ombre', () => {
  test.each([
    ['ombre sunset pink to orange with palm silhouettes', '#e9a5ac', '#e07a3f'],
    ['stars on ombre, navy to lilac', '#1d2f55', '#bda5d3'],
    ['ombre teal to purple with mermaids', '#1f7f86', '#6a4a8c'],
    ['roses on an ombre ground, blush to burgundy', '#f2cfc9', '#6b1f2d'],
  ])('"%s" lie on a run between the two colours, and on no hills', (prompt, first, last) => {
    const run = gradientOf(prompt)
    expect([run[0], run.at(-1)]).toEqual([first, last])
    expect(run.length).toBeGreaterThan(3)
    expect(understandPrompt(prompt).wishes.backdrop).toBeUndefined()
  })

  test('are shadows of one dark ink in silhouette, or light before a dark sky', () => {
    const [shadow, ...others] = thingsOf('ombre pink to orange with palm silhouettes')
    expect(others).toEqual([])
    expect(inkOf(shadow).lightness).toBeLessThan(0.3)
    expect(inkOf(thingsOf('cat silhouettes on ombre, navy to black')[0]).lightness).toBeGreaterThan(0.85)
    expect(understandPrompt('palm silhouettes at sunset').wishes.motifs).toContain('palm tree')
  })

  test('keep the colour that is said of them', () => {
    expect(thingsOf('dip dye indigo with white cranes')).toContain('#faf7f0')
  })

  test('repeat without a seam', () => {
    const cloth = drawDesign(specOfPrompt('stars on ombre, navy to lilac'))
    expect(checkSeam(fillIndexPlane(cloth, 240, 240)).isSeamless).toBe(true)
  })

  test('mist and mountain ranges stay land', () => {
    expect(understandPrompt('foxes in the mist').wishes.backdrop).toBe('hills')
  })
})
