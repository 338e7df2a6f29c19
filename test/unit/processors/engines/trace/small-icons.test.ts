// Icons of few pixels are read at their own size and enlarged, and drawn by the reading that is most like them.
import { describe, expect, test } from '@jest/globals'
import { enlargeSmoothly } from '../../../../../processors/engines/trace/picture/enlarge-smoothly.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const clock =
  '<circle cx="12" cy="12" r="10" fill="none" stroke="#1f2a44" stroke-width="2"/><path d="M12 6V12L16 10" fill="none" stroke="#1f2a44" stroke-width="2" stroke-linecap="round"/>'
const face =
  '<circle cx="12" cy="13" r="9" fill="#ffc83d"/><path d="M4 10C5 2 19 2 20 10C15 7 9 7 4 10Z" fill="#7d4533"/><circle cx="9" cy="13" r="1.2" fill="#26282f"/><circle cx="15" cy="13" r="1.2" fill="#26282f"/><path d="M8 17C10 19 14 19 16 17" fill="none" stroke="#bb1d80" stroke-width="1.2"/><path d="M6 22C8 19 16 19 18 22V24H6Z" fill="#0084ce"/>'

function drawingOf(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="M0 0H24V24H0Z"/>${body}</svg>`
}

function likeness(body: string, size: number): number {
  const drawing = drawingOf(body)
  const { svg } = traceImage(renderDrawing(drawing, size))
  return psnrOf(renderDrawing(svg, 8 * size), renderDrawing(drawing, 8 * size))
}

describe('small icons', () => {
  test('whose sides match because they are round are no repeat', () => {
    // Before: the ring closed over the frame, and the whole icon was filled: 3 dB.
    expect(likeness(clock, 16)).toBeGreaterThan(17.5)
    expect(traceImage(renderDrawing(drawingOf(clock), 16)).report.tile).toBe(false)
  })

  test.each([
    [16, 19.5],
    [24, 26],
    [32, 28.5],
  ])('of %d pixels in several inks keep them', (size, least) => {
    // Before: 17.9, 18.9 and 26.1 dB.
    expect(likeness(face, size)).toBeGreaterThan(least)
    expect(traceImage(renderDrawing(drawingOf(face), size)).report.inks.length).toBeGreaterThan(3)
  })

  test('have their own size, and progress that only rises', () => {
    const seen: number[] = []
    const image = { ...renderDrawing(drawingOf(face), 24), dpi: 72 }
    const { widthPx, heightPx, sheet, report } = traceImage(image, {}, { onProgress: (done) => seen.push(done) })
    expect({ widthPx, heightPx }).toEqual({ widthPx: 24, heightPx: 24 })
    expect(sheet.widthMm).toBeCloseTo((24 / 72) * 25.4, 6)
    expect(report.dpi).toBeCloseTo(72, 9)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  test('are read once where somebody says what they are', () => {
    const image = renderDrawing(drawingOf(face), 16)
    let stages = 0
    traceImage(image, { mode: 'flat' }, { onProgress: (_, stage) => (stages += stage === 'read' ? 1 : 0) })
    expect(stages).toBe(1)
  })
})

describe('enlarging smoothly', () => {
  test('keeps plain colours and the middle of an edge', () => {
    const data = Uint8Array.from({ length: 4 * 4 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at >> 2) % 4 < 2 ? 40 : 200))
    const large = enlargeSmoothly({ data, width: 4, height: 4 }, 3)
    expect([large.width, large.height]).toEqual([12, 12])
    const row = Array.from({ length: 12 }, (_, x) => large.data[(5 * 12 + x) * 4])
    expect([row[0], row[11]]).toEqual([40, 200])
    expect((row[5] + row[6]) / 2).toBeCloseTo(120, 0)
  })

  test('takes no colour from what is transparent', () => {
    const data = Uint8Array.from({ length: 4 * 4 * 4 }, (_, at) => ((at >> 2) % 4 < 2 ? [200, 30, 30, 255][at % 4] : 0))
    const { data: large } = enlargeSmoothly({ data, width: 4, height: 4 }, 2)
    for (let at = 0; at < large.length; at += 4)
      if (large[at + 3] > 8) expect(Math.abs(large[at] - 200)).toBeLessThan(12)
  })
})
