// Fills have no opacity: a translucent area is drawn in the colour that it has on white.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 240
const svgOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes}</svg>`
const BLOCK = '<path fill="#113344" d="M20 24H110V96H20Z"/>'

/** Traces shapes drawn on nothing, and compares the drawing at four times their size with the shapes on white. */
function traced(shapes: string) {
  const { report, svg } = traceImage(renderDrawing(svgOf(shapes), SIZE, null))
  const truth = renderDrawing(svgOf(shapes), SIZE * 4)
  return { report, psnr: psnrOf(renderDrawing(svg, SIZE * 4), truth), inks: report.inks.map(({ hex }) => hex).sort() }
}

describe('a translucent area', () => {
  test('beside an opaque one has an ink of its own', () => {
    const { inks, psnr, report } = traced(
      `${BLOCK}<circle cx="165" cy="150" r="56" fill="#ff0000" fill-opacity="0.6"/>`,
    )
    expect(inks).toEqual(['#113344', '#ff6666'])
    expect(psnr).toBeGreaterThan(40)
    expect(report.warnings).toContainEqual(expect.stringContaining('translucent'))
  })

  test('that lies half over another is three areas that meet', () => {
    const { inks, psnr } = traced(
      '<circle cx="90" cy="120" r="60" fill="#00aa44" fill-opacity="0.5"/><path fill="#2244cc" fill-opacity="0.5" d="M100 80H200V160H100Z"/>',
    )
    expect(inks).toHaveLength(3)
    expect(psnr).toBeGreaterThan(38)
  })

  test('is none where only edges are translucent', () => {
    const { inks, report } = traced(`${BLOCK}<circle cx="165" cy="150" r="56" fill="#ff0000"/>`)
    expect(inks).toEqual(['#113344', '#ff0000'])
    expect(report.warnings).toEqual([])
  })
})
