// The codec against a registry that fails when it is told to.
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createCodec } from '../../../../../infra/kafka/registry/codec.ts'
import { pingRegistry } from '../../../../../infra/kafka/registry/registry-rest.ts'
import { eventSchemas } from '../../../../../schemas/events/catalogue.ts'
import { eventExamples } from '../../../../../schemas/events/examples.ts'
import { standingTopics } from '../../../../../schemas/topics.ts'

type Answer = { readonly status: number; readonly body: unknown }
type Registry = { readonly url: string; readonly asked: string[]; answer: (path: string) => Answer }

const servers: Server[] = []
const refundSchema: Answer = { status: 200, body: { id: 7, schema: eventSchemas.refund.document } }
const down: Answer = { status: 503, body: {} }
const retriable = { code: 'registry_unavailable', remedy: 'retry' }

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a registry is there when it lists its subjects', async () => {
  const registry = await openRegistry(() => ({ status: 200, body: [] }))
  await expect(pingRegistry(`${registry.url}/`)).resolves.toBeUndefined()
  expect(registry.asked).toEqual(['/subjects'])
  registry.answer = () => ({ status: 404, body: {} })
  await expect(pingRegistry(registry.url)).rejects.toMatchObject({ code: 'registry_refused' })
  registry.answer = () => down
  await expect(pingRegistry(registry.url)).rejects.toMatchObject(retriable)
  await expect(pingRegistry('http://127.0.0.1:1')).rejects.toMatchObject(retriable)
})

