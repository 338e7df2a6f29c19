import { expect, test } from '@jest/globals'
import { type Cubic, cubicsOf, cutCubic } from '../../../../../../processors/engines/trace/fit/cubic.ts'

const arch: Cubic = [0, 0, 0, 8, 8, 8, 16, 0]

/** Bernstein's form of one coordinate. */
const at = (cubic: Cubic, t: number, axis: 0 | 1): number =>
  [0, 1, 2, 3].reduce((sum, i) => sum + [1, 3, 3, 1][i] * (1 - t) ** (3 - i) * t ** i * cubic[i * 2 + axis], 0)

test('a cubic that is cut is two cubics along the same curve', () => {
  const [before, behind] = cutCubic(arch, 0.25)
  for (const axis of [0, 1] as const)
    for (const t of [0, 0.3, 1]) {
      expect(at(before, t, axis)).toBeCloseTo(at(arch, t * 0.25, axis), 12)
      expect(at(behind, t, axis)).toBeCloseTo(at(arch, 0.25 + t * 0.75, axis), 12)
    }
})

test('segments of a curve are cubics with their own starts, straight ones with handles at thirds', () => {
  const curve = { x: 0, y: 0, coords: [0, 8, 8, 8, 16, 0, 16, 0, 16, 0, 16, 3], straight: [false, true] }
  expect(cubicsOf(curve)).toEqual([arch, [16, 0, 16, 1, 16, 2, 16, 3]])
})
