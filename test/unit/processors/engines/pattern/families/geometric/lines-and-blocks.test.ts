import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const SIDE = 256

function clothOf(prompt: string, seed = 1): Cloth {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed })
  return drawDesign(resolveSpec(request, understandPrompt(prompt).wishes))
}

const planeOf = (prompt: string, seed = 1): Uint8Array => fillIndexPlane(clothOf(prompt, seed), SIDE, SIDE).data

/** Runs of one ink down a column of the plane that closes over its ends, the ground left out. */
function inksDown(plane: Uint8Array, x: number, ground: number): number[] {
  const column = Array.from({ length: SIDE }, (_, y) => plane[y * SIDE + x])
  return column.filter((ink, y) => ink !== ground && ink !== column[(y + SIDE - 1) % SIDE])
}

describe('wavy lines', () => {
  test.each([1, 2, 3, 4, 5, 6])('are as many at every place and never meet, seed %i', (seed) => {
    const cloth = clothOf('fine wavy lines, navy on white', seed)
    const plane = fillIndexPlane(cloth, SIDE, SIDE).data
    const counts = Array.from({ length: SIDE }, (_, x) => inksDown(plane, x, cloth.ground).length)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(8)
  })

  test('wear all their inks by turns', () => {
    const cloth = clothOf('wavy lines, red, navy and mustard on white')
    const plane = fillIndexPlane(cloth, SIDE, SIDE).data
    expect(new Set(plane).size).toBe(4)
    const inks = inksDown(plane, 40, cloth.ground)
    inks.forEach((ink, at) => {
      expect(ink).not.toBe(inks[(at + 1) % inks.length])
    })
  })

  test('stand upright where that is said', () => {
    const [upright, lying] = ['vertical wavy lines, navy on white', 'wavy lines, navy on white'].map((prompt) =>
      clothOf(prompt).shapes.map(({ rings }) => {
        const ys = rings[0].map(([, y]) => y)
        return Math.max(...ys) - Math.min(...ys)
      }),
    )
    expect(Math.min(...upright)).toBeGreaterThan(2 * Math.max(...lying))
  })
})

describe('breeze blocks', () => {
  test.each([1, 2, 3, 4, 5])('have the same four quarters, seed %i', (seed) => {
    const plane = planeOf('breeze blocks, grey on white', seed)
    // Four blocks to a side: a quarter turn about the middle of the repeat brings each upon another.
    const different = plane.filter((ink, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      return ink !== plane[x * SIDE + (SIDE - 1 - y)]
    })
    expect(different.length / plane.length).toBeLessThan(0.01)
  })
})

describe('ruled paper', () => {
  test('has rules across it and a red margin up it', () => {
    const cloth = clothOf('notebook lines with red margin')
    const spans = cloth.shapes.map(({ rings }) => {
      const [xs, ys] = [0, 1].map((axis) => rings[0].map((knot) => knot[axis as 0 | 1]))
      return { wide: Math.max(...xs) - Math.min(...xs), tall: Math.max(...ys) - Math.min(...ys) }
    })
    expect(spans.filter(({ tall }) => tall > 100)).toHaveLength(2)
    expect(spans.filter(({ wide }) => wide > 100)).toHaveLength(20)
    expect(new Set(cloth.shapes.map(({ ink }) => ink)).size).toBe(2)
  })
})

describe('one skin in patches', () => {
  test('is on as many furs as there are inks', () => {
    const cloth = clothOf('patchwork of leopard print in pink, tan and black')
    const plane = fillIndexPlane(cloth, SIDE, SIDE).data
    const shares = [0, 1, 2].map((ink) => plane.filter((one) => one === ink).length / plane.length)
    expect(Math.min(...shares)).toBeGreaterThan(0.15)
  })
})
