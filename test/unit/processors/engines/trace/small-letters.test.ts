// Letters and lines of a pixel or two: several forms share a pixel, and are told apart on a finer picture that holds as
// much of each ink.
import { describe, expect, test } from '@jest/globals'
import { rgbFromHex } from '../../../../../processors/engines/color/hex.ts'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { enlargeByShares } from '../../../../../processors/engines/trace/finer/enlarge-by-shares.ts'
import { findSmallForms } from '../../../../../processors/engines/trace/finer/find-small-forms.ts'
import { layImage, readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { LETTERS } from './letter-strokes.ts'
import { addGrain, psnrOf, renderDrawing, sampleDrawing } from './render-drawing.ts'

const INKS = ['#f7efe0', '#7a1f2b', '#3f88c5']

/** Rows of letters so many pixels high beside a disc, on a ground of 220 by 120. */
function logo(height: number, ground = `<path fill="${INKS[0]}" d="M0 0H220V120H0Z"/>`): string {
  const scale = height / 12
  const rows = Math.floor(100 / (height * 1.6))
  const columns = Math.floor(140 / (12 * scale))
  const letters = Array.from({ length: rows * columns }, (_, i) => {
    const x = 76.3 + (i % columns) * 12 * scale
    const y = 10.7 + Math.floor(i / columns) * height * 1.6
    return `<path transform="translate(${x} ${y}) scale(${scale})" d="${LETTERS[(i * 5 + (i >> 2)) % LETTERS.length]}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 120">${ground}<circle cx="38" cy="60" r="28" fill="${INKS[2]}"/>
    <g fill="none" stroke="${INKS[1]}" stroke-width="1.3">${letters.join('')}</g></svg>`
}

function likeness(drawing: string, settings = {}): { readonly psnr: number; readonly segments: number } {
  const image = renderDrawing(drawing, 220)
  const { svg, report } = traceImage(image, settings)
  return { psnr: psnrOf(renderDrawing(svg, 880), renderDrawing(drawing, 880)), segments: report.segments }
}

function inkColors(): [number, number, number][] {
  return INKS.map((hex) => [...(rgbFromHex(hex) ?? [0, 0, 0])])
}

describe('a picture enlarged by shares', () => {
  const image = renderDrawing(logo(10), 220)
  const large = enlargeByShares(readPixels(image), inkColors())

  test('holds in four pixels what one held', () => {
    expect([large.width, large.height]).toEqual([440, 240])
    let worst = 0
    for (let y = 0; y < 120; y++)
      for (let x = 0; x < 220; x++)
        for (let c = 0; c < 4; c++) {
          const at = ((2 * y * 440 + 2 * x) << 2) + c
          const sum = large.data[at] + large.data[at + 4] + large.data[at + 1760] + large.data[at + 1764]
          worst = Math.max(worst, Math.abs(sum / 4 - image.data[((y * 220 + x) << 2) + c]))
        }
    // What differs from an ink by less than 10 levels is that ink.
    expect(worst).toBeLessThan(10)
  })

  test('is nearer to the drawing than one enlarged evenly', () => {
    const evenly: RgbaImage = { ...large, data: large.data.slice() }
    for (let at = 0; at < evenly.data.length; at++) {
      const pixel = at >> 2
      const [x, y] = [(pixel % 440) >> 1, Math.floor(pixel / 880)]
      evenly.data[at] = image.data[((y * 220 + x) << 2) + (at & 3)]
    }
    const truth = renderDrawing(logo(10), 440)
    expect(psnrOf(large, truth)).toBeGreaterThan(psnrOf(evenly, truth) + 4)
  })

  test('is transparent where the picture is, and takes no colour from there', () => {
    const clear = enlargeByShares(readPixels(renderDrawing(logo(10, ''), 220, null)), inkColors().slice(1))
    for (let at = 0; at < clear.data.length; at += 4)
      if (clear.data[at + 3] > 16)
        expect(Math.min(...inkColors().map(([red]) => Math.abs(clear.data[at] - red)))).toBeLessThan(64)
    expect([...clear.data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  })
})

describe('small letters', () => {
  test.each([
    [9, 24, 1100],
    [12, 28, 640],
    [16, 33, 300],
  ])('of %d pixels are drawn apart', (height, least, most) => {
    // Before: 22.1, 27.4 and 31.3 dB.
    const { psnr, segments } = likeness(logo(height))
    expect(psnr).toBeGreaterThan(least)
    expect(segments).toBeLessThan(most)
  })

  test('in white on nothing are drawn apart', () => {
    const white = logo(10, '').replace(INKS[1], '#ffffff')
    const { svg } = traceImage(renderDrawing(white, 220, null))
    const onBlack = (drawing: string): RgbaImage => renderDrawing(drawing, 880, 'black')
    // Before: 21.8 dB.
    expect(psnrOf(onBlack(svg), onBlack(white))).toBeGreaterThan(24.5)
  })

  test('on a ground that is left out are drawn as with it', () => {
    const image = renderDrawing(logo(12), 220)
    const { svg, report } = traceImage(image, { removeBackground: true })
    expect(report.inks.map(({ hex }) => hex)).not.toContain(INKS[0])
    const onGround = svg.replace(/(<svg[^>]*>)/, `$1<path fill="${INKS[0]}" d="M0 0H220V120H0Z"/>`)
    expect(psnrOf(renderDrawing(onGround, 880), renderDrawing(logo(12), 880))).toBeCloseTo(likeness(logo(12)).psnr, 0)
  })

  test('have the size of their picture, and progress that only rises', () => {
    const seen: number[] = []
    const image = { ...renderDrawing(logo(12), 220), dpi: 72 }
    const { widthPx, heightPx, report } = traceImage(image, {}, { onProgress: (done) => seen.push(done) })
    expect({ widthPx, heightPx, dpi: report.dpi }).toEqual({ widthPx: 220, heightPx: 120, dpi: 72 })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  test('are told from other art', () => {
    expect(findSmallForms(layImage(renderDrawing(logo(12), 220)))).toBeDefined()
    expect(findSmallForms(layImage(renderDrawing(sampleDrawing(300), 300)))).toBeUndefined()
    // Grain is all crests, and no letters.
    expect(findSmallForms(layImage(addGrain(renderDrawing(logo(12), 220), 20)))).toBeUndefined()
  })
})
