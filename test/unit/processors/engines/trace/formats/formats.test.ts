import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { writeDxf } from '../../../../../../processors/engines/trace/formats/dxf.ts'
import { writeSplineDxf } from '../../../../../../processors/engines/trace/formats/dxf-splines.ts'
import { writeEps } from '../../../../../../processors/engines/trace/formats/eps.ts'
import { traceFormats, traceFormatTerms } from '../../../../../../processors/engines/trace/formats/formats.ts'
import { writeJson } from '../../../../../../processors/engines/trace/formats/json.ts'
import { writePdf } from '../../../../../../processors/engines/trace/formats/pdf.ts'
import { writePlt } from '../../../../../../processors/engines/trace/formats/plt.ts'
import { writeSvg } from '../../../../../../processors/engines/trace/formats/svg.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { pythonWith } from '../../../../../harness/python.ts'
import { renderDrawing } from '../render-drawing.ts'

// A 20 × 10 mm sheet at 254 dpi with one dot of 2 mm radius in its left half.
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#f4ead8"/><circle cx="5" cy="4" r="2" fill="#1f4e79"/></svg>'
const picture = { ...renderDrawing(drawing, 200), dpi: 254 }
const { sheet, report } = traceImage(picture)
const readers = await pythonWith('ezdxf==1.4.5', 'pypdfium2==5.15.2')
const folder = await mkdtemp(join(tmpdir(), 'heddle-formats-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('other formats', () => {
  test('DXF holds closed polylines in millimetres on one layer an ink, y upwards', () => {
    const lines = writeDxf(sheet).trimEnd().split('\n')
    expect(lines.length % 2).toBe(0)
    const pairs = lines.flatMap((code, i) => (i % 2 === 0 ? [[code, lines[i + 1]]] : []))
    expect(pairs.at(-1)).toEqual(['0', 'EOF'])
    const layers = pairs.filter(([code, value], i) => code === '2' && pairs[i - 1][1] === 'LAYER' && value !== 'LAYER')
    expect(layers.map(([, value]) => value)).toEqual(['INK_F4EAD8', 'INK_1F4E79'])
    const dot = pairs.flatMap(([, value], i) =>
      value === 'VERTEX' && pairs[i + 1][1] === 'INK_1F4E79'
        ? [[Number(pairs[i + 2][1]), Number(pairs[i + 3][1])]]
        : [],
    )
    for (const [x, y] of dot) expect(Math.hypot(x - 5, y - 6)).toBeCloseTo(2, 1)
  })

  test('EPS fills one path an ink inside its bounding box', () => {
    const text = writeEps(sheet)
    expect(text).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 57 29\n/)
    expect(text.match(/^fill$/gm)).toHaveLength(report.inks.length)
    expect(text).not.toMatch(/NaN|stroke/)
  })

  test('HPGL lifts the pen between rings and ends where each began', () => {
    const rings = [...writePlt(sheet).matchAll(/PU(-?\d+,-?\d+);PD([-\d,]+);PU;/g)]
    expect(rings).toHaveLength(report.rings)
    for (const [, start, way] of rings) expect(way.endsWith(start)).toBe(true)
  })

  test('R2000 splines run through the same points as the rings, one a ring', () => {
    const lines = writeSplineDxf(sheet).trimEnd().split('\n')
    expect(lines.length % 2).toBe(0)
    const text = lines.join('\n')
    expect(text.match(/\nSPLINE\n/g)).toHaveLength(report.rings)
    expect(text).toContain('$ACADVER\n1\nAC1015')
    expect(text).toContain('$INSUNITS\n70\n4')
    expect(text).not.toMatch(/NaN|undefined/)
  })

  test('PDF is a page of the size of the art, filled and never stroked, the same bytes each time', async () => {
    const file = Buffer.from(await writePdf(sheet))
    const text = file.toString('latin1')
    expect(text).toMatch(/\/MediaBox \[0 0 56\.69\d* 28\.34\d*\]/)
    expect(Buffer.from(await writePdf(sheet)).equals(file)).toBe(true)
  })

  test('JSON gives rings in the unit that was asked for', () => {
    const { unit, width, height, inks } = JSON.parse(writeJson({ ...sheet, unit: 'in' }))
    expect([unit, width, height]).toEqual(['in', 0.7874, 0.3937])
    expect(inks.map(({ hex }: { hex: string }) => hex)).toEqual(['#f4ead8', '#1f4e79'])
    const [{ start, steps }] = inks[1].paths[0].rings
    for (const point of [start, ...steps.map((step: number[]) => step.slice(-2))])
      expect(Math.hypot(point[0] - 5 / 25.4, point[1] - 4 / 25.4)).toBeCloseTo(2 / 25.4, 2)
  })

  test.each([
    ['mm', 'width="20mm" height="10mm"', 20],
    ['in', 'width="0.7874in" height="0.3937in"', 0.7874],
    ['px', 'width="200px" height="100px"', 200],
  ] as const)('lengths are told in %s', (units, head, dxfWidth) => {
    const asked = traceImage(picture, { units }).sheet
    expect(writeSvg(asked)).toContain(head)
    const xs = [...writeDxf(asked).matchAll(/VERTEX\n8\n\w+\n10\n([-\d.]+)/g)].map(([, x]) => Number(x))
    expect(Math.max(...xs)).toBeCloseTo(dxfWidth, 3)
  })

  test('a resolution that is asked for goes before the file’s own', () => {
    expect(traceImage(picture, { dpi: 508 }).report).toMatchObject({ dpi: 508, widthMm: 10, heightMm: 5 })
  })

  test('without groups the paths lie side by side', () => {
    const { svg } = traceImage(picture, { groupBy: 'none' })
    expect(svg).not.toContain('<g')
    expect(svg.match(/<path fill="#[0-9a-f]{6}" d="M/g)).toHaveLength(2)
  })

  test('every format says what it is', () => {
    expect(Object.keys(traceFormatTerms).sort()).toEqual([...traceFormats].sort())
  })
})

// ezdxf checks a file as strictly as AutoCAD loads it; PDFium is the reader in Chrome.
;(readers ? describe : describe.skip)('in other people’s readers', () => {
  test.each([
    ['dxf', writeDxf, 'AC1009'],
    ['dxf-splines', writeSplineDxf, 'AC1015'],
  ] as const)('%s opens without an error or a repair', async (name, write, version) => {
    const path = join(folder, `${name}.dxf`)
    await writeFile(path, write(sheet))
    const script = `
import ezdxf, json, sys
from ezdxf import bbox
d = ezdxf.readfile(sys.argv[1])
a = d.audit()
e = bbox.extents(d.modelspace())
print(json.dumps([d.dxfversion, len(a.errors), len(a.fixes), len(d.modelspace()), list(e.extmin), list(e.extmax)]))`
    const [found, errors, fixes, entities, low, high] = JSON.parse(readers?.run(script, path) ?? '')
    expect([found, errors, fixes, entities]).toEqual([version, 0, 0, report.rings])
    expect([...low, ...high].map((value: number) => Math.round(value * 1000) / 1000)).toEqual([0, 0, 0, 20, 10, 0])
  })

  test('pdf shows the dot on its ground', async () => {
    const path = join(folder, 'art.pdf')
    await writeFile(path, await writePdf(sheet))
    const script = `
import pypdfium2, json, sys
page = pypdfium2.PdfDocument(sys.argv[1])[0]
bitmap = page.render(scale=4)
data, stride, channels = bytes(bitmap.buffer), bitmap.stride, bitmap.n_channels
at = lambda x, y: list(data[y * stride + x * channels : y * stride + x * channels + 3])
px = lambda mm: int(mm / 25.4 * 72 * 4)
print(json.dumps([page.get_size(), at(px(5), px(4)), at(px(15), px(5))]))`
    const [size, dot, ground] = JSON.parse(readers?.run(script, path) ?? '')
    expect(size[0]).toBeCloseTo(56.69, 1)
    expect([dot.reverse(), ground.reverse()]).toEqual([
      [0x1f, 0x4e, 0x79],
      [0xf4, 0xea, 0xd8],
    ])
  })
})
