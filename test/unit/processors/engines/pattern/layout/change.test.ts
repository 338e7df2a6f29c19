import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const SIZE = 256

function planeOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  const spec = resolveSpec(request, understandPrompt(prompt).wishes)
  const { data } = fillIndexPlane(drawDesign(spec), SIZE, SIZE)
  const row = (y: number): number[] => Array.from(data.subarray(y * SIZE, (y + 1) * SIZE))
  return { row, ground: spec.palette.ground }
}

describe('a cloth that changes on its way up the repeat', () => {
  test('checks are whole at the edge of the repeat and dots of themselves in its middle', () => {
    const { row, ground } = planeOf('checks dissolving into dots')
    const inked = (from: number, to: number): number =>
      Array.from({ length: to - from }, (_, y) => row(from + y).filter((ink) => ink !== ground).length).reduce(
        (sum, count) => sum + count,
        0,
      )
    expect(inked(112, 144)).toBeGreaterThan(0)
    expect(inked(112, 144)).toBeLessThan(inked(0, 32) * 0.5)
  })

  test('things lie only where the cloth is going, and it is itself at the edge of the repeat', () => {
    const plain = new Set([...planeOf('houndstooth breaking into birds').row(2)])
    expect(plain.size).toBe(2)
    const middle = planeOf('houndstooth breaking into birds')
    const inks = new Set(Array.from({ length: 60 }, (_, y) => middle.row(98 + y)).flat())
    expect(inks.size).toBeGreaterThan(3)
  })

  test('stripes are straight at the edge of the repeat and swing in its middle', () => {
    const { row } = planeOf('navy stripes melting into waves')
    const apart = (one: number[], other: number[]): number => one.filter((ink, x) => ink !== other[x]).length
    expect(apart(row(0), row(6))).toBeLessThan(12)
    expect(apart(row(128), row(140))).toBeGreaterThan(40)
  })
})
