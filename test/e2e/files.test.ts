// Every kind of file generate makes, through every server, opened by readers that are not ours; and brought back to
// upscale.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { type Api, createApi, fetchAsset } from '../harness/api.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let api: Api

beforeAll(async () => {
  service = await startService()
  api = createApi(service.url, (await service.createCaller()).key)
})

afterAll(() => service?.close())

const tile = {
  prompt: 'gingham',
  compositionType: 'tile',
  colorPalette: ['#14213d', '#e5989b', '#f4f1de'],
  aspectRatio: '4:5',
  seed: 3,
}

async function make(more: object) {
  const answer = await api.post('/api/generate', { ...tile, ...more })
  expect(answer.body.detail ?? answer.status).toBe(200)
  const response = await fetch(String(answer.body.url))
  return {
    body: answer.body,
    type: response.headers.get('content-type'),
    file: Buffer.from(await response.arrayBuffer()),
  }
}

describe('a file of generate', () => {
  test.each([
    ['png', 'image/png', 'png'],
    ['png-indexed', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
    ['tiff', 'image/tiff', 'tiff'],
    ['tiff-indexed', 'image/tiff', 'tiff'],
  ])('as %s is %s, named .%s, in the ratio asked for', async (output_format, type, extension) => {
    const made = await make({ output_format, size: 300 })
    expect([made.type, made.body.format]).toEqual([type, output_format])
    expect(made.body.url).toMatch(new RegExp(`\\.${extension}$`))
    const { format, width, height } = await sharp(made.file).metadata()
    expect([format, width, height]).toEqual([output_format.replace('-indexed', ''), 240, 300])
  })

  test('as SVG is drawn by another renderer in the same ratio', async () => {
    const { file, type } = await make({ output_format: 'svg', repeatMm: 200 })
    const { width, height } = new Resvg(file.toString()).render()
    expect(type).toBe('image/svg+xml')
    expect(width / height).toBeCloseTo(0.8, 2)
    expect(file.toString()).toMatch(/ width="160mm" height="200mm"/)
  })

  test('as PDF, plates and WIF has the type and the first bytes of its kind', async () => {
    const [pdf, plates, wif] = [
      await make({ output_format: 'pdf' }),
      await make({ output_format: 'plates', dpi: 40, trapMm: 0.3, registrationMarks: true }),
      await make({ output_format: 'wif' }),
    ]
    expect([pdf.type, pdf.file.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect([wif.type?.split(';')[0], wif.file.subarray(0, 5).toString()]).toEqual(['text/plain', '[WIF]'])
    expect(plates.type).toBe('application/zip')
    const names = Object.keys(unzipSync(plates.file))
    expect(names).toEqual(expect.arrayContaining(['plates.json', 'composite.png', 'plate-1-14213d.tiff']))
    for (const { url } of [pdf.body, plates.body, wif.body]) expect(String(url)).toMatch(/\.(pdf|zip|wif)$/)
  })

  test('in three colourways is an archive whose names stand in the report', async () => {
    const { body, file } = await make({ colorways: 3, size: 128 })
    expect(body.format).toBe('zip')
    const { colourways } = body.report as { colourways: readonly { files: readonly string[] }[] }
    expect(Object.keys(unzipSync(file))).toEqual(colourways.flatMap(({ files }) => files))
  })

  test.each([
    [{ output_format: 'wif', prompt: 'tossed roses' }, 'output_format', /not woven/],
    [{ dpi: 2400 }, 'dpi', /must be \d+ to \d+/],
  ])('that cannot be made is refunded and says why', async (wish, field, message) => {
    const before = await api.account()
    const answer = await api.post('/api/generate', { ...tile, ...wish })
    expect([answer.status, answer.body.code, answer.body.refunded]).toEqual([422, 'request_rejected', true])
    expect(JSON.stringify(answer.body.errors)).toMatch(message)
    expect((answer.body.errors as { field: string }[])[0].field).toBe(field)
    expect(await api.account()).toEqual(before)
  })

  test('that no file of the repeat holds is refused before it is a job', async () => {
    const { status, body } = await api.post('/api/generate', { ...tile, dpi: 2400, repeatMm: 1000 })
    expect([status, body.code, body.jobId]).toEqual([400, 'invalid_request', undefined])
    expect(body.errors).toMatchObject([{ field: 'dpi', message: expect.stringMatching(/^must be 10 to 104 for png/) }])
  })
})

describe('upscale', () => {
  test.each(['svg', 'webp', 'tiff-indexed', 'jpeg'])(
    'draws a %s of generate again from its recipe',
    async (output_format) => {
      const [small, large] = [await make({ output_format, size: 100 }), await make({ size: 400 })]
      const answer = await api.post('/api/upscale', { assetUrl: small.body.url, scale: 4 })
      expect(answer.body.detail ?? answer.body.report).toMatchObject({ method: 'recipe' })
      const pixels = async (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer()
      expect((await pixels(await fetchAsset(answer))).equals(await pixels(large.file))).toBe(true)
    },
  )

  test('refunds an SVG of generate that was changed', async () => {
    const { file } = await make({ output_format: 'svg', size: 100 })
    const image = Buffer.from(file.toString().replace('#e5989b', '#e5989c'))
    const answer = await api.upload('/api/upscale', { image, scale: '2' })
    expect([answer.status, answer.body.code, answer.body.refunded]).toEqual([422, 'invalid_image', true])
  })
})
