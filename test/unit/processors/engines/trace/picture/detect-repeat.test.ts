import { describe, expect, test } from '@jest/globals'
import { detectRepeat } from '../../../../../../processors/engines/trace/picture/detect-repeat.ts'
import type { PixelPlane } from '../../../../../../processors/engines/trace/picture/pixels.ts'
import { lehmerRandom } from '../../../../../harness/seeded-random.ts'

const SIZE = 96

function planeOf(levelAt: (x: number, y: number) => number): PixelPlane {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) data.fill(levelAt(x, y), (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)
  return { data, width: SIZE, height: SIZE, hasAlpha: false }
}

const turn = (2 * Math.PI) / SIZE

describe('whether a picture is one tile of a repeat', () => {
  test('waves that end where they begin are, with some grain too', () => {
    const grain = lehmerRandom(7)
    const waves = (x: number, y: number): number => 128 + 50 * Math.sin(2 * turn * x) + 50 * Math.cos(3 * turn * y)
    expect(detectRepeat(planeOf(waves))).toBe(true)
    expect(detectRepeat(planeOf((x, y) => waves(x, y) + 16 * (grain() - 0.5)))).toBe(true)
  })

  test('stripes that run through are', () => {
    expect(detectRepeat(planeOf((x) => ((x + 6) % 24 < 12 ? 40 : 220)))).toBe(true)
  })

  test('waves that break off are not', () => {
    expect(detectRepeat(planeOf((x, y) => 128 + 50 * Math.sin(2.5 * turn * x) + 50 * Math.cos(2.3 * turn * y)))).toBe(
      false,
    )
  })

  test('even grain is not, although any of its lines might follow any other', () => {
    const grain = lehmerRandom(7)
    expect(detectRepeat(planeOf(() => 255 * grain()))).toBe(false)
  })
})
