// Every malformed request is a 4xx that names its field, charges nothing, leaves no file, and the process stays up.
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { animatedGif, flatJpeg, flatPng, pngBomb } from '../../../harness/fakes/images.ts'
import { completeEverything, startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let secret: string

beforeAll(async () => {
  ingress = await startTestIngress()
  secret = ingress.ledger.addCaller().secret
  completeEverything(ingress)
})
afterAll(() => ingress.stop())
afterEach(async () => {
  expect((await fetch(`${ingress.url}/healthz`)).status).toBe(200)
  expect(await ingress.uploadsLeft()).toEqual([])
})

type Sent = { readonly body?: string | FormData | Uint8Array<ArrayBuffer>; readonly contentType?: string }

function post(path: string, { body, contentType }: Sent): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}`, ...(contentType ? { 'content-type': contentType } : {}) }
  return fetch(`${ingress.url}${path}`, { method: 'POST', headers, body })
}

async function expectRefusal(answer: Promise<Response>, status: number, code: string, field: string): Promise<string> {
  const before = ingress.ledger.admitted.length
  const response = await answer
  const problem = (await response.json()) as {
    status: number
    code: string
    errors?: { field: string; message: string }[]
  }
  expect({ status: response.status, code: problem.code }).toEqual({ status, code })
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const fields = problem.errors?.map((error) => error.field) ?? []
  expect(fields).toContain(field)
  // One thing is said of a field, not two that contradict each other.
  expect(fields).toEqual([...new Set(fields)])
  expect(ingress.ledger.admitted).toHaveLength(before)
  expect([...ingress.storage.objects.keys()].filter((key) => key.startsWith('inputs/'))).toEqual([])
  return problem.errors?.find((error) => error.field === field)?.message ?? ''
}

const GOOD = { prompt: 'blue dots', compositionType: 'tile' }

describe('generate', () => {
  test.each([
    ['a prompt of 2 characters', { ...GOOD, prompt: 'ab' }, 'prompt'],
    ['a prompt of blanks', { ...GOOD, prompt: '     ' }, 'prompt'],
    ['a prompt that is a number', { ...GOOD, prompt: 12 }, 'prompt'],
    ['no composition type', { prompt: 'blue dots' }, 'compositionType'],
    ['an unknown composition type', { ...GOOD, compositionType: 'mosaic' }, 'compositionType'],
    ['the ratio 0:1', { ...GOOD, aspectRatio: '0:1' }, 'aspectRatio'],
    ['the ratio 1:', { ...GOOD, aspectRatio: '1:' }, 'aspectRatio'],
    ['the ratio 1e9:1', { ...GOOD, aspectRatio: '1e9:1' }, 'aspectRatio'],
    ['a colour that is none', { ...GOOD, colorPalette: ['#fff', 'reddish'] }, 'colorPalette[1]'],
    ['an empty palette', { ...GOOD, colorPalette: [] }, 'colorPalette'],
    ['an unknown density', { ...GOOD, density: 'crowded' }, 'density'],
    ['an unknown format', { ...GOOD, output_format: 'bmp' }, 'output_format'],
    ['dots per inch beside a size', { ...GOOD, dpi: 300, size: 512 }, 'dpi'],
    ['a trap without plates', { ...GOOD, trapMm: 0.2 }, 'trapMm'],
    ['registration marks on a PDF', { ...GOOD, output_format: 'pdf', registrationMarks: true }, 'registrationMarks'],
    ['a trap as wide as a hand', { ...GOOD, output_format: 'plates', trapMm: 100 }, 'trapMm'],
    ['a repeat of nothing', { ...GOOD, repeatMm: 0 }, 'repeatMm'],
    ['a hundred colourways', { ...GOOD, colorways: 100 }, 'colorways'],
    ['a broken seed', { ...GOOD, seed: 1.5 }, 'seed'],
    ['an unknown field', { ...GOOD, promt: 'x' }, 'promt'],
    ['a list', [GOOD], 'body'],
    ['null', null, 'body'],
  ])('%s is a 400 that names the field', async (_name, body, field) => {
    const sent = { body: JSON.stringify(body), contentType: 'application/json' }
    await expectRefusal(post('/api/generate', sent), 400, 'invalid_request', field)
  })

  test('an empty body names what is missing', async () => {
    await expectRefusal(post('/api/generate', {}), 400, 'invalid_request', 'prompt')
    await expectRefusal(
      post('/api/generate', { contentType: 'application/json' }),
      400,
      'invalid_request',
      'compositionType',
    )
  })

  test('a body that is no JSON says where it breaks', async () => {
    const sent = { body: '{"prompt": "x",}', contentType: 'application/json' }
    expect(await expectRefusal(post('/api/generate', sent), 400, 'invalid_json', 'body')).toMatch(/position/)
  })

  test.each([
    [
      'with two values',
      '{"prompt":"blue dots","compositionType":"tile","compositionType":"single"}',
      'compositionType',
    ],
    ['spelled in two ways', '{"prompt":"blue dots","p\\u0072ompt":"red dots","compositionType":"tile"}', 'prompt'],
    ['with a value that is wrong', '{"prompt":"blue dots","prompt":"x","compositionType":"tile"}', 'prompt'],
    ['inside another', '{"prompt":"blue dots","compositionType":"tile","spec":{"seed":1,"seed":2}}', 'spec.seed'],
  ])('a field that stands twice, %s, is a 400 that names it', async (_how, body, field) => {
    const answer = post('/api/generate', { body, contentType: 'application/json' })
    expect(await expectRefusal(answer, 400, 'invalid_request', field)).toBe('must be given once')
  })

  test('a body that is no UTF-8 is refused', async () => {
    const sent = { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), contentType: 'application/json' }
    await expectRefusal(post('/api/generate', sent), 400, 'invalid_json', 'body')
  })

  test('a body in a coding is a 415 that says what would be taken', async () => {
    const response = await fetch(`${ingress.url}/api/generate`, {
      method: 'POST',
      headers: { 'x-api-key': secret, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(GOOD)),
    })
    expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity'])
  })

  test('another content type is a 415', async () => {
    await expectRefusal(
      post('/api/generate', { body: 'prompt=x', contentType: 'text/plain' }),
      415,
      'unsupported_media_type',
      'Content-Type',
    )
  })

  test('a JSON body over 256 KiB is a 413', async () => {
    const sent = { body: JSON.stringify({ ...GOOD, prompt: 'x'.repeat(300_000) }), contentType: 'application/json' }
    await expectRefusal(post('/api/generate', sent), 413, 'payload_too_large', 'body')
  })

  test('many wrong fields are named together', async () => {
    const response = await post('/api/generate', { body: '{"seed":"x","a":1,"b":2}', contentType: 'application/json' })
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field).toSorted()).toEqual(['a', 'b', 'compositionType', 'prompt', 'seed'])
  })
})

function form(parts: Record<string, string | Buffer>): FormData {
  const data = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') data.set(name, part)
    else data.set(name, new Blob([Uint8Array.from(part)]), 'upload.bin')
  }
  return data
}

describe.each(['/api/vectorize', '/api/upscale'])('an upload to %s', (path) => {
  test('without a body or without a file names the image', async () => {
    await expectRefusal(post(path, {}), 400, 'invalid_request', 'image')
    const nothing = Object.fromEntries([['output_format', path === '/api/upscale' ? 'png' : 'svg']])
    await expectRefusal(post(path, { body: form(nothing) }), 400, 'invalid_request', 'image')
    expect(
      await expectRefusal(post(path, { body: form({ image: 'x.png' }) }), 400, 'invalid_request', 'image'),
    ).toMatch(/text/)
  })

  test('without a file name and a type is taken for what its bytes are', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="image"\r\n\r\n'
    const send = (image: Buffer) => {
      const body = Uint8Array.from(Buffer.concat([Buffer.from(part), image, Buffer.from('\r\n--b--\r\n')]))
      return post(path, { body, contentType: 'multipart/form-data; boundary=b' })
    }
    expect((await send(await flatPng())).status).toBe(200)
    ingress.storage.objects.clear()
    expect(await expectRefusal(send(Buffer.from('x.png')), 400, 'invalid_request', 'image')).toMatch(/text was sent/)
  })

  test('that is empty, text, SVG or compressed SVG is refused', async () => {
    await expectRefusal(post(path, { body: form({ image: Buffer.alloc(0) }) }), 400, 'invalid_request', 'image')
    const others = ['hello world', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\x1f\x8b\x08', '%PDF-1.7'].map(
      (text) => Buffer.from(text, 'latin1'),
    )
    for (const image of others) {
      await expectRefusal(post(path, { body: form({ image }) }), 415, 'unsupported_media_type', 'image')
    }
  })

  test('that is cut off is refused, PNG and JPEG, wherever it was cut', async () => {
    const files = [await flatPng(64, 64), await flatJpeg(64, 64)]
    for (const whole of files) {
      for (const length of [whole.length - 1, Math.floor(whole.length / 2), 20]) {
        const image = whole.subarray(0, length)
        expect(await expectRefusal(post(path, { body: form({ image }) }), 422, 'invalid_image', 'image')).toMatch(
          /cut off/,
        )
      }
    }
  })

  test('of a PNG bomb is refused by its header', async () => {
    const image = pngBomb(30_000, 30_000)
    const message = await expectRefusal(post(path, { body: form({ image }) }), 413, 'image_too_large', 'image')
    expect(message).toMatch(/30000 × 30000/)
  })

  test('of an animated GIF is refused, a still one is taken', async () => {
    expect(
      await expectRefusal(post(path, { body: form({ image: await animatedGif() }) }), 422, 'invalid_image', 'image'),
    ).toMatch(/2 frames/)
  })

  test('of several files is refused, and the part is named that should not be one', async () => {
    const image = await flatPng()
    const twice = form({ image })
    twice.append('image', new Blob([Uint8Array.from(image)]), 'again.png')
    await expectRefusal(post(path, { body: twice }), 400, 'invalid_request', 'image')
    for (const parts of [
      { image, output_format: image },
      { output_format: image, image },
    ]) {
      await expectRefusal(post(path, { body: form(parts) }), 400, 'invalid_request', 'output_format')
    }
    const unnamed = form({ front: image, back: image })
    expect(await expectRefusal(post(path, { body: unnamed }), 400, 'invalid_request', 'back')).toMatch(/beside front/)
  })

  test('of 100 MB, or of one byte more than 50 MiB, is a 413', async () => {
    const image = Buffer.alloc(100_000_000)
    await expectRefusal(post(path, { body: form({ image }) }), 413, 'payload_too_large', 'image')
    const barely = Buffer.alloc(50 * 1024 * 1024 + 1)
    await expectRefusal(post(path, { body: form({ image: barely }) }), 413, 'payload_too_large', 'image')
  })

  test('with an unknown field names it', async () => {
    await expectRefusal(
      post(path, { body: form({ image: await flatPng(), qualty: 'x' }) }),
      400,
      'invalid_request',
      'qualty',
    )
  })

  test('with more than 20 text parts is refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`part${index}`, 'x']))
    await expectRefusal(
      post(path, { body: form({ ...parts, image: await flatPng() }) }),
      400,
      'invalid_request',
      'body',
    )
  })

  test('whose multipart body breaks off is a 400', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\nabc'
    const sent = { body, contentType: 'multipart/form-data; boundary=b' }
    await expectRefusal(post(path, sent), 400, 'invalid_multipart', 'body')
    const unbound = post(path, { body, contentType: 'multipart/form-data' })
    expect(await expectRefusal(unbound, 400, 'invalid_multipart', 'body')).toMatch(/names no boundary/)
  })

  test('in the coding of a mail is told so', async () => {
    const image = (await flatPng()).toString('base64')
    const head = 'content-disposition: form-data; name="image"; filename="x.png"\r\ncontent-transfer-encoding: base64'
    const sent = { body: `--b\r\n${head}\r\n\r\n${image}\r\n--b--\r\n`, contentType: 'multipart/form-data; boundary=b' }
    expect(await expectRefusal(post(path, sent), 400, 'invalid_multipart', 'image')).toMatch(/base64/)
  })

  test('of another content type is a 415', async () => {
    await expectRefusal(
      post(path, { body: 'x', contentType: 'text/plain' }),
      415,
      'unsupported_media_type',
      'Content-Type',
    )
  })
})

describe('vectorize', () => {
  test.each([
    ['an unknown quality', { quality: 'extreme' }, 'quality'],
    ['config that is no JSON', { config: '{"iterMax":' }, 'config'],
    ['an unknown key in config', { config: '{"iterMin":2}' }, 'config.iterMin'],
    ['a config value out of range', { config: '{"iterMax":0}' }, 'config.iterMax'],
    ['config that is a list', { config: '[]' }, 'config'],
  ])('%s is a 400 that names the field', async (_name, fields, field) => {
    const sent = { body: form({ image: await flatPng(), ...fields } as Record<string, string | Buffer>) }
    await expectRefusal(post('/api/vectorize', sent), 400, 'invalid_request', field)
  })

  test('takes the file under any field name, in any kind it reads', async () => {
    for (const image of [await flatPng(), await flatJpeg()]) {
      const response = await post('/api/vectorize', {
        body: form({ upload: image, quality: 'low', config: '{"iterMax":20}' }),
      })
      expect(response.status).toBe(200)
      const work = workOf(ingress.kafka.sent.at(-1) ?? { value: Buffer.from('{}') })
      expect(work).toMatchObject({
        quality: 'low',
        config: '{"iterMax":20}',
        image: { width: 16, height: 16, bytes: image.length },
      })
      expect(ingress.storage.objects.get(`inputs/${work.jobId}`)?.bytes).toEqual(image)
      ingress.storage.objects.clear()
    }
  })

  test.each([
    ['a file of JSON', 'application/json', '{"colors":4}'],
    ['a file of no kind, with the mark of UTF-8 before it', '', '\uFEFF{"colors":4}\n'],
  ])('takes its settings from %s too, before or behind the picture', async (_what, type, text) => {
    const picture: [string, Blob, string] = ['image', new Blob([Uint8Array.from(await flatPng())]), 'cloth.png']
    const settings: [string, Blob, string] = ['config', new Blob([text], { type }), 'config.json']
    for (const parts of [
      [picture, settings],
      [settings, picture],
    ]) {
      const body = new FormData()
      for (const part of parts) body.append(...part)
      expect((await post('/api/vectorize', { body })).status).toBe(200)
      const work = workOf(ingress.kafka.sent.at(-1) ?? { value: Buffer.from('{}') })
      expect(work).toMatchObject({ config: '{"colors":4}', image: { width: 16 } })
    }
    ingress.storage.objects.clear()
  })
})

describe('upscale', () => {
  test('an image whose result would be too large is refused before it is charged', async () => {
    const image = await flatPng(2048, 513)
    const message = await expectRefusal(
      post('/api/upscale', { body: form({ image }) }),
      413,
      'image_too_large',
      'image',
    )
    expect(message).toMatch(/at most 1048576 pixels.*1024 × 1024/)
    expect((await post('/api/upscale', { body: form({ image, scale: '8' }) })).status).toBe(200)
    ingress.storage.objects.clear()
  })

  test.each([
    'https://elsewhere.test/x.png',
    'http://169.254.169.254/latest',
    '../../etc/passwd',
    'assets/../inputs/x.png',
    '',
  ])('the address %j is no asset of ours and is never fetched', async (assetUrl) => {
    const sent = { body: JSON.stringify({ assetUrl }), contentType: 'application/json' }
    await expectRefusal(post('/api/upscale', sent), 400, 'invalid_request', 'assetUrl')
  })
})

describe('a query', () => {
  test.each([
    ['/api/jobs?limit=1&limit=2', 'limit', 'must be given once'],
    ['/api/jobs?state=running&state=completed', 'state', 'must be given once'],
    ['/api/account/entries?format=csv&limit=1&format=json', 'format', 'must be given once'],
    ['/api/usage?per=day&per=hour', 'per', 'must be given once'],
    ['/api/jobs?page=1&page=2', 'page', 'is not a known field; known are limit, cursor, state, operation'],
    ['/api/jobs?limit[]=1', 'limit[]', 'is not a known field; perhaps you meant limit'],
    ['/api/usage?limti=1&_=1', 'limti', 'is not a known field; perhaps you meant limit'],
  ])('%s says that %s %s', async (path, field, message) => {
    const answer = fetch(`${ingress.url}${path}`, { headers: { 'x-api-key': secret } })
    expect(await expectRefusal(answer, 400, 'invalid_request', field)).toBe(message)
  })

  test.each([
    ['POST', '/api/generate?compositionTyp=tile'],
    ['POST', '/api/quotes?count=2'],
    ['DELETE', '/api/jobs/job_00000000000000000000000000000000?force=1'],
  ])('%s %s says that the address has none, and does nothing', async (method, path) => {
    const answer = fetch(`${ingress.url}${path}`, { method, headers: { 'x-api-key': secret } })
    const field = path.replace(/.*\?|=.*/g, '')
    expect(await expectRefusal(answer, 400, 'invalid_request', field)).toBe(
      'stands in the query, and this address has none',
    )
  })

  test.each([
    '/api/jobs?limit=1&_=1732415220123',
    '/api/usage?_dc=1732415220123&_dc=2',
    '/api/account/entries?_=1&format=csv',
    '/api/account?verbose=1',
    '/api/webhooks?page=2',
  ])('of %s loses nothing, so it is answered', async (path) => {
    const answer = await fetch(`${ingress.url}${path}`, { headers: { 'x-api-key': secret } })
    expect(answer.status).toBe(200)
  })

  test('is not looked at before the key', async () => {
    expect((await fetch(`${ingress.url}/api/quotes?count=2`, { method: 'POST' })).status).toBe(401)
  })
})
