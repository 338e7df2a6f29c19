// Colours that patterns of single pixels stand for are inks; patterns that are drawn, of yarns or of small letters,
// stay.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { evenDither } from '../../../../../processors/engines/trace/picture/even-dither.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { addGrain, psnrOf, renderDrawing } from './render-drawing.ts'

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

/** The picture in nearest colours, each pixel's error spread over its neighbours (Floyd and Steinberg, 1976). */
function diffused(image: RgbaImage, palette: readonly (readonly number[])[]): RgbaImage {
  const { width, height } = image
  const wanted = Float64Array.from(image.data)
  const data = image.data.slice()
  for (let pixel = 0; pixel < width * height; pixel++) {
    const own = wanted.subarray(pixel * 4, pixel * 4 + 3)
    const far = palette.map((color) => color.reduce((sum, value, c) => sum + (value - own[c]) ** 2, 0))
    const color = palette[far.indexOf(Math.min(...far))]
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    color.forEach((value, c) => {
      data[pixel * 4 + c] = value
      const error = own[c] - value
      if (x + 1 < width) wanted[pixel * 4 + 4 + c] += (7 / 16) * error
      if (y + 1 === height) return
      const below = (pixel + width) * 4 + c
      if (x > 0) wanted[below - 4] += (3 / 16) * error
      wanted[below] += (5 / 16) * error
      if (x + 1 < width) wanted[below + 4] += error / 16
    })
  }
  return { ...image, data }
}

const eight = Array.from({ length: 8 }, (_, i) => [i & 1, (i >> 1) & 1, i >> 2].map((bit) => 255 * bit))

describe('a picture of eight colours whose errors were diffused', () => {
  const few = diffused(renderDrawing(drawing, SIZE), eight)

  test('is drawn as what it shows, with a warning', () => {
    const { svg, report } = traceImage(few)
    // Before: 12 dB and thousands of segments.
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing, 4 * SIZE))).toBeGreaterThan(28)
    expect(report.segments).toBeLessThan(150)
    expect(report.inks.length).toBeLessThan(7)
    expect(report.warnings.join()).toMatch(/dithered/)
  })

  test('keeps its transparent ground', () => {
    const data = few.data.map((value, at) => ((at >> 2) % SIZE < 24 ? 0 : value))
    const { svg, report } = traceImage({ ...few, data })
    const drawn = renderDrawing(svg, SIZE, null)
    expect(report.segments).toBeLessThan(200)
    expect(drawn.data[(40 * SIZE + 12) * 4 + 3]).toBe(0)
    expect(drawn.data[(40 * SIZE + 28) * 4 + 3]).toBe(255)
  })

  test('is drawn dot by dot where somebody says that its areas are flat', () => {
    expect(evenDither(readPixels(few)).isEvened).toBe(true)
    const { report } = traceImage(few, { mode: 'flat' })
    expect(report.segments).toBeGreaterThan(1000)
    expect(report.warnings.join()).not.toMatch(/dithered/)
  })
})

describe('what is no dither', () => {
  test('weaves of two colours stay, whatever they float', () => {
    const words = Uint32Array.from({ length: SIZE * SIZE }, (_, at) => {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
      const inside = (x - 96) ** 2 + (y - 96) ** 2 < 4000
      return ((2 * x + y) % 5 === 0) === inside ? 0xff5a281e : 0xffc8e1eb
    })
    expect(isKept({ data: new Uint8Array(words.buffer), width: SIZE, height: SIZE })).toBe(true)
  })

  test('grain in 256 greys stays', () => {
    const grey = addGrain({ data: new Uint8Array(SIZE * SIZE * 4).fill(128), width: SIZE, height: SIZE }, 20)
    const data = grey.data.map((_, at) => (at % 4 === 3 ? 255 : grey.data[at - (at % 4)]))
    expect(isKept({ ...grey, data })).toBe(true)
  })

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
