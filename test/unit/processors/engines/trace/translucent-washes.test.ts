// Washes laid over each other make many steps side by side: together they look like one wide edge, and each is as sharp
// as any.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 240
const inks = ['#7fa8c9', '#c98aa0', '#8fb48a', '#d9b26a']

/** Petals of five translucent ellipses each, a few pixels apart. */
const washes = ((): string => {
  const petals = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [44 + 76 * (i % 3), 44 + 76 * Math.floor(i / 3)]
    const layers = [0, 1, 2, 3, 4].map(
      (k) =>
        `<ellipse cx="${x + 1.7 * k}" cy="${y - 1.3 * k}" rx="${36 - 3.1 * k}" ry="${26 - 1.4 * k}" transform="rotate(${i * 31 + k * 17} ${x} ${y})"/>`,
    )
    return `<g fill="${inks[i % 4]}" fill-opacity=".28">${layers.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#fbf7ee" d="M0 0H${SIZE}V${SIZE}H0Z"/>${petals.join('')}</svg>`
})()

function edgeWidthOf(image: RgbaImage): number {
  const { plane, changes } = readPixels(image)
  return measurePixels(plane, changes).edgeWidth
}

describe('clean washes laid over each other', () => {
  test('are read as clean art, with every step', () => {
    const { svg, report } = traceImage(renderDrawing(washes, SIZE))
    expect(report.mode).toBe('flat')
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(washes, 4 * SIZE))).toBeGreaterThan(35.5)
  })

  test('have sharp edges, and blurred ones once they were enlarged', async () => {
    const sharp = renderDrawing(washes, SIZE)
    expect(edgeWidthOf(sharp)).toBeLessThan(1.8)
    expect(edgeWidthOf(await degrade(sharp, 'half'))).toBeGreaterThan(1.8)
  })
})
