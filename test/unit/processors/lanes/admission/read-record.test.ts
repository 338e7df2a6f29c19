import { describe, expect, test } from '@jest/globals'
import type { Codec, DecodedEvent, IncomingMessage } from '../../../../../infra/kafka/port.ts'
import { Failure } from '../../../../../infra/lifecycle/failure.ts'
import { readRecord } from '../../../../../processors/lanes/admission/read-record.ts'
import { eventExamples } from '../../../../../schemas/events/examples.ts'
import type { BatchRequest } from '../../../../../schemas/events/payloads.ts'

const request = eventExamples['batch-request']

const messageOf = (bytes = 100): IncomingMessage => ({
  topic: 'batch',
  partition: 0,
  offset: 7n,
  key: null,
  value: Buffer.alloc(bytes),
  headers: {},
  timestampMs: 0,
})

const answering = (decoded: DecodedEvent | Error): Pick<Codec, 'decode'> => ({
  decode: async () => {
    if (decoded instanceof Error) throw decoded
    return decoded
  },
})

const read = (changes: Partial<BatchRequest>, bytes?: number) =>
  readRecord(messageOf(bytes), answering({ event: 'batch-request', payload: { ...request, ...changes } }))

async function rejectionOf(changes: Partial<BatchRequest>, bytes?: number) {
  const reading = await read(changes, bytes)
  if (reading.kind !== 'rejected') throw new Error('it was not rejected')
  const { code, errors } = reading.rejection
  return { code, field: errors[0]?.field, park: reading.park, ...reading.facts }
}

