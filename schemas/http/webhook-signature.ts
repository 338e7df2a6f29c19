// Standard Webhooks 1.0: a symmetric signature over id, time and body.
import { createHmac } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'
/** The specification asks for 24 to 64. */
const SECRET_BYTES = 32

/** `whsec_` and 32 random bytes in base64; shown to its owner once, and the key of every signature. */
export function createWebhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return `${SECRET_PREFIX}${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`
}

export type SignedMessage = {
  /** `webhook-id`: the same at every attempt, so that a receiver can drop what it has. */
  readonly id: string
  /** Of this attempt, in seconds since 1970. */
  readonly timestampSeconds: number
  /** Exactly the bytes that are sent. */
  readonly body: string
}

/**
 * The value of `webhook-signature`: for each secret `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`, with a
 * space between. Source: Standard Webhooks 1.0, "Signature scheme".
 *
 * @param secrets as `createWebhookSecret` makes them; two while a rotation overlaps
 */
export function signWebhook({ id, timestampSeconds, body }: SignedMessage, secrets: readonly string[]): string {
  const signed = `${id}.${timestampSeconds}.${body}`
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
}
