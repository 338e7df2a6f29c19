import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { verifyWebhook, WebhookRefused } from '../../../../ingress/client/verify-webhook.ts'
import { createWebhookSecret, signWebhook } from '../../../../schemas/http/webhook-signature.ts'

const secret = createWebhookSecret(randomBytes)
const other = createWebhookSecret(randomBytes)
const SENT_AT = 1_790_000_000
const body = JSON.stringify({ type: 'job.completed', data: { jobId: 'job_1' } })

function received(secrets: readonly string[] = [secret]): { headers: Record<string, string>; body: string } {
  const id = 'msg_1'
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(SENT_AT),
    'webhook-signature': signWebhook({ id, timestampSeconds: SENT_AT, body }, secrets),
  }
  return { headers, body }
}

const at = (seconds: number) => ({ now: () => seconds * 1000 })

describe('a webhook', () => {
  test('that Heddle signed is its message, from either kind of headers', async () => {
    const { headers } = received()
    expect(await verifyWebhook({ headers, body }, secret, at(SENT_AT))).toEqual(JSON.parse(body))
    expect(await verifyWebhook({ headers: new Headers(headers), body }, [other, secret], at(SENT_AT))).toBeTruthy()
  })

  test('is known by either secret while a rotation overlaps', async () => {
    for (const known of [secret, other])
      expect(await verifyWebhook(received([secret, other]), known, at(SENT_AT))).toBeTruthy()
  })

  test.each([
    ['with another body', { ...received(), body: body.replace('job_1', 'job_2') }, SENT_AT],
    ['signed with another secret', received([other]), SENT_AT],
    ['that is too old', received(), SENT_AT + 301],
    ['from the future', received(), SENT_AT - 301],
    ['without a signature', { headers: { ...received().headers, 'webhook-signature': '' }, body }, SENT_AT],
    [
      'whose signature is no base64',
      { headers: { ...received().headers, 'webhook-signature': 'v1,*' }, body },
      SENT_AT,
    ],
    ['whose time is no number', { headers: { ...received().headers, 'webhook-timestamp': 'now' }, body }, SENT_AT],
  ])('%s is refused', async (_what, message, now) => {
    await expect(verifyWebhook(message, secret, at(now))).rejects.toThrow(WebhookRefused)
  })
})