describe('a record', () => {
  test('of generate becomes the command that the same HTTP request would become', async () => {
    const reading = await read({ parameters: '{"prompt":"red dots","compositionType":"tile","size":512}' })
    if (reading.kind !== 'checked') throw new Error('it was rejected')
    const { toWork, input, event } = reading.record
    expect([event, input]).toEqual(['work-generate', undefined])
    const work = toWork({ jobId: 'job' } as never, undefined)
    expect(work).toMatchObject({ jobId: 'job', prompt: 'red dots', size: 512, outputFormat: 'png', engine: null })
  })

  test('counts as the same request whatever the order of its parameters, and as another with another image', async () => {
    const hashOf = async (changes: Partial<BatchRequest>) => {
      const reading = await read({ operation: 'upscale', imageUrl: 'https://a.example/a.png', ...changes })
      return reading.kind === 'checked' ? reading.record.requestHash : reading.rejection.message
    }
    const one = await hashOf({ parameters: '{"scale":4,"output_format":"tiff"}' })
    expect(await hashOf({ parameters: '{"output_format":"tiff","scale":"4"}' })).toBe(one)
    expect(
      await hashOf({ parameters: '{"scale":4,"output_format":"tiff"}', imageUrl: 'https://a.example/b.png' }),
    ).not.toBe(one)
  })

  test.each<[string, Partial<BatchRequest>, string, string]>([
    ['an empty reference', { reference: '' }, 'invalid_request', 'reference'],
    ['a reference with a line feed', { reference: 'a\nb' }, 'invalid_request', 'reference'],
    ['an operation there is not', { operation: 'paint' }, 'invalid_request', 'operation'],
    ['parameters that are no JSON', { parameters: '{' }, 'invalid_json', 'parameters'],
    ['parameters that are no object', { parameters: '[]' }, 'invalid_request', 'parameters'],
    ['an unknown parameter', { parameters: '{"promt":"x"}' }, 'invalid_request', 'parameters.prompt'],
    [
      'a parameter that stands twice',
      { parameters: '{"prompt":"dots","prompt":"stripes","compositionType":"tile"}' },
      'invalid_request',
      'parameters.prompt',
    ],
    ['generate with an image', { imageUrl: 'https://a.example/a.png' }, 'invalid_request', 'imageUrl'],
    ['vectorize without an image', { operation: 'vectorize', parameters: '{}' }, 'invalid_request', 'imageUrl'],
    [
      'two images',
      { operation: 'upscale', parameters: '{}', imageUrl: 'https://a.example/a.png', inputUploadId: 'upl_1' },
      'invalid_request',
      'imageUrl',
    ],
  ])('with %s is rejected with the field that is wrong', async (_what, changes, code, field) => {
    expect(await rejectionOf(changes)).toMatchObject({ code, field, park: undefined })
  })

  test.each<[string, Partial<BatchRequest>, readonly string[]]>([
    [
      'reference, parameters and image',
      { reference: '', operation: 'upscale', parameters: '{"scale":99,"colour":1}' },
      ['reference', 'parameters.scale', 'parameters.colour', 'imageUrl'],
    ],
    ['JSON and image', { operation: 'vectorize', parameters: '{' }, ['parameters', 'imageUrl']],
    [
      'parameters and both images',
      { parameters: '{"prompt":"dots","compositionType":"no"}', imageUrl: 'a', inputUploadId: 'b' },
      ['parameters.compositionType', 'imageUrl', 'inputUploadId'],
    ],
    ['reference and operation', { reference: '', operation: 'paint' }, ['reference', 'operation']],
  ])('that is wrong in its %s is told all of it', async (_what, changes, fields) => {
    const reading = await read(changes)
    if (reading.kind !== 'rejected') throw new Error('it was not rejected')
    const { code, message, errors } = reading.rejection
    expect(errors.map(({ field }) => field)).toEqual(fields)
    expect([code, message]).toEqual(['invalid_request', expect.stringContaining(`(and ${fields.length - 1} more).`)])
  })

  test.each([
    [
      'objects',
      `{"prompt":"red dots","compositionType":"tile","spec":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ],
    ['lists', `{"prompt":"red dots","compositionType":"tile","spec":{"a":${'['.repeat(99_000)}${']'.repeat(99_000)}}}`],
    ['repeated names', `${'{"a":'.repeat(30_000)}{${'"b":1,'.repeat(9_000)}"b":1}${'}'.repeat(30_000)}`],
  ])('whose parameters are nested without end, of %s, is rejected before they are built', async (_what, parameters) => {
    expect(await rejectionOf({ parameters })).toMatchObject({ code: 'invalid_json', field: 'parameters' })
  })

  test('may begin its parameters with the mark that some editors put before UTF-8', async () => {
    const hashOf = async (parameters: string) => {
      const reading = await read({ parameters })
      return reading.kind === 'checked' ? reading.record.requestHash : reading.rejection.message
    }
    const plain = '{"prompt":"red dots","compositionType":"tile"}'
    expect(await hashOf(`\uFEFF${plain}`)).toBe(await hashOf(plain))
  })

  test('that cannot be checked for a fault of ours is kept and told, and stops nobody', async () => {
    const payload = { ...request }
    Object.defineProperty(payload, 'parameters', {
      get: () => {
        throw new RangeError('Maximum call stack size exceeded')
      },
    })
    const reading = await readRecord(messageOf(), answering({ event: 'batch-request', payload }))
    expect(reading).toMatchObject({ kind: 'rejected', park: 'rejected', facts: { reference: request.reference } })
    expect(reading.kind === 'rejected' && reading.rejection).toMatchObject({
      code: 'internal',
      cause: expect.any(RangeError),
    })
  })

  test('that is too large is rejected with its reference, and never kept', async () => {
    const rejected = await rejectionOf({ reference: 'huge' }, 256 * 1024 + 1)
    expect(rejected).toMatchObject({ code: 'payload_too_large', reference: 'huge', park: undefined })
  })

  test('that is another event, or no event, is kept for an operator', async () => {
    const control = await readRecord(messageOf(), answering({ event: 'control', payload: eventExamples.control }))
    expect(control).toMatchObject({ kind: 'rejected', park: 'rejected', rejection: { code: 'invalid_record' } })
    const poison = await readRecord(
      messageOf(),
      answering(new Failure('message_undecodable', 'park', 'No schema has the id 7')),
    )
    expect(poison).toMatchObject({
      kind: 'rejected',
      park: 'undecodable',
      rejection: {
        message:
          'No schema has the id 7. A record is a zero byte, the id of the schema of batch-value in four bytes, and Avro of that schema.',
      },
    })
    const large = await readRecord(messageOf(300_000), answering(new Failure('message_undecodable', 'park', 'x')))
    expect(large).toMatchObject({ kind: 'rejected', rejection: { code: 'payload_too_large' } })
    expect('park' in large).toBe(false)
  })

  test.each([
    ['key', { key: Buffer.alloc(300_000) }],
    ['header', { headers: { note: Buffer.alloc(300_000) } }],
    ['name of a header', { headers: { ['n'.repeat(300_000)]: Buffer.alloc(1) } }],
  ])('whose %s is too large is never kept, because no dead letter could hold it', async (_part, parts) => {
    const undecodable = answering(new Failure('message_undecodable', 'park', 'x'))
    const reading = await readRecord({ ...messageOf(10), ...parts }, undecodable)
    expect(reading).toMatchObject({ kind: 'rejected', rejection: { code: 'payload_too_large' } })
    expect('park' in reading).toBe(false)
  })

  test('is not judged while the registry is away', async () => {
    const away = new Failure('registry_unavailable', 'retry', 'away')
    await expect(readRecord(messageOf(), answering(away))).rejects.toBe(away)
  })
})
