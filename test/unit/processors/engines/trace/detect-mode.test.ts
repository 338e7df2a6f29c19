import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { detectMode, isSurelyDrawn } from '../../../../../processors/engines/trace/detect-mode.ts'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { addGrain, renderDrawing } from './render-drawing.ts'

// As measured of flags with a ramp over each, enlarged from half their size.
const tones = { toneBits: 3, lightBits: 2.3, evenness: 0, blockStep: 0, blockGrain: 0, quietRuns: 0.64, shading: 0 }

describe('areas that stray from their inks', () => {
  test('are ramps where half of the picture is plain and nothing is shaded', () => {
    expect(isSurelyDrawn({ flatShare: 0.8, tones })).toBe(true)
  })

  test('may be a thing that was photographed on white', () => {
    expect(isSurelyDrawn({ flatShare: 0.8, tones: { ...tones, shading: 0.08 } })).toBe(false)
    expect(isSurelyDrawn({ flatShare: 0.1, tones })).toBe(false)
  })
})

const SIZE = 256

function drawing(body: string): RgbaImage {
  return renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#f1e9da" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`,
    SIZE,
  )
}

/** The mean of each pixel with the eight round it, the frame left alone. */
function blurred(image: RgbaImage): RgbaImage {
  const { width, height } = image
  const data = image.data.slice()
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++)
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) sum += image.data[((y + dy) * width + x + dx) * 4 + c]
        data[(y * width + x) * 4 + c] = Math.round(sum / 9)
      }
  return { data, width, height }
}

function modeOf(image: RgbaImage): string {
  const { plane, changes } = readPixels(image)
  return detectMode(measurePixels(plane, changes))
}

describe('flat art that looks like shading', () => {
  const cell = 128
  const eggs = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [cell * ((i % 3) + 0.5), cell * (Math.floor(i / 3) + 0.5)]
    const fill = ['#b3392f', '#1f4e79', '#2e7d32', '#c98a1b', '#6a1b9a', '#00838f', '#f0b8a8'][i % 7]
    const [rx, ry] = [cell * (0.25 + 0.05 * (i % 4)), cell * (0.42 - 0.05 * (i % 3))]
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${23 * i} ${x} ${y})" fill="${fill}"/>`
  })
  const clean = renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${3 * cell} ${3 * cell}"><path fill="#00a6ed" d="M0 0H${3 * cell}V${3 * cell}H0Z"/>${eggs.join('')}</svg>`,
    3 * cell,
  )

  test.each([30, 50, 75])('is known as WebP of quality %d, which leaves smooth what it spoils', async (quality) => {
    const { data, width, height } = clean
    const file = sharp(data, { raw: { width, height, channels: 4 } }).webp({ quality })
    const spoiled = await sharp(await file.toBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(modeOf({ data: new Uint8Array(spoiled), width, height })).toBe('scan')
    expect(modeOf(clean)).toBe('flat')
  })

  test('is not what is shaded', () => {
    const ramps =
      '<linearGradient id="a" x2="0.7" y2="1"><stop stop-color="#b3392f"/><stop offset="1" stop-color="#f0b8a8"/></linearGradient><circle cx="90" cy="100" r="80" fill="url(#a)"/><path d="M140 140H250V250H140Z" fill="url(#a)"/>'
    expect(modeOf(drawing(ramps))).toBe('flat')
  })
})

describe('shading beside edges', () => {
  // As measured of wild flowers in twenty inks, 512 pixels wide, under blur, grain of 5 levels and JPEG 85.
  const print = {
    ...{ noise: 3.2, flatShare: 0, faintShare: 0.56, rippleShare: 0.41, crestShare: 0.68, edgeWidth: 2.2 },
    ...{ mixedShare: 0.7, blendsInLight: false, softness: { luma: 0.8, chroma: 1.4 } },
    tones: { ...tones, toneBits: 4.5, evenness: 0.18, blockStep: 2, blockGrain: 1.4, quietRuns: 0.1, shading: 0.11 },
  }

  test('is what edges bleed where hardly anything lies between them', () => {
    expect(detectMode(print)).toBe('scan')
  })

  test('is that of a photograph where more lies between them, or where it is stronger', () => {
    expect(detectMode({ ...print, tones: { ...print.tones, quietRuns: 0.3 } })).toBe('photo')
    expect(detectMode({ ...print, tones: { ...print.tones, shading: 0.3 } })).toBe('photo')
  })
})

describe('flat art that looks like a photograph', () => {
  const forms = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [40 + 60 * (i % 4), 45 + 80 * Math.floor(i / 4)]
    const fill = ['#b3392f', '#1f4e79', '#2e7d32', '#c98a1b', '#6a1b9a', '#00838f'][i % 6]
    return `<ellipse cx="${x}" cy="${y}" rx="${20 + i}" ry="${30 - i}" fill="${fill}"/>`
  })

  test('is known under grain that goes on from pixel to pixel, as that of film and of paper does', () => {
    const film = blurred(addGrain(drawing(forms.join('')), 24))
    const { plane, changes } = readPixels(film)
    // As shading of forms that grain was taken for: 0.3.
    expect(measurePixels(plane, changes).tones.shading).toBeLessThan(0.04)
    expect(modeOf(film)).toBe('scan')
  })

  test('is known where it is dots all over, under blur and grain', () => {
    const dots = Array.from({ length: 32 * 32 }, (_, i) => {
      const [x, y] = [4 + 8 * (i % 32), 4 + 8 * Math.floor(i / 32)]
      return `<circle cx="${x}" cy="${y}" r="${(2.6 + 1.2 * Math.sin(x / 30) * Math.cos(y / 40)).toFixed(2)}"/>`
    })
    const halftone = drawing(`<g transform="rotate(15 128 128)" fill="#1d3557">${dots.join('')}</g>`)
    expect(modeOf(addGrain(blurred(halftone), 5))).toBe('scan')
  })

  test('is not what marks make that are shaded between', () => {
    const fur = drawing('')
    for (let at = 0; at < SIZE * SIZE; at++) {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
      const height =
        60 * Math.sin(x / 2.1 + 3 * Math.sin(y / 9)) * Math.sin(y / 2.7) + 70 * Math.sin(x / 31) * Math.sin(y / 37)
      for (let c = 0; c < 3; c++) fur.data[at * 4 + c] = Math.max(0, Math.min(255, 128 + Math.round(height)))
    }
    expect(modeOf(addGrain(fur, 3))).toBe('photo')
  })
})
