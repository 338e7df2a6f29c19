import { describe, expect, test } from '@jest/globals'
import { createBlurBoard } from '../../../../../processors/engines/trace/blur/blur-board.ts'
import { blurInPlace } from '../../../../../processors/engines/trace/blur/blur-plane.ts'
import { tapsOf } from '../../../../../processors/engines/trace/blur/picture-model.ts'

const WIDTH = 31
const HEIGHT = 27
const LIGHT = tapsOf(0.7)
const COLOR = tapsOf(1.3)
const map = { ink: new Uint8Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT, wrap: false }

/** A hook of pixels that keeps as far from the frame as the wider blur reaches. */
const hook = Int32Array.from([
  ...Array.from({ length: 12 }, (_, i) => (6 + i) * WIDTH + 9),
  ...Array.from({ length: 8 }, (_, i) => 17 * WIDTH + 10 + i),
])

function blurred(pixels: Int32Array, taps: Float32Array): Float32Array {
  const plane = new Float32Array(WIDTH * HEIGHT)
  for (const pixel of pixels) plane[pixel] = 1
  blurInPlace(plane, WIDTH, HEIGHT, taps)
  return plane
}

function farthest(one: Float32Array, other: Float32Array): number {
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0)
}

describe('the mask of a patch', () => {
  test('is the patch blurred as lightness and as colour are', () => {
    const { mask } = createBlurBoard(map, LIGHT, COLOR)
    mask.draw(hook, hook.length)
    expect(farthest(mask.light, blurred(hook, LIGHT))).toBeLessThan(1e-6)
    expect(farthest(mask.color, blurred(hook, COLOR))).toBeLessThan(1e-6)
    const reached = mask.color.reduce((count, value) => count + (value > 0 ? 1 : 0), 0)
    expect(mask.touched.count).toBe(reached)
  })

  test('keeps nothing of the patch before', () => {
    const { mask } = createBlurBoard(map, LIGHT, COLOR)
    mask.draw(hook, hook.length)
    const dot = Int32Array.of(13 * WIDTH + 20)
    mask.draw(dot, 1)
    expect(farthest(mask.light, blurred(dot, LIGHT))).toBeLessThan(1e-6)
    expect(farthest(mask.color, blurred(dot, COLOR))).toBeLessThan(1e-6)
  })

  test('loses what falls past the frame and wraps nothing round to the other side', () => {
    const { mask } = createBlurBoard(map, LIGHT, COLOR)
    mask.draw(Int32Array.of(WIDTH - 1), 1)
    for (let i = 0; i < mask.touched.count; i++) {
      const pixel = mask.touched.pixels[i]
      expect(pixel % WIDTH).toBeGreaterThanOrEqual(WIDTH - COLOR.length)
      expect(pixel).toBeLessThan(COLOR.length * WIDTH)
    }
    expect(mask.color[WIDTH - 1]).toBeCloseTo(COLOR[0] * COLOR[0], 6)
  })
})
