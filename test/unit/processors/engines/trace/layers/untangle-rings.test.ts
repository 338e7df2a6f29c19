// Cutters walk along outlines: one that runs over itself is cut twice, or refused.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../../processors/engines/raster/decode.ts'
import {
  areaWithin,
  type Curve,
  type Ring,
  reverseCurve,
} from '../../../../../../processors/engines/trace/fit/curve.ts'
import { untangleRings } from '../../../../../../processors/engines/trace/layers/untangle-rings.ts'
import type { TraceSettings } from '../../../../../../processors/engines/trace/settings.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../../bench/trace/degrade.ts'
import { createRandom } from '../../../../../bench/trace/drawings.ts'
import { readRings } from '../path-data.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'

function polygon(...places: readonly (readonly [number, number])[]): Ring {
  const [[x, y], ...rest] = places
  const corners = [...rest, [x, y] as const]
  const coords = corners.flatMap((corner) => [...corner, ...corner, ...corner])
  const curve: Curve = { x, y, coords, straight: corners.map(() => true) }
  return [curve]
}

function areasOf(rings: readonly Ring[]): number[] {
  return rings.map(([curve]) => Math.round(areaWithin(curve) * 100) / 100)
}

describe('a ring that crosses itself', () => {
  test('is left as it is where it only touches itself', () => {
    const touching = polygon([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5])
    expect(untangleRings([touching])[0]).toBe(touching)
  })

  test('is two rings where its halves lie side by side, both of which are filled', () => {
    const areas = areasOf(untangleRings([polygon([0, 0], [10, 10], [10, 0], [0, 12])]))
    expect(areas).toHaveLength(2)
    // The sides meet at (60 / 11, 60 / 11).
    expect(areas.reduce((sum, area) => sum + Math.abs(area), 0)).toBeCloseTo((12 * 60) / 22 + (10 * 50) / 22, 1)
    expect(areas.every((area) => area > 0) || areas.every((area) => area < 0)).toBe(true)
  })

  test('loses a curl that fills what is filled already', () => {
    // Clockwise round a square, with a small turn more within its upper left corner.
    const curled = polygon([0, 0], [20, 0], [20, 20], [0, 20], [0, 4], [6, 4], [6, 8], [4, 8], [4, -0.001])
    const [area, ...others] = areasOf(untangleRings([curled]))
    expect(others).toEqual([])
    expect(area).toBeGreaterThan(370)
  })

  test('loses the loop of a single curve', () => {
    const looped: Curve = {
      x: 0,
      y: 0,
      coords: [30, 20, -10, 20, 20, 0, 20, 40, 20, 40, 20, 40, 0, 40, 0, 40, 0, 40, 0, 0, 0, 0, 0, 0],
      straight: [false, true, true, true],
    }
    const rings = untangleRings([[looped]])
    expect(rings.every((ring) => untangleRings([ring])[0] === ring)).toBe(true)
  })
})

describe('a curve that runs over the line before or after it', () => {
  // The curve leaves (10, 0) downwards and comes back over the line that led there.
  const over: Curve = {
    x: 0,
    y: 0,
    coords: [10, 0, 10, 0, 10, 0, 16, 8, 4, 8, 5, -4, 0, -4, 0, -4, 0, -4, 0, 0, 0, 0, 0, 0],
    straight: [true, false, true, true],
  }

  test.each([
    ['walked one way', over],
    ['walked the other way', reverseCurve(over)],
  ])('is cut there, %s', (_, curve) => {
    const rings = untangleRings([[curve]])
    expect(rings).not.toEqual([[curve]])
    expect(rings.every((ring) => untangleRings([ring])[0] === ring)).toBe(true)
  })
})

/** Crossings of the sides of flattened rings with others of the same ring. */
function countCrossings(svg: string): number {
  let crossings = 0
  for (const [, data] of svg.matchAll(/ d="([^"]+)"/g))
    for (const { points } of readRings(data)) crossings += crossingsOf(points)
  return crossings
}

// Coordinates are written to a hundredth of a pixel: a side may touch another one and pass it by as much.
const WRITTEN_PX = 0.015

