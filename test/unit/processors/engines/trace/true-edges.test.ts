import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 160
const FINE = 8

function drawingOf(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#15181d" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
}

const rings = drawingOf(
  [30, 52, 74]
    .map((r, i) => `<circle cx="${79.3 + i}" cy="${81.7 - i}" r="${r}" fill="none" stroke="#f4ead8" stroke-width="5"/>`)
    .join(''),
)

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function coded(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
}

/** The drawing averaged in linear light, as a camera or a careful renderer would. */
function photographed(svg: string): RgbaImage {
  const fine = renderDrawing(svg, SIZE * FINE)
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = 0; dy < FINE; dy++)
          for (let dx = 0; dx < FINE; dx++)
            sum += linear(fine.data[(((y * FINE + dy) * SIZE + x) * FINE + dx) * 4 + channel] / 255)
        data[(y * SIZE + x) * 4 + channel] = Math.round(coded(sum / FINE ** 2))
      }
  return { data, width: SIZE, height: SIZE }
}

/** Share of a large rendering that is light. */
function lightShare(svg: string): number {
  const { data } = renderDrawing(svg, SIZE * 4)
  let light = 0
  for (let at = 1; at < data.length; at += 4) light += (data[at] - 24) / (234 - 24)
  return light / (data.length / 4)
}

describe('where edges really are', () => {
  test('a line of one pixel that falls between two rows stays, beside others of its ink', () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><rect width="200" height="120" fill="#fff"/><path d="M20 20H180V100" fill="none" stroke="#222" stroke-width="1"/><path d="M20 60H140" stroke="#222" stroke-width="3"/></svg>`
    const picture = renderDrawing(drawing, 200)
    const { svg, report } = traceImage(picture)
    expect(report.inks).toHaveLength(2)
    expect(psnrOf(renderDrawing(svg, 200), picture)).toBeGreaterThan(36)
  })

  test('light lines blended in linear light do not come out fat', () => {
    const { svg } = traceImage(photographed(rings))
    expect(lightShare(svg) / lightShare(rings)).toBeGreaterThan(0.98)
    expect(lightShare(svg) / lightShare(rings)).toBeLessThan(1.02)
  })

  test('lines blended in coded values keep their weight too', () => {
    const { svg } = traceImage(renderDrawing(rings, SIZE))
    expect(lightShare(svg) / lightShare(rings)).toBeGreaterThan(0.98)
    expect(lightShare(svg) / lightShare(rings)).toBeLessThan(1.02)
  })

  test('of lines three pixels wide those edges alone that the grid lets be pure tell nothing of light', () => {
    const circles = Array.from({ length: 32 }, (_, i) => {
      const [column, row, isInner] = [i % 4, Math.floor(i / 4) % 4, i >= 16]
      const radius = isInner ? 10 + 0.13 * row : 22 + 0.13 * column
      return `<circle cx="${30.3 + 60 * column + 0.37 * row}" cy="${30.7 + 60 * row + 0.29 * column}" r="${radius}" fill="none" stroke="#000" stroke-width="3"/>`
    })
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path fill="#fff" d="M0 0H240V240H0Z"/>${circles.join('')}</svg>`
    const { svg } = traceImage(renderDrawing(drawing, 240), { motifs: false })
    expect(psnrOf(renderDrawing(svg, 960), renderDrawing(drawing, 960))).toBeGreaterThan(29)
  })

  test('rounded petals stay round and the points of stars stay sharp', () => {
    const petal = 'M0 0C-9 -14 -7 -34 0 -34C7 -34 9 -14 0 0Z'
    const petals = Array.from(
      { length: 8 },
      (_, i) => `<path fill="#c98a1b" transform="translate(52 56) rotate(${45 * i + 11})" d="${petal}"/>`,
    ).join('')
    const star =
      '<path fill="#f4ead8" d="M112 78L120 102L146 102L125 117L133 142L112 127L91 142L99 117L78 102L104 102Z"/>'
    const svg = drawingOf(petals + star)
    const traced = traceImage(renderDrawing(svg, SIZE)).svg
    expect(psnrOf(renderDrawing(traced, SIZE * 4), renderDrawing(svg, SIZE * 4))).toBeGreaterThan(33)
  })

  test('a long arc is a few curves and not a polygon', () => {
    const { report } = traceImage(
      renderDrawing(drawingOf('<path fill="#f4ead8" d="M20 20H60A80 80 0 0 1 140 100V140H20Z"/>'), SIZE),
    )
    expect(report.segments).toBeLessThanOrEqual(16)
  })

  test('an outline runs smoothly over the border between two grounds', () => {
    const svg = drawingOf(
      '<path fill="#1f4e79" d="M0 70H160V160H0Z"/><circle fill="#c98a1b" cx="80" cy="72" r="31"/><path fill="#b3392f" d="M0 140H160V160H0Z"/>',
    )
    const { svg: traced, report } = traceImage(renderDrawing(svg, SIZE))
    expect(psnrOf(renderDrawing(traced, SIZE * 4), renderDrawing(svg, SIZE * 4))).toBeGreaterThan(38)
    expect(report.segments).toBeLessThan(40)
  })
})
