// What a caller asks for holds in every format, at any value.
import { describe, expect, test } from '@jest/globals'
import { writeDxf } from '../../../../../processors/engines/trace/formats/dxf.ts'
import { writeJson } from '../../../../../processors/engines/trace/formats/json.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { renderDrawing } from './render-drawing.ts'

const shapes =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 90"><rect width="100" height="90" fill="#f4ead8"/><path d="M8.3 11.1L52.7 9.4L47.2 61.9Z" fill="#1f4e79"/><path d="M70.2 90V52.6H100V90Z" fill="#b3392f"/></svg>'
const picture = { ...renderDrawing(shapes, 200), dpi: 254 }

describe('snapToGrid', () => {
  test('puts what is read by a cutter on the grid, not the SVG alone', () => {
    const { sheet } = traceImage(picture, { snapToGrid: 0.5, quality: 'draft' })
    const { inks } = JSON.parse(writeJson(sheet))
    const places: number[] = inks
      .slice(1)
      .flatMap(({ paths }: { paths: { rings: { start: number[]; steps: number[][] }[] }[] }) =>
        paths.flatMap(({ rings }) => rings.flatMap(({ start, steps }) => [...start, ...steps.flat()])),
      )
    expect(places.length).toBeGreaterThan(10)
    for (const place of places) expect(Math.abs(place / 0.5 - Math.round(place / 0.5))).toBeLessThan(1e-6)
    const vertices = [...writeDxf(sheet).matchAll(/VERTEX\n8\n\w+\n10\n([\d.]+)\n20\n([\d.]+)/g)]
    for (const [, x, y] of vertices)
      for (const place of [Number(x), Number(y)]) expect(Math.abs(place * 2 - Math.round(place * 2))).toBeLessThan(1e-3)
  })

  test('leaves the frame as large as it is and nothing bare, also where the grid does not divide it', () => {
    for (const snapToGrid of [0.6, 3.2, 6]) {
      const { data } = renderDrawing(traceImage(picture, { snapToGrid }).svg, 200, null)
      expect(data.findIndex((value, at) => at % 4 === 3 && value !== 255)).toBe(-1)
    }
  })
})

describe('minAreaMm2', () => {
  test('takes lone dots as well, which stay when nothing is said of areas', () => {
    const dots =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#f4ead8"/><circle cx="30" cy="30" r="3" fill="#1f4e79"/><circle cx="70" cy="60" r="14" fill="#1f4e79"/></svg>'
    const dotted = { ...renderDrawing(dots, 200), dpi: 254 }
    const ringsOf = (minAreaMm2?: number): number => traceImage(dotted, { minAreaMm2 }).report.rings
    // The small dot has 1.1 mm², the large one 24.6 mm².
    expect([ringsOf(), ringsOf(0.5), ringsOf(2), ringsOf(40)]).toEqual([3, 3, 2, 1])
  })
})
