// A smooth picture whose pixels were repeated to enlarge it is read with each once; pixels that were set one by one
// stay squares.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../../processors/engines/raster/decode.ts'
import { checkTrace } from '../../../../../../processors/engines/trace/check/check-trace.ts'
import { findRepeats } from '../../../../../../processors/engines/trace/picture/repeated-pixels.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing, sampleDrawing } from '../render-drawing.ts'

const SIZE = 120

function repeated({ data, width, height }: RgbaImage, times: number): RgbaImage {
  const out = { data: new Uint8Array(data.length * times * times), width: width * times, height: height * times }
  for (let y = 0, to = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++, to += 4) {
      const at = (Math.floor(y / times) * width + Math.floor(x / times)) * 4
      out.data.set(data.subarray(at, at + 4), to)
    }
  return out
}

const small = renderDrawing(sampleDrawing(100), SIZE)

describe('a smooth picture of repeated pixels', () => {
  test.each([2, 3, 4])('%d times over comes back as its drawing, at its own size', (times) => {
    const image = { ...repeated(small, times), dpi: 150 }
    const traced = traceImage(image)
    const once = traceImage({ ...small, dpi: 150 / times })
    expect(traced).toMatchObject({ widthPx: SIZE * times, heightPx: SIZE * times })
    expect(traced.sheet.widthMm).toBeCloseTo(once.sheet.widthMm, 9)
    expect(traced.report).toMatchObject({ dpi: 150, segments: once.report.segments, inks: once.report.inks })
    expect(traced.report.warnings).toContainEqual(expect.stringContaining(`repeated ${times} times`))
    const truth = renderDrawing(sampleDrawing(100), 4 * SIZE)
    // Before: 22 dB at twice the size, and stairs.
    expect(psnrOf(renderDrawing(traced.svg, 4 * SIZE), truth)).toBeCloseTo(
      psnrOf(renderDrawing(once.svg, 4 * SIZE), truth),
      0,
    )
  })

  test('is checked against the picture that was sent', () => {
    const image = repeated(small, 2)
    const { check } = checkTrace(image, traceImage(image))
    expect(check).toMatchObject({ gaps: 0 })
    expect(check?.psnr).toBeGreaterThan(24)
  })
})

describe('what stays as it is', () => {
  test('pixels that were set one by one', () => {
    const colors = [0xff2e1b2d, 0xff2f39b3, 0xffa8b8f0, 0xffd8eaf4]
    const words = Uint32Array.from({ length: 48 * 48 }, (_, at) => {
      const [x, y] = [at % 48, Math.floor(at / 48)]
      return colors[((x * x + y * y) >> 7) % colors.length]
    })
    const squares = repeated({ data: new Uint8Array(words.buffer), width: 48, height: 48 }, 8)
    expect(findRepeats(squares)).toBe(1)
    expect(traceImage(squares).report.warnings).toEqual([])
  })

  test('a picture of single pixels, and one without an edge', () => {
    expect(findRepeats(small)).toBe(1)
    expect(findRepeats({ data: new Uint8Array(64 * 64 * 4).fill(255), width: 64, height: 64 })).toBe(1)
  })

  test('what somebody wants pixel by pixel', () => {
    const { report } = traceImage(repeated(small, 2), { mode: 'flat' })
    expect(report.warnings.some((warning) => warning.includes('repeated'))).toBe(false)
  })
})
