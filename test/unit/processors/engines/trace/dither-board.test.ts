// What tells a dithered picture is counted by kernels; here it is counted again pixel by pixel.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { COLORS_MAX } from '../../../../../processors/engines/trace/picture/dither-kernel.ts'
import { layImage } from '../../../../../processors/engines/trace/picture/read-pixels.ts'

const [WIDTH, HEIGHT] = [45, 38]

/** Pixels of so many grey levels in no order; one in nine is not there. */
function grainOf(levels: number, isCutOut: boolean): RgbaImage {
  let state = 1
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const data = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let at = 0; at < data.length; at += 4) {
    data.fill(Math.floor((Math.floor(random() * levels) * 255) / Math.max(1, levels - 1)), at, at + 3)
    data[at + 3] = isCutOut && random() < 1 / 9 ? 0 : 255
  }
  return { data, width: WIDTH, height: HEIGHT }
}

function lumaAt({ data }: RgbaImage, pixel: number): number {
  return 2 * data[pixel * 4] + 4 * data[pixel * 4 + 1] + data[pixel * 4 + 2]
}

function isCrest(image: RgbaImage, pixel: number): boolean {
  const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
  if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1) return false
  const isOpaque = [pixel - 1, pixel, pixel + 1].every((one) => image.data[one * 4 + 3] === 255)
  const rises = [-1, 1, -WIDTH, WIDTH].map((step) => lumaAt(image, pixel) - lumaAt(image, pixel + step))
  return isOpaque && (rises.every((rise) => rise > 0) || rises.every((rise) => rise < 0))
}

describe.each([
  ['in four levels', grainOf(4, false)],
  ['in sixty levels', grainOf(60, false)],
  ['with pixels that are not there', grainOf(60, true)],
])('grain %s', (_, image) => {
  const { board } = layImage(image)
  const pixels = [...Array(WIDTH * HEIGHT).keys()]
  const crests = pixels.filter((pixel) => isCrest(image, pixel))

  test('has the colours that are counted', () => {
    const words = new Set(new Int32Array(image.data.buffer))
    expect(board.call.countColors()).toBe(words.size)
    expect(new Set(board.palette.subarray(0, words.size))).toEqual(words)
  })

  test('has a bit for each of its crests', () => {
    expect(board.call.markCrests()).toBe(crests.length)
    expect(pixels.filter((pixel) => (board.crestBits[pixel >> 5] >> (pixel & 31)) & 1)).toEqual(crests)
  })

  test('has the windows of 9 × 9 pixels that are full of them', () => {
    board.call.markCrests()
    const isNear = (middle: number, pixel: number): boolean =>
      Math.abs((middle % WIDTH) - (pixel % WIDTH)) <= 4 &&
      Math.abs(Math.floor(middle / WIDTH) - Math.floor(pixel / WIDTH)) <= 4
    const middles = pixels.filter((pixel) => {
      const [x, y] = [(pixel % WIDTH) - 8, Math.floor(pixel / WIDTH) - 8]
      return x >= 0 && y >= 0 && x % 3 === 0 && y % 3 === 0 && x + 16 < WIDTH && y + 16 < HEIGHT
    })
    const counts = middles.map((middle) => crests.filter((pixel) => isNear(middle, pixel)).length)
    const least = counts.toSorted((a, b) => a - b)[counts.length >> 1]
    const dense = middles.filter((_middle, i) => counts[i] >= least)
    expect(dense.length).toBeGreaterThan(0)
    expect(dense.length).toBeLessThan(middles.length)
    expect([...board.denseMiddles.subarray(0, board.call.listDense(least))]).toEqual(dense)
  })

  test('alternates where no more colours lie in 5 × 5 pixels on average than are allowed', () => {
    board.call.markCrests()
    const count = board.call.listDense(12)
    const around = [...board.denseMiddles.subarray(0, count)].map((middle) => {
      const words = [-2, -1, 0, 1, 2].flatMap((y) => {
        const first = (middle + y * WIDTH - 2) * 4
        return [...new Int32Array(image.data.slice(first, first + 20).buffer)]
      })
      return new Set(words).size
    })
    const mean = around.reduce((sum, size) => sum + size, 0) / count
    const roughnessMax = 100
    expect(board.call.alternates(count, mean + 1e-6, roughnessMax)).toBe(1)
    expect(board.call.alternates(count, mean - 1e-6, roughnessMax)).toBe(0)
    expect(board.call.alternates(count, mean + 1e-6, 1e-3)).toBe(0)
  })
})

test('colours are counted no further than one that is too many', () => {
  const image = grainOf(1, false)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) image.data.set([pixel & 255, pixel >> 8], pixel * 4)
  expect(layImage(image).board.call.countColors()).toBe(COLORS_MAX + 1)
})
