// Clean art holds its inks exactly: what the file shows pure is an ink, and what is small has one of its own.
import { describe, expect, test } from '@jest/globals'
import { hexFromRgb, rgbFromHex } from '../../../../../processors/engines/color/hex.ts'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { renderDrawing } from './render-drawing.ts'

const SIZE = 160

function inksOf(body: string): string[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#ffffff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
  return traceImage(renderDrawing(svg, SIZE)).report.inks.map(({ hex }) => hex)
}

describe('the inks of clean art', () => {
  test('are all kept where they stand alone, however little the eye parts them', () => {
    const inks = inksOf(
      '<circle cx="45" cy="45" r="30" fill="#ff9200"/><circle cx="115" cy="45" r="30" fill="#f7931e"/><path d="M20 100H140V140H20Z" fill="#1f4e79"/>',
    )
    expect(inks).toEqual(expect.arrayContaining(['#ff9200', '#f7931e', '#1f4e79']))
    expect(inks).toHaveLength(4)
  })

  test('are fewer than the steps of a ramp, each of which has its like beside it', () => {
    const ramp = Array.from(
      { length: 120 },
      (_, i) =>
        `<path d="M${20 + i} 20h1v120h-1z" fill="rgb(${200 - Math.round(i / 3)},120,${60 + Math.round(i / 3)})"/>`,
    )
    expect(inksOf(ramp.join('')).length).toBeLessThan(14)
  })

  test('hold that of leaves too small to have an inside, although two inks far from them would mix it', () => {
    const leaves = Array.from({ length: 24 }, (_, i) => {
      const [x, y] = [16 + (i % 8) * 17.3, 20 + Math.floor(i / 8) * 14.7]
      return `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.3" transform="rotate(${(i * 37) % 180} ${x} ${y})" fill="#2d4a18"/>`
    })
    const far =
      '<path d="M20 80H140V110H20Z" fill="#000000"/><path d="M20 115H140V145H20Z" fill="#12900c"/><path d="M2 80H12V145H2Z" fill="#ffad2c"/>'
    expect(inksOf(far + leaves.join(''))).toContain('#2d4a18')
  })

  test('hold a plain area that is hardly to be told from the ground, however many small ones there are', () => {
    const dots = Array.from({ length: 72 }, (_, i) => {
      const [red, green, blue] = [i % 5, Math.floor(i / 5) % 4, Math.floor(i / 20)].map((step) => 20 + step * 50)
      return `<path fill="rgb(${red},${green},${blue})" d="M${4 + (i % 18) * 8.5} ${4 + Math.floor(i / 18) * 9}h6v6h-6z"/>`
    })
    const inks = inksOf(
      `<path fill="#f3e3c3" d="M0 0H160V160H0Z"/><circle cx="80" cy="100" r="35" fill="#ffe5c0"/>${dots.join('')}`,
    )
    expect(inks).toEqual(expect.arrayContaining(['#f3e3c3', '#ffe5c0']))
  })

  test('are all kept, however many, and no form gets a rim of another', () => {
    const discs = Array.from({ length: 100 }, (_, i) => {
      const [red, green, blue] = [i % 5, Math.floor(i / 5) % 5, Math.floor(i / 25)].map((step) => 10 + step * 52)
      return `<circle fill="rgb(${red},${green},${blue})" cx="${8 + (i % 10) * 16}" cy="${8 + Math.floor(i / 10) * 16}" r="6"/>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="#f3e3c3" d="M0 0H160V160H0Z"/>${discs.join('')}</svg>`
    const { report } = traceImage(renderDrawing(svg, 640))
    expect([report.inks.length, report.rings]).toEqual([101, 101])
    expect(report.warnings.join()).toContain('101 inks are more than most mills print')
  })

  test('are no more for lines so thin that they show only a mix of their ink and the ground', () => {
    const lines = Array.from({ length: 6 }, (_, i) => `<path d="M10 ${12.25 + i * 9}h140v.5h-140z" fill="#b3392f"/>`)
    const inks = inksOf(`${lines.join('')}<path d="M20 90H140V140H20Z" fill="#b3392f"/>`)
    expect(inks.toSorted()).toEqual(['#b3392f', '#ffffff'])
  })
})

/** Leaning squares in tones a few levels apart, as overlays that let light through make them. */
function drawTones(): RgbaImage {
  const squares = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [20 + (i % 4) * 40, 20 + Math.floor(i / 4) * 40]
    const fill = `rgb(${96 + 4 * i},${60 + 2 * i},${84 + 2 * i})`
    return `<path fill="${fill}" d="M-25-25h50v50h-50Z" transform="translate(${x} ${y}) rotate(33)"/>`
  })
  return renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${squares.join('')}</svg>`,
    SIZE,
  )
}

describe('art in tones a few levels apart', () => {
  test('is clean, and every tone is an ink', () => {
    const { mode, inks } = traceImage(drawTones()).report
    expect(mode).toBe('flat')
    const tones = Array.from({ length: 16 }, (_, i) => hexFromRgb([96 + 4 * i, 60 + 2 * i, 84 + 2 * i]))
    expect(inks.map(({ hex }) => hex)).toEqual(expect.arrayContaining(tones))
  })

  test('is not taken for clean once it was compressed', async () => {
    expect(traceImage(await degrade(drawTones(), 'jpeg60')).report.mode).not.toBe('flat')
  })
})

/** Outlined dots of four pixels in four colours, small on a wide ground. */
function dots(): string {
  const fills = ['#1f7a1f', '#f4c20d', '#c8202a', '#26349c']
  const dot = (_: unknown, i: number): string =>
    `<circle cx="${55 + 7 * (i % 8)}" cy="${55 + 7 * Math.floor(i / 8)}" r="2.45" fill="${fills[(i * 7) % 4]}" stroke="#111" stroke-width="0.8"/>`
  return Array.from({ length: 64 }, dot).join('')
}

describe('the inks of grainy art', () => {
  test('are found under compression although no two pixels have one alike', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="#fff" d="M0 0h160v160H0z"/>${dots()}</svg>`
    const { mode, inks } = traceImage(await degrade(renderDrawing(svg, 160), 'jpeg60')).report
    expect(mode).toBe('scan')
    expect(inks.length).toBeGreaterThanOrEqual(4)
  })

  test('are white and black where grain could only go one way', async () => {
    const clean = renderDrawing(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="#fff" d="M0 0h160v160H0z"/><path d="M20 20h50v120H20z"/><path fill="#0037c1" d="M90 20h50v120H90z"/></svg>',
      160,
    )
    const inks = traceImage(await degrade(clean, 'noise6')).report.inks.map(({ hex }) => hex)
    expect(inks).toHaveLength(3)
    expect(inks).toEqual(expect.arrayContaining(['#ffffff', '#000000']))
    const [red, green, blue] = rgbFromHex(inks.find((hex) => hex !== '#ffffff' && hex !== '#000000') ?? '') ?? [0, 0, 0]
    expect(red).toBeLessThanOrEqual(1)
    expect(Math.abs(green - 0x37)).toBeLessThanOrEqual(2)
    expect(Math.abs(blue - 0xc1)).toBeLessThanOrEqual(2)
  })
})
