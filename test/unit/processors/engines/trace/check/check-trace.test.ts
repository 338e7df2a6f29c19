import { describe, expect, test } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import { checkTrace } from '../../../../../../processors/engines/trace/check/check-trace.ts'
import { compareRender } from '../../../../../../processors/engines/trace/check/compare-render.ts'
import { renderSheet } from '../../../../../../processors/engines/trace/check/render-sheet.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { renderDrawing } from '../render-drawing.ts'

const art =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80"><rect width="100" height="80" fill="#f4ead8"/><circle cx="30" cy="30" r="20" fill="#1f4e79"/><circle cx="30" cy="30" r="9" fill="#f4ead8"/><path d="M55 20 L95 12 L80 70 Z" fill="#b03030"/></svg>'

/** Horizontal lines of the given widths on cream. */
const lines = (...widths: number[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#f4ead8"/>${widths
    .map((width, i) => `<rect x="20" y="${10 + i * 20}" width="160" height="${width}" fill="#202020"/>`)
    .join('')}</svg>`

describe('a trace drawn again', () => {
  test('looks as an SVG viewer shows it', () => {
    const { sheet, svg } = traceImage(renderDrawing(art, 300))
    const shown = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render()
    const image = { data: new Uint8Array(shown.pixels), width: shown.width, height: shown.height }
    const { psnr, ssim } = compareRender(image, renderSheet(sheet))
    expect(psnr).toBeGreaterThan(48)
    expect(ssim).toBeGreaterThan(0.999)
  })

  test('is measured against the picture', () => {
    const picture = renderDrawing(art, 300)
    const { check } = checkTrace(picture, traceImage(picture))
    expect(check?.psnr).toBeGreaterThan(40)
    expect(check?.ssim).toBeGreaterThan(0.99)
    expect(check?.deltaE).toBeLessThan(0.3)
    expect(check?.gaps).toBe(0)
  })

  test('is told to be unlike another picture', () => {
    const other = renderDrawing(art.replace('#b03030', '#30b030'), 300)
    const { check } = checkTrace(other, traceImage(renderDrawing(art, 300)))
    expect(check?.psnr).toBeLessThan(20)
    expect(check?.deltaE).toBeGreaterThan(2)
  })

  test('a boundary that was torn open is counted as a gap', () => {
    const picture = renderDrawing(art, 300)
    const traced = traceImage(picture)
    const edges = traced.edges.map((edge) =>
      edge.closed ? { ...edge, curve: { ...edge.curve, x: edge.curve.x + 1 } } : edge,
    )
    expect(checkTrace(picture, { ...traced, edges })).toMatchObject({
      gaps: edges.filter(({ closed }) => closed).length,
      warnings: [expect.stringContaining('do not meet')],
    })
  })

  test('knows its thinnest line and warns of lines no press can hold', () => {
    // 254 dpi: ten pixels a millimetre.
    const picture = { ...renderDrawing(lines(2, 2.5, 6, 12), 200), dpi: 254 }
    const { check, warnings } = checkTrace(picture, traceImage(picture))
    expect(check?.thinnestLineMm).toBeCloseTo(0.2, 1)
    expect(check?.thinLines).toBe(2)
    expect(warnings).toContain('2 lines are under 0.3 mm')
    const strict = checkTrace(picture, traceImage(picture), 0.8)
    expect(strict.check?.thinLines).toBe(3)
  })

  test('wide shapes have no thin line', () => {
    const picture = { ...renderDrawing(art, 300), dpi: 72 }
    expect(checkTrace(picture, traceImage(picture)).check?.thinLines).toBe(0)
  })
})
