// What takes long to measure is asked only of pictures whose way depends on it.
import { expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { detectMode } from '../../../../../processors/engines/trace/detect-mode.ts'
import { measurePixels, type PixelStatistics } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { decideRoute } from '../../../../../processors/engines/trace/route.ts'
import { defaultTraceSettings } from '../../../../../processors/engines/trace/settings.ts'
import { renderDrawing } from './render-drawing.ts'

/** What a picture is like, where nobody may ask for some of it. */
function unasked(image: RgbaImage, names: readonly (keyof PixelStatistics)[]): PixelStatistics {
  const { plane, changes } = readPixels(image)
  const refuse = (name: string): PropertyDescriptor => ({
    get: () => {
      throw new Error(`nobody wants to know ${name}`)
    },
  })
  return Object.defineProperties(
    measurePixels(plane, changes),
    Object.fromEntries(names.map((name) => [name, refuse(name)])),
  )
}

function routeOf(statistics: PixelStatistics): string {
  expect(detectMode(statistics)).toBeDefined()
  return decideRoute(statistics, defaultTraceSettings, { repeats: false, dpi: 96 }).mode
}

test('of clean art, how far its edges are spread is not', () => {
  const circles = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#fff" d="M0 0H64V64H0Z"/><circle fill="#a03" cx="30" cy="31" r="20"/><path stroke="#124" stroke-width="3" d="M3 9L60 50"/></svg>`
  expect(routeOf(unasked(renderDrawing(circles, 256), ['softness']))).toBe('flat')
})

test('of a photograph, how its edges are blended and spread is not', () => {
  const data = new Uint8Array(4 * 160 * 160)
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % 160, Math.floor(i / 640)]
    const wave = Math.sin(x / 17 + Math.sin(y / 23) * 3)
    data.set([128 + 90 * wave, 128 + 100 * Math.sin(y / 29 + x / 61), 110 + 80 * Math.cos((x + 2 * y) / 37), 255], i)
    for (let c = 0; c < 3; c++) data[i + c] += ((x * 7 + y * 13 + c * 5) % 5) - 2
  }
  const image = { data, width: 160, height: 160 }
  expect(routeOf(unasked(image, ['edgeWidth', 'mixedShare', 'blendsInLight', 'softness']))).toBe('photo')
})
