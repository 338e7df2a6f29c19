import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { createWebhookSecret, signWebhook } from '../../../../schemas/http/webhook-signature.ts'

describe('signatures of webhooks', () => {
  test('agree with the published example of Standard Webhooks', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestampSeconds: 1614265330,
      body: '{"test": 2432232314}',
    }
    expect(signWebhook(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  test('are one for each secret, and change with every part', () => {
    const [one, two] = [createWebhookSecret(randomBytes), createWebhookSecret(randomBytes)]
    const message = { id: 'msg_1', timestampSeconds: 1, body: '{}' }
    const both = signWebhook(message, [one, two])
    expect(both.split(' ')).toEqual([signWebhook(message, [one]), signWebhook(message, [two])])
    for (const changed of [{ id: 'msg_2' }, { timestampSeconds: 2 }, { body: '{ }' }])
      expect(signWebhook({ ...message, ...changed }, [one])).not.toBe(signWebhook(message, [one]))
  })

  test('have secrets of 32 bytes', () => {
    const secret = createWebhookSecret(() => Buffer.alloc(32, 7))
    expect(secret).toBe(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
  })
})
