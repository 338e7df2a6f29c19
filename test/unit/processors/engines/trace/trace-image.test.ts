import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import type { TraceSettings } from '../../../../../processors/engines/trace/settings.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing, sampleDrawing } from './render-drawing.ts'

const drawing = renderDrawing(sampleDrawing(240), 240)

function solid(
  width: number,
  height: number,
  paint: (x: number, y: number) => readonly [number, number, number, number],
): RgbaImage {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), (y * width + x) * 4)
  return { data, width, height }
}

function hash(x: number, y: number): number {
  let value = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) & 255
}

describe('tracing a picture', () => {
  test('finds exactly the inks of a drawing without being told how many', () => {
    const { report } = traceImage(drawing)
    expect(report.inks.map((ink) => ink.hex).sort()).toEqual(
      ['#f4ead8', '#b3392f', '#1f4e79', '#2e7d32', '#222222', '#c98a1b'].sort(),
    )
    expect(report.mode).toBe('flat')
  })

  test('stays close to the true drawing at four times the size', () => {
    const truth = renderDrawing(sampleDrawing(240), 960)
    const { svg } = traceImage(drawing)
    expect(psnrOf(renderDrawing(svg, 960), truth)).toBeGreaterThan(31)
  })

  test('writes only groups and closed paths of absolute M, L, C and Z', () => {
    const { svg } = traceImage({ ...drawing, dpi: 254 })
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24mm" height="24mm" viewBox="0 0 240 240">\n/,
    )
    const body = svg.split('\n').slice(1, -2)
    for (const line of body)
      expect(line).toMatch(
        /^(<g id="ink-[0-9a-f]{6}" fill="#[0-9a-f]{6}">|<path fill="#[0-9a-f]{6}" d="[MLCZ0-9. -]+"\/>|<\/g>)$/,
      )
    for (const path of svg.matchAll(/ d="([^"]+)"/g))
      expect(path[1]).toMatch(/^(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+|C(-?[\d.]+ ){5}-?[\d.]+)*Z)+$/)
  })

  test('writes the same bytes for the same input', () => {
    expect(traceImage(drawing).svg).toBe(traceImage(drawing).svg)
  })

  test.each<Partial<TraceSettings>>([
    { quality: 'draft' },
    { quality: 'low' },
    { quality: 'medium' },
    { quality: 'ultra' },
    { layering: 'cutout' },
    { groupBy: 'object' },
    { mode: 'pixel' },
    { mode: 'scan' },
    { mode: 'photo' },
    { colors: 3 },
    { snapToGrid: 0.1 },
    { iterMax: 1 },
    { smooth: 20 },
  ])('draws a full picture with %j', (settings) => {
    const { svg, report } = traceImage(drawing, settings)
    expect(report.paths).toBeGreaterThan(0)
    expect(psnrOf(renderDrawing(svg, 240), drawing)).toBeGreaterThan(20)
  })

  test('uses the palette it is given and nothing else', () => {
    const { report } = traceImage(drawing, { palette: ['#ffffff', '#000000', '#b3392f'] })
    expect(report.inks.map((ink) => ink.hex).every((hex) => ['#ffffff', '#000000', '#b3392f'].includes(hex))).toBe(true)
  })

  test('keeps what is transparent undrawn', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle fill="#1f4e79" cx="40" cy="40" r="25"/></svg>'
    const { report, svg: traced } = traceImage(renderDrawing(svg, 160, null))
    expect(report.inks.map((ink) => ink.hex)).toEqual(['#1f4e79'])
    expect(renderDrawing(traced, 160, null).data[3]).toBe(0)
  })

  test('leaves the background out when asked', () => {
    const { report } = traceImage(drawing, { removeBackground: true })
    expect(report.inks.map((ink) => ink.hex)).not.toContain('#f4ead8')
  })

  test('stops between stages when the signal is aborted', () => {
    const reason = new Error('the caller left')
    expect(() => traceImage(drawing, {}, { signal: AbortSignal.abort(reason) })).toThrow(reason)
  })

  test('reports progress that only grows and ends at 1', () => {
    const fractions: number[] = []
    traceImage(drawing, {}, { onProgress: (fraction) => fractions.push(fraction) })
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
  })
})

describe('hostile pictures', () => {
  test.each<[string, RgbaImage]>([
    ['one pixel', solid(1, 1, () => [10, 20, 30, 255])],
    ['two pixels', solid(2, 1, (x) => (x ? [255, 0, 0, 255] : [0, 0, 255, 255]))],
    ['a column of 5000', solid(1, 5000, (_, y) => [y & 255, 0, 0, 255])],
    ['a row of 5000', solid(5000, 1, (x) => [(x >> 4) & 255, 90, 0, 255])],
    ['one colour', solid(64, 64, () => [200, 100, 50, 255])],
    ['nothing at all', solid(32, 32, () => [0, 0, 0, 0])],
    ['a checkerboard', solid(64, 64, (x, y) => ((x + y) & 1 ? [255, 255, 255, 255] : [0, 0, 0, 255]))],
    ['noise', solid(128, 128, (x, y) => [hash(x, y), hash(y, x + 3), hash(x + 9, y), 255])],
    ['noise with noisy alpha', solid(64, 64, (x, y) => [hash(x, y), 9, 200, hash(y, x)])],
    ['a ramp', solid(256, 32, (x) => [x, x, x, 255])],
  ])('%s is traced within bounds', (_, image) => {
    // The clock of the process, not of the wall: a busy machine must not fail a bound on work.
    const before = process.cpuUsage()
    const { svg } = traceImage(image)
    const { user } = process.cpuUsage(before)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(() => renderDrawing(svg, image.width)).not.toThrow()
    expect(user / 1000).toBeLessThan(5000)
  })
})
