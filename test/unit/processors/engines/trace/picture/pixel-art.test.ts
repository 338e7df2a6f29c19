// Pixels that were set one by one are drawn as squares, at their own size, enlarged, and compressed after that; other
// small art is not.
import { describe, expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import type { RgbaImage } from '../../../../../../processors/engines/raster/decode.ts'
import { checkTrace } from '../../../../../../processors/engines/trace/check/check-trace.ts'
import { findPixelArt } from '../../../../../../processors/engines/trace/picture/pixel-art.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing, sampleDrawing } from '../render-drawing.ts'

const SIDE = 40
const colors = ['#dfe6e9', '#1a1c2c', '#b13e53', '#ffcd75', '#29366f', '#f4f4f4']

/** A round figure with an outline, two tones, a belt and lights of one pixel, as a drawing of squares. */
function drawSprite(): string {
  const squares: string[] = []
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [dx, dy] = [(x + 0.5) / SIDE - 0.5, (y + 0.5) / SIDE - 0.5]
      const far = Math.hypot(dx * (1.1 + 0.3 * Math.sin(9 * dy)), dy)
      const isLight = (x * 7 + y * 13) % 41 === 0
      const inside = Math.abs(dy) < 0.05 ? 4 : isLight ? 5 : Math.sin(x * 0.9) + Math.sin(y * 0.7) > 0 ? 2 : 3
      const color = far > 0.44 ? 0 : far > 0.4 ? 1 : inside
      squares.push(`<path fill="${colors[color]}" d="M${x} ${y}h1v1h-1Z"/>`)
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" shape-rendering="crispEdges">${squares.join('')}</svg>`
}

const sprite = drawSprite()
const once = renderDrawing(sprite, SIDE)

function raw({ data, width, height }: RgbaImage): Sharp {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
}

async function enlarged(times: number): Promise<RgbaImage> {
  const side = Math.round(SIDE * times)
  const { data } = await raw(once).resize(side, side, { kernel: 'nearest' }).raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: side, height: side }
}

async function asJpeg(image: RgbaImage, quality: number): Promise<RgbaImage> {
  const file = await raw(image).removeAlpha().jpeg({ quality }).toBuffer()
  return { ...image, data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()) }
}

function likeness(svg: string): number {
  return psnrOf(renderDrawing(svg, SIDE * 8), renderDrawing(sprite, SIDE * 8))
}

describe('pixels that were set one by one', () => {
  test.each([1, 2, 3, 4.5, 8])('%d times as large are the squares they were', async (times) => {
    const image = { ...(await enlarged(times)), dpi: 120 }
    const traced = traceImage(image)
    // Before: 16 to 25 dB under four times, with curves.
    expect(likeness(traced.svg)).toBeGreaterThan(45)
    expect(traced.svg).not.toContain('C')
    expect(traced.report).toMatchObject({
      mode: 'pixel',
      warnings: times === 4.5 ? [expect.stringContaining('as wide')] : [],
    })
    expect(traced.report.inks.map(({ hex }) => hex).toSorted()).toEqual(colors.toSorted())
    expect(traced.widthPx).toBeCloseTo(image.width, 6)
    expect(traced.sheet.widthMm).toBeCloseTo((image.width / 120) * 25.4, 3)
    // Pixels of the picture itself are not all as wide at a broken number.
    expect(checkTrace(image, traced).check?.psnr).toBeGreaterThan(times === 4.5 ? 20 : 40)
  })

  test.each([
    [4, 70],
    [4, 90],
    [8, 80],
  ])('are told under compression: %d times as large, JPEG of %d', async (times, quality) => {
    const { svg, report } = traceImage(await asJpeg(await enlarged(times), quality))
    // Before: 27 to 39 dB, with bent sides.
    expect(likeness(svg)).toBeGreaterThan(34)
    expect(report.mode).toBe('pixel')
    expect(report.inks).toHaveLength(colors.length)
    expect(report.warnings).toContainEqual(expect.stringContaining(`squares of ${times} pixels`))
  })
})

describe('what is no pixel art', () => {
  test.each([32, 48, 160])('a smooth drawing %d pixels wide', async (size) => {
    const image = renderDrawing(sampleDrawing(100), size)
    expect(findPixelArt(image)).toBeUndefined()
    expect(findPixelArt(await asJpeg(image, 60))).toBeUndefined()
  })

  test('squares with round ones among them, and lines on a grid', async () => {
    const boxes = Array.from({ length: 100 }, (_, i) => {
      const [x, y] = [(i % 10) * 16, Math.floor(i / 10) * 16]
      if (i % 7 === 0) return `<circle cx="${x + 8}" cy="${y + 8}" r="8" fill="#b13e53"/>`
      return i % 3 === 0 ? `<path d="M${x} ${y}h16v16h-16Z" fill="#29366f"/>` : ''
    })
    const lines = Array.from({ length: 10 }, (_, i) => `<path d="M${i * 16} 0h1v160h-1ZM0 ${i * 16}v1h160v-1Z"/>`)
    for (const body of [boxes, lines]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="#fff" d="M0 0H160V160H0Z"/>${body.join('')}</svg>`
      const image = renderDrawing(svg, 160)
      expect(findPixelArt(image)).toBeUndefined()
      expect(findPixelArt(await asJpeg(image, 80))).toBeUndefined()
    }
  })
})