describe('the codec', () => {
  test('looks an id up once, and reads a schema once', async () => {
    const registry = await openRegistry(() => refundSchema)
    const codec = createCodec(registry.url, standingTopics())
    for (let time = 0; time < 3; time += 1) {
      const bytes = await codec.encode('refund', eventExamples.refund)
      expect(bytes.readUInt32BE(1)).toBe(7)
      expect((await codec.decode(bytes)).event).toBe('refund')
    }
    expect(registry.asked).toEqual(['/subjects/heddle.refunds.v1-value', '/schemas/ids/7'])
  })

  test('asks once for all that is encoded at the same time', async () => {
    const registry = await openRegistry(() => refundSchema)
    const codec = createCodec(registry.url, standingTopics())
    await Promise.all(Array.from({ length: 50 }, () => codec.encode('refund', eventExamples.refund)))
    expect(registry.asked).toEqual(['/subjects/heddle.refunds.v1-value'])
  })

  test('asks to try again while the registry is away, and works when it is back', async () => {
    const registry = await openRegistry(() => down)
    const codec = createCodec(registry.url, standingTopics())
    const bytes = Buffer.from([0, 0, 0, 0, 7])
    await expect(codec.encode('refund', eventExamples.refund)).rejects.toMatchObject(retriable)
    await expect(codec.decode(bytes)).rejects.toMatchObject(retriable)
    registry.answer = () => refundSchema
    const encoded = await codec.encode('refund', eventExamples.refund)
    expect(structuredClone((await codec.decode(encoded)).payload)).toEqual(eventExamples.refund)
  })

  test('asks to try again when nothing listens at the address', async () => {
    const codec = createCodec('http://127.0.0.1:1', standingTopics())
    await expect(codec.encode('refund', eventExamples.refund)).rejects.toMatchObject(retriable)
    await expect(codec.decode(Buffer.from([0, 0, 0, 0, 7, 1]))).rejects.toMatchObject(retriable)
  })

  test('parks what names a schema the registry does not have, and looks again the next time', async () => {
    const registry = await openRegistry(() => ({ status: 404, body: { error_code: 40403 } }))
    const codec = createCodec(registry.url, standingTopics())
    const bytes = Buffer.from([0, 0, 0, 0, 7, 1])
    for (let time = 0; time < 2; time += 1) {
      await expect(codec.decode(bytes)).rejects.toMatchObject({ code: 'message_undecodable', remedy: 'park' })
    }
    expect(registry.asked).toEqual(['/schemas/ids/7', '/schemas/ids/7'])
  })

  test.each([
    [' {"reference":"a"}', 'The bytes are JSON and do not begin with a schema id'],
    ['Obj\x01\x02', 'The bytes are an Avro file, with a schema of its own and no schema id'],
    ['\x02a', 'The bytes do not begin with a schema id'],
    ['', 'The bytes do not begin with a schema id'],
  ])('parks %j and says what it is instead', async (value, message) => {
    const codec = createCodec('http://127.0.0.1:1', standingTopics())
    await expect(codec.decode(Buffer.from(value, 'latin1'))).rejects.toMatchObject({ remedy: 'park', message })
  })

  test('parks a record of a schema that is none of our events', async () => {
    const schema = JSON.stringify({ type: 'record', name: 'Other', namespace: 'org.else', fields: [] })
    const registry = await openRegistry(() => ({ status: 200, body: { schema } }))
    const codec = createCodec(registry.url, standingTopics())
    await expect(codec.decode(Buffer.from([0, 0, 0, 0, 7]))).rejects.toMatchObject({ remedy: 'park' })
  })

  test('reads what an older writer wrote, with the defaults of the fields it did not know', async () => {
    const older = JSON.parse(eventSchemas.refund.document) as { fields: { name: string }[] }
    older.fields = older.fields.filter(({ name }) => name !== 'field')
    const registry = await openRegistry(() => ({ status: 200, body: { id: 7, schema: JSON.stringify(older) } }))
    const codec = createCodec(registry.url, standingTopics())
    const newer = await codec.encode('refund', { ...eventExamples.refund, field: null })
    // The last field is a null, one byte: without it the bytes are what the older writer would have made.
    const { payload } = await codec.decode(newer.subarray(0, newer.length - 1))
    expect(payload).toMatchObject({ jobId: eventExamples.refund.jobId, field: null })
  })

  test('says that an installation was not provisioned instead of inventing an id', async () => {
    const registry = await openRegistry(() => ({ status: 404, body: {} }))
    const codec = createCodec(registry.url, standingTopics())
    await expect(codec.encode('refund', eventExamples.refund)).rejects.toMatchObject({
      code: 'registry_refused',
      remedy: 'crash',
    })
  })

  describe('registers', () => {
    const level: Answer = { status: 200, body: { compatibilityLevel: 'FULL_TRANSITIVE' } }
    const missing: Answer = { status: 404, body: {} }
    const refused: Answer = { status: 409, body: { error_code: 409, message: 'already exists' } }
    const topics = standingTopics().filter(({ name }) => name === 'heddle.refunds.v1')

    test('what somebody else who starts at the same time has just registered, under the same id', async () => {
      const registered = new Set<string>()
      const registry = await openRegistry((path) => {
        const [, subject = '', versions] = /^\/subjects\/([^/]+)(\/versions)?$/.exec(path) ?? []
        if (versions) registered.add(subject)
        if (versions) return refused
        return subject ? (registered.has(subject) ? refundSchema : missing) : level
      })
      const codec = createCodec(registry.url, topics)
      await codec.register(topics)
      expect(registered).toContain('heddle.refunds.v1-value')
      expect((await codec.encode('refund', eventExamples.refund)).readUInt32BE(1)).toBe(7)
    })

    test('no schema that the registry refuses', async () => {
      const registry = await openRegistry((path) =>
        path.endsWith('/versions') ? refused : path.startsWith('/subjects/') ? missing : level,
      )
      const registering = createCodec(registry.url, topics).register(topics)
      await expect(registering).rejects.toMatchObject({ code: 'registry_refused', remedy: 'crash' })
    })
  })

  test('encodes payloads of any length', async () => {
    const registry = await openRegistry(() => refundSchema)
    const codec = createCodec(registry.url, standingTopics())
    const payload = { ...eventExamples.refund, detail: 'é'.repeat(100_000) }
    const decoded = await codec.decode(await codec.encode('refund', payload))
    expect(structuredClone(decoded.payload)).toEqual(payload)
  })
})

async function openRegistry(answer: (path: string) => Answer): Promise<Registry> {
  const registry = { url: '', asked: [] as string[], answer }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const { status, body } = registry.answer(path)
    if (status < 500) registry.asked.push(path)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) registry.url = `http://127.0.0.1:${address.port}`
  return registry
}
