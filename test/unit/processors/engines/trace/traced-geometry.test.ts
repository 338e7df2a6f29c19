// Properties of what comes out, on random drawings: rings close, both fill rules agree, nothing is left bare, areas are
// kept, and a repeat still repeats.
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { checkTrace } from '../../../../../processors/engines/trace/check/check-trace.ts'
import { endOf } from '../../../../../processors/engines/trace/fit/curve.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { drawBenchPicture } from '../../../../bench/trace/drawings.ts'
import { readRings, windingAt } from './path-data.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 96
const inks = ['#b3392f', '#1f4e79', '#2e7d32', '#c98a1b']
const ground = '#f4ead8'

type Blob = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly ink: number
  readonly square: boolean
}

const blobs = fc.array(
  fc.record({
    x: fc.integer({ min: 8, max: 88 }),
    y: fc.integer({ min: 8, max: 88 }),
    r: fc.integer({ min: 5, max: 24 }),
    ink: fc.integer({ min: 0, max: 3 }),
    square: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
)

function draw(shapes: readonly Blob[], offsets: readonly number[] = [0]): string {
  const body = shapes.flatMap(({ x, y, r, ink, square }) =>
    offsets.flatMap((dx) =>
      offsets.map((dy) =>
        square
          ? `<rect x="${x - r + dx + 0.3}" y="${y - r * 0.7 + dy + 0.6}" width="${2 * r}" height="${1.4 * r}" fill="${inks[ink]}"/>`
          : `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${inks[ink]}"/>`,
      ),
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${body.join('')}</svg>`
}

function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data)
}

// Share of places where layers that run on through junctions may lie a hair beside those that stop there.
const DIFFERING_MAX = 0.003
const FINE = 8
// Slivers that shapes leave of each other hold less than a pixel of either ink.
const AREA_SLACK = 2

/** A drawing of flat inks averaged over exact pixels, and the true area of each ink in square pixels. */
function averaged(svg: string): { readonly image: RgbaImage; readonly areas: ReadonlyMap<string, number> } {
  const fine = renderDrawing(svg.replace('<svg', '<svg shape-rendering="crispEdges"'), SIZE * FINE)
  const sums = new Float64Array(SIZE * SIZE * 4)
  const counts = new Map<number, number>()
  for (let y = 0; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++) {
      const at = (y * fine.width + x) * 4
      const into = (Math.floor(y / FINE) * SIZE + Math.floor(x / FINE)) * 4
      for (let channel = 0; channel < 4; channel++) sums[into + channel] += fine.data[at + channel]
      const colour = (fine.data[at] << 16) | (fine.data[at + 1] << 8) | fine.data[at + 2]
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const areas = new Map(
    [...counts].map(([colour, count]) => [`#${colour.toString(16).padStart(6, '0')}`, count / FINE ** 2]),
  )
  return {
    image: { data: Uint8Array.from(sums, (sum) => Math.round(sum / FINE ** 2)), width: SIZE, height: SIZE },
    areas,
  }
}

function roll(image: RgbaImage, shift: number): RgbaImage {
  const { data, width, height } = image
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      out.set(data.subarray(from, from + 4), (((y + shift) % height) * width + ((x + shift) % width)) * 4)
    }
  return { data: out, width, height }
}

describe('traced geometry', () => {
  test('every path is closed rings of finite numbers in which both fill rules agree', () => {
    fc.assert(
      fc.property(blobs, fc.constantFrom('stacked' as const, 'cutout' as const), (shapes, layering) => {
        const { svg } = traceImage(renderDrawing(draw(shapes), SIZE), { layering })
        for (const data of pathsOf(svg)) {
          const rings = readRings(data)
          for (let y = 3; y < SIZE; y += 11)
            for (let x = 3; x < SIZE; x += 11) expect([0, 1]).toContain(windingAt(rings, x + 0.137, y + 0.241))
        }
      }),
      { numRuns: 12, seed: 1 },
    )
  })

  test('no place of the picture is left bare', () => {
    fc.assert(
      fc.property(blobs, (shapes) => {
        const { svg } = traceImage(renderDrawing(draw(shapes), SIZE))
        const { data } = renderDrawing(svg, SIZE * 4, null)
        expect(data.findIndex((value, at) => at % 4 === 3 && value !== 255)).toBe(-1)
      }),
      { numRuns: 5, seed: 2 },
    )
  })

  test('cut-out inks share the frame between them: areas sum to it within half a percent', () => {
    fc.assert(
      fc.property(blobs, (shapes) => {
        const { svg } = traceImage(renderDrawing(draw(shapes), SIZE), { layering: 'cutout' })
        const area = pathsOf(svg).reduce((sum, data) => sum + readRings(data).reduce((s, ring) => s + ring.area, 0), 0)
        expect(Math.abs(area / SIZE ** 2 - 1)).toBeLessThan(0.005)
      }),
      { numRuns: 12, seed: 3 },
    )
  })

  test('stacked and cut-out drawings show the same ink everywhere but a hair beside edges, and neither has gaps', () => {
    fc.assert(
      fc.property(blobs, (shapes) => {
        const image = renderDrawing(draw(shapes), SIZE)
        const drawings = (['stacked', 'cutout'] as const).map((layering) => traceImage(image, { layering }))
        for (const drawing of drawings) expect(checkTrace(image, drawing).gaps).toBe(0)
        const [stacked, cutout] = drawings.map(({ svg }) =>
          [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, hex, data]) => ({
            hex,
            rings: readRings(data),
          })),
        )
        let differing = 0
        for (let y = 1; y < SIZE; y += 1.7)
          for (let x = 1; x < SIZE; x += 1.7) {
            const inks = cutout.filter(({ rings }) => windingAt(rings, x, y) !== 0)
            const top = stacked.findLast(({ rings }) => windingAt(rings, x, y) !== 0)
            expect(inks.length).toBeLessThanOrEqual(1)
            if (inks[0]?.hex !== top?.hex) differing++
          }
        expect(differing).toBeLessThan(DIFFERING_MAX * (SIZE / 1.7) ** 2)
      }),
      { numRuns: 6, seed: 7 },
    )
  })

  test('every ink keeps its area within half a percent, of a picture that averages its drawing exactly', () => {
    fc.assert(
      fc.property(blobs, (shapes) => {
        const { image, areas } = averaged(draw(shapes))
        const { svg } = traceImage(image, { layering: 'cutout' })
        for (const [, hex, data] of svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)) {
          const wanted = areas.get(hex) ?? 0
          const area = readRings(data).reduce((sum, ring) => sum + ring.area, 0)
          expect(Math.abs(area - wanted)).toBeLessThan(0.005 * wanted + AREA_SLACK)
        }
      }),
      { numRuns: 12, seed: 6, endOnFailure: true },
    )
  })

  test('a circle keeps its area within half a percent', () => {
    const { svg } = traceImage(renderDrawing(draw([{ x: 48, y: 48, r: 24, ink: 0, square: false }]), SIZE))
    const [, circle] = pathsOf(svg)
    expect(Math.abs(readRings(circle)[0].area / (Math.PI * 24 * 24) - 1)).toBeLessThan(0.005)
  })

  test('a repeat that is rolled traces to the rolled drawing', () => {
    const shapes: Blob[] = [
      { x: 10, y: 80, r: 20, ink: 0, square: false },
      { x: 60, y: 8, r: 18, ink: 1, square: true },
      { x: 88, y: 44, r: 12, ink: 2, square: false },
    ]
    const image = renderDrawing(draw(shapes, [-SIZE, 0, SIZE]), SIZE)
    const shift = 31
    const straight = renderDrawing(traceImage(image, { tile: 'on' }).svg, SIZE)
    const rolled = renderDrawing(traceImage(roll(image, shift), { tile: 'on' }).svg, SIZE)
    expect(psnrOf(roll(straight, shift), rolled)).toBeGreaterThan(38)
  })

  test('every ring of a repeat closes where its last curve ends, with lines a hair apart over the frame', () => {
    const spokes = fc.record({
      turn: fc.integer({ min: 0, max: 359 }),
      count: fc.integer({ min: 9, max: 40 }),
      width: fc.integer({ min: 6, max: 24 }),
    })
    fc.assert(
      fc.property(spokes, blobs, ({ turn, count, width }, shapes) => {
        const fan = Array.from({ length: count }, (_, i) => {
          const angle = ((turn + (i * 360) / count) * Math.PI) / 180
          return `M0 0L${(60 * Math.cos(angle)).toFixed(2)} ${(60 * Math.sin(angle)).toFixed(2)}`
        }).join('')
        const lines = [0, SIZE].flatMap((x) =>
          [0, SIZE].map(
            (y) =>
              `<path transform="translate(${x} ${y})" fill="none" stroke="#111111" stroke-width="${width / 10}" d="${fan}"/>`,
          ),
        )
        const tile = draw(shapes, [-SIZE, 0, SIZE]).replace('</svg>', `${lines.join('')}</svg>`)
        const { sheet } = traceImage(renderDrawing(tile, SIZE), { tile: 'on' })
        for (const ring of sheet.layers.flatMap(({ objects }) => objects.flat()))
          ring.forEach((curve, i) => {
            const { x, y } = ring[(i + 1) % ring.length]
            const [endX, endY] = endOf(curve)
            expect(Math.hypot(x - endX, y - endY)).toBeLessThan(1e-6)
          })
      }),
      { numRuns: 8, seed: 5 },
    )
  })

  test('what lies over another shape at the frame of a repeat leaves no sliver of the ground between them', () => {
    // Two wide circles meet at the lower side of this tile; slivers between them cost more than two decibels.
    const { svg } = drawBenchPicture('tile', 1)
    const traced = traceImage(renderDrawing(svg, 512), { tile: 'on' }).svg
    expect(psnrOf(renderDrawing(traced, 4 * 512), renderDrawing(svg, 4 * 512))).toBeGreaterThan(38)
  })

  test('nothing of a repeat lies past its frame, not even what nobody sees', () => {
    // Shapes that hide each other at the very frame: a layer slips under the one above it there.
    const crossing = fc.array(
      fc.record({
        x: fc.integer({ min: -6, max: 6 }),
        y: fc.integer({ min: 0, max: 95 }),
        r: fc.integer({ min: 5, max: 14 }),
        ink: fc.integer({ min: 0, max: 3 }),
        square: fc.boolean(),
      }),
      { minLength: 6, maxLength: 12 },
    )
    fc.assert(
      fc.property(crossing, (shapes) => {
        const traced = traceImage(renderDrawing(draw(shapes, [-SIZE, 0, SIZE]), SIZE), { tile: 'on' }).svg
        const places = pathsOf(traced).flatMap((data) => readRings(data).flatMap((ring) => ring.points))
        expect(Math.min(...places)).toBeGreaterThan(-0.02)
        expect(Math.max(...places)).toBeLessThan(SIZE + 0.02)
      }),
      { numRuns: 20, seed: 11 },
    )
  })

  test('a repeat is recognised, and its drawing continues over its edges', () => {
    const shapes: Blob[] = [
      { x: 2, y: 50, r: 22, ink: 1, square: false },
      { x: 50, y: 94, r: 14, ink: 3, square: true },
    ]
    const svg = draw(shapes, [-SIZE, 0, SIZE])
    const { report, svg: traced } = traceImage(renderDrawing(svg, SIZE))
    expect(report.tile).toBe(true)
    const points = pathsOf(traced)
      .slice(1)
      .flatMap((data) => readRings(data).map((ring) => ring.points))
    const heightsAt = (x: number): number[] =>
      points.flatMap((ring) => ring.filter((y, i) => i % 2 === 1 && ring[i - 1] === x && y > 0 && y < SIZE))
    const onLeft = heightsAt(0)
    const onRight = heightsAt(SIZE)
    expect(onLeft.length).toBeGreaterThan(0)
    expect(new Set(onRight)).toEqual(new Set(onLeft))
  })
})
