// The schemas that anybody may read, and that nobody may change.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'
import { createFakeSchemas, FAKE_SUBJECT as SUBJECT } from '../../../harness/fakes/schemas.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

let ingress: TestIngress
beforeAll(async () => {
  ingress = await startTestIngress()
})
afterAll(() => ingress.stop())

async function ask(method: string, path: string, body?: string) {
  const response = await fetch(`${ingress.url}/registry${path}`, {
    method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/vnd.schemaregistry.v1+json' } }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

describe('/registry', () => {
  test('answers what clients of Confluent ask for, without a key', async () => {
    const registered = { subject: SUBJECT, version: 1, id: 7, schema: '{"type":"string"}' }
    const byId = await ask('GET', '/schemas/ids/7')
    expect(byId).toMatchObject({ status: 200, body: { schema: '{"type":"string"}' } })
    expect(byId.headers.get('cache-control')).toContain('immutable')
    expect(await ask('GET', `/subjects/${SUBJECT}/versions`)).toMatchObject({ status: 200, body: [1] })
    for (const version of ['1', 'latest'])
      expect(await ask('GET', `/subjects/${SUBJECT}/versions/${version}`)).toMatchObject({
        status: 200,
        body: registered,
      })
    const lookup = JSON.stringify({ schema: '{"type":"string"}', schemaType: 'AVRO' })
    expect(await ask('POST', `/subjects/${SUBJECT}`, lookup)).toMatchObject({ status: 200, body: registered })
    expect(await ask('GET', '/schemas/types')).toMatchObject({ status: 200, body: ['AVRO'] })
    for (const path of ['/schemas/ids/7/schema', `/subjects/${SUBJECT}/versions/latest/schema`])
      expect(await ask('GET', path)).toMatchObject({ status: 200, body: { type: 'string' } })
  })

  test.each([
    ['PUT', '/config'],
    ['PUT', `/config/${SUBJECT}`],
    ['DELETE', `/subjects/${SUBJECT}`],
    ['DELETE', `/subjects/${SUBJECT}/versions/1`],
    ['GET', '/subjects'],
  ])('lets nobody write, and does not list whose topics there are: %s %s', async (method, path) => {
    expect([404, 405]).toContain((await ask(method, path, method === 'GET' ? undefined : '{}')).status)
  })

  test('gives who would register a schema the id that it has, and adds none', async () => {
    const register = (subject: string, schema: string) =>
      ask('POST', `/subjects/${subject}/versions`, JSON.stringify({ schema }))
    expect(await register(SUBJECT, '{"type":"string"}')).toMatchObject({ status: 200, body: { id: 7 } })
    for (const [subject, schema] of [[SUBJECT, '{"type":"int"}'] as const, ['other', '{"type":"string"}'] as const]) {
      const refused = await register(subject, schema)
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', error_code: 403 } })
      expect(refused.body.message).toContain('none can be added')
    }
    expect((await ask('GET', '/subjects/other/versions')).status).toBe(404)
  })

  test.each([
    ['GET', '/schemas/ids/0', undefined],
    ['GET', '/schemas/ids/1e3', undefined],
    ['GET', '/subjects/..%2f..%2fconfig/versions', undefined],
    ['GET', '/subjects/%2e%2e/versions', undefined],
    ['GET', `/subjects/${SUBJECT}/versions/-1`, undefined],
    ['POST', `/subjects/${SUBJECT}`, '{}'],
    ['POST', `/subjects/${SUBJECT}`, '{"schema":"no schema"}'],
  ])('hands on only what can be a name, a number or a schema: %s %s', async (method, path, body) => {
    expect([400, 404]).toContain((await ask(method, path, body)).status)
  })

  test('says what is not there', async () => {
    for (const path of ['/schemas/ids/8', '/subjects/other/versions', `/subjects/${SUBJECT}/versions/2`])
      expect(await ask('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test("numbers its errors as Confluent's clients read them, beside the problem document", async () => {
    const missing = (what: string, number: number) => {
      const message = `The registry has no such ${what}.`
      return { code: 'not_found', detail: message, error_code: number, message }
    }
    for (const path of ['/subjects/other/versions', '/subjects/other/versions/1', '/subjects/other/versions/1/schema'])
      expect((await ask('GET', path)).body).toMatchObject(missing('subject', 40_401))
    const lookup = JSON.stringify({ schema: '{"type":"int"}' })
    expect((await ask('POST', '/subjects/other', lookup)).body).toMatchObject(missing('subject', 40_401))
    expect((await ask('POST', `/subjects/${SUBJECT}`, lookup)).body).toMatchObject(missing('schema', 40_403))
    expect((await ask('GET', `/subjects/${SUBJECT}/versions/2`)).body).toMatchObject(missing('version', 40_402))
    for (const path of ['/schemas/ids/8', '/schemas/ids/8/schema'])
      expect((await ask('GET', path)).body).toMatchObject(missing('schema', 40_403))
    expect((await ask('GET', '/schemas/ids/none')).body).toMatchObject({ code: 'invalid_request', error_code: 400 })
  })
})

test('a registry that hangs is asked by so many at once and no more', async () => {
  const hanging = Promise.withResolvers<undefined>()
  const slow = await startTestIngress({ deps: { schemas: { ...createFakeSchemas(), byId: () => hanging.promise } } })
  const answers: number[] = []
  const ask = async (): Promise<void> => {
    answers.push((await fetch(`${slow.url}/registry/schemas/ids/7`)).status)
  }
  try {
    const asked = Array.from({ length: 40 }, ask)
    await waitFor(() => answers.length === 8)
    expect(answers).toEqual(Array(8).fill(503))
    hanging.resolve(undefined)
    await Promise.all(asked)
    await ask()
    expect(answers.slice(8)).toEqual(Array(33).fill(404))
  } finally {
    hanging.resolve(undefined)
    await slow.stop()
  }
})
