import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkSeam } from '../../../../../../processors/engines/pattern/report/check-seam.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const SIDE = 240
function planeOf(prompt: string) {
  const spec = specOfPrompt(prompt)
  const cloth = drawDesign(spec)
  return { ...fillIndexPlane(cloth, SIDE, SIDE), ground: spec.palette.ground }
}

/** Share of a horizontal band that is not ground; `from` and `to` are shares of the height. */
function coveredBetween({ data, ground }: ReturnType<typeof planeOf>, from: number, to: number): number {
  const band = data.subarray(Math.round(from * SIDE) * SIDE, Math.round(to * SIDE) * SIDE)
  return band.reduce((sum, ink) => sum + Number(ink !== ground), 0) / band.length
}

describe('structures asked for by name', () => {
  test.each([
    'interlocking hexagons, gold on navy',
    'crinkled linen, oatmeal',
    'tulips in rows, pink',
    'poppies growing from the hem',
  ])('"%s" repeats without a seam', (prompt) => {
    expect(checkSeam(planeOf(prompt))).toMatchObject({ isSeamless: true })
  })

  test('linked hexagons leave most of the cloth open, in up to three inks and the ground', () => {
    const plane = planeOf('interlocking hexagons in teal, mustard, coral and charcoal')
    expect(coveredBetween(plane, 0, 1)).toBeGreaterThan(0.15)
    expect(coveredBetween(plane, 0, 1)).toBeLessThan(0.5)
  })

  test('creases are drawn besides the yarn', () => {
    expect(planeOf('crinkled linen, oatmeal').data).not.toEqual(planeOf('slub linen, oatmeal').data)
  })

  test('what grows from the hem leaves the cloth bare above it', () => {
    const plane = planeOf('wildflowers rising from the hem, white')
    expect(coveredBetween(plane, 0.75, 0.95)).toBeGreaterThan(coveredBetween(plane, 0.05, 0.2) + 0.3)
    expect(coveredBetween(plane, 0.02, 0.2)).toBeLessThan(0.2)
  })

  test('flowers in rows are no tossed ones', () => {
    const one = drawDesign(specOfPrompt('tulips in rows, orange and pink'))
    const other = drawDesign(specOfPrompt('tulips, orange and pink'))
    expect(one.shapes.length).toBeGreaterThan(100)
    expect(one.shapes).not.toEqual(other.shapes)
  })
})
