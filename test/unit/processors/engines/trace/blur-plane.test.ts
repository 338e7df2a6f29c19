import { expect, test } from '@jest/globals'
import { blurInPlace } from '../../../../../processors/engines/trace/blur/blur-plane.ts'
import { tapsOf } from '../../../../../processors/engines/trace/blur/picture-model.ts'

const WIDTH = 48
const HEIGHT = 32
const TAPS = tapsOf(1)

/** A square of ten pixels on a ground. */
function square(): Float32Array {
  const plane = new Float32Array(WIDTH * HEIGHT).fill(20)
  for (let y = 11; y < 21; y++) plane.fill(200, y * WIDTH + 19, y * WIDTH + 29)
  return plane
}

test('a plane that is blurred where it is uneven alone looks as if all of it were', () => {
  const whole = square()
  blurInPlace(whole, WIDTH, HEIGHT, TAPS)
  const near = square()
  const spans = { first: Int32Array.of(0, 0, 1, 2, 2), from: Int32Array.of(16, 16), to: Int32Array.of(32, 32) }
  blurInPlace(near, WIDTH, HEIGHT, TAPS, spans)
  // The blur reaches three pixels from the square, within the blocks of eight.
  near.forEach((level, pixel) => {
    expect(level).toBeCloseTo(whole[pixel], 3)
  })
  expect(whole[11 * WIDTH + 19]).toBeLessThan(120)
  expect(whole[16 * WIDTH + 18]).toBeGreaterThan(50)
})

test('the border of a plane repeats outwards', () => {
  const plane = new Float32Array(WIDTH * HEIGHT).fill(7)
  blurInPlace(plane, WIDTH, HEIGHT, TAPS)
  for (const level of plane) expect(level).toBeCloseTo(7, 4)
})
