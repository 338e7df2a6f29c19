// A picture of a pixel or two across has no inside; it is drawn all the same.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const GROUND = [244, 234, 216]
const INKS = [
  [179, 57, 47],
  [31, 78, 121],
]

/** Bands of two inks on a ground, blended where they begin within a pixel. */
function bands(length: number, across: number): RgbaImage {
  const data = new Uint8Array(length * across * 4)
  for (let x = 0; x < length; x++) {
    const band = Math.floor(x / 20)
    const within = x - band * 20
    const share = within < 6 ? 0 : within === 6 ? 0.4 : within < 15 ? 1 : 0
    const ink = INKS[band % 2]
    for (let y = 0; y < across; y++)
      for (let c = 0; c < 4; c++)
        data[(y * length + x) * 4 + c] = c === 3 ? 255 : Math.round(GROUND[c] + share * (ink[c] - GROUND[c]))
  }
  return { data, width: length, height: across }
}

function turned({ data, width, height }: RgbaImage): RgbaImage {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      out.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (x * height + y) * 4)
  return { data: out, width: height, height: width }
}

describe('a picture of a pixel or two across', () => {
  for (const across of [1, 2])
    test(`shows its bands where they are, ${across} pixels across`, () => {
      const image = bands(400, across)
      for (const picture of [image, turned(image)]) {
        const { svg, report, widthPx, heightPx } = traceImage(picture)
        expect(report.inks.map(({ hex }) => hex).toSorted()).toEqual(['#1f4e79', '#b3392f', '#f4ead8'])
        expect([widthPx, heightPx]).toEqual([picture.width, picture.height])
        expect([report.widthMm, report.heightMm].map((mm) => Math.round((mm / 25.4) * 96))).toEqual([widthPx, heightPx])
        expect(report.rings).toBe(21)
        if (picture === image) expect(psnrOf(renderDrawing(svg, 400), image)).toBeGreaterThan(34)
      }
    })

  test('is squares where it has few of them', () => {
    const image = bands(8, 1)
    expect(psnrOf(renderDrawing(traceImage(image).svg, 8), image)).toBeGreaterThan(60)
  })
})