function crossingsOf(points: readonly number[]): number {
  const count = points.length / 2
  const offset = (a: number, b: number, c: number): number => {
    const [dx, dy] = [points[2 * b] - points[2 * a], points[2 * b + 1] - points[2 * a + 1]]
    const across = dx * (points[2 * c + 1] - points[2 * a + 1]) - dy * (points[2 * c] - points[2 * a])
    return across / (Math.hypot(dx, dy) || 1)
  }
  const parts = (a: number, b: number, c: number, d: number): boolean => {
    const [one, other] = [offset(a, b, c), offset(a, b, d)]
    return one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > WRITTEN_PX
  }
  const next = (at: number): number => (at + 1) % count
  const low = (at: number): number => Math.min(points[2 * at], points[2 * next(at)])
  const high = (at: number): number => Math.max(points[2 * at], points[2 * next(at)])
  const sides = Array.from({ length: count }, (_, at) => at).sort((a, b) => low(a) - low(b))
  let crossings = 0
  for (let i = 0; i < count; i++)
    for (let k = i + 1; k < count && low(sides[k]) <= high(sides[i]); k++) {
      const [a, c] = [sides[i], sides[k]]
      const [b, d] = [next(a), next(c)]
      if (b !== c && d !== a && parts(a, b, c, d) && parts(c, d, a, b)) crossings++
    }
  return crossings
}

/** Small stars in five colours, many over each other. */
function drawStars(seed: number): RgbaImage {
  const random = createRandom(seed)
  const stars = Array.from({ length: 60 }, () => {
    const [x, y, radius] = [random() * 128, random() * 128, 2 + 9 * random() ** 2]
    const tips = Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? radius : radius * 0.45
      return `${x + reach * Math.sin((Math.PI * i) / 5 + 0.3)} ${y - reach * Math.cos((Math.PI * i) / 5 + 0.3)}`
    })
    return `<path fill="${['#d7263d', '#f4c95d', '#2e86ab', '#3c7a47'][Math.floor(random() * 4)]}" d="M${tips.join('L')}Z"/>`
  })
  return renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="#faf3e7"/>${stars.join('')}</svg>`,
    128,
  )
}

describe('no outline of a drawing runs over itself', () => {
  test.each<readonly [string, Partial<TraceSettings>]>([
    ['as it comes', {}],
    ['cut out', { layering: 'cutout' }],
    ['with widened lines', { minLineMm: 1.5 }],
    ['in two inks', { palette: ['#ffffff', '#26324a'] }],
    ['along the middles of lines', { centerline: true }],
    ['on a wide grid', { snapToGrid: 0.8 }],
    ['as a photograph', { mode: 'photo' }],
  ])('%s', async (_, settings) => {
    const clean = drawStars(1)
    for (const image of [clean, await degrade(clean, 'jpeg60')])
      expect(countCrossings(traceImage(image, settings).svg)).toBe(0)
  })
})

/** A chequered floor that runs away from the eye: fields of every size, all of which touch others at their corners. */
function drawFloor(): RgbaImage {
  const place = (column: number, row: number): string => {
    const depth = 1 + row / 14
    return `${(192 + ((column - 12) * 29) / depth).toFixed(2)} ${(30 + 528 * (1 - 1 / depth)).toFixed(2)}`
  }
  const fields = Array.from({ length: 24 * 24 }, (_, i) => [i % 24, Math.floor(i / 24)])
    .filter(([column, row]) => (column + row) % 2 === 1)
    .map(([x, y]) => `M${place(x, y)}L${place(x + 1, y)}L${place(x + 1, y + 1)}L${place(x, y + 1)}Z`)
  return renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 384"><rect width="384" height="384" fill="#f1e9d2"/><path fill="#202020" d="${fields.join('')}"/></svg>`,
    384,
  )
}

// A field that is lost takes more than the small errors of all others together.
const FLOOR_DECIBELS = 35

test.each<readonly [string, Partial<TraceSettings>]>([
  ['as it comes', {}],
  ['cut out', { layering: 'cutout' }],
  ['one path a field', { groupBy: 'object' }],
])('all fields of a chequer stay, %s', (_, settings) => {
  const floor = drawFloor()
  const { svg } = traceImage(floor, settings)
  expect(psnrOf(renderDrawing(svg, floor.width), floor)).toBeGreaterThan(FLOOR_DECIBELS)
})
