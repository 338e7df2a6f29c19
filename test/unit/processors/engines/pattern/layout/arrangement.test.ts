import { describe, expect, test } from '@jest/globals'
import { drawDesign, pixelSizeOf } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { PatternRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(spec: PatternRequest['spec']): DesignSpec {
  const request = checkRequest({ prompt: 'a test', compositionType: 'tile', format: 'png', seed: 4, spec })
  return resolveSpec(request, understandPrompt('a test').wishes)
}

function planeOf(spec: DesignSpec): { data: Uint8Array; width: number; height: number } {
  const { width, height } = pixelSizeOf(spec, 144)
  return fillIndexPlane(drawDesign(spec), width, height)
}

/** True when the plane moved by shares of the period is the plane again. */
function repeatsAt({ data, width, height }: ReturnType<typeof planeOf>, shareX: number, shareY: number): boolean {
  return data.every((ink, at) => {
    const x = ((at % width) + shareX * width) % width
    const y = (Math.floor(at / width) + shareY * height) % height
    return data[y * width + x] === ink
  })
}

describe('layouts of motifs', () => {
  test('a half-drop repeats down its columns and half a tile lower in the next', () => {
    const plane = planeOf(specOf({ family: 'foliage', layout: 'half-drop', scale: 0.8, density: 0.2 }))
    expect([plane.width, plane.height]).toEqual([144, 144])
    // Two tiles wide and two high: the tile is square.
    expect(repeatsAt(plane, 0, 1 / 2)).toBe(true)
    expect(repeatsAt(plane, 1 / 2, 1 / 4)).toBe(true)
    expect(repeatsAt(plane, 1 / 4, 1 / 2)).toBe(false)
  })

  test('a half-brick repeats along its rows and half a tile aside in the next, so it is not the half-drop', () => {
    const plane = planeOf(specOf({ family: 'foliage', layout: 'brick', scale: 0.8, density: 0.2 }))
    expect(repeatsAt(plane, 1 / 2, 0)).toBe(true)
    expect(repeatsAt(plane, 1 / 4, 1 / 2)).toBe(true)
    expect(repeatsAt(plane, 1 / 2, 1 / 4)).toBe(false)
  })

  test('a third drop and a quarter drop step down by thirds and quarters', () => {
    expect(repeatsAt(planeOf(specOf({ family: 'foliage', layout: 'third-drop' })), 1 / 3, 1 / 3)).toBe(true)
    expect(repeatsAt(planeOf(specOf({ family: 'foliage', layout: 'quarter-drop' })), 1 / 4, 1 / 4)).toBe(true)
  })

  test('a sateen puts its five spots on the counters of a five-end satin', () => {
    const plane = planeOf(specOf({ family: 'foliage', layout: 'sateen' }))
    expect(repeatsAt(plane, 1 / 5, 2 / 5)).toBe(true)
    expect(repeatsAt(plane, 1 / 5, 1 / 5)).toBe(false)
  })

  test('a border keeps to the lower edge, and a stripe runs from edge to edge', () => {
    const border = planeOf(specOf({ family: 'foliage', layout: 'border' }))
    const lastRow = border.data.slice(-border.width)
    expect(new Set(lastRow).size).toBe(1)
    const stripe = planeOf(specOf({ family: 'foliage', layout: 'stripe' }))
    const column = Array.from({ length: stripe.height }, (_, row) => stripe.data[row * stripe.width])
    expect(new Set(column).size).toBe(1)
  })

  test('every family can be mirrored', () => {
    const { data, width, height } = planeOf(specOf({ family: 'leopard', layout: 'mirror' }))
    const isMirrored = data.every((ink, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      return data[y * width + width - 1 - x] === ink && data[(height - 1 - y) * width + x] === ink
    })
    expect(isMirrored).toBe(true)
  })
})

describe('a spec that contradicts itself', () => {
  test('is refused with the names of the fields', () => {
    expect(() => specOf({ family: 'foliage', layout: 'half-drop', symmetry: 'p4' })).toThrow(
      /spec\.symmetry.*spec\.layout/,
    )
    expect(() => specOf({ family: 'leopard', symmetry: 'p4g' })).toThrow(/spec\.symmetry.*p1, pm, pmm, p4m, p3m1, p6m/)
    expect(() => specOf({ family: 'leopard', layout: 'sateen' })).toThrow(/spec\.layout.*toss, block, mirror/)
  })
})
