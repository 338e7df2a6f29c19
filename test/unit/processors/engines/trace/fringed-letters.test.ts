// Letters drawn for the stripes of a display are of one ink, whatever colours fringe them; what is drawn in colours
// stays.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { alignChannels } from '../../../../../processors/engines/trace/picture/align-channels.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 180

/** Strokes and bowls as of letters, a pixel and a half wide and more. */
function letters(ink: string, ground: string, more = ''): string {
  const marks = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [8.3 + 21.7 * (i % 8), 8.4 + 29.3 * Math.floor(i / 8)]
    return `<path d="M${x} ${y}v17M${x} ${y + 8}h6l4 9"/><circle cx="${x + 6}" cy="${y + 4}" r="4"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${ground}" d="M0 0H${SIZE}V${SIZE}H0Z"/><g fill="none" stroke="${ink}" stroke-width="1.7">${marks.join('')}</g>${more}</svg>`
}

function twoColors(): string {
  const stripes = Array.from(
    { length: 10 },
    (_, i) =>
      `<path fill="#d03010" d="M${6 + 17 * i} 4L${12 + 17 * i} 176h4l-6-172z"/><path fill="#1040d0" d="M${10 + 17 * i} 4L${16 + 17 * i} 176h4l-6-172z"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${stripes.join('')}</svg>`
}

// Five stripes share what falls on the middle one. Source: the default filter of FreeType.
const filter = [8, 77, 86, 77, 8].map((weight) => weight / 256)

/** Three times as wide, then each channel of a pixel from its own stripe. */
function inStripes(svg: string, order: readonly number[]): RgbaImage {
  const wide = renderDrawing(svg, 3 * SIZE)
  const stripe = (x: number, y: number, c: number): number => {
    const column = Math.max(0, Math.min(3 * SIZE - 1, x))
    return [0, 1, 2].reduce((sum, row) => sum + wide.data[((3 * y + row) * 3 * SIZE + column) * 4 + c] / 3, 0)
  }
  const data = Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, at) => {
    const [x, y, c] = [(at >> 2) % SIZE, Math.floor((at >> 2) / SIZE), at % 4]
    if (c === 3) return 255
    return Math.round(filter.reduce((sum, weight, i) => sum + weight * stripe(3 * x + order[c] + i - 2, y, c), 0))
  })
  return { data, width: SIZE, height: SIZE }
}

const orders = { 'red first': [0, 1, 2], 'blue first': [2, 1, 0] } as const

describe('letters drawn for the stripes of a display', () => {
  test.each([
    ['red first', '#000000', '#ffffff'],
    ['blue first', '#000000', '#ffffff'],
    ['red first', '#9b1c31', '#f6f0e2'],
    ['red first', '#ffffff', '#1b2440'],
  ] as const)('%s, %s on %s, are of one ink', (order, ink, ground) => {
    const drawing = letters(ink, ground)
    const { svg, report } = traceImage(inStripes(drawing, orders[order]))
    expect(report.inks).toHaveLength(2)
    // Before: 4 to 9 inks, and 5 dB less than letters without fringes.
    const likenessOf = (traced: string): number =>
      psnrOf(renderDrawing(traced, 4 * SIZE), renderDrawing(drawing, 4 * SIZE))
    // Read at its own size alone, as fringed letters are.
    const plain = traceImage(renderDrawing(drawing, SIZE), { mode: 'flat' })
    expect(likenessOf(svg)).toBeGreaterThan(likenessOf(plain.svg) - 2.5)
  })

  test('leave a sharp box beside them as it is', () => {
    const box = '<path fill="#2563eb" d="M100 150H170V174H100Z"/>'
    const image = inStripes(letters('#000000', '#ffffff'), orders['red first'])
    const sharp = renderDrawing(letters('#000000', '#ffffff', box), SIZE)
    for (let y = 146; y < 178; y++)
      image.data.set(sharp.data.subarray((y * SIZE + 96) * 4, (y * SIZE + 174) * 4), (y * SIZE + 96) * 4)
    const { plane } = alignChannels(readPixels(image))
    for (let y = 152; y < 172; y++)
      expect(plane.data.subarray((y * SIZE + 98) * 4, (y * SIZE + 102) * 4)).toEqual(
        sharp.data.subarray((y * SIZE + 98) * 4, (y * SIZE + 102) * 4),
      )
  })
})

describe('what has no fringes', () => {
  test.each([
    ['letters', letters('#000000', '#ffffff')],
    ['stripes of two colours side by side', twoColors()],
  ])('stays as it is: %s', (_, drawing) => {
    const picture = readPixels(renderDrawing(drawing, SIZE))
    expect(alignChannels(picture) === picture).toBe(true)
  })
})
