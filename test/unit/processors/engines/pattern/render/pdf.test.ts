// The page as a reader of ISO 32000 sees it: its own objects are followed from the trailer, not looked for by eye.
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import { readXmp } from '../../../../../../processors/engines/pattern/render/recipe-text.ts'

const inks = ['#f4efe2', '#aa3344', '#224466']

async function drawPdf(more: object = {}) {
  const request = { prompt: 'polka dots', compositionType: 'tile' as const, colorPalette: inks, seed: 4, ...more }
  const { file, report, contentType } = await generatePattern({ ...request, format: 'pdf' })
  return { ...readPdf(Buffer.from(file)), file: Buffer.from(file), report, contentType }
}

/** Every object of the file by its number, found through the cross-reference table that the file ends with. */
function readPdf(file: Buffer) {
  const text = file.toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const [, count] = /^xref\s+0 (\d+)/.exec(text.slice(table)) ?? []
  const offsets = [...text.slice(table).matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(Number(count) - 1)
  const objects = new Map(
    offsets.map((offset) => {
      const [head, number] = /^(\d+) 0 obj/.exec(text.slice(offset)) ?? ['', '']
      return [Number(number), { at: offset + head.length, body: text.slice(offset, text.indexOf('endobj', offset)) }]
    }),
  )
  const find = (pattern: RegExp) => [...objects.values()].filter(({ body }) => pattern.test(body))
  const stream = ({ at, body }: { at: number; body: string }): Buffer => {
    const from = text.indexOf('stream\n', at) + 'stream\n'.length
    const bytes = file.subarray(from, from + Number(/\/Length (\d+)/.exec(body)?.[1]))
    return /FlateDecode/.test(body) ? inflateSync(bytes) : bytes
  }
  const [page] = find(/\/Type \/Page\b(?!s)/)
  const contents = objects.get(Number(/\/Contents (\d+) 0 R/.exec(page.body)?.[1]))
  return { page: page.body, drawing: contents ? stream(contents).toString('latin1') : '', find, stream }
}

describe('PDF', () => {
  test('is one page of exactly the repeat', async () => {
    const { page, report, contentType } = await drawPdf({ aspectRatio: '3:2', repeatMm: 150 })
    expect(contentType).toBe('application/pdf')
    const box = /\/MediaBox \[([^\]]+)\]/.exec(page)?.[1].split(' ').map(Number) ?? []
    expect(box.map((points) => Math.round((points / 72) * 254) / 10)).toEqual([0, 0, 150, 100])
    expect([report.repeat.widthMm, report.repeat.heightMm]).toEqual([150, 100])
  })

  test('has each ink as a spot colour of its very RGB and as a layer', async () => {
    const { find } = await drawPdf()
    const named = ['Ink-1-f4efe2', 'Ink-2-aa3344', 'Ink-3-224466']
    for (const [at, name] of named.entries()) {
      expect(find(new RegExp(`/Separation /${name} /DeviceRGB`))).toHaveLength(1)
      expect(find(new RegExp(`/Type /OCG\\s*/Name \\(${name}\\)`))).toHaveLength(1)
      const full = [1, 3, 5].map((from) => Number.parseInt(inks[at].slice(from, from + 2), 16))
      const tints = find(/\/FunctionType 2/).map(({ body }) => /\/C1 \[([^\]]+)\]/.exec(body)?.[1].split(' ') ?? [])
      expect(tints.map((tint) => tint.map((value) => Math.round(Number(value) * 255)))).toContainEqual(full)
    }
  })

  test('paints with fills only, in its own inks, inside balanced layers', async () => {
    const { drawing } = await drawPdf({ prompt: 'tossed roses' })
    const operators = new Set(drawing.match(/(?<=\s|^)[a-zA-Z*]+(?=\s|$)/g))
    expect([...operators].filter((operator) => /^(S|s|B|b|b\*|B\*|RG|rg|K|k|sh|Do|Tj)$/.test(operator))).toEqual([])
    expect(drawing.match(/BDC/g)).toHaveLength(drawing.match(/EMC/g)?.length ?? 0)
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
    expect(new Set(drawing.match(/\/Ink\d+ cs/g))).toEqual(new Set(['/Ink1 cs', '/Ink2 cs', '/Ink3 cs']))
  })

  test('carries the recipe in its XMP metadata', async () => {
    const { find, stream, report } = await drawPdf()
    const [metadata] = find(/\/Subtype \/XML/)
    const recipe = JSON.parse(readXmp(stream(metadata).toString('utf8')) ?? '') as { heddle: unknown }
    expect(recipe.heddle).toEqual(report.spec)
  })

  test('is the same to the byte whenever it is drawn', async () => {
    expect((await drawPdf()).file.equals((await drawPdf()).file)).toBe(true)
  })
})
