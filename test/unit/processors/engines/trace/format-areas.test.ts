// A cutter's file shows the same shapes as the SVG: every ink has the same area in all of them.
import { describe, expect, test } from '@jest/globals'
import { writeDxf } from '../../../../../processors/engines/trace/formats/dxf.ts'
import { writeEps } from '../../../../../processors/engines/trace/formats/eps.ts'
import { writePlt } from '../../../../../processors/engines/trace/formats/plt.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { type FlatRing, readRings } from './path-data.ts'
import { renderDrawing, sampleDrawing } from './render-drawing.ts'

const DPI = 254
const MM_PER_PX = 25.4 / DPI
const { svg, sheet } = traceImage({ ...renderDrawing(sampleDrawing(400), 400), dpi: DPI }, { layering: 'cutout' })
const inks = sheet.layers.map(({ hex }) => hex)

const ringsOf = (ink: string): FlatRing[] =>
  [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].flatMap(([, hex, data]) =>
    hex === ink ? readRings(data) : [],
  )

/** Square millimetres of each ink in the SVG, and millimetres of outline. */
const wanted = inks.map((ink) => ringsOf(ink).reduce((sum, { area }) => sum + area * MM_PER_PX ** 2, 0))
const lengths = inks.map((ink) => ringsOf(ink).reduce((sum, { points }) => sum + lengthOf(points) * MM_PER_PX, 0))

function lengthOf(points: readonly number[]): number {
  const ahead = (at: number): number => points[(at + 2) % points.length]
  let length = 0
  for (let i = 0; i < points.length; i += 2) length += Math.hypot(ahead(i) - points[i], ahead(i + 1) - points[i + 1])
  return length
}

function areaOf(points: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length
    twice += points[i] * points[next + 1] - points[next] * points[i + 1]
  }
  return twice / 2
}

/** `missMm` is how far a format may put a side beside its place. */
function expectAreas(found: readonly number[], missMm = 0): void {
  expect(found).toHaveLength(wanted.length)
  // With y upwards rings run the other way.
  for (const [i, area] of found.entries())
    expect(Math.abs(-area - wanted[i])).toBeLessThan(0.005 * wanted[i] + missMm * lengths[i])
}

const FINE = 4

/** Square millimetres of each ink where another program filled the SVG, sixteen hard pixels for one. */
function areasDrawn(): number[] {
  const hard = svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
  const { data } = renderDrawing(hard, FINE * sheet.widthPx)
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return inks.map((hex) => (counts.get(Number.parseInt(hex.slice(1), 16)) ?? 0) * (MM_PER_PX / FINE) ** 2)
}

describe('areas of each ink within half a percent of the SVG', () => {
  test('the SVG itself as resvg reads and fills it', () => {
    expectAreas(areasDrawn().map((area) => -area))
  })

  test('DXF, in millimetres', () => {
    const rings = writeDxf(sheet).split('\nPOLYLINE\n').slice(1)
    expectAreas(
      inks.map((ink) =>
        rings
          .filter((ring) => ring.startsWith(`8\nINK_${ink.slice(1).toUpperCase()}\n`))
          .map((ring) =>
            [...ring.matchAll(/\nVERTEX\n8\n\w+\n10\n([-\d.]+)\n20\n([-\d.]+)/g)].flatMap(([, x, y]) => [+x, +y]),
          )
          .reduce((sum, points) => sum + areaOf(points), 0),
      ),
    )
  })

  test('HPGL, in fortieths of a millimetre', () => {
    const pens = writePlt(sheet).split(/SP\d;/).slice(1, -1)
    expectAreas(
      pens.map((pen) =>
        [...pen.matchAll(/PU[-\d,]+;PD([-\d,]+);PU;/g)].reduce(
          (sum, [, way]) => sum + areaOf(way.split(',').map(Number)) / 1600,
          0,
        ),
      ),
      // Half of a step.
      0.0125,
    )
  })

  test('EPS, in points', () => {
    const paths = writeEps(sheet).split('setrgbcolor\n').slice(1)
    expectAreas(
      paths.map((path) =>
        path
          .replaceAll(' moveto', ' M')
          .replaceAll(' lineto', ' L')
          .replaceAll(' curveto', ' C')
          .split('closepath')
          .slice(0, -1)
          .map((ring) =>
            [...ring.matchAll(/([-\d. ]+) ([MLC])\n/g)].map(([, numbers, command]) => `${command}${numbers}`).join(''),
          )
          .flatMap((ring) => readRings(`${ring}Z`))
          .reduce((sum, { area }) => sum + area * (25.4 / 72) ** 2, 0),
      ),
    )
  })
})
