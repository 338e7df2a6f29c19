// Headers that came twice: of two values the first would be obeyed, in silence.
import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let secret: string
let other: string
beforeAll(async () => {
  ingress = await startTestIngress()
  secret = ingress.ledger.addCaller().secret
  other = ingress.ledger.addCaller().secret
})
afterAll(() => ingress.stop())

type Answer = { readonly status: number | undefined; readonly body: string }

/** As fetch does not, every value goes out as a header of its own. */
function send(method: string, path: string, headers: OutgoingHttpHeaders, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${ingress.url}${path}`, { method, headers, agent: false }, (answer) =>
      text(answer).then((read) => resolve({ status: answer.statusCode, body: read }), reject),
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

const ask = (headers: OutgoingHttpHeaders): Promise<Answer> => send('GET', '/api/account', headers)

describe('an API key', () => {
  test.each<[string, () => OutgoingHttpHeaders]>([
    ['in both headers', () => ({ authorization: `Bearer ${secret}`, 'x-api-key': secret })],
    ['in one of them twice', () => ({ 'x-api-key': [secret, secret] })],
  ])('that came %s is one key', async (_how, headers) => {
    expect((await ask(headers())).status).toBe(200)
  })

  test.each<[string, () => OutgoingHttpHeaders]>([
    ['two Authorization headers', () => ({ authorization: [`Bearer ${secret}`, `Bearer ${other}`] as never })],
    ['both headers', () => ({ authorization: `Bearer ${secret}`, 'x-api-key': other })],
    ['two X-Api-Key headers', () => ({ 'x-api-key': [secret, other] })],
  ])('beside another in %s is refused, as either account might pay', async (_how, headers) => {
    const { status, body } = await ask(headers())
    expect([status, JSON.parse(body)]).toMatchObject([
      401,
      {
        code: 'unauthorized',
        detail: 'Authorization and X-Api-Key must name one API key, and different ones were sent.',
      },
    ])
    for (const key of [secret, other]) expect(body).not.toContain(key)
  })
})

describe('an Idempotency-Key', () => {
  test('beside another is refused, and nothing is admitted', async () => {
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': ['a-1', 'a-2'] }
    const { status, body } = await send('POST', '/api/generate', headers, '{}')
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      { errors: [{ field: 'Idempotency-Key', message: 'must be given once' }] },
    ])
    expect(ingress.ledger.admitted).toEqual([])
  })
})
