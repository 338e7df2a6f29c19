// Names of things, as branded strings: a job id cannot be handed over where an account id is wanted.
// Every id is `<prefix>_` and a UUIDv7 without dashes, so ids of one kind sort by the time they were made; those of one
// process in the order in which it made them.

declare const brand: unique symbol
type Branded<Kind extends string> = string & { readonly [brand]: Kind }

export type JobId = Branded<'job'>
export type AccountId = Branded<'account'>
export type KeyId = Branded<'key'>
export type EntryId = Branded<'entry'>
export type UploadId = Branded<'upload'>
export type WebhookId = Branded<'webhook'>
/** One event owed to one webhook; sent as `webhook-id`. */
export type DeliveryId = Branded<'delivery'>

const patterns = {
  job: /^job_[0-9a-f]{32}$/,
  account: /^acct_[0-9a-f]{32}$/,
  key: /^key_[0-9a-f]{32}$/,
  upload: /^upl_[0-9a-f]{32}$/,
  webhook: /^whk_[0-9a-f]{32}$/,
  delivery: /^msg_[0-9a-f]{32}$/,
} as const

export const isJobId = (text: string): text is JobId => patterns.job.test(text)
export const isAccountId = (text: string): text is AccountId => patterns.account.test(text)
export const isKeyId = (text: string): text is KeyId => patterns.key.test(text)
export const isUploadId = (text: string): text is UploadId => patterns.upload.test(text)
export const isWebhookId = (text: string): text is WebhookId => patterns.webhook.test(text)
export const isDeliveryId = (text: string): text is DeliveryId => patterns.delivery.test(text)

/** What ids are made from: the time and 10 random bytes. Passed in, so that a seeded run makes the same ids. */
export type IdSource = { readonly now: () => number; readonly randomBytes: (count: number) => Uint8Array }

export type IdMaker = {
  readonly job: () => JobId
  readonly account: () => AccountId
  readonly key: () => KeyId
  readonly upload: () => UploadId
  readonly webhook: () => WebhookId
}

export function createIdMaker(source: IdSource): IdMaker {
  const next = createUuidV7(source)
  return {
    job: () => `job_${next()}` as JobId,
    account: () => `acct_${next()}` as AccountId,
    key: () => `key_${next()}` as KeyId,
    upload: () => `upl_${next()}` as UploadId,
    webhook: () => `whk_${next()}` as WebhookId,
  }
}

/** Twelve bits, begun in their lower half, so that a millisecond has room for some thousands more. */
const COUNT_BITS = 0x0fff
const FIRST_COUNT_BITS = 0x07ff

/**
 * UUIDs version 7 of RFC 9562 in 32 hexadecimal digits: 48 bits of Unix milliseconds, a counter that begins anywhere
 * and counts on within a millisecond (method 1 of its section 6.2), then randomness.
 */
function createUuidV7({ now, randomBytes }: IdSource): () => string {
  let [lastMs, count] = [-1, 0]
  return () => {
    const bytes = Buffer.alloc(16)
    bytes.set(randomBytes(10), 6)
    const ms = now()
    count = ms === lastMs ? (count + 1) & COUNT_BITS : bytes.readUInt16BE(6) & FIRST_COUNT_BITS
    lastMs = ms
    return writeUuidV7(bytes, ms, count)
  }
}

function writeUuidV7(bytes: Buffer, ms: number, count: number): string {
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | count, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex')
}
