// The OpenAPI document: what it says of every route, and that its examples do what they say.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { messageOf } from '../../../../processors/lanes/webhooks/message.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { webhookMessage } from '../../../../schemas/http/webhooks.ts'
import { isScope } from '../../../../schemas/scopes.ts'
import { type Api, createApi } from '../../../harness/api.ts'
import { flatPng } from '../../../harness/fakes/images.ts'
import { completionOf, startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'
import { FAKE_SUBJECT } from '../../../harness/fakes/schemas.ts'

type Media = {
  readonly schema?: object
  readonly example?: Readonly<Record<string, unknown>>
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
type Answer = { readonly headers?: object; readonly content?: Readonly<Record<string, Media>> }
type Operation = {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: object
  readonly components: { readonly schemas: object; readonly responses: Readonly<Record<string, Answer>> }
}

let ingress: TestIngress
let api: Api
let accountId: string
let document: Document
let ajv: Ajv2020
beforeAll(async () => {
  ingress = await startTestIngress()
  const { secret, caller } = ingress.ledger.addCaller()
  accountId = caller.accountId
  api = createApi(ingress.url, secret)
  document = (await (await fetch(`${ingress.url}/openapi.json`)).json()) as Document
  ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
})
afterAll(() => ingress.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** What an operation answers a status with, wherever in the document it stands. */
function answerOf({ responses }: Operation, status: string | number): Answer | undefined {
  const answer = responses[String(status)]
  return answer && '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
}
const answersOf = (operation: Operation) =>
  Object.keys(operation.responses).flatMap((status) => answerOf(operation, status) ?? [])

const validators = new Map<string, ValidateFunction>()
/** Whether a value fits a schema of the document, wherever in it the schema stands. */
function fits(schema: object | undefined, value: unknown): boolean {
  const text = JSON.stringify(schema ?? false).replaceAll('"#/', '"openapi#/')
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text))
  validators.set(text, validator)
  return validator(value) === true
}

describe('the OpenAPI document', () => {
  test('names every operation once, and every answer has our headers', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of operations())
      for (const answer of answersOf(operation))
        expect(Object.keys(answer.headers ?? {})).toEqual(expect.arrayContaining(['X-Request-Id', 'X-Api-Version']))
  })

  test('says of every route with a key what scope it needs, and how it is refused', () => {
    for (const { path, operation } of operations()) {
      if (operation.security.length === 0) continue
      const { bearer } = operation.security[0] as { readonly bearer: readonly string[] }
      expect([path, bearer.length > 0 && bearer.every(isScope)]).toEqual([path, true])
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403', '429', '503']))
    }
  })

  test('has a problem of each kind as an example, which fits its own schema', () => {
    const problems = operations().flatMap(({ operation }) =>
      answersOf(operation).flatMap(({ content }) =>
        Object.entries(content?.['application/problem+json']?.examples ?? {}),
      ),
    )
    expect(problems.length).toBeGreaterThan(100)
    for (const [code, { value }] of problems) {
      expect([code, fits({ $ref: '#/components/schemas/Problem' }, value)]).toEqual([code, true])
      expect(value).toMatchObject({ code })
    }
  })

  test('says what is refused alike once, and nothing that no operation answers with', () => {
    const references = operations().flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((answer) => ('$ref' in answer ? [answer.$ref] : [])),
    )
    const shared = Object.keys(document.components.responses)
    expect(new Set(references)).toEqual(new Set(shared.map((name) => `#/components/responses/${name}`)))
    expect(references.length).toBeGreaterThan(5 * shared.length)
    const said = Object.values(document.components.responses).map((answer) => JSON.stringify(answer))
    expect(new Set(said).size).toBe(said.length)
  })

  test('says by name what is a file and what a large number, as makers of clients read it', () => {
    const forms = operations().flatMap(({ operation }) => operation.requestBody?.content['multipart/form-data'] ?? [])
    expect(forms).toHaveLength(2)
    for (const { schema } of forms) expect(schema).toMatchObject({ properties: { image: { format: 'binary' } } })
    expect(document.components.schemas).toMatchObject({
      OperationResult: { properties: { bytes: { type: 'integer', format: 'int64' } } },
      JobStatus: { properties: { acceptedAt: { type: 'string', format: 'date-time' } } },
    })
    expect(JSON.stringify(document)).not.toMatch(new RegExp(`${Number.MAX_SAFE_INTEGER}|-02-29`))
  })

  test('describes what webhooks are sent', () => {
    expect(Object.keys(document.webhooks)).toEqual(['job.completed', 'job.refunded'])
    const { completion, refund } = eventExamples
    const job = { ...completion, deadlineAt: 0, finishedAt: completion.completedAt }
    const messages = [
      messageOf({ event: 'job.completed', job: { ...job, state: 'completed', completion } }),
      messageOf({ event: 'job.refunded', job: { ...job, state: 'refunded', refund } }),
    ]
    for (const message of messages) {
      expect(webhookMessage.strict().parse(message)).toEqual(message)
      expect(fits({ $ref: '#/components/schemas/WebhookMessage' }, message)).toBe(true)
    }
  })
})

test('every example of a body is taken, and answered as the document says', async () => {
  const image = await flatPng()
  completeWithAssets(image)
  // What later examples speak of has to be there: an asset, a webhook.
  await api.post('/api/generate', { prompt: 'tossed peonies on navy', compositionType: 'tile' })
  const { body: webhook } = await api.post('/api/webhooks', { url: 'https://shop.example/hooks' })
  await ingress.storage.putBytes(`uploads/${accountId}/upl_0199a1b2c3d47e5f8a9b0c1d2e3f4a5d`, image, {
    contentType: 'image/png',
  })
  const sent: string[] = []
  for (const { path, method, operation } of operations())
    for (const [contentType, { schema = {}, example }] of Object.entries(operation.requestBody?.content ?? {})) {
      const address = path.replace('{id}', String(webhook.webhookId)).replace('{subject}', FAKE_SUBJECT)
      const isForm = contentType === 'multipart/form-data'
      expect([path, fits(schema, isForm ? { image: '', ...example } : example)]).toEqual([path, true])
      const answer = isForm
        ? await api.upload(address, { ...(example as Record<string, string>), image })
        : await (method === 'patch' ? api.patch(address, example) : api.post(address, example))
      const described = answerOf(operation, answer.status)?.content?.['application/json']?.schema
      expect([path, contentType, answer.status, answer.body.detail]).toEqual([
        path,
        contentType,
        isGood(answer.status) ? answer.status : 'a 2xx',
        undefined,
      ])
      expect([path, fits(described, answer.body)]).toEqual([path, true])
      sent.push(`${method} ${path} ${contentType}`)
    }
  expect(sent.length).toBeGreaterThanOrEqual(8)
})

/** Processors that put their file where the example of upscale looks for it. */
function completeWithAssets(image: Buffer): void {
  const assetKey = 'assets/5e884898da28047151d0e56f8dc62927/job.png'
  ingress.kafka.onSend = (message) => {
    const work = workOf(message)
    const payload = { ...completionOf(work), assetKey, url: `https://cdn.example.test/${assetKey}` }
    const stored = ingress.storage.putBytes(assetKey, image, { contentType: 'image/png' })
    void stored.then(() => ingress.kafka.deliver(work.replyTopic ?? '', { event: 'completion', payload }))
  }
}

const isGood = (status: number): boolean => status >= 200 && status < 300
