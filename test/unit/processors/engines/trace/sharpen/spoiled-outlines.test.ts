// Small things in thin outlines and many inks that come as scans, JPEGs and under grain: outlines broke, mouths became
// dashes and corners were cut, since each pixel's ink was settled by itself.
import { describe, expect, test } from '@jest/globals'
import { isEnlarged } from '../../../../../../processors/engines/trace/sharpen/is-enlarged.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { type Degradation, degrade } from '../../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'
import { outlinedSheet, SIDE } from './outlined-sheet.ts'

const truth = outlinedSheet()
const spoil = (how: Degradation) => degrade(renderDrawing(truth, SIDE), how)

describe('spoiled art in thin outlines', () => {
  test.each([
    ['scan', 23],
    ['noise6', 26],
    ['jpeg60', 24.5],
  ] as const)('%s comes with whole lines of their own width', async (how, least) => {
    // Read pixel by pixel: 20.2, 23.3 and 22.3 dB in 1,326, 1,216 and 1,230 segments.
    const { svg, report } = traceImage(await spoil(how))
    expect(psnrOf(renderDrawing(svg, 4 * SIDE), renderDrawing(truth, 4 * SIDE))).toBeGreaterThan(least)
    expect(report.segments).toBeLessThan(1600)
    expect(report.mode).toBe('scan')
  })

  test('comes in the inks that are asked for', async () => {
    const image = await spoil('jpeg60')
    const palette = ['#ffffff', '#111111', '#c02020']
    expect(
      traceImage(image, { palette })
        .report.inks.map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(palette.toSorted())
    expect(traceImage(image, { colors: 4 }).report.inks).toHaveLength(4)
  })

  test('comes without its ground where that is asked for, and in lines of the least width', async () => {
    const image = await spoil('noise6')
    const whole = traceImage(image)
    const bare = traceImage(image, { removeBackground: true })
    expect(bare.report.inks).toHaveLength(whole.report.inks.length - 1)
    expect(traceImage(image, { minLineMm: 0.9 }).svg).not.toBe(whole.svg)
  })

  test('that was enlarged is told from one that was not, and stays as it was read', async () => {
    expect(isEnlarged(await spoil('half'))).toBe(true)
    for (const how of ['scan', 'noise6', 'jpeg60'] as const) expect(isEnlarged(await spoil(how))).toBe(false)
    expect(traceImage(await spoil('half')).report.segments).toBeLessThan(1600)
  })

  test('comes out alike each time', async () => {
    const image = await spoil('scan')
    expect(traceImage(image).svg).toBe(traceImage(image).svg)
  })
})
