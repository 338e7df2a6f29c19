// Art without anti-aliasing: every pixel is wholly one ink, so edges are stairs that the drawing must not show.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { readRings } from './path-data.ts'
import { psnrOf, renderDrawing, sampleDrawing } from './render-drawing.ts'

const SIZE = 240
const crisp = (svg: string): string => svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
const aliased = renderDrawing(crisp(sampleDrawing(SIZE)), SIZE)

function drawn(body: string): RgbaImage {
  return renderDrawing(
    crisp(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#f4ead8" d="M0 0H120V120H0Z"/>${body}</svg>`,
    ),
    120,
  )
}

/** Every eight-connected step of a line one pixel wide. */
function diagonal(image: RgbaImage, from: number, to: number, rise: number): RgbaImage {
  const data = new Uint8Array(image.data)
  for (let x = from; x < to; x++) data.set([34, 34, 34, 255], (Math.round(20 + x * rise) * image.width + x) * 4)
  return { ...image, data }
}

function mixedShareOf(image: RgbaImage): number {
  const { plane, changes } = readPixels(image)
  return measurePixels(plane, changes).mixedShare
}

function ringsOf(svg: string, hex: string) {
  const path = new RegExp(`<path fill="${hex}" d="([^"]+)"`).exec(svg)
  return path ? readRings(path[1]) : []
}

describe('art without anti-aliasing', () => {
  test('is told from anti-aliased art by its edges', () => {
    expect(mixedShareOf(aliased)).toBeLessThan(0.01)
    expect(mixedShareOf(renderDrawing(sampleDrawing(SIZE), SIZE))).toBeGreaterThan(0.2)
  })

  test('is drawn with smooth edges, near the true drawing at four times the size', () => {
    const truth = renderDrawing(sampleDrawing(SIZE), 4 * SIZE)
    const { svg, report } = traceImage(aliased)
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), truth)).toBeGreaterThan(27)
    expect(report.segments).toBeLessThan(70)
  })

  test('a slanted edge has no stairs', () => {
    const { report } = traceImage(drawn('<path fill="#1f4e79" d="M10 30L110 43L110 100L10 100Z"/>'))
    // The frame and the shape have eight sides; the thirteen stairs alone would take twenty-six segments.
    expect(report.segments).toBeLessThanOrEqual(10)
  })

  test('a circle keeps its area and takes four curves', () => {
    const { svg } = traceImage(drawn('<circle fill="#1f4e79" cx="60" cy="60" r="23.4"/>'))
    const [ring] = ringsOf(svg, '#1f4e79')
    expect(Math.abs(ring.area) / (Math.PI * 23.4 ** 2)).toBeCloseTo(1, 1)
    expect(svg.match(/C/g)).toHaveLength(4)
  })

  test.each([0.3, 0.7, 1])('a line one pixel wide that rises by %p a step stays whole', (rise) => {
    const { svg } = traceImage(diagonal(drawn(''), 15, 95, rise))
    const rings = ringsOf(svg, '#222222')
    expect(rings).toHaveLength(1)
    expect(Math.abs(rings[0].area)).toBeGreaterThan(0.7 * 80)
    expect(Math.abs(rings[0].area)).toBeLessThan(1.3 * 80)
  })

  test('a line between two other inks stays whole even where its ink is common elsewhere', () => {
    const ground = drawn('<path fill="#b3392f" d="M0 20L120 140V120H0Z"/><path fill="#222222" d="M70 0H120V60Z"/>')
    const { svg } = traceImage(diagonal(ground, 0, 100, 1))
    const reachesBothEnds = (points: readonly number[]): boolean =>
      points.some((x, i) => i % 2 === 0 && x < 5) && points.some((x, i) => i % 2 === 0 && x > 90)
    const long = ringsOf(svg, '#222222').filter(({ points }) => reachesBothEnds(points))
    expect(long).toHaveLength(1)
  })

  test('a square keeps its four corners', () => {
    const { svg } = traceImage(drawn('<path fill="#1f4e79" d="M20 30H90V100H20Z"/>'))
    expect(svg).toContain('<path fill="#1f4e79"')
    const [ring] = ringsOf(svg, '#1f4e79')
    expect(Math.abs(ring.area)).toBeCloseTo(4900, -1)
    expect(ring.points.length / 2).toBeLessThanOrEqual(5)
  })
})

describe('lines of one pixel that lie between two', () => {
  test('are no aliased art: where they cross they are as heavy as in the picture', () => {
    const lines = Array.from({ length: 4 }, (_, i) => `M${20.5 + 27 * i} 10h1v100h-1zM10 ${20.5 + 27 * i}h100v1h-100z`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#f4ead8" d="M0 0H120V120H0Z"/>${lines.map((line) => `<path fill="#203060" d="${line}"/>`).join('')}</svg>`
    const image = renderDrawing(svg, 120)
    // Before: 25 dB, all lines two pixels of the ink that only their crossings show.
    expect(psnrOf(renderDrawing(traceImage(image).svg, 120), image)).toBeGreaterThan(33)
  })
})
