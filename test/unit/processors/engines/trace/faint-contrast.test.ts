// Art that is all dark or all pale has faint edges: they are as sharp as any, and as much is drawn of them.
import { describe, expect, test } from '@jest/globals'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 256
const LINE = 1.2

/** Overlapping ellipses in dark fills with thin outlines nearly black. */
function darkCells(): string {
  const fills = ['#3b2f63', '#5a2330', '#23452f', '#2b3d5c', '#4a3a22']
  const cells = Array.from({ length: 18 }, (_, i) => {
    const [x, y] = [30 + 43 * (i % 6) + 9 * (i % 2), 40 + 85 * Math.floor(i / 6) + 7 * (i % 3)]
    return `<ellipse cx="${x}" cy="${y}" rx="${22 + 3 * (i % 4)}" ry="${30 - 4 * (i % 3)}" fill="${fills[i % 5]}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#33404f" d="M0 0H${SIZE}V${SIZE}H0Z"/><g stroke="#0b0b0b" stroke-width="${LINE}">${cells.join('')}</g></svg>`
}

/** Pale leaves on paler ground, some of them small. */
function paleLeaves(): string {
  const inks = ['#f2d9d4', '#d6e6dc', '#dfe0f2', '#f4ead0']
  const leaves = Array.from({ length: 64 }, (_, i) => {
    const [x, y, r] = [16 + 32 * (i % 8), 16 + 32 * Math.floor(i / 8), 5 + (i % 5) * 2.2]
    return `<ellipse fill="${inks[i % 4]}" cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.55}" transform="rotate(${i * 37} ${x} ${y})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#fdfbf6" d="M0 0H${SIZE}V${SIZE}H0Z"/>${leaves.join('')}</svg>`
}

describe('art of faint contrast', () => {
  test.each([
    ['jpeg60', 34],
    ['half', 30],
  ] as const)('keeps thin dark outlines between dark fills, %s', async (how, least) => {
    const spoiled = await degrade(renderDrawing(darkCells(), SIZE), how)
    const { svg } = traceImage(spoiled)
    // Before: 28 dB, outlines in crumbs.
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(darkCells(), 4 * SIZE))).toBeGreaterThan(least)
  })

  test('keeps pale leaves on a paler ground that was enlarged', async () => {
    const spoiled = await degrade(renderDrawing(paleLeaves(), SIZE), 'half')
    const { svg } = traceImage(spoiled)
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(paleLeaves(), 4 * SIZE))).toBeGreaterThan(50)
  })

  test('tells how sharp faint edges are, of which hardly one rises by sixty levels', () => {
    const { plane, changes } = readPixels(renderDrawing(darkCells(), SIZE))
    const { softness, edgeWidth } = measurePixels(plane, changes)
    // Before: 0, not known, and 1 or more than 2, as few edges have it.
    expect(softness.luma).toBeGreaterThan(0.3)
    expect(softness.luma).toBeLessThan(0.65)
    expect(edgeWidth).toBeGreaterThan(1.2)
    expect(edgeWidth).toBeLessThan(1.8)
  })
})
