import { describe, expect, test } from '@jest/globals'
import { addVotedInks } from '../../../../../processors/engines/trace/inks/add-voted-inks.ts'
import { findInks, type Inks } from '../../../../../processors/engines/trace/inks/find-inks.ts'
import { binOf, type ColorBins } from '../../../../../processors/engines/trace/inks/ink-evidence.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { addGrain, renderDrawing } from './render-drawing.ts'

const SIZE = 160

/** Colours as red, green, blue and how many pixels show them. */
function seen(colors: readonly (readonly [number, number, number, number])[]): ColorBins {
  const bins = colors.map(([red, green, blue]) => binOf(red, green, blue))
  const sums = colors.flatMap(([red, green, blue, count]) => [count, count * red, count * green, count * blue])
  return { bins, sums, leads: colors.flatMap(() => [0, 0]) }
}

/** A sign of wide forms: a cream arrow on blue on white. */
function sign(): string {
  const shapes = [
    '<path fill="#fff" d="M0 0H256V256H0Z"/>',
    '<path fill="#1c75bc" d="M36 60A24 24 0 0 1 60 36H196A24 24 0 0 1 220 60V196A24 24 0 0 1 196 220H60A24 24 0 0 1 36 196Z"/>',
    '<path fill="#f3ead8" d="M70 150V110A30 30 0 0 1 100 80H150V60L195 96L150 132V112H110A10 10 0 0 0 100 122V150Z"/>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${shapes.join('')}</svg>`
}

/** Rings of three inks, one to three pixels wide and as far apart. */
function closeRings(): string {
  const rings = Array.from({ length: 13 }, (_, i) => {
    const ink = ['#7a1f3d', '#e8b04b', '#2c6e63'][i % 3]
    return `<circle fill="none" stroke="${ink}" stroke-width="${1 + 0.5 * (i % 5)}" cx="${SIZE / 2}" cy="${SIZE / 2}" r="${4 + 6 * i}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#fdf6e9" d="M0 0H${SIZE}V${SIZE}H0Z"/>${rings.join('')}</svg>`
}

/** Thirty-six dots of as many inks on white. */
function manyDots(size: number): string {
  const step = size / 6
  const dots = Array.from({ length: 36 }, (_, i) => {
    const ink = `rgb(${40 + 80 * (i % 3)},${40 + 80 * (Math.floor(i / 3) % 3)},${30 + 60 * Math.floor(i / 9)})`
    return `<circle fill="${ink}" cx="${((i % 6) + 0.5) * step}" cy="${(Math.floor(i / 6) + 0.5) * step}" r="${0.47 * step}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${dots.join('')}</svg>`
}

/** Sixty-four dots of as many inks on white. */
function sixtyFourDots(size: number): string {
  const side = size / 8
  const dots = Array.from({ length: 64 }, (_, i) => {
    const ink = `rgb(${28 + 66 * (i % 4)},${28 + 66 * (Math.floor(i / 4) % 4)},${28 + 66 * Math.floor(i / 16)})`
    const place = (i * 29) % 64
    return `<circle fill="${ink}" cx="${((place % 8) + 0.5) * side}" cy="${(Math.floor(place / 8) + 0.5) * side}" r="${0.4 * side}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${dots.join('')}</svg>`
}

/** Wide areas of three inks on white, and chips of a few pixels of the same inks. */
function terrazzo(): string {
  const inks = ['#4b4f36', '#c99a3f', '#b85c3e']
  const areas = inks.map((ink, i) => `<path fill="${ink}" d="M${8 + 52 * i} 8h40v40h-40Z"/>`)
  const chips = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [12 + 15 * (i % 10) + 0.37 * (i % 7), 62 + 16 * Math.floor(i / 10) + 0.61 * (i % 5)]
    return `<path fill="${inks[i % 3]}" d="M${x} ${y}l${4 + (i % 3)} 1l-1 ${3 + (i % 4)}l-4 -1Z"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${areas.join('')}${chips.join('')}</svg>`
}

/** Dots of three inks on cream, all outlined in one dark ink. */
function outlinedDots(size: number): string {
  const inks = ['#e8743b', '#3fa34d', '#3b6fd1']
  const dots = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [20.3 + 39.7 * (i % 5), 21.1 + 38.4 * Math.floor(i / 5)]
    return `<circle fill="${inks[i % 3]}" stroke="#2f2440" stroke-width="1.5" cx="${x}" cy="${y}" r="${12 + (i % 5)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="#fff8ec" d="M0 0H${size}V${size}H0Z"/>${dots.join('')}</svg>`
}

/** Thin open curves in one ink on a ground. */
function curves(ink: string, ground: string, widthPx: number): string {
  const lines = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [14 + 34 * (i % 6) + 0.37 * i, 18 + 40 * Math.floor(i / 6) + 0.23 * i]
    return `M${x} ${y}q${12 - i} ${i - 4} ${20 - 0.7 * i} ${i - 15}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><path fill="${ground}" d="M0 0H240V240H0Z"/><path fill="none" stroke="${ink}" stroke-width="${widthPx}" d="${lines.join('')}"/></svg>`
}

const levelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const gapOf = (one: string, other: string): number =>
  Math.hypot(...levelsOf(one).map((level, channel) => level - levelsOf(other)[channel]))

/** Wide areas of five pale inks, each eight to twenty levels off the next, on a pale ground. */
function paleAreas(): string {
  const areas = ['#f5e6e0', '#efe9dc', '#e6ecec', '#f2dfe3', '#e9e4f0'].map(
    (ink, i) => `<circle fill="${ink}" cx="${50 + 70 * (i % 3)}" cy="${60 + 100 * Math.floor(i / 3)}" r="32"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><path fill="#f8f4ec" d="M0 0H240V240H0Z"/>${areas.join('')}</svg>`
}

/** A slope from grey to grey that fills a picture, and a disc of another slope. */
function greySlopes(): string {
  const slope = (id: string, one: string, other: string): string =>
    `<linearGradient id="${id}" x2="0.7" y2="1"><stop stop-color="${one}"/><stop offset="1" stop-color="${other}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">${slope('a', '#8a8a8a', '#c4c4c4')}${slope('b', '#b0b0b0', '#707070')}<path fill="url(#a)" d="M0 0H240V240H0Z"/><circle fill="url(#b)" cx="120" cy="110" r="60"/></svg>`
}

describe('inks of small forms that grain and blur spoiled', () => {
  test('pale inks that are near each other are told apart under grain and under compression', async () => {
    const clean = renderDrawing(paleAreas(), 240)
    for (const spoiled of [addGrain(clean, 4), await degrade(clean, 'jpeg60')]) {
      const { report } = traceImage(spoiled)
      expect(report.mode).toBe('scan')
      expect(report.inks).toHaveLength(6)
    }
  })

  test('shades of grey under grain are not each a heap of their own', () => {
    const plane = addGrain(renderDrawing(greySlopes(), 240), 4)
    expect(traceImage(plane).report.inks.length).toBeLessThan(12)
  })

  test.each([
    ['#222222', '#ffffff', 2],
    ['#fffdf5', '#1b2a49', 2],
    ['#1f2a44', '#ffffff', 2.7],
  ])('scanned lines of %s on %s, which show but a share of it, are of that one ink', async (ink, ground, widthPx) => {
    const { report } = traceImage(await degrade(renderDrawing(curves(ink, ground, widthPx), 240), 'scan'))
    expect(report.inks).toHaveLength(2)
    expect(gapOf(report.inks[1].hex, ink)).toBeLessThan(40)
  })

  test('white lines under compression, which rings beside them, bring no ink darker than their ground', async () => {
    const { report } = traceImage(await degrade(renderDrawing(curves('#fffdf5', '#1b2a49', 1.5), 240), 'jpeg60'))
    expect(report.inks).toHaveLength(2)
  })

  test('thin lines under grain are of one ink, the mean of what scatters round it', () => {
    const { report } = traceImage(addGrain(renderDrawing(curves('#222222', '#ffffff', 1.5), 240), 6))
    expect(report.inks).toHaveLength(2)
    expect(gapOf(report.inks[1].hex, '#222222')).toBeLessThan(20)
  })

  test('what a small patch wants past its ink is an ink where no place shows its own pure', () => {
    const inks: Inks = {
      count: 2,
      values: Float64Array.of(255, 255, 255, 255, 62, 62, 62, 255),
      transparent: -1,
      rounds: 0,
    }
    const vote = { rgb: [8, 8, 8], pixels: 44, ink: 1, ground: 0, thickness: 0.6 } as const
    const rule = { mergeDistance: 0.02, colorsMax: 8 }
    expect(addVotedInks(inks, [vote], rule, Uint32Array.of(9000, 0)).count).toBe(3)
    expect(addVotedInks(inks, [vote], rule, Uint32Array.of(9000, 900)).count).toBe(2)
  })

  test('are all there under grain where there are sixty-four', () => {
    const { report } = traceImage(addGrain(renderDrawing(sixtyFourDots(400), 400), 4))
    expect([report.mode, report.inks.length, report.rings]).toEqual(['scan', 65, 65])
  })

  test('black lines that grain has scattered are of one ink', () => {
    const search = {
      colorsMax: 8,
      aloneMax: 8,
      mergeDistance: 0.028,
      overshoot: 0.15,
      iterMax: 20,
      pixelsMin: 16,
      exact: false,
    }
    const evidence = {
      interior: seen([[253, 253, 253, 9000]]),
      crests: seen([
        [0, 0, 13, 60],
        [12, 0, 0, 60],
      ]),
      crestPixels: new Int32Array(0),
      transparent: 0,
    }
    expect(findInks(evidence, search).count).toBe(2)
  })

  test('two dark inks that grain has scattered stay two, and one that it has scattered stays one', () => {
    const search = {
      colorsMax: 8,
      aloneMax: 8,
      mergeDistance: 0.05,
      overshoot: 0.15,
      iterMax: 20,
      pixelsMin: 16,
      exact: false,
    }
    // A heap of colours round a middle, steps of four levels apart.
    const heap = (red: number, green: number, blue: number): (readonly [number, number, number, number])[] =>
      [-4, 0, 4].flatMap((r) => [-4, 0, 4].map((b) => [red + r, green, blue + b, 900 - 100 * (r * r + b * b)] as const))
    const inksOf = (colors: readonly (readonly [number, number, number, number])[]): number =>
      findInks({ interior: seen(colors), crests: seen([]), crestPixels: new Int32Array(0), transparent: 0 }, search)
        .count
    expect(inksOf([...heap(31, 47, 84), ...heap(43, 45, 66)])).toBe(2)
    expect(inksOf(heap(37, 46, 75))).toBe(1)
  })

  test('many inks under strong grain are no photograph', () => {
    const { report } = traceImage(addGrain(renderDrawing(manyDots(190), 190), 12))
    expect(report.mode).toBe('scan')
    expect(report.inks).toHaveLength(37)
  })

  test('few wide forms under compression are no clean art: ripples are no inks', async () => {
    const { report } = traceImage(await degrade(renderDrawing(sign(), 256), 'jpeg60'))
    expect(report.mode).toBe('scan')
    expect(report.inks).toHaveLength(3)
    expect(report.segments).toBeLessThan(60)
  })

  test('outlines on several inks under compression, which lends them the hue of what lies beside them, are of one ink', async () => {
    const { report } = traceImage(await degrade(renderDrawing(outlinedDots(200), 200), 'jpeg60'))
    expect(report.inks).toHaveLength(5)
  })

  test('close rings under compression, which are edges nearly everywhere, are no clean art', async () => {
    const { report } = traceImage(await degrade(renderDrawing(closeRings(), SIZE), 'jpeg60'))
    expect(report.mode).toBe('scan')
  })

  test('scanned chips have the inks of the wide areas, and white paper is white', async () => {
    const { report } = traceImage(await degrade(renderDrawing(terrazzo(), SIZE), 'scan'))
    expect(report.inks).toHaveLength(4)
    expect(report.inks[0].hex).toBe('#ffffff')
  })
})
