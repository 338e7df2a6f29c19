// Lines that a hand drew in one lead or ink on paper come out in one ink, without the paper's tooth, smudges and
// shades; what is no drawing stays what it is.

import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { followLines } from '../../../../../processors/engines/trace/picture/follow-lines.ts'
import { areColoured } from '../../../../../processors/engines/trace/picture/judge-marks.ts'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { findPaper } from '../../../../../processors/engines/trace/picture/paper.ts'
import { readDrawing } from '../../../../../processors/engines/trace/picture/read-drawing.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { lehmerRandom } from '../../../../harness/seeded-random.ts'
import { addGrain, psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 384
const PAPER = [233, 231, 226]
const LEAD = [66, 66, 70]

/** Petals and stems in strokes of several widths. */
function sketch(more = ''): string {
  const flowers = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [64 + 128 * (i % 3), 50 + 128 * Math.floor(i / 3)]
    const petals = Array.from(
      { length: 5 },
      (_, k) =>
        `<path transform="rotate(${72 * k + 11 * i} ${x} ${y})" d="M${x} ${y - 8}C${x + 20} ${y - 22} ${x + 12} ${y - 40} ${x} ${y - 40}C${x - 12} ${y - 40} ${x - 20} ${y - 22} ${x} ${y - 8}"/>`,
    )
    return `<g stroke-width="${2 + (i % 3) / 2}">${petals.join('')}<path d="M${x} ${y + 8}Q${x + 14} ${y + 40} ${x + 4} ${y + 74}"/></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${more}<g fill="none" stroke="#000" stroke-linecap="round">${flowers.join('')}</g></svg>`
}

/** Waves (-1..1) in places of about `size` pixels. */
function waves(x: number, y: number, size: number): number {
  return (Math.sin(x / size + 2 * Math.sin(y / (1.3 * size))) + Math.sin(y / (0.8 * size) + 2 * Math.sin(x / size))) / 2
}

/** The tooth of paper: crumbs of two pixels, the same each time. */
function fibresOf(size: number): string {
  const random = lehmerRandom(4711, 16_807)
  const crumbs = Array.from({ length: (size * size) / 8 }, () => {
    const [x, y] = [random() * size, random() * size]
    return `M${x.toFixed(1)} ${y.toFixed(1)}h2v2h-2z`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#222" d="M0 0H${size}V${size}H0Z"/><path fill="#fff" d="${crumbs.join('')}"/></svg>`
}

/**
 * How a scanner sees the sketch in pencil: pressed more or less, on paper whose tooth shows and which a hand smudged,
 * in light from one side.
 */
async function pencilled(drawing: string): Promise<RgbaImage> {
  const clean = renderDrawing(drawing, SIZE)
  const fibres = renderDrawing(fibresOf(SIZE), SIZE).data
  const data = clean.data.map((level, at) => {
    if (at % 4 === 3) return 255
    const [x, y] = [(at >> 2) % SIZE, Math.floor((at >> 2) / SIZE)]
    const pressed = 0.65 + 0.35 * waves(x, y, 23)
    const taken = 0.45 + 0.55 * (fibres[at & ~3] / 255)
    const smudge = 0.12 * Math.max(0, waves(x + 90, y, 31) - 0.2)
    const share = (1 - level / 255) * pressed * taken + smudge * taken
    const light = 1 - (0.12 * x) / SIZE
    return (PAPER[at % 4] + share * (LEAD[at % 4] - PAPER[at % 4])) * light
  })
  return scanned(addGrain({ ...clean, data }, 2.5))
}

async function scanned({ data, width, height }: RgbaImage): Promise<RgbaImage> {
  const raw = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
  const file = await raw.blur(0.7).removeAlpha().jpeg({ quality: 85 }).toBuffer()
  return { data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()), width, height }
}

function drawingOf(image: RgbaImage): ReturnType<typeof readDrawing> {
  const { plane, changes } = readPixels(image)
  return readDrawing(plane, measurePixels(plane, changes).blocks)
}

/** The drawing in the colours that two inks of a trace have. */
function inColors(drawing: string, hexes: readonly string[]): string {
  const [dark, light] = [...hexes].sort()
  return drawing.replaceAll('#000', dark).replaceAll('#fff', light)
}

describe('a drawing in pencil', () => {
  test('comes out in one ink on one paper', async () => {
    const { svg, report } = traceImage(await pencilled(sketch()))
    // How hard it was pressed, tooth and smudges are no inks.
    expect(report.inks).toHaveLength(2)
    expect(report.segments).toBeLessThan(1500)
    expect(report.warnings.some((warning) => warning.includes('read off their paper'))).toBe(true)
    const truth = inColors(
      sketch(),
      report.inks.map(({ hex }) => hex),
    )
    expect(psnrOf(renderDrawing(svg, SIZE), renderDrawing(truth, SIZE))).toBeGreaterThan(24)
  })

  test('is drawn with its tones for who asks for these', async () => {
    const image = await pencilled(sketch())
    for (const settings of [{ mode: 'photo' }, { colors: 6 }] as const) {
      const { report } = traceImage(image, settings)
      expect(report.inks.length).toBeGreaterThan(2)
      expect(report.warnings.some((warning) => warning.includes('read off their paper'))).toBe(false)
    }
  })
})

describe('the hues of what is darker than paper', () => {
  /** Lines in some inks on cream paper, under a lamp that stands to the right. */
  function lit(inks: readonly (readonly number[])[]): RgbaImage {
    const clean = renderDrawing(sketch(), SIZE)
    const data = clean.data.map((level, at) => {
      if (at % 4 === 3) return 255
      const [x, y] = [(at >> 2) % SIZE, Math.floor((at >> 2) / SIZE)]
      const ink = inks[Math.floor((inks.length * y) / SIZE)]
      const cream = [248, 240, 214][at % 4]
      return (cream + (1 - level / 255) * (ink[at % 4] - cream)) * (0.6 + (0.4 * x) / SIZE)
    })
    return { ...clean, data }
  }
  const isColoured = (inks: readonly (readonly number[])[]): boolean => {
    const { plane, changes } = readPixels(lit(inks))
    return areColoured(measurePixels(plane, changes).blocks)
  }

  test('are one of one ink, however unevenly it is lit', () => {
    expect(isColoured([[24, 40, 130]])).toBe(false)
    expect(isColoured([[40, 40, 42]])).toBe(false)
  })

  test('are several of several inks', () => {
    expect(
      isColoured([
        [200, 30, 40],
        [20, 90, 200],
        [20, 150, 60],
      ]),
    ).toBe(true)
  })
})

describe('what is no drawing', () => {
  test.each([
    [
      'shaded forms',
      '<radialGradient id="g"><stop stop-color="#333"/><stop offset="1" stop-color="#eee"/></radialGradient><circle cx="190" cy="190" r="120" fill="url(#g)"/>',
    ],
    ['two colours', '<path fill="#c33" d="M20 20H200V120H20Z"/><path fill="#36c" d="M20 260H200V360H20Z"/>'],
    ['hardly any paper', '<path fill="#555" d="M0 0H384V300H0Z"/>'],
  ])('%s', async (_, more) => {
    expect(drawingOf(await scanned(addGrain(renderDrawing(sketch(more), SIZE), 3)))).toBeUndefined()
  })

  test('paper with nothing on it', () => {
    const { plane, changes } = readPixels(
      addGrain(renderDrawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 64), 3),
    )
    const { blocks } = measurePixels(plane, changes)
    expect(findPaper(blocks)?.isPaper.every((paper) => paper === 1)).toBe(true)
    expect(readDrawing(plane, blocks)).toBeUndefined()
  })
})

describe('following lines', () => {
  /** Darkness of slanted bars of `width` pixels, 12 apart. */
  const bars = (width: number): Uint8Array =>
    Uint8Array.from({ length: 64 * 64 }, (_, at) => (((at % 64) + Math.floor(at / 64)) % 12 < width ? 200 : 0))

  test('fills a hole in a line and keeps the gap beside it', () => {
    const dark = bars(3)
    const hole = 32 * 64 + 29
    expect(dark[hole]).toBe(200)
    dark[hole] = 60
    const followed = followLines(dark, 64, 64)
    expect(followed[hole]).toBeGreaterThan(100)
    // Where nine of twelve pixels are ink, the three between stay as light as they were.
    const gap = followLines(bars(9), 64, 64)
    expect(gap[32 * 64 + 38]).toBeLessThan(20)
  })
})
