import { describe, expect, test } from '@jest/globals'
import { visitPixels } from '../../../../../../processors/engines/trace/picture/pixel-changes.ts'
import { readPixels } from '../../../../../../processors/engines/trace/picture/read-pixels.ts'
import { lehmerRandom } from '../../../../../harness/seeded-random.ts'

const WIDTH = 37
const HEIGHT = 23

/** Colours of a few blocks, with single pixels of others strewn over them. */
function patchwork(alpha: number): Uint8Array {
  const random = lehmerRandom(7)
  const data = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const block = (x > 20 ? 90 : 200) + (y > 9 ? 30 : 0)
    data.set([random() < 0.02 ? 10 : block, 120, 240, 255], pixel * 4)
  }
  data[4 * 400 + 3] = alpha
  return data
}

describe('the pixels that change', () => {
  const data = patchwork(255)
  const { plane, changes } = readPixels({ data, width: WIDTH, height: HEIGHT })

  test('are those unlike one of their four neighbours, row by row', () => {
    const isUnlike = (pixel: number, other: number): boolean => data[pixel * 4] !== data[other * 4]
    const wanted: number[] = []
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
      const x = pixel % WIDTH
      const around = [
        ...(x > 0 ? [pixel - 1] : []),
        ...(x + 1 < WIDTH ? [pixel + 1] : []),
        ...(pixel >= WIDTH ? [pixel - WIDTH] : []),
        ...(pixel + WIDTH < WIDTH * HEIGHT ? [pixel + WIDTH] : []),
      ]
      if (around.some((other) => isUnlike(pixel, other))) wanted.push(pixel)
    }
    expect([...changes.pixels]).toEqual(wanted)
    for (let y = 0; y <= HEIGHT; y++)
      expect(changes.rowStarts[y]).toBe(wanted.filter((pixel) => pixel < y * WIDTH).length)
  })

  test('leave stretches of one colour between them, and every pixel is visited once', () => {
    let next = 0
    visitPixels(changes, WIDTH, (pixel, count, isFlat) => {
      expect(pixel).toBe(next)
      if (!isFlat) expect(count).toBe(1)
      for (let one = pixel; one < pixel + count; one++) expect(data[one * 4]).toBe(data[pixel * 4])
      next = pixel + count
    })
    expect(next).toBe(WIDTH * HEIGHT)
  })

  test('tell an opaque picture from one with a single sheer pixel, which is premultiplied', () => {
    expect(plane.hasAlpha).toBe(false)
    expect([...plane.data]).toEqual([...data])
    const sheer = readPixels({ data: patchwork(128), width: WIDTH, height: HEIGHT })
    expect(sheer.plane.hasAlpha).toBe(true)
    expect(sheer.plane.data[4 * 400 + 2]).toBe(Math.round((240 * 128) / 255))
    expect([...sheer.changes.pixels]).toContain(400)
  })

  test('are none in a picture of one colour, sheer or not', () => {
    for (const alpha of [255, 0]) {
      const blank = new Uint8Array(5 * 4).map((_, at) => (at % 4 === 3 ? alpha : 77))
      const read = readPixels({ data: blank, width: 5, height: 1 })
      expect(read.changes.pixels).toHaveLength(0)
      expect(read.plane.hasAlpha).toBe(alpha === 0)
    }
  })
})
