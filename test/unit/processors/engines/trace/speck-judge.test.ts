import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { lehmerRandom } from '../../../../harness/seeded-random.ts'
import { renderDrawing } from './render-drawing.ts'

const SIZE = 120
const DOTS = [
  [20, 20],
  [61, 33],
  [95, 84],
] as const

// A wide shape, and a few dots of two pixels.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#f4ead8" d="M0 0H${SIZE}V${SIZE}H0Z"/><circle fill="#1b3a5c" cx="35" cy="104" r="11"/>${DOTS.map(
  ([x, y]) => `<path fill="#1b3a5c" d="M${x} ${y}h2v1h-2Z"/>`,
).join('')}</svg>`

function grainy(image: RgbaImage, deviation: number): RgbaImage {
  const random = lehmerRandom(11)
  const data = image.data.map((value, at) => {
    if (at % 4 === 3) return value
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.min(255, Math.round(value + deviation * normal)))
  })
  return { ...image, data }
}

/** How dark the drawing is where each dot lies, and how many dark places it has in all. */
function readDots(svg: string): { readonly kept: boolean[]; readonly dark: number } {
  const { data } = renderDrawing(svg, SIZE)
  let dark = 0
  for (let y = 0; y < 90; y++) for (let x = 0; x < SIZE; x++) if (data[(y * SIZE + x) * 4] < 150) dark++
  return { kept: DOTS.map(([x, y]) => data[(y * SIZE + x) * 4] < 150), dark }
}

describe('specks', () => {
  test.each([0, 6])('a lone dot of two pixels stays, and grain of %d levels makes none', (deviation) => {
    const { svg } = traceImage(grainy(renderDrawing(drawing, SIZE), deviation))
    const { kept, dark } = readDots(svg)
    expect(kept).toEqual([true, true, true])
    expect(dark).toBeLessThanOrEqual(10)
  })
})
