// What a mill sets: traps, least widths, budgets, lines along their middles, another tracer.
import { describe, expect, test } from '@jest/globals'
import { findBranches } from '../../../../../processors/engines/trace/centerline/branches.ts'
import { thinMask } from '../../../../../processors/engines/trace/centerline/thin-mask.ts'
import { checkTrace } from '../../../../../processors/engines/trace/check/check-trace.ts'
import { renderSheet } from '../../../../../processors/engines/trace/check/render-sheet.ts'
import { flattenRing } from '../../../../../processors/engines/trace/fit/flatten.ts'
import { signedArea } from '../../../../../processors/engines/trace/layers/objects.ts'
import type { OnStage } from '../../../../../processors/engines/trace/run-stage.ts'
import type { TraceSettings } from '../../../../../processors/engines/trace/settings.ts'
import type { Sheet } from '../../../../../processors/engines/trace/sheet.ts'
import { traceByEngine, traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { renderDrawing } from './render-drawing.ts'

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#f4ead8"/><circle cx="50" cy="50" r="30" fill="#1f4e79"/></svg>'
const strokes =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fdfaf3"/><g fill="none" stroke="#1c2430" stroke-linecap="round"><path d="M10 20 C40 5 60 45 90 20" stroke-width="2"/><circle cx="50" cy="65" r="20" stroke-width="3"/></g></svg>'

const sheetOf = (drawing: string, settings: Partial<TraceSettings>, width = 200, dpi = 254): Sheet =>
  traceImage({ ...renderDrawing(drawing, width), dpi }, settings).sheet
const areaOf = ({ layers }: Sheet, hex: string): number =>
  layers
    .filter((layer) => layer.hex === hex)
    .flatMap(({ objects }) => objects.flat())
    .reduce((sum, ring) => sum + signedArea(Float64Array.from(flattenRing(ring, 0.01))), 0)

describe('trapMm', () => {
  test('runs the lower ink on under the upper one by that much, and the upper one not at all', () => {
    const [plain, trapped] = [0, 0.5].map((trapMm) => sheetOf(dot, { layering: 'cutout', trapMm }))
    // Half a millimetre is five pixels at 254 dpi; the ring between radius 60 and 55.
    const grown = areaOf(trapped, '#f4ead8') - areaOf(plain, '#f4ead8')
    expect(grown / (Math.PI * (60 ** 2 - 55 ** 2))).toBeCloseTo(1, 1)
    expect(areaOf(trapped, '#1f4e79')).toBeCloseTo(areaOf(plain, '#1f4e79'), 3)
  })
})

describe('minLineMm', () => {
  test('widens thinner lines to it, half on each side, and leaves the others', () => {
    const picture = { ...renderDrawing(strokes, 300), dpi: 254 }
    const before = checkTrace(picture, traceImage(picture)).check
    expect(before?.thinnestLineMm).toBeCloseTo(0.6, 1)
    const after = checkTrace(picture, traceImage(picture, { minLineMm: 0.8 })).check
    expect(after?.thinnestLineMm).toBeGreaterThan(0.74)
    const { sheet } = traceImage(picture, { minLineMm: 0.8 })
    // The ring is 0.9 mm wide already.
    const { data, width } = renderSheet(sheet)
    const dark = (x: number, y: number) => data[(y * width + x) * 4] < 100
    expect([dark(150, 248), dark(150, 251), dark(150, 258), dark(150, 261)]).toEqual([false, true, true, false])
  })

  test('widens a line that passes under others, up to them', () => {
    const crossed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/>
      <path d="M10 18L90 30" stroke="#26324a" stroke-width="1.8"/>
      <path d="M30 5L40 95M60 5L55 95" stroke="#b03030" stroke-width="7"/></svg>`
    const picture = { ...renderDrawing(crossed, 300), dpi: 254 }
    const { check } = checkTrace(picture, traceImage(picture, { minLineMm: 0.8 }))
    expect(check).toMatchObject({ gaps: 0 })
    expect(check?.thinnestLineMm).toBeGreaterThan(0.74)
  })
})

describe('maxNodes', () => {
  const busy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/>${Array.from(
    { length: 60 },
    (_, i) =>
      `<path d="M${(i % 8) * 12 + 2} ${Math.floor(i / 8) * 12 + 2} q${i / 16} -3 ${i / 8} 1 q-3 ${i / 16} 1 ${i / 9} q-${i / 10} 2 -${i / 8} -1 z" fill="#${i % 2 ? 'b03030' : '1f4e79'}"/>`,
  ).join('')}</svg>`

  test('is kept by coarser drawing, and the loss is told', () => {
    const picture = renderDrawing(busy, 300)
    const free = traceImage(picture).report
    const held = traceImage(picture, { maxNodes: Math.round(free.nodes / 2) }).report
    expect(free).toMatchObject({ looseness: 1, warnings: [] })
    expect(held.nodes).toBeLessThanOrEqual(free.nodes / 2)
    expect(held.nodes).toBeGreaterThan(free.nodes / 5)
    expect(held.looseness).toBeGreaterThan(1)
    expect(held.warnings).toEqual([expect.stringContaining('more coarsely')])
  })

  test('never takes more rounds than iterMax', () => {
    const { report } = traceImage(renderDrawing(busy, 300), { maxNodes: 100, iterMax: 2 })
    expect(report.iterations).toMatchObject({ limit: 2, budget: 2 })
  })

  test('takes time that is told of all rounds, and progress that never goes back', () => {
    let readings = 0
    let rounds = 0
    const shares: number[] = []
    const onProgress: OnStage = (share, stage) => {
      shares.push(share)
      if (stage === 'layers') rounds += 1
    }
    const options = { clock: () => readings++, onProgress }
    const { report } = traceImage(renderDrawing(busy, 300), { maxNodes: 100, iterMax: 3 }, options)
    expect(rounds).toBeGreaterThan(1)
    // The clock goes on by a millisecond whenever it is read.
    expect(report.stagesMs.layers).toBe(rounds)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
})

describe('line drawings', () => {
  test('mode line takes the drawing and its ground, whatever lies between them', () => {
    const grey = strokes.replace('<g ', '<rect x="2" y="2" width="4" height="4" fill="#77777a"/><g ')
    expect(traceImage(renderDrawing(grey, 300), { mode: 'line' }).report.inks).toHaveLength(2)
  })

  test('centerline redraws each line at one width, as closed outlines that look the same', () => {
    const picture = renderDrawing(strokes, 300)
    const traced = traceImage(picture, { mode: 'line', centerline: true })
    expect(checkTrace(picture, traced).check?.psnr).toBeGreaterThan(28)
    const [ground, ...lines] = traced.sheet.layers
    expect(ground.objects).toHaveLength(1)
    // One wavy line, and a ring with its inside.
    expect(lines.flatMap(({ objects }) => objects.map((rings) => rings.length)).sort()).toEqual([1, 2])
    expect(traced.svg).not.toContain('stroke')
  })

  test('thinning keeps what is connected and what has a hole', () => {
    const [width, height] = [40, 30]
    const data = Uint8Array.from({ length: width * height }, (_, pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      const radius = Math.hypot(x - 14, y - 14)
      return (radius > 6 && radius < 11) || (y > 12 && y < 17 && x > 20 && x < 38) ? 1 : 0
    })
    const branches = findBranches(thinMask({ data, width, height }))
    expect(branches).toHaveLength(2)
    const [ring, spur] = branches.toSorted((one, other) => other.xs.length - one.xs.length)
    expect(ring.startFork).toBe(ring.endFork)
    expect([spur.startFork, spur.endFork].filter((fork) => fork === undefined)).toHaveLength(1)
  })
})

describe('engine potrace', () => {
  test('draws black and white, with holes that both fill rules leave open', async () => {
    const ring = dot.replace('</svg>', '<circle cx="50" cy="50" r="12" fill="#f4ead8"/></svg>')
    const picture = renderDrawing(ring, 300)
    const { sheet, svg, report } = await traceByEngine(picture, { engine: 'potrace', palette: ['#102030', '#fefefe'] })
    expect(report.inks.map(({ hex }) => hex)).toEqual(['#fefefe', '#102030'])
    expect(areaOf(sheet, '#102030') / (Math.PI * (90 ** 2 - 36 ** 2))).toBeCloseTo(1, 1)
    const { data, width } = renderSheet(sheet)
    const redAt = (x: number, y: number) => Math.round(data[(y * width + x) * 4])
    expect([redAt(150, 150), redAt(150, 90), redAt(5, 5)]).toEqual([0xfe, 0x10, 0xfe])
    expect(svg).toMatch(/^<svg [^>]*>\n<g id="ink-fefefe"/)
  })

  test('tells how far it is, and ends between its stages when it is not wanted any more', async () => {
    const picture = renderDrawing(dot, 100)
    const told: [number, string][] = []
    await traceByEngine(picture, { engine: 'potrace' }, { onProgress: (share, stage) => told.push([share, stage]) })
    expect(told.map(([, stage]) => stage)).toEqual(['read', 'inks', 'boundaries', 'write', 'done'])
    expect(told.map(([share]) => share)).toEqual(told.map(([share]) => share).toSorted((one, other) => one - other))
    const controller = new AbortController()
    const onProgress: OnStage = (_share, stage) => stage === 'inks' && controller.abort(new Error('not wanted'))
    const { signal } = controller
    await expect(traceByEngine(picture, { engine: 'potrace' }, { signal, onProgress })).rejects.toThrow('not wanted')
  })
})
