// Cloth is straight-sided cells, a few pixels wide: it must come out as straight and as even as it was drawn.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing, sampleDrawing } from './render-drawing.ts'

const SIZE = 256

/** A 3/1 twill of so many threads a side. */
function twill(threads: number): string {
  const cell = SIZE / threads
  const floats: string[] = []
  for (let row = 0; row < threads; row++)
    for (let column = 0; column < threads; column++) {
      if ((row + column) % 4 !== 0) continue
      const [x, y] = [column * cell, row * cell]
      floats.push(`M${x} ${y}H${x + cell}V${y + cell}H${x}Z`)
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
    <path fill="#2f4a7d" d="M0 0H${SIZE}V${SIZE}H0Z"/><path fill="#ece6da" d="${floats.join('')}"/></svg>`
}

const crisp = (svg: string): string => svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')

function doubled({ data, width, height }: RgbaImage): RgbaImage {
  const out = new Uint8Array(data.length * 4)
  for (let y = 0; y < 2 * height; y++)
    for (let x = 0; x < 2 * width; x++) {
      const from = ((y >> 1) * width + (x >> 1)) * 4
      out.set(data.subarray(from, from + 4), (y * 2 * width + x) * 4)
    }
  return { data: out, width: 2 * width, height: 2 * height }
}

function likeness(svg: string, drawing: string): number {
  return psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing, 4 * SIZE))
}

describe('woven cells', () => {
  test('threads that hard pixels show uneven are even, straight and in their places', () => {
    const drawing = twill(52)
    const { svg } = traceImage(renderDrawing(crisp(drawing), SIZE))
    expect(svg).not.toContain('C')
    expect(likeness(svg, drawing)).toBeGreaterThan(36)
  })

  test('anti-aliased threads are straight and in their places', () => {
    const drawing = twill(52)
    const { svg, report } = traceImage(renderDrawing(drawing, SIZE))
    expect(report.inks).toHaveLength(2)
    expect(svg).not.toContain('C')
    expect(likeness(svg, drawing)).toBeGreaterThan(36)
  })

  test('threads of two pixels are straight', () => {
    const drawing = twill(128)
    const { svg } = traceImage(renderDrawing(drawing, SIZE))
    expect(likeness(svg, drawing)).toBeGreaterThan(60)
  })

  test('doubled pixels of rounded art are no cells', () => {
    const { svg } = traceImage(doubled(renderDrawing(crisp(sampleDrawing(SIZE / 2)), SIZE / 2)))
    expect(svg).toContain('C')
  })
})
