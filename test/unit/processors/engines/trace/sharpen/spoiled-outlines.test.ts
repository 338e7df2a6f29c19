// Small things in thin outlines and many inks that come as scans, JPEGs and under grain: outlines broke, mouths became
// dashes and corners were cut, since each pixel's ink was settled by itself.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../../processors/engines/raster/decode.ts'
import type { TraceSettings } from '../../../../../../processors/engines/trace/settings.ts'
import { isEnlarged } from '../../../../../../processors/engines/trace/sharpen/is-enlarged.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { type Degradation, degrade } from '../../../../../bench/trace/degrade.ts'
import { createRandom } from '../../../../../bench/trace/drawings.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'
import { outlinedSheet, SIDE } from './outlined-sheet.ts'

const truth = outlinedSheet()
/** How often a picture is read. */
function readings(image: RgbaImage, settings: Partial<TraceSettings> = {}): number {
  let count = 0
  const onProgress = (_: number, stage: string): void => {
    if (stage === 'read') count++
  }
  traceImage(image, settings, { onProgress })
  return count
}

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

  test('has one black where compression coloured its lines by what they lie on', async () => {
    // Read pixel by pixel: #0e090a, and #400c00 beside red.
    const { report } = traceImage(await spoil('jpeg60'))
    const dark = report.inks.filter(({ hex }) =>
      [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) < 80),
    )
    expect(dark).toHaveLength(1)
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

  test('is read twice, and grain, drafts and wide art are not', async () => {
    expect(readings(await spoil('noise6'))).toBe(2)
    expect(readings(await spoil('noise6'), { quality: 'low' })).toBe(1)
    const random = createRandom(3)
    const dots = Uint8Array.from({ length: SIDE * SIDE }, () => (random() > 0.5 ? 250 : 20))
    const data = Uint8Array.from({ length: 4 * dots.length }, (_, at) => (at % 4 === 3 ? 255 : dots[at >> 2]))
    const grain = await degrade({ data, width: SIDE, height: SIDE }, 'noise6')
    expect(readings(grain)).toBe(1)
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="#fff" d="M0 0H${SIDE}V${SIDE}H0Z"/><circle cx="90" cy="120" r="70" fill="#e8505b"/><circle cx="170" cy="140" r="60" fill="#14b1ab"/></svg>`
    expect(readings(await degrade(renderDrawing(wide, SIDE), 'noise6'))).toBe(1)
  })

  test('comes out alike each time', async () => {
    const image = await spoil('scan')
    expect(traceImage(image).svg).toBe(traceImage(image).svg)
  })
})
