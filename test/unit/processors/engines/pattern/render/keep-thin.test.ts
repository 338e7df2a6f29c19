// Lines thinner than a pixel in the planes that people are given.
import { describe, expect, test } from '@jest/globals'
import { type Cloth, createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { circle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { createBandFiller } from '../../../../../../processors/engines/pattern/render/index-bands.ts'
import { drawIndexPlane, fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'

const SIZE = 64

/** A straight line of `thickPx` on a cloth of a pixel a millimetre, from and to places given in pixels. */
function lineCloth([x0, y0]: readonly number[], [x1, y1]: readonly number[], thickPx: number, endPx = thickPx): Cloth {
  const cloth = createCloth(SIZE, SIZE, 0)
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [sideX, sideY] = [-(y1 - y0) / length / 2, (x1 - x0) / length / 2]
  paint(cloth, 1, [
    [x0 + sideX * thickPx, y0 + sideY * thickPx, 1],
    [x1 + sideX * endPx, y1 + sideY * endPx, 1],
    [x1 - sideX * endPx, y1 - sideY * endPx, 1],
    [x0 - sideX * thickPx, y0 - sideY * thickPx, 1],
  ])
  return cloth
}

/** How many pieces the pixels of ink 1 fall into; corners join them. */
function pieces({ data }: { readonly data: Uint8Array }): number {
  const left = new Set([...data.keys()].filter((at) => data[at] === 1))
  let count = 0
  for (const first of left) {
    const queue = [first]
    left.delete(first)
    count++
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const step of [-SIZE - 1, -SIZE, -SIZE + 1, -1, 1, SIZE - 1, SIZE, SIZE + 1])
        if (left.delete(at + step)) queue.push(at + step)
  }
  return count
}

const headings = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12 + 0.07)
const ends = (heading: number) => [
  [32 - 27.3 * Math.cos(heading), 32.2 - 27.3 * Math.sin(heading)],
  [32 + 27.3 * Math.cos(heading), 32.2 + 27.3 * Math.sin(heading)],
]

describe('a line thinner than a pixel', () => {
  test.each([0.35, 0.5, 0.8])('of %d pixels is one piece wherever it runs, a pixel wide', (thick) => {
    let broken = 0
    for (const heading of headings) {
      const cloth = lineCloth(ends(heading)[0], ends(heading)[1], thick)
      const drawn = drawIndexPlane(cloth, SIZE, SIZE)
      expect(pieces(drawn)).toBe(1)
      expect(drawn.data.reduce((sum, ink) => sum + ink, 0)).toBeLessThan(1.15 * 56)
      if (pieces(fillIndexPlane(cloth, SIZE, SIZE)) > 1) broken++
    }
    expect(broken).toBeGreaterThan(0)
  })

  test('is left alone where it is a hairline', () => {
    const cloth = lineCloth([4.2, 10.7], [60.1, 23.4], 0.1)
    expect(drawIndexPlane(cloth, SIZE, SIZE)).toEqual(fillIndexPlane(cloth, SIZE, SIZE))
  })

  test('is drawn as it is where pixels are fine', () => {
    const cloth = { ...lineCloth([4.2, 10.7], [60.1, 23.4], 0.5), widthMm: 64, heightMm: 64 }
    expect(drawIndexPlane(cloth, 700, 700)).toEqual(fillIndexPlane(cloth, 700, 700))
  })

  test('is the same in bands', () => {
    for (const heading of headings) {
      const cloth = lineCloth(ends(heading)[0], ends(heading)[1], 0.5)
      const whole = drawIndexPlane(cloth, SIZE, SIZE).data
      const fill = createBandFiller(cloth, SIZE, SIZE)
      for (let row = 0; row < SIZE; row += 8) {
        const band = new Uint8Array(8 * SIZE)
        fill(row, band)
        expect(band).toEqual(whole.subarray(row * SIZE, (row + 8) * SIZE))
      }
    }
  })
})

test('a shape that only ends gets nothing, and a tip ends where it is a hairline', () => {
  const round = createCloth(SIZE, SIZE, 0)
  for (let at = 0; at < 9; at++) paint(round, 1, circle(7.3 * at, 6.1 * at, 2.7 + at / 7))
  expect(drawIndexPlane(round, SIZE, SIZE)).toEqual(fillIndexPlane(round, SIZE, SIZE))
  for (const heading of headings) {
    const [start, tip] = ends(heading)
    const { data } = drawIndexPlane(lineCloth(start, tip, 9, 0), SIZE, SIZE)
    const places = [...data.keys()].filter((at) => data[at] === 1)
    const reach = places.map((at) => Math.hypot((at % SIZE) + 0.5 - tip[0], Math.floor(at / SIZE) + 0.5 - tip[1]))
    expect(Math.min(...reach)).toBeGreaterThan(0.9)
  }
})
