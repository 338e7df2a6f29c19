import { expect, test } from '@jest/globals'
import { blurInPlace } from '../../../../../../processors/engines/trace/blur/blur-plane.ts'
import { tapsOf } from '../../../../../../processors/engines/trace/blur/picture-model.ts'

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

/** The blur as it is defined, with sums of 64 bits and levels of 32. */
function blurAsDefined(plane: Float32Array, width: number, height: number, taps: Float32Array): Float32Array {
  const place = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value))
  const along = plane.map((_, pixel) => {
    const [x, start] = [pixel % width, pixel - (pixel % width)]
    let sum = taps[0] * plane[pixel]
    for (let tap = 1; tap < taps.length; tap++)
      sum += taps[tap] * (plane[start + place(x - tap, width)] + plane[start + place(x + tap, width)])
    return sum
  })
  return along.map((_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    let sum = taps[0] * along[pixel]
    for (let tap = 1; tap < taps.length; tap++)
      sum += taps[tap] * (along[place(y - tap, height) * width + x] + along[place(y + tap, height) * width + x])
    return sum
  })
}

test.each([
  [48, 32, 1],
  [33, 17, 0.5],
  [5, 3, 2],
  [1, 1, 1],
])('a plane of %i × %i is blurred by %f to the last bit as the sums say', (width, height, sigma) => {
  const plane = Float32Array.from({ length: width * height }, (_, i) => 200 * Math.sin(i * i))
  const expected = blurAsDefined(plane, width, height, tapsOf(sigma))
  blurInPlace(plane, width, height, tapsOf(sigma))
  expect(plane).toEqual(expected)
})

test('what no span holds stays as it is, beside spans that end in an odd column too', () => {
  const width = 21
  const plane = Float32Array.from({ length: width * 16 }, (_, i) => i % 7)
  const before = plane.slice()
  const spans = { first: Int32Array.of(0, 1, 1), from: Int32Array.of(16), to: Int32Array.of(width) }
  blurInPlace(plane, width, 16, TAPS, spans)
  plane.forEach((level, pixel) => {
    if (pixel >= 8 * width || pixel % width < 16) expect(level).toBe(before[pixel])
  })
  expect(plane[20]).not.toBe(before[20])
})
