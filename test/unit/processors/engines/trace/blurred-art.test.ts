import { describe, expect, test } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { type BlurRule, explainBlur } from '../../../../../processors/engines/trace/blur/explain-blur.ts'
import type { Inks } from '../../../../../processors/engines/trace/inks/find-inks.ts'
import type { LabelMap } from '../../../../../processors/engines/trace/labels/merge-specks.ts'
import { measureShake } from '../../../../../processors/engines/trace/measure/measure-shake.ts'
import { measureSoftness, type Softness } from '../../../../../processors/engines/trace/picture/measure-softness.ts'
import type { PixelPlane } from '../../../../../processors/engines/trace/picture/pixels.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { renderDrawing } from './render-drawing.ts'

const SIZE = 160
const BROWN = '#7c4533'

// Rings of an ink that is thinner than what compression keeps of colour, and a fill that shows every other ink pure.
function eyes(): string {
  const cells = [0, 1, 2, 3].map((i) => {
    const [x, y] = [40 + 80 * (i % 2), 40 + 80 * Math.floor(i / 2)]
    return `<circle cx="${x}" cy="${y}" r="30" fill="#fff"/><circle cx="${x}" cy="${y}" r="15" fill="${BROWN}"/><circle cx="${x}" cy="${y}" r="9" fill="#111"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#ffc83d" d="M0 0H${SIZE}V${SIZE}H0Z"/>${cells.join('')}</svg>`
}

// Outlines of two and a half pixels around grey, and a darker grey that blurred black looks like.
function outlines(): string {
  const boxes = [0, 1, 2, 3, 4].map(
    (i) =>
      `<path fill="#d0cfce" stroke="#000" stroke-width="2.5" d="M${14 + 28 * i}.4 20.3h18v60.2h-18Z"/><path fill="#3f3f3f" d="M${12 + 28 * i} 100h20v40h-20Z"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${boxes.join('')}</svg>`
}

function render(svg: string): RgbaImage {
  const image = new Resvg(svg).render()
  return { data: new Uint8Array(image.pixels), width: image.width, height: image.height }
}

function raw({ data, width, height }: RgbaImage): Sharp {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
}

async function compressed(image: RgbaImage): Promise<RgbaImage> {
  const jpeg = await raw(image).removeAlpha().jpeg({ quality: 60 }).toBuffer()
  return { ...image, data: new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer()) }
}

async function blurred(image: RgbaImage, sigma: number): Promise<RgbaImage> {
  return { ...image, data: new Uint8Array(await raw(image).blur(sigma).raw().toBuffer()) }
}

const [WHITE, GREY, BLACK] = [0, 1, 2]
const LINE_WIDTH = 2
const LINE_AREA = LINE_WIDTH * SIZE * 4
const blurRule: BlurRule = {
  softness: { luma: 1, chroma: 1 },
  regularity: { sigma: 24, smoothness: 0.9, rounds: 4 },
  mergeDistance: 0.05,
  colorsMax: 8,
  findsInks: true,
  keepsPale: true,
  findsLines: false,
  fillsLines: false,
}

/** Strokes of nearly five pixels in one dark ink, as a line icon has them. */
function strokes(): string {
  const icons = [0, 1, 2, 3].map((i) => {
    const place = `translate(${80 * (i % 2)} ${80 * (i >> 1)}) rotate(${7 * i} 40 40)`
    return `<path transform="${place}" d="M15 62V26a9 9 0 0 1 18 0V44V17a7 7 0 0 1 14 0V44V30a7 7 0 0 1 14 0V50a20 18 0 0 1-40 10Z"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/><g fill="none" stroke="#1b1b1b" stroke-width="4.7">${icons.join('')}</g></svg>`
}

async function enlarged(image: RgbaImage): Promise<RgbaImage> {
  const small = await raw(image)
    .resize(SIZE / 2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const large = sharp(small.data, { raw: { width: SIZE / 2, height: SIZE / 2, channels: 4 } }).resize(SIZE)
  return { ...image, data: new Uint8Array(await large.raw().toBuffer()) }
}

function softnessOf(image: RgbaImage): Softness {
  const { plane, changes } = readPixels(image)
  return measureSoftness(plane, changes)
}

/** Black lines on white, blurred, and labelled with the grey that they look like. */
async function mislabelled(): Promise<{ map: LabelMap; plane: PixelPlane; inks: Inks }> {
  const lines = [20, 60, 100, 140].map((x) => `<path d="M${x} 0h${LINE_WIDTH}v${SIZE}h-${LINE_WIDTH}Z"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${lines.join('')}</svg>`
  const { plane } = readPixels(await blurred(render(svg), 1))
  const ink = new Uint8Array(SIZE * SIZE)
  for (let pixel = 0; pixel < ink.length; pixel++) ink[pixel] = plane.data[pixel * 4] < 160 ? GREY : WHITE
  const values = Float64Array.of(255, 255, 255, 255, 96, 96, 96, 255, 0, 0, 0, 255)
  return {
    map: { ink, width: SIZE, height: SIZE, wrap: false },
    plane,
    inks: { count: 3, values, transparent: -1, rounds: 0 },
  }
}

describe('art that was blurred or compressed', () => {
  test('edges are read as soft as they were made, in lightness and in colour', async () => {
    const clean = render(outlines())
    expect(softnessOf(clean).luma).toBeLessThan(0.5)
    const soft = softnessOf(await blurred(clean, 1))
    expect(soft.luma).toBeGreaterThan(0.65)
    expect(soft.luma).toBeLessThan(1.3)
    const jpeg = softnessOf(await compressed(render(eyes())))
    expect(jpeg.chroma).toBeGreaterThan(jpeg.luma + 0.2)
  })

  test('labels are given to the inks that explain the picture through its blur', async () => {
    const { map, plane, inks } = await mislabelled()
    explainBlur(map, plane, inks, blurRule)
    const counts = [0, 0, 0]
    for (const ink of map.ink) counts[ink]++
    expect(counts[GREY]).toBe(0)
    expect(counts[BLACK]).toBeGreaterThan(0.75 * LINE_AREA)
    expect(counts[BLACK]).toBeLessThan(1.35 * LINE_AREA)
  })

  test('an ink that no place shows pure is found from what the others leave unexplained', async () => {
    const { map, plane, inks } = await mislabelled()
    const withoutBlack = { ...inks, count: 2, values: inks.values.slice(0, 8) }
    const found = explainBlur(map, plane, withoutBlack, blurRule)
    expect(found.count).toBe(3)
    expect(Math.max(...found.values.subarray(8, 11))).toBeLessThan(40)
  })

  test('no ink is added to a palette that is given', async () => {
    const palette = ['#ffc83d', '#ffffff', '#111111']
    const { report } = traceImage(await compressed(render(eyes())), { palette })
    expect(report.inks.length).toBeGreaterThan(1)
    for (const { hex } of report.inks) expect(palette).toContain(hex)
  })

  test('what ripples and overshoots beside strokes is no ink', async () => {
    const clean = render(strokes())
    for (const spoiled of [await compressed(clean), await enlarged(clean), await compressed(await blurred(clean, 0.9))])
      expect(traceImage(spoiled).report.inks).toHaveLength(2)
  })
})

describe('a small shape on wide white, scanned and compressed', () => {
  test('is that shape, not the patches that compression makes of grain which white cuts off', async () => {
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/><path fill="#000091" d="M30 30H60V60H30Z"/></svg>'
    const { mode, inks, segments } = traceImage(await degrade(renderDrawing(square, 256), 'scan')).report
    expect({ mode, inks: inks.length }).toEqual({ mode: 'scan', inks: 2 })
    expect(segments).toBeLessThan(20)
  })
})

describe('slanted edges of what was enlarged', () => {
  test('are told to stray by as much as their steps do', () => {
    const steps = Float64Array.from({ length: 120 }, (_, i) =>
      i % 2 === 0 ? i / 2 : 0.01 * (i / 2) ** 2 + 0.1 * Math.sin((i * Math.PI) / 7),
    )
    expect(measureShake([steps])).toBeCloseTo(0.1 / Math.SQRT2, 1)
    expect(measureShake([steps.slice(0, 8)])).toBeUndefined()
  })

  test('are straight, not a row of steps', async () => {
    const bars = [0, 1, 2, 3, 4].map((i) => `<path d="M${12 + i * 16} 15h9v${70 - 6 * i}h-9Z"/>`)
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/><g fill="#1f2a44" transform="rotate(31 50 50)">${bars.join('')}</g></svg>`
    const enlarged = await degrade(renderDrawing(drawing, 512), 'half')
    // Five bars have twenty sides.
    expect(traceImage(enlarged).report.segments).toBeLessThan(60)
  })
})

test('lines alone, compressed, are sharp: their two sides are no spread edge, and each keeps one ink', async () => {
  const side = 512
  const waves = Array.from({ length: 6 }, (_, i) => {
    const places = Array.from({ length: 721 }, (_, k) => {
      const turn = (k * Math.PI) / 180
      const radius = 150 + 60 * Math.sin(3.5 * turn + i) + 20 * Math.cos(5 * turn)
      return `${(256 + radius * Math.cos(turn)).toFixed(2)} ${(256 + radius * Math.sin(turn)).toFixed(2)}`
    })
    return `<path fill="none" stroke="${['#14532d', '#9a3412', '#1e3a8a'][i % 3]}" stroke-width="1.4" d="M${places.join('L')}"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="#f7f7ef"/>${waves.join('')}</svg>`
  expect(traceImage(await compress(renderDrawing(page, side))).report.inks.length).toBeLessThanOrEqual(5)
})

test('the ink of compressed lines is what they show most of, not what ripples push past it', async () => {
  const ink = [0x26, 0x32, 0x4a]
  const signs = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [30 + 60 * (i % 4), 30 + 60 * Math.floor(i / 4)]
    return `<circle cx="${x}.3" cy="${y}.6" r="${12 + i / 2}"/><path d="M${x - 20} ${y + 15.4}L${x + 17.2} ${y - 18 + i}M${x - 22.3} ${y - 20}h44.6v40h-44.6Z"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#fff"/><g fill="none" stroke="#26324a" stroke-width="1.3">${signs.join('')}</g></svg>`
  const { report } = traceImage(await compress(renderDrawing(page, 240)))
  const [, line] = report.inks.toSorted((a, b) => b.areaShare - a.areaShare)
  const levels = [1, 3, 5].map((at) => Number.parseInt(line.hex.slice(at, at + 2), 16))
  expect(Math.hypot(...levels.map((level, channel) => level - ink[channel]))).toBeLessThan(40)
})

async function compress(clean: RgbaImage): Promise<RgbaImage> {
  const raw = { width: clean.width, height: clean.height, channels: 4 } as const
  const file = await sharp(Buffer.from(clean.data), { raw }).removeAlpha().jpeg({ quality: 40 }).toBuffer()
  return { ...clean, data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()) }
}
