// What is drawn is as simple as what was drawn: the shapes of a designer come back with a designer's number of
// segments.
import { describe, expect, test } from '@jest/globals'
import { fitPath, fitPathWithin } from '../../../../../processors/engines/trace/fit/fit-chain.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 200

function drawing(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#ffffff"/>${body}</svg>`
}

/** Lines and curves of the shape on top, and how close the whole stays to the true drawing at four times the size. */
function traced(body: string): { readonly lines: number; readonly curves: number; readonly psnr: number } {
  const { svg } = traceImage(renderDrawing(drawing(body), SIZE))
  const shape = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  return {
    lines: shape.match(/[LZ]/g)?.length ?? 0,
    curves: shape.match(/C/g)?.length ?? 0,
    psnr: psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing(body), 4 * SIZE)),
  }
}

describe('few nodes', () => {
  test.each([8, 16, 31])('a box rounded by %d px is four lines and four curves', (radius) => {
    const { lines, curves, psnr } = traced(
      `<rect x="30.25" y="41.5" width="131.25" height="98.75" rx="${radius}" fill="#1f4e79"/>`,
    )
    expect(curves).toBe(4)
    expect(lines).toBeLessThanOrEqual(5)
    expect(psnr).toBeGreaterThan(40)
  })

  test('a turned box with round corners is four lines and four curves', () => {
    const { lines, curves, psnr } = traced(
      '<rect x="40" y="60" width="120" height="80" rx="20" transform="rotate(27 100 100)" fill="#b3392f"/>',
    )
    expect(curves).toBe(4)
    expect(lines).toBeLessThanOrEqual(5)
    expect(psnr).toBeGreaterThan(40)
  })

  test.each([
    [3, 3],
    [6, 3],
    [40, 4],
  ])('a circle of radius %d px is at most %d curves and stays round', (radius, most) => {
    const { curves, lines, psnr } = traced(`<circle cx="100.3" cy="99.6" r="${radius}" fill="#2e7d32"/>`)
    expect(curves).toBeLessThanOrEqual(most)
    expect(lines).toBeLessThanOrEqual(1)
    expect(psnr).toBeGreaterThan(40)
  })

  test('an ellipse is at most four curves', () => {
    const { curves, psnr } = traced(
      '<ellipse cx="100.3" cy="99.6" rx="70" ry="38" transform="rotate(20 100 100)" fill="#6a1b9a"/>',
    )
    expect(curves).toBeLessThanOrEqual(4)
    expect(psnr).toBeGreaterThan(40)
  })

  test("a ring that strays by a renderer's steps is round however closely lines are followed", () => {
    const points = Float64Array.from({ length: 800 }, (_, at) => {
      const [turn, radius] = [((at >> 1) * Math.PI) / 200, 60 + 0.15 * Math.sin(1.7 * (at >> 1))]
      return 100 + radius * (at % 2 === 0 ? Math.cos(turn) : Math.sin(turn))
    })
    const corner = { angleDegrees: 35, missPixels: 0.2, areaMax: 1 }
    const closely = { tolerance: 0.12, pointError: 0.06, rounds: 8, curves: true, shortRunShare: 0.6 }
    const rule = { ...closely, isTonal: false, smoothsCracks: false, corner }
    const ring = { points, start: [0, 0], end: [0, 0], closed: true } as const
    expect(fitPath(ring, rule).straight).toEqual([false, false, false, false])
    expect(fitPath(ring, { ...rule, corner: { ...corner, missPixels: 0.12 } }).straight.length).toBeGreaterThan(4)
  })

  test('a line of more segments than are wanted is given up, and any other drawn as ever', () => {
    // Up and down by a pixel a place, with a corner every twelfth.
    const points = Float64Array.from({ length: 2 * 96 }, (_, at) => {
      const place = at >> 1
      return at % 2 === 0 ? place : Math.abs((place % 24) - 12)
    })
    const rule = {
      ...{ tolerance: 0.1, pointError: 0.05, rounds: 8, curves: true, shortRunShare: 0.6 },
      ...{ isTonal: false, smoothsCracks: false, corner: { angleDegrees: 35, missPixels: 0.2, areaMax: 1 } },
    }
    const path = { points, start: [-1, 12], end: [96, 12], closed: false } as const
    const drawn = fitPath(path, rule)
    expect(fitPathWithin(path, rule, drawn.straight.length)).toEqual(drawn)
    expect(fitPathWithin(path, rule, 6)).toBeUndefined()
  })
})
