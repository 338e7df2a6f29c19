import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { sashiko } from '../../../../../../../processors/engines/pattern/families/geometric/sashiko/sashiko.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)

describe('boro', () => {
  const cloth = sashiko.draw(
    makePlan(sashiko, 1, { styles: ['boro'], hexes: ['#26375c', '#f1ebde', '#3f5a86', '#6f87a8'] }),
  )

  test('every patch is held down by stitches of its own, before the next is laid over it', () => {
    const thread = cloth.shapes.find(({ rings }) => rings.length > 20)?.ink
    const patches = cloth.shapes.filter(({ ink, rings }) => ink !== thread && rings.length === 1)
    const sewn = cloth.shapes.filter(({ ink }) => ink === thread)
    expect(patches.length).toBeGreaterThan(12)
    expect(sewn.length).toBeGreaterThan(patches.length)
    expect(cloth.shapes.indexOf(sewn[1])).toBeLessThan(cloth.shapes.indexOf(patches[2]))
  })

  test('stitches run upright on some patches and level on others', () => {
    const thread = cloth.shapes.find(({ rings }) => rings.length > 20)?.ink
    const leans = cloth.shapes
      .filter(({ ink }) => ink === thread)
      .map(({ rings }) => {
        const { left, right, top, bottom } = boxOf([rings[0]])
        return right - left > bottom - top
      })
    expect(new Set(leans).size).toBe(2)
  })

  test('of one colour beside the thread it is still sewn', () => {
    const plain = sashiko.draw(makePlan(sashiko, 2, { styles: ['boro'], hexes: ['#26375c', '#f1ebde'] }))
    expect(new Set(fillIndexPlane(plain, 200, 200).data).size).toBe(2)
  })

  test('Japanese boro, sashiko and shibori are dyed in indigo, a nursery is not', () => {
    const isBlue = (hex: string): boolean => {
      const ink = inkFromHex(hex)
      return !ink || ink.chroma < 0.03 || ink.lightness > 0.9 || (ink.hue < -1.2 && ink.hue > -2.2)
    }
    for (const prompt of ['japanese boro patchwork', 'japanese sashiko', 'japanese shibori'])
      expect(specOf(prompt).palette.inks.filter((hex) => !isBlue(hex))).toEqual([])
    expect(specOf('nursery boro').palette.inks.every(isBlue)).toBe(false)
  })

  test('unasked, sashiko fills the cloth with lines that read across a room', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { data } = fillIndexPlane(
        sashiko.draw(makePlan(sashiko, seed, { hexes: ['#26375c', '#f1ebde'] })),
        256,
        256,
      )
      expect(data.filter((ink) => ink !== 0).length / data.length).toBeGreaterThan(0.12)
    }
  })
})
