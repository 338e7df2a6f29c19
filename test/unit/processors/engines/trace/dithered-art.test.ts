// Colours that patterns of single pixels stand for are inks; patterns that are drawn, of yarns or of small letters,
// stay.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { evenDither } from '../../../../../processors/engines/trace/picture/even-dither.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 192
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#efe6d2" d="M0 0H${SIZE}V${SIZE}H0Z"/><circle cx="70" cy="80" r="46" fill="#3f6b52"/><path d="M100 30L176 60L150 150L96 120Z" fill="#d8925a"/><ellipse cx="80" cy="150" rx="60" ry="24" fill="#28463c"/></svg>`

// Source: Bayer, "An optimum method for two-level rendition of continuous-tone pictures" (1973).
const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** The picture in so many levels a channel, each pixel rounded by its place in a 4 × 4 pattern. */
function dithered(image: RgbaImage, levels: number): RgbaImage {
  const step = 255 / (levels - 1)
  const data = image.data.map((value, at) => {
    if (at % 4 === 3) return value
    const [x, y] = [(at >> 2) % image.width, Math.floor((at >> 2) / image.width)]
    return Math.floor(value / step + (order[(y & 3) * 4 + (x & 3)] + 0.5) / 16) * step
  })
  return { ...image, data }
}

function isKept(image: RgbaImage): boolean {
  const picture = readPixels(image)
  return evenDither(picture) === picture
}

describe('a picture that is dithered all over', () => {
  test.each([4, 6])('with %d levels a channel comes back in its own inks and shapes', (levels) => {
    const { svg, report } = traceImage(dithered(renderDrawing(drawing, SIZE), levels))
    // Before: 17 dB and thousands of segments.
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing, 4 * SIZE))).toBeGreaterThan(28)
    expect(report.segments).toBeLessThan(150)
  })

  test('is kept pixel by pixel where somebody says that its pixels are squares', () => {
    const few = dithered(renderDrawing(drawing, 48), 4)
    const asSquares = traceImage(few, { mode: 'pixel' })
    // The colours in between that evening would make are none of the file's.
    expect(asSquares.report.inks.every(({ hex }) => /^#(?:(?:00|55|aa|ff)){3}$/.test(hex))).toBe(true)
    expect(asSquares.report.segments).toBeGreaterThan(500)
    expect(traceImage(few).report.segments).toBeLessThan(150)
  })
})

describe('what is no dither', () => {
  test('smooth art of few colours stays as it is', () => {
    expect(isKept(renderDrawing(drawing, SIZE))).toBe(true)
  })

  test('yarns that cross pixel by pixel stay', () => {
    const yarns = [0x503028, 0x96b4c8, 0x281e78, 0x466e3c, 0xc8dce6, 0x5a5a5a]
    const words = Uint32Array.from({ length: SIZE * SIZE }, (_, at) => {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
      return 0xff000000 | yarns[(((x + y) & 1 ? x : y) >> 4) % yarns.length]
    })
    expect(isKept({ data: new Uint8Array(words.buffer), width: SIZE, height: SIZE })).toBe(true)
  })

  test('small letters stay: their means change from stroke to stroke', () => {
    const bars = Array.from({ length: 800 }, (_, i) => {
      const [x, y] = [4 + 7.3 * (i % 25), 4 + 6 * Math.floor(i / 25)]
      return `<path d="M${x} ${y}v4M${x + 2} ${y}l1.7 4M${x + 4.4} ${y + 2}h1.2"/>`
    })
    const letters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><g stroke="#202020" fill="none">${bars.join('')}</g></svg>`
    expect(isKept(renderDrawing(letters, SIZE))).toBe(true)
  })
})
