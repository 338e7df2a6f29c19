// Toiles, lace, engravings and pages of text that come as scans: lines as thin as the blur broke into beads, and hatching
// came as blotches in mixtures of its two inks.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../../processors/engines/raster/decode.ts'
import type { TraceSettings } from '../../../../../../processors/engines/trace/settings.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { type Degradation, degrade } from '../../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'
import { engraving, SIDE } from './engraving.ts'

const [NIGHT, SILVER] = ['#14161c', '#cfd6e0']

async function traceSpoiled(truth: string, how: Degradation, settings: Partial<TraceSettings> = {}) {
  const { svg, report } = traceImage(await degrade(renderDrawing(truth, SIDE), how), settings)
  return { report, likeness: psnrOf(renderDrawing(svg, 4 * SIDE), renderDrawing(truth, 4 * SIDE)) }
}

describe('spoiled art in few inks', () => {
  test.each([
    ['scan', 24],
    ['noise6', 29],
    ['jpeg60', 28],
  ] as const)('%s comes in two inks and whole lines', async (how, least) => {
    // Read pixel by pixel: 19.3, 26 and 24.7 dB, in two or three inks.
    const { report, likeness } = await traceSpoiled(engraving(), how)
    expect(report.inks).toHaveLength(2)
    expect(likeness).toBeGreaterThan(least)
    expect(report.mode).toBe('scan')
  })

  test('comes in three where it has three', async () => {
    const truth = engraving({ second: '#a3302f' })
    const { report, likeness } = await traceSpoiled(truth, 'noise6')
    // Before: 25.9 dB.
    expect(report.inks).toHaveLength(3)
    expect(likeness).toBeGreaterThan(28.5)
  })

  test('may be pale on dark', async () => {
    const { report, likeness } = await traceSpoiled(engraving({ ground: NIGHT, ink: SILVER }), 'scan')
    expect(report.inks).toHaveLength(2)
    expect(likeness).toBeGreaterThan(22)
  })

  test('keeps a third ink that lies between the two', async () => {
    const { report } = await traceSpoiled(engraving({ tone: '#90a5c0' }), 'scan')
    expect(report.inks.length).toBeGreaterThan(2)
  })

  test('comes in the two inks that are asked for', async () => {
    const palette = ['#102040', '#ffffff']
    const [own, asked] = [await traceSpoiled(engraving(), 'scan'), await traceSpoiled(engraving(), 'scan', { palette })]
    expect(asked.report.inks.map(({ hex }) => hex).toSorted()).toEqual(palette)
    expect(asked.report.segments / own.report.segments).toBeCloseTo(1, 1)
  })

  test('comes without its ground where that is asked for', async () => {
    const { report } = await traceSpoiled(engraving(), 'scan', { removeBackground: true, colors: 2 })
    expect(report.inks).toHaveLength(1)
  })

  test('comes out alike wherever the frame of its repeat lies', async () => {
    const image = await degrade(renderDrawing(engraving(), SIDE), 'noise6')
    const [own, rolled] = [image, roll(image, SIDE / 3)].map((one) => traceImage(one, { tile: 'on' }))
    expect([own.report.tile, rolled.report.tile]).toEqual([true, true])
    expect(rolled.report.inks).toHaveLength(2)
    const back = roll(renderDrawing(rolled.svg, 4 * SIDE), (-4 * SIDE) / 3)
    expect(psnrOf(renderDrawing(own.svg, 4 * SIDE), back)).toBeGreaterThan(33)
  })
})

/** Moves what a repeat shows to the right and down. */
function roll({ data, width, height }: RgbaImage, by: number): RgbaImage {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = ((y + by + height) % height) * width + ((x + by + width) % width)
      out.set(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4), 4 * to)
    }
  return { data: out, width, height }
}
