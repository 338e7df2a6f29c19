// A scan or a photograph of flat inks under uneven light has these inks; what is drawn as a ramp stays one.
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { evenLight } from '../../../../../processors/engines/trace/picture/even-light.ts'
import { measurePixels } from '../../../../../processors/engines/trace/picture/noise.ts'
import { readPixels } from '../../../../../processors/engines/trace/picture/read-pixels.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { addGrain, psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 256
const forms = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [32 + 64 * (i % 4), 32 + 64 * Math.floor(i / 4)]
  return `<path d="M${x} ${y - 26}C${x + 26} ${y - 10} ${x + 20} ${y + 18} ${x} ${y + 24}C${x - 20} ${y + 18} ${x - 26} ${y - 10} ${x} ${y - 26}Z"/>`
}).join('')

function cloth(ground: string, ink: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${more}<path fill="${ground}" d="M0 0H${SIZE}V${SIZE}H0Z"/><g fill="${ink}">${forms}</g></svg>`
}

type Light = (u: number, v: number) => readonly number[]

const lights: Readonly<Record<string, Light>> = {
  'from one side': (u) => [1 - 0.3 * u, 1 - 0.3 * u, 1 - 0.3 * u],
  'of a lens': (u, v) => Array.from({ length: 3 }, () => 1 - 0.7 * ((u - 0.5) ** 2 + (v - 0.5) ** 2)),
  'of a warm lamp': (u) => [1 - 0.08 * u, 1 - 0.18 * u, 1 - 0.28 * u],
}

function under(light: Light, image: RgbaImage): RgbaImage {
  const { width, height } = image
  const data = image.data.map((value, at) => {
    const pixel = at >> 2
    const shares = light((pixel % width) / width, Math.floor(pixel / width) / height)
    return at % 4 === 3 ? value : Math.round(value * shares[at % 4])
  })
  return { ...image, data }
}

function evenedOf(image: RgbaImage): ReturnType<typeof evenLight> {
  const { plane, changes } = readPixels(image)
  return evenLight(plane, measurePixels(plane, changes))
}

describe('flat inks under uneven light', () => {
  test.each(Object.keys(lights))('%s come back as they are', (name) => {
    const drawing = cloth('#e9d9c4', '#7c1d3a')
    const { svg, report } = traceImage(addGrain(under(lights[name], renderDrawing(drawing, SIZE)), 3))
    // Before: 8 to 32 inks and 23 dB at most.
    expect(report.inks).toHaveLength(2)
    expect(report.segments).toBeLessThan(200)
    expect(report.warnings.some((warning) => warning.includes('light was uneven'))).toBe(true)
    expect(psnrOf(renderDrawing(svg, SIZE), renderDrawing(drawing, SIZE))).toBeGreaterThan(28)
  })

  test('are drawn as they look to whoever asks for a photograph', () => {
    const image = addGrain(under(lights['from one side'], renderDrawing(cloth('#e9d9c4', '#7c1d3a'), SIZE)), 3)
    const { report } = traceImage(image, { mode: 'photo' })
    expect(report.warnings.some((warning) => warning.includes('light'))).toBe(false)
    expect(report.inks.length).toBeGreaterThan(8)
  })

  test('on paper with next to no figures', () => {
    const line = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#eceae4" d="M0 0H${SIZE}V${SIZE}H0Z"/><path fill="none" stroke="#222" stroke-width="2" d="M20 200C80 20 180 20 236 200M40 128H216"/></svg>`
    const evened = evenedOf(addGrain(under(lights['of a lens'], renderDrawing(line, SIZE)), 3))
    expect(evened?.least).toBeGreaterThan(0.65)
    expect(evened?.least).toBeLessThan(0.82)
  })

  test('on a coloured cloth with next to no figures, which falls alike in all channels; a drawn sky does not', () => {
    const lines = '<path fill="none" stroke="#0c3a3e" stroke-width="2" d="M20 200C80 20 180 20 236 200M40 128H216"/>'
    const drawn = (ground: string, more = ''): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${more}<path fill="${ground}" d="M0 0H${SIZE}V${SIZE}H0Z"/>${lines}</svg>`
    const lit = addGrain(under(lights['from one side'], renderDrawing(drawn('#1f7f86'), SIZE)), 2)
    expect(evenedOf(lit)?.least).toBeLessThan(0.85)
    expect(traceImage(lit).report.inks).toHaveLength(2)
    const sky =
      '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#87cefa"/><stop offset="1" stop-color="#3a6fb0"/></linearGradient></defs>'
    expect(evenedOf(addGrain(renderDrawing(drawn('url(#s)', sky), SIZE), 2))).toBeUndefined()
  })
})

/** As a camera keeps it: colour at half the size. */
async function compressed({ data, width, height }: RgbaImage, quality: number): Promise<RgbaImage> {
  const raw = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
  const file = await raw.blur(0.8).removeAlpha().jpeg({ quality }).toBuffer()
  return { data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()), width, height }
}

/** Leaves so close that hardly a block of pixels lies clear of their edges, on grounds of two inks. */
function dense(size: number, cell: number): string {
  const leaf = (x: number, y: number, i: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${37 * i}) scale(1.3)" fill="${['#1d2f55', '#7c1d3a', '#2e6b46'][i % 3]}" d="M0 -13C9 -6 8 7 0 13C-8 7 -9 -6 0 -13Z"/>`
  const leaves = Array.from({ length: (size / cell) ** 2 }, (_, i) =>
    leaf(cell * ((i % (size / cell)) + 0.5), cell * (Math.floor(i / (size / cell)) + 0.5), i),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#f3ead9" d="M0 0H${size}V${size}H0Z"/><circle cx="${size / 2}" cy="${size / 2}" r="${size / 6}" fill="#1d2f55"/>${leaves.join('')}<circle cx="${size / 2}" cy="${size / 2}" r="${size / 8}" fill="#f3ead9"/></svg>`
}

describe('dense prints under uneven light', () => {
  test.each(Object.keys(lights))('%s are told by what lies inside areas', async (name) => {
    const image = await compressed(addGrain(under(lights[name], renderDrawing(dense(512, 32), 512)), 5), 75)
    const { report } = traceImage(image)
    // Before: colour that bleeds over edges hid it, and they were photographs in 32 tones.
    expect(report.warnings.some((warning) => warning.includes('light was uneven'))).toBe(true)
    expect(report.mode).toBe('scan')
    expect(report.inks.length).toBeLessThan(12)
  })
})

/** Clouds of sixty pixels, 0..1. */
function clouds(x: number, y: number): number {
  return 0.5 + 0.25 * (Math.sin(x / 19 + Math.sin(y / 23)) + Math.sin(y / 17 + Math.sin(x / 29)))
}

/** Aged in clouds, and under the soft shadow of a hand. */
const stains: Readonly<Record<string, Light>> = {
  aged: (u, v) => {
    const age = clouds(u * SIZE, v * SIZE)
    return [0.98 - 0.03 * age, 0.94 - 0.08 * age, 0.82 - 0.14 * age]
  },
  shaded: (u, v) => {
    const share = 1 - 0.35 / (1 + Math.exp((Math.hypot(u - 0.6, v - 0.6) - 0.2) * 24))
    return [share, share, share]
  },
}

describe('flat inks on paper that is stained', () => {
  const drawing = cloth('#f4efe6', '#7c1d3a')

  test.each(Object.keys(stains))('come back where it is %s', (name) => {
    const image = addGrain(under(stains[name], renderDrawing(drawing, SIZE)), 2.5)
    const { svg, report } = traceImage(image)
    // Before: 12 to 32 inks.
    expect(report.inks.length).toBeLessThan(5)
    expect(report.segments).toBeLessThan(300)
    expect(report.warnings.some((warning) => warning.includes('light was uneven'))).toBe(true)
    const [ground] = report.inks
    expect(ground.areaShare).toBeGreaterThan(0.68)
    expect(svg.length).toBeLessThan(20_000)
  })

  test('lie in one light on both sides of a crease', () => {
    const creased: Light = (u) => {
      const share = (u < 0.527 ? 1 : 0.95) * (1 - 0.12 * Math.exp(-((u - 0.52) ** 2) * 9000))
      return [share, share, share]
    }
    const plane = evenedOf(addGrain(under(creased, renderDrawing(drawing, SIZE)), 2.5))?.plane
    // Between the forms, on either side.
    const [left, right] = [64, 192].map((middle) => {
      let sum = 0
      for (let y = 0; y < SIZE; y++)
        for (let x = middle - 1; x <= middle; x++) sum += plane?.data[(y * SIZE + x) * 4 + 1] ?? 0
      return sum / (2 * SIZE)
    })
    // Before: 12 levels.
    expect(left).toBeGreaterThan(200)
    expect(Math.abs(left - right)).toBeLessThan(2)
  })

  test('but clouds that are drawn behind them stay', () => {
    const clean = renderDrawing(cloth('#f4efe6', '#e0a0b0'), SIZE)
    const data = clean.data.map((value, at) => {
      const pixel = at >> 2
      const isGround = clean.data[pixel * 4 + 1] > 200
      return at % 4 === 3 || !isGround
        ? value
        : Math.round(value * (1 - 0.2 * clouds(pixel % SIZE, Math.floor(pixel / SIZE))))
    })
    expect(evenedOf(addGrain({ ...clean, data }, 2.5))).toBeUndefined()
  })
})

describe('what is no light', () => {
  test('whatever is shaded still once it is even is drawn as it looks', () => {
    const lit = under(lights['of a lens'], renderDrawing(cloth('#e9d9c4', '#7c1d3a'), SIZE))
    const ripple = (pixel: number): number => Math.sin((pixel % SIZE) / 12) * Math.sin(Math.floor(pixel / SIZE) / 12)
    const data = lit.data.map((value, at) => (at % 4 === 3 ? value : value + 4 * ripple(at >> 2)))
    const { report } = traceImage(addGrain({ ...lit, data }, 3))
    expect(report.mode).toBe('photo')
    // Before: a photograph under another light.
    expect(report.warnings.some((warning) => warning.includes('light'))).toBe(false)
  })

  test('even grain stays as it is', () => {
    expect(evenedOf(addGrain(renderDrawing(cloth('#e9d9c4', '#7c1d3a'), SIZE), 4))).toBeUndefined()
  })

  test.each(['#7c1d3a', '#f6d9a0'])('a ramp behind figures of %s stays one', (ink) => {
    const ramp = `<linearGradient id="a" x2="1" y2="0.4"><stop stop-color="#f0e2c8"/><stop offset="1" stop-color="#a89878"/></linearGradient>`
    expect(evenedOf(addGrain(renderDrawing(cloth('url(#a)', ink, ramp), SIZE), 3))).toBeUndefined()
  })

  test('a coloured ramp without figures stays one', () => {
    const sky = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#3a76b8"/><stop offset="1" stop-color="#a8c8e8"/></linearGradient><path fill="url(#a)" d="M0 0H9V9H0Z"/></svg>`
    expect(evenedOf(addGrain(renderDrawing(sky, SIZE), 3))).toBeUndefined()
  })
})
