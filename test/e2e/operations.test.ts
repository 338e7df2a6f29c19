// The three operations on real input, through every server: HTTP → Postgres → Kafka → engine → S3 → reply → HTTP →
// file.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Answer, type Api, createApi, fetchAsset } from '../harness/api.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let api: Api

beforeAll(async () => {
  service = await startService()
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(() => service?.close())

const RESULT_FIELDS = [
  'url',
  'width',
  'height',
  'processingTimeMs',
  'jobId',
  'operation',
  'format',
  'bytes',
  'credits',
  'report',
]
const palette = ['#14213d', '#e5989b', '#f4f1de']
const tile = { prompt: 'tossed peonies and leaves', compositionType: 'tile', colorPalette: palette, seed: 3 }

async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function expectResult(answer: Answer, operation: string): void {
  expect(answer.body.detail ?? answer.status).toBe(200)
  expect(Object.keys(answer.body).sort()).toEqual([...RESULT_FIELDS].sort())
  expect(answer.body.operation).toBe(operation)
}

describe('generate', () => {
  test('answers a tile of exactly the inks asked for', async () => {
    const answer = await api.post('/api/generate', tile)
    expectResult(answer, 'generate')
    expect(answer.body).toMatchObject({ width: 1024, height: 1024, format: 'png', credits: 4 })
    const file = await fetchAsset(answer)
    expect(file.length).toBe(answer.body.bytes)
    const { data } = await pixelsOf(file)
    const inks = new Set<string>()
    for (let at = 0; at < data.length; at += 3) inks.add(`#${data.subarray(at, at + 3).toString('hex')}`)
    expect([...inks].sort()).toEqual([...palette].sort())
  })

  test('makes a tile whose opposite edges continue each other', async () => {
    const { data, width, height } = await pixelsOf(await fetchAsset(await api.post('/api/generate', tile)))
    const at = (x: number, y: number) =>
      data.readUIntBE((((y + height) % height) * width + ((x + width) % width)) * 3, 3)
    const changes = (from: number, across: boolean): number => {
      let count = 0
      for (let along = 0; along < (across ? height : width); along += 1) {
        count += across
          ? Number(at(from, along) !== at(from + 1, along))
          : Number(at(along, from) !== at(along, from + 1))
      }
      return count
    }
    // Ink changes over the seam must be no more than over the busiest of the lines inside.
    for (const across of [true, false]) {
      const inside = Array.from({ length: 63 }, (_, index) => changes(index * 16, across))
      expect(changes((across ? width : height) - 1, across)).toBeLessThanOrEqual(Math.max(...inside))
    }
  })

  test('gives the same file for the same seed and another one for another', async () => {
    const files = await Promise.all(
      [3, 3, 4].map(async (seed) => fetchAsset(await api.post('/api/generate', { ...tile, seed }))),
    )
    expect(files[0].equals(files[1])).toBe(true)
    expect(files[0].equals(files[2])).toBe(false)
  })

  test('covers more ground at each higher density', async () => {
    const covered = await Promise.all(
      ['low', 'medium', 'high'].map(async (density) => {
        const { data } = await pixelsOf(await fetchAsset(await api.post('/api/generate', { ...tile, density })))
        const counts = new Map<number, number>()
        for (let at = 0; at < data.length; at += 3)
          counts.set(data.readUIntBE(at, 3), (counts.get(data.readUIntBE(at, 3)) ?? 0) + 1)
        return 1 - Math.max(...counts.values()) / (data.length / 3)
      }),
    )
    expect(covered[1] - covered[0]).toBeGreaterThan(0.05)
    expect(covered[2] - covered[1]).toBeGreaterThan(0.05)
  })

  test.each(['png', 'svg', 'jpeg'])('writes %s in the ratio asked for', async (output_format) => {
    const answer = await api.post('/api/generate', { ...tile, output_format, aspectRatio: '4:5' })
    expectResult(answer, 'generate')
    expect(Number(answer.body.width) / Number(answer.body.height)).toBeCloseTo(0.8, 2)
    const metadata = await sharp(await fetchAsset(answer)).metadata()
    expect(metadata.format).toBe(output_format)
  })

  test('composes a single placement', async () => {
    const answer = await api.post('/api/generate', { ...tile, compositionType: 'single' })
    expectResult(answer, 'generate')
  })
})

describe('vectorize', () => {
  test('answers strict SVG: filled paths of M, L, C and Z, and nothing else', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><rect width="200" height="160" fill="#f4f1de"/><circle cx="90" cy="80" r="60" fill="#14213d"/><path d="M60 60 L120 60 L90 120 Z" fill="#e5989b"/></svg>'
    const image = await sharp(Buffer.from(drawing)).png().toBuffer()
    const answer = await api.upload('/api/vectorize', { image, quality: 'high', config: '{"iterMax":20}' })
    expectResult(answer, 'vectorize')
    const svg = (await fetchAsset(answer)).toString()
    expect(new Set(svg.match(/<\w+/g))).toEqual(new Set(['<svg', '<g', '<path']))
    expect(svg).not.toMatch(/stroke|transform|style=|class=|opacity/)
    for (const [, path] of svg.matchAll(/ d="([^"]+)"/g)) expect(path).toMatch(/^[MLCZ0-9 .,-]+$/)
    expect([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill).sort()).toEqual(
      expect.arrayContaining(['#14213d', '#e5989b', '#f4f1de']),
    )
    expect(answer.body).toMatchObject({ width: 200, height: 160, format: 'svg' })
  })

  test('takes the image under any field name', async () => {
    const image = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    expectResult(await api.upload('/api/vectorize', { picture: image }), 'vectorize')
  })
})

describe('upscale', () => {
  test('turns 1024 pixels into 16384, from an uploaded file', async () => {
    const image = await fetchAsset(await api.post('/api/generate', tile))
    const answer = await api.upload('/api/upscale', { image, tile: 'true' })
    expectResult(answer, 'upscale')
    expect(answer.body).toMatchObject({ width: 16384, height: 16384, format: 'png' })
    const header = await (await fetch(String(answer.body.url), { headers: { range: 'bytes=0-32' } })).arrayBuffer()
    expect([Buffer.from(header).readUInt32BE(16), Buffer.from(header).readUInt32BE(20)]).toEqual([16384, 16384])
  })

  test('takes the url of an own result, and no other account may', async () => {
    const { body } = await api.post('/api/generate', { ...tile, size: 64 })
    expectResult(await api.post('/api/upscale', { assetUrl: body.url, scale: 4, output_format: 'jpeg' }), 'upscale')
    const stranger = createApi(service.url, (await service.createCaller()).key)
    const refused = await stranger.post('/api/upscale', { assetUrl: body.url })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
  })
})

test('the books balance after all of this', async () => {
  expect(await service.ledger.reconcile()).toEqual([])
  expect((await api.account()).held).toBe(0)
})
