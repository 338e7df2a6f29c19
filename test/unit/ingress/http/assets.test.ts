import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readRange } from '../../../../ingress/http/byte-range.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

describe('the edge', () => {
  let ingress: TestIngress
  const key = `assets/${'ab'.repeat(16)}/job_${'1'.repeat(32)}.png`
  /** What the store of these tests says of all it has. */
  const WRITTEN = 'Thu, 01 Jan 1970 00:00:00 GMT'
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

  beforeAll(async () => {
    ingress = await startTestIngress()
    await ingress.storage.putBytes(key, bytes, { contentType: 'image/png', sha256: 'f00d' })
    await ingress.storage.putBytes('inputs/secret', bytes, { contentType: 'image/png' })
  })
  afterAll(() => ingress.stop())

  const get = (headers: Record<string, string> = {}, path = key, method = 'GET'): Promise<Response> =>
    fetch(`${ingress.url}/${path}`, { method, headers })

  test('streams the file with the headers that a cache wants', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"f00d"',
      'last-modified': WRITTEN,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="job_${'1'.repeat(32)}.png"`,
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('answers 304 to whoever has the file', async () => {
    for (const tag of ['"f00d"', 'W/"f00d"', '"other", "f00d"', '*']) {
      const response = await get({ 'if-none-match': tag })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe('"f00d"')
      expect(await response.text()).toBe('')
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('answers 412 to whoever wants another file', async () => {
    for (const tag of ['"f00d"', '"other", "f00d"', '*']) expect((await get({ 'if-match': tag })).status).toBe(200)
    // A weak tag matches nothing here: its bytes may be others.
    for (const tag of ['"other"', 'W/"f00d"', '']) {
      const response = await get({ 'if-match': tag, 'if-none-match': '"f00d"' })
      expect(response.status).toBe(412)
      expect(response.headers.get('etag')).toBe('"f00d"')
      expect(await response.json()).toMatchObject({ code: 'precondition_failed', errors: [{ field: 'If-Match' }] })
    }
  })

  test('answers conditions of time, where no tag goes before them', async () => {
    const [before, after] = ['Wed, 31 Dec 1969 23:59:59 GMT', 'Fri, 02 Jan 1970 00:00:00 GMT']
    const statusOf = async (headers: Record<string, string>): Promise<number> => (await get(headers)).status
    for (const time of [WRITTEN, after]) {
      expect(await statusOf({ 'if-modified-since': time })).toBe(304)
      expect(await statusOf({ 'if-unmodified-since': time })).toBe(200)
    }
    expect(await statusOf({ 'if-modified-since': before })).toBe(200)
    expect(await statusOf({ 'if-modified-since': 'yesterday', 'if-unmodified-since': 'yesterday' })).toBe(200)
    expect(await statusOf({ 'if-modified-since': after, 'if-none-match': '"other"' })).toBe(200)
    expect(await statusOf({ 'if-unmodified-since': before, 'if-match': '"f00d"' })).toBe(200)
    const refused = await get({ 'if-unmodified-since': before })
    expect(refused.status).toBe(412)
    expect(await refused.json()).toMatchObject({
      code: 'precondition_failed',
      detail: `If-Unmodified-Since must be no earlier than ${WRITTEN}.`,
      errors: [{ field: 'If-Unmodified-Since' }],
    })
  })

  test('answers a range with 206, and the whole file when the part is of another version', async () => {
    const part = await get({ range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 10-19/1000')
    expect(part.headers.get('access-control-expose-headers')).toContain('Content-Range')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    expect((await get({ range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200)
    expect((await get({ range: 'bytes=10-19', 'if-range': '"f00d"' })).status).toBe(206)
  })

  test('goes on with a range for who names the date of its part', async () => {
    const date = (await get()).headers.get('last-modified') ?? ''
    expect((await get({ range: 'bytes=10-19', 'if-range': date })).status).toBe(206)
    const another = new Date(Date.parse(date) + 1000).toUTCString()
    expect((await get({ range: 'bytes=10-19', 'if-range': another })).status).toBe(200)
  })

  test('answers a range beyond the file with 416 and its size', async () => {
    const response = await get({ range: 'bytes=1000-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */1000')
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' })
  })

  test('answers HEAD without opening the file', async () => {
    const before = ingress.storage.reads.length
    for (const range of ['none', 'bytes=10-19', 'bytes=1000-']) {
      const response = await get({ range }, key, 'HEAD')
      expect(response.status).toBe(200)
      expect(response.headers.get('content-length')).toBe('1000')
    }
    expect(ingress.storage.reads).toHaveLength(before)
  })

  test.each([
    `assets/${'cd'.repeat(16)}/job_${'1'.repeat(32)}.png`,
    'assets/x/..%2F..%2Finputs%2Fsecret',
    'assets/..%2Finputs/secret',
    'assets/%2e%2e/secret',
    'inputs/secret',
    `assets/${'ab'.repeat(16)}`,
  ])('%s is not found', async (path) => {
    const response = await get({}, path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('a Range header', () => {
  test.each([
    [undefined, 'whole'],
    ['bytes=0-0', { offset: 0, length: 1 }],
    ['Bytes=0-0', { offset: 0, length: 1 }],
    ['bytes=5-', { offset: 5, length: 95 }],
    ['bytes=-10', { offset: 90, length: 10 }],
    ['bytes=-1000', { offset: 0, length: 100 }],
    ['bytes=90-1000', { offset: 90, length: 10 }],
    ['bytes=90-9999999999999999999999', { offset: 90, length: 10 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9999999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
  ])('%s of 100 bytes is %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected)
  })
})
