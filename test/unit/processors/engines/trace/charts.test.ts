// Charts, graph paper and plaids drawn in lines of one and two pixels come back as straight lines in their own inks,
// wherever the pixels cut them.
import { describe, expect, test } from '@jest/globals'
import { findLattice } from '../../../../../processors/engines/trace/cells/find-lattice.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 192

function drawingOf(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
}

function lines(step: number, offset: number, styleOf: (i: number) => string): string {
  const count = Math.ceil((SIZE - offset) / step)
  return Array.from({ length: count }, (_, i) => {
    const at = offset + i * step
    return `<path d="M${at} 0V${SIZE}M0 ${at}H${SIZE}" ${styleOf(i)}/>`
  }).join('')
}

/** A chart for cross stitch: coloured cells, grey lines of a pixel, every tenth black and two wide. */
function chart(cell: number, offset: number): string {
  const colors = ['#c0392b', '#2e7d32', '#f1c40f', '#1f3a5f']
  const cells: string[] = []
  for (let y = 0; y < SIZE / cell; y++)
    for (let x = 0; x < SIZE / cell; x++) {
      const height = Math.sin(x * 0.55) + Math.cos(y * 0.45)
      if (height < 0.6) continue
      const [left, top] = [offset + x * cell, offset + y * cell]
      cells.push(`<path fill="${colors[(x * y) % 4]}" d="M${left} ${top}h${cell}v${cell}h${-cell}Z"/>`)
    }
  const style = (i: number): string =>
    i % 10 === 0 ? 'stroke="#000" stroke-width="2"' : 'stroke="#9a9a9a" stroke-width="1"'
  return drawingOf(cells.join('') + lines(cell, offset, style))
}

function likeness(svg: string, drawing: string): number {
  return psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing, 4 * SIZE))
}

describe('a chart of cells and lines', () => {
  // Before: 25.6, 16.0 and 17.0 dB, with dots for lines.
  test.each([
    [8, 0.5, 60],
    [7, 0.2, 29],
    [12, 0, 45],
  ])('with cells of %d pixels that begin at %d is drawn in its lines and inks', (cell, offset, least) => {
    const drawing = chart(cell, offset)
    const { svg, report } = traceImage(renderDrawing(drawing, SIZE))
    expect(likeness(svg, drawing)).toBeGreaterThan(least)
    expect(report.inks).toHaveLength(7)
    expect(svg).not.toContain('C')
    expect(report).toMatchObject({ dpi: 96, widthMm: expect.closeTo((SIZE / 96) * 25.4, 3) })
  })

  test('has pixels of its own size in its edges', () => {
    const { edges, widthPx, heightPx } = traceImage(renderDrawing(chart(7, 0.2), SIZE))
    const farthest = edges.reduce((most, { curve }) => Math.max(most, ...curve.coords), 0)
    expect([widthPx, heightPx, farthest]).toEqual([SIZE, SIZE, SIZE])
  })
})

describe('lines of a pixel', () => {
  test('in three blues, as graph paper has them, stay three', () => {
    const style = (i: number): string =>
      `stroke-width="1" stroke="${i % 10 === 0 ? '#5b8fb9' : i % 5 === 0 ? '#8fb5d3' : '#c5dbea'}"`
    const drawing = drawingOf(lines(5, 0.5, style))
    const { svg, report } = traceImage(renderDrawing(drawing, SIZE))
    // Before: 25 dB, and stars where lines cross.
    expect(likeness(svg, drawing)).toBeGreaterThan(60)
    expect(report.inks.map(({ hex }) => hex).toSorted()).toEqual(['#5b8fb9', '#8fb5d3', '#c5dbea', '#ffffff'])
  })

  test('that lie between pixels are as wide and as dark as they were drawn', () => {
    const drawing = drawingOf(lines(12.35, 3.4, () => 'stroke="#1f3a8a" stroke-width="1"'))
    const { svg, report } = traceImage(renderDrawing(drawing, SIZE))
    // Before: 25 dB.
    expect(likeness(svg, drawing)).toBeGreaterThan(28)
    expect(report.inks).toHaveLength(2)
  })
})

describe('what is no chart', () => {
  test.each([
    [
      'a ramp',
      Array.from({ length: 48 }, (_, i) => `<path fill="rgb(${5 * i},80,120)" d="M${4 * i} 0h4V${SIZE}h-4Z"/>`).join(
        '',
      ),
    ],
    ['slanted lines', `<g transform="rotate(3 96 96)">${lines(12, 0.5, () => 'stroke="#111" stroke-width="1"')}</g>`],
    [
      'rules one way',
      lines(12, 0.5, () => '').replaceAll(/<path d="(M[\d.]+ 0V\d+)[^"]*" \/>/g, '<path d="$1" stroke="#111"/>'),
    ],
  ])('%s', (_, body) => {
    const { plane, changes } = readPixels(renderDrawing(drawingOf(body), SIZE))
    const [columns, rows] = [new Uint8Array(SIZE + 2), new Uint8Array(SIZE + 2)]
    for (const pixel of changes.pixels) {
      const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
      const isUnlike = (other: number): boolean =>
        [0, 1, 2].some((c) => plane.data[pixel * 4 + c] !== plane.data[other * 4 + c])
      if (x > 0 && isUnlike(pixel - 1)) columns[x] = 1
      if (y > 0 && isUnlike(pixel - SIZE)) rows[y] = 1
    }
    expect(findLattice(plane, columns, rows)).toBeUndefined()
  })
})
