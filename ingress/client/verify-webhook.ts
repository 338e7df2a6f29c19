import type { WebhookMessage } from '../../schemas/http/webhooks.ts'

export type ReceivedWebhook = {
  /** As they came: of `fetch`, or an object of lower-case names as Node's servers have them. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Exactly the bytes that came, as text; JSON that was parsed and written again is not the same. */
  readonly body: string
}

export type VerifyWebhookOptions = {
  /** Seconds that the clocks may differ and the message may have travelled. 300 when left out. */
  readonly toleranceSeconds?: number
  readonly now?: () => number
}

/** The message did not come from Heddle, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

const SECRET_PREFIX = 'whsec_'

/**
 * The message of a webhook, once its signature holds. Drop a message whose `webhook-id` you have had: it is sent until
 * it is answered. Source: Standard Webhooks 1.0, "Verifying".
 *
 * @param secrets what `webhooks.create` or `webhooks.rotate` showed; during a rotation the old and the new one
 * @throws WebhookRefused where a header is missing, no signature fits, or it is older or newer than is tolerated
 */
export async function verifyWebhook(
  { headers, body }: ReceivedWebhook,
  secrets: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions = {},
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookRefused('A header of Standard Webhooks is missing.')
  if (!(Math.abs(now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookRefused('The message is too old, or the clocks differ.')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesOfBase64(one.slice(3))] : []))
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets)
    if (await fits(secret, given, signed)) return JSON.parse(body) as WebhookMessage
  throw new WebhookRefused('No signature fits.')
}

/** `crypto.subtle` compares in a time that tells nothing of where two signatures differ. */
async function fits(
  secret: string,
  given: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = bytesOfBase64(secret.slice(SECRET_PREFIX.length))
  if (!secret.startsWith(SECRET_PREFIX) || bytes.length === 0) throw new TypeError('A secret begins with whsec_.')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const verdicts = await Promise.all(given.map((one) => crypto.subtle.verify('HMAC', key, one, signed)))
  return verdicts.includes(true)
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Text that is not base64 matches no signature. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
