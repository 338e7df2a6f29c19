// Bodies made at random: JSON that the OpenAPI document describes or nearly does, and multipart forms that were
// damaged. The service may take them or refuse them with a problem it documents; it may not fail, and keeps nothing of
// what it refused.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errorCodes } from '../../schemas/error-codes.ts'
import { problemDocument } from '../../schemas/http/problem.ts'
import { flatPng } from '../harness/fakes/images.ts'
import { completeEverything, startTestIngress, type TestIngress } from '../harness/fakes/ingress.ts'
import { FAKE_SUBJECT } from '../harness/fakes/schemas.ts'
import { fuzzRandom, fuzzSeed } from './fuzz-seed.ts'
import { type JsonSchema, jsonValue } from './json-value.ts'
import { mutateBytes } from './mutate-bytes.ts'

const ROUNDS = 600
const OUR_FAULTS = new Set(Object.entries(errorCodes).flatMap(([code, { status }]) => (status === 500 ? [code] : [])))

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>
type Operation = { readonly requestBody?: { readonly content: Content }; readonly responses: object }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

let ingress: TestIngress
let headers: Readonly<Record<string, string>>
let document: Document
beforeAll(async () => {
  ingress = await startTestIngress({ deadlineMs: 120_000 })
  completeEverything(ingress)
  headers = { 'x-api-key': ingress.ledger.addCaller({ tier: 'enterprise' }).secret }
  document = (await (await fetch(`${ingress.url}/openapi.json`)).json()) as Document
})
afterAll(() => ingress.stop())

/** Every answer is one that the document has for the operation, and no failure of ours. */
async function expectDocumented(response: Response, operation: Operation): Promise<number> {
  const text = await response.text()
  expect([response.status, text.slice(0, 300), String(response.status) in operation.responses]).toEqual([
    response.status,
    text.slice(0, 300),
    true,
  ])
  if (response.status >= 400) {
    const problem = problemDocument.strict().parse(JSON.parse(text))
    expect([text, OUR_FAULTS.has(problem.code)]).toEqual([text, false])
  }
  return response.status
}

const jsonCalls = [
  'post /api/generate',
  'post /api/vectorize',
  'post /api/upscale',
  'post /api/quotes',
  'post /api/webhooks',
  'patch /api/webhooks/{id}',
  'post /api/webhooks/{id}/rotate',
  'post /registry/subjects/{subject}',
  'post /registry/subjects/{subject}/versions',
] as const

describe('random JSON', () => {
  test('is tried on every operation that takes JSON', () => {
    const taking = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody?.content['application/json'] ? `${method} ${path}` : [],
      ),
    )
    expect(taking.toSorted()).toEqual(jsonCalls.toSorted())
  })

  test.each(jsonCalls.map((call, index) => [call, index] as const))(
    `of %s is taken or refused as documented (%#, seed ${fuzzSeed})`,
    async (call, index) => {
      const random = fuzzRandom(index)
      const [method = '', path = ''] = call.split(' ')
      const address = await addressOf(path)
      const operation = document.paths[path][method]
      const { schema } = operation.requestBody?.content['application/json'] ?? { schema: {} }
      const statuses = new Set<number>()
      for (let round = 0; round < ROUNDS; round += 1) {
        const body = JSON.stringify(jsonValue(schema, random))
        const init = { method: method.toUpperCase(), body, headers: { ...headers, 'content-type': 'application/json' } }
        statuses.add(await expectDocumented(await fetch(address, init), operation))
      }
      expect(statuses.has(400)).toBe(true)
    },
  )

  /** Where an operation is called on something that is there: a webhook of the account, a subject of the registry. */
  async function addressOf(path: string): Promise<string> {
    const subject = path.replace('{subject}', FAKE_SUBJECT)
    if (!subject.includes('{id}')) return `${ingress.url}${subject}`
    const body = JSON.stringify({ url: 'https://shop.example/hooks' })
    const init = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
    const made = (await (await fetch(`${ingress.url}/api/webhooks`, init)).json()) as { readonly webhookId: string }
    return `${ingress.url}${subject.replace('{id}', made.webhookId)}`
  }
})

describe('damaged multipart', () => {
  const paths = ['/api/vectorize', '/api/upscale'] as const
  test.each(paths.map((path, index) => [path, index] as const))(
    `for %s is taken or refused as documented, and leaves no file (%#, seed ${fuzzSeed})`,
    async (path, index) => {
      const random = fuzzRandom(100 + index)
      const whole = await wholeForm()
      const statuses = new Map<number, number>()
      for (let round = 0; round < ROUNDS; round += 1) {
        const body = new Uint8Array(mutateBytes(whole, random))
        const init = {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
        }
        const status = await expectDocumented(await fetch(`${ingress.url}${path}`, init), document.paths[path].post)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect(statuses.get(400)).toBeGreaterThan(0)
      expect(await ingress.uploadsLeft()).toEqual([])
    },
  )

  async function wholeForm(): Promise<Buffer> {
    const part = (name: string, more: string, content: Buffer | string): Buffer =>
      Buffer.concat([
        Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ])
    const image = part('image', '; filename="a.png"\r\ncontent-type: image/png', await flatPng(8, 8))
    return Buffer.concat([part('output_format', '', 'svg'), image, part('scale', '', '4'), Buffer.from('--edge--\r\n')])
  }
})
