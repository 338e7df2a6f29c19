import { describe, expect, test } from '@jest/globals'
import { writeDxf } from '../../../../../processors/engines/trace/dxf.ts'
import { writeEps } from '../../../../../processors/engines/trace/eps.ts'
import { writePlt } from '../../../../../processors/engines/trace/plt.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { renderDrawing } from './render-drawing.ts'

// A 20 × 10 mm sheet at 254 dpi with one dot of 2 mm radius in its left half.
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#f4ead8"/><circle cx="5" cy="4" r="2" fill="#1f4e79"/></svg>'
const { sheet, report } = traceImage({ ...renderDrawing(drawing, 200), dpi: 254 })

describe('other formats', () => {
  test('DXF holds closed polylines in millimetres on one layer an ink, y upwards', () => {
    const lines = writeDxf(sheet).trimEnd().split('\n')
    expect(lines.length % 2).toBe(0)
    const pairs = lines.flatMap((code, i) => (i % 2 === 0 ? [[code, lines[i + 1]]] : []))
    expect(pairs.at(-1)).toEqual(['0', 'EOF'])
    const layers = pairs.filter(([code, value], i) => code === '2' && pairs[i - 1][1] === 'LAYER' && value !== 'LAYER')
    expect(layers.map(([, value]) => value)).toEqual(['INK_F4EAD8', 'INK_1F4E79'])
    const dot = pairs.flatMap(([, value], i) =>
      value === 'VERTEX' && pairs[i + 1][1] === 'INK_1F4E79'
        ? [[Number(pairs[i + 2][1]), Number(pairs[i + 3][1])]]
        : [],
    )
    for (const [x, y] of dot) expect(Math.hypot(x - 5, y - 6)).toBeCloseTo(2, 1)
  })

  test('EPS fills one path an ink inside its bounding box', () => {
    const text = writeEps(sheet)
    expect(text).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 57 29\n/)
    expect(text.match(/^fill$/gm)).toHaveLength(report.inks.length)
    expect(text).not.toMatch(/NaN|stroke/)
  })

  test('HPGL lifts the pen between rings and ends where each began', () => {
    const rings = [...writePlt(sheet).matchAll(/PU(-?\d+,-?\d+);PD([-\d,]+);PU;/g)]
    expect(rings).toHaveLength(report.rings)
    for (const [, start, way] of rings) expect(way.endsWith(start)).toBe(true)
  })
})
