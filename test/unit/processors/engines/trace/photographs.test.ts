import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 128

function paint(colorAt: (x: number, y: number) => readonly [number, number, number]): RgbaImage {
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) data.set([...colorAt(x, y).map(Math.round), 255], (y * SIZE + x) * 4)
  return { data, width: SIZE, height: SIZE }
}

function hash(x: number, y: number): number {
  let value = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((value ^ (value >>> 13)) & 255) / 255
}

/** Random heights on a grid, smooth in between: detail of one size, as cloth, grass and fur have. */
function valueNoise(x: number, y: number, cell: number): number {
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
  const [across, down] = [x / cell - column, y / cell - row].map((t) => t * t * (3 - 2 * t))
  const top = hash(column, row) * (1 - across) + hash(column + 1, row) * across
  const bottom = hash(column, row + 1) * (1 - across) + hash(column + 1, row + 1) * across
  return top * (1 - down) + bottom * down
}

const landscape = paint((x, y) => {
  const light = 60 + 120 * valueNoise(x, y, 40) + 40 * valueNoise(x, y, 9) + 6 * hash(x, y)
  return [light, light * (0.6 + 0.4 * valueNoise(x, y, 55)), 40 + 150 * valueNoise(x + 300, y, 32)]
})

const cloth = paint((x, y) => {
  const light = 40 + 170 * valueNoise(x, y, 4) + 8 * hash(x, y)
  return [light, light, light]
})

const grainyFlat = paint((x, y) => {
  const grain = (hash(x, y) + hash(x + 999, y) + hash(x, y + 999) - 1.5) * 14
  const isInside = (x - 64) ** 2 + (y - 64) ** 2 < 40 ** 2
  return isInside ? [180 + grain, 60 + grain, 50 + grain] : [235 + grain, 225 + grain, 205 + grain]
})

const greyLandscape = paint((x, y) => {
  const light = 30 + 130 * valueNoise(x, y, 40) + 60 * valueNoise(x, y, 9) + 8 * hash(x, y)
  return [light, light, light]
})

/** A wall, grey in grey: too few tones to tell a photograph by, and no stone that is one ink. */
const wall = paint((x, y) => {
  const course = Math.floor(y / 32)
  const isSeam = y % 32 < 3 || (x + 20 * (course % 2)) % 42 < 3
  const light = (isSeam ? 72 : 120) + 24 * valueNoise(x, y, 20) + 20 * valueNoise(x + 70, y, 24) + 4 * hash(x, y)
  return [light, light, light]
})

/** Shaded forms in the tones that brightness is given. */
function shaded(toneAt: (light: number) => readonly [number, number, number]): RgbaImage {
  return paint((x, y) => {
    const detail = valueNoise(x + 50, y, 9) * valueNoise(x, y + 99, 30)
    return toneAt(10 + 130 * valueNoise(x, y, 40) + 90 * detail + 6 * hash(x, y))
  })
}

const sepia = shaded((light) => [12 + 1.07 * light, 4 + 0.9 * light, 0.7 * light])

/** Four inks in cells of a few pixels: edges nearly everywhere, clean or under grain. */
function mosaic(grain: number): RgbaImage {
  const cells = Array.from({ length: 100 }, (_, i) => {
    const fill = ['#b3392f', '#1f4e79', '#c98a1b'][Math.floor(3 * hash(i, 5))]
    return `<circle cx="${(i % 10) * 12.8 + 6.1}" cy="${Math.floor(i / 10) * 12.8 + 6.7}" r="${4.4 + 2 * hash(i, 9)}" fill="${fill}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#f4ead8" d="M0 0H${SIZE}V${SIZE}H0Z"/>${cells.join('')}</svg>`
  const clean = renderDrawing(svg, SIZE)
  const grainAt = (at: number): number => (at % 4 === 3 ? 0 : grain * (hash(at, 1) + hash(at, 2) + hash(at, 3) - 1.5))
  return { ...clean, data: clean.data.map((value, at) => Math.max(0, Math.min(255, value + grainAt(at)))) }
}

describe('tracing what has no flat areas', () => {
  test('a photograph becomes at most thirty-two tones that stay close to it', () => {
    const { svg, report } = traceImage(landscape)
    expect(report.mode).toBe('photo')
    expect(report.inks.length).toBeLessThanOrEqual(32)
    expect(psnrOf(renderDrawing(svg, SIZE), landscape)).toBeGreaterThan(29)
  })

  test('a photograph in the tones of one hue is one', () => {
    const { svg, report } = traceImage(sepia)
    expect(report.mode).toBe('photo')
    expect(psnrOf(renderDrawing(svg, SIZE), sepia)).toBeGreaterThan(33)
  })

  test('its tones lie from light to dark over the largest, so that most hide nothing of each other', () => {
    const { inks } = traceImage(landscape).report
    const [largest, ...others] = inks
    expect(Math.max(...inks.map(({ areaShare }) => areaShare))).toBe(largest?.areaShare)
    const lights = others.map(({ hex }) => {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return 0.3 * red + 0.59 * green + 0.11 * blue
    })
    // Colours are written in whole levels.
    for (let i = 1; i < lights.length; i++) expect(lights[i]).toBeLessThan(lights[i - 1] + 1)
  })

  test('a texture keeps its grain, because its grain is what it shows', () => {
    const { svg, report } = traceImage(cloth)
    expect(report.mode).toBe('photo')
    expect(psnrOf(renderDrawing(svg, SIZE), cloth)).toBeGreaterThan(30.4)
  })

  test('a grey photograph has fewer tones than a coloured one and is a photograph', () => {
    const { svg, report } = traceImage(greyLandscape)
    expect(report.mode).toBe('photo')
    expect(psnrOf(renderDrawing(svg, SIZE), greyLandscape)).toBeGreaterThan(29)
  })

  test('a wall is a photograph although it has few tones, because no ink explains its stones', () => {
    const { svg, report } = traceImage(wall)
    expect(report.mode).toBe('photo')
    expect(psnrOf(renderDrawing(svg, SIZE), wall)).toBeGreaterThan(36)
  })

  test('who says that a wall is flat art gets flat art', () => {
    expect(traceImage(wall, { mode: 'scan' }).report.mode).toBe('scan')
  })

  test('small shapes that leave next to nothing flat are no texture', () => {
    expect(traceImage(mosaic(0)).report.mode).toBe('flat')
    const { report } = traceImage(mosaic(12))
    expect(report.mode).toBe('scan')
    expect(report.inks.length).toBeLessThanOrEqual(5)
  })

  test('flat art under grain is still flat art', () => {
    const { report } = traceImage(grainyFlat)
    expect(report.mode).toBe('scan')
    expect(report.inks).toHaveLength(2)
  })

  test('fewer details cost less', () => {
    const fine = traceImage(landscape, { detail: 60 }).report.segments
    const broad = traceImage(landscape, { detail: 10 }).report.segments
    expect(broad).toBeLessThan(0.7 * fine)
  })

  test('inks that were asked for stay as they are', () => {
    const palette = ['#203040', '#a09080', '#f0e0c0']
    const { report } = traceImage(landscape, { mode: 'photo', palette })
    expect(report.inks.length).toBeGreaterThan(1)
    for (const { hex } of report.inks) expect(palette).toContain(hex)
  })
})
