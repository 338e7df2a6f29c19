// Secrets that must be readable again, such as those that sign webhooks, are stored encrypted in Postgres: a copy of
// the database is not enough to sign with them.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { Failure } from '../../lifecycle/failure.ts'

export type SecretBox = {
  /** The prefix of everything that the first key has encrypted; undefined where there are no keys. */
  readonly mark: string | undefined
  /** @param owner whose secret it is; sealed text that is moved to another owner does not open */
  readonly seal: (text: string, owner: string) => string
  /** What was never sealed is given back as it is. Throws Failure('ledger_refused', 'retry') when no key opens it. */
  readonly open: (stored: string, owner: string) => string
}

const CIPHER = 'aes-256-gcm'
/**
 * What GCM is made for; drawn anew for each seal, far from the 2³² at which two would meet. Source: NIST SP 800-38D,
 * 8.2.2.
 */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_DIGITS = 8

/** @param keys 32 bytes each: the first one seals, all of them open. Without any, secrets are stored as they are. */
export function createSecretBox(keys: readonly Buffer[], randomBytes: (count: number) => Buffer): SecretBox {
  const [first] = keys
  if (!first) return { mark: undefined, seal: (text) => text, open: openWith(new Map()) }
  const mark = markOf(first)
  return {
    mark,
    open: openWith(new Map(keys.map((key) => [markOf(key), key]))),
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, first, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${mark}${sealed.toString('base64url')}`
    },
  }
}

/** A short id of a key, which reveals nothing of it. */
function markOf(key: Buffer): string {
  return `sealed:${createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_DIGITS)}:`
}

function openWith(keys: ReadonlyMap<string, Buffer>): SecretBox['open'] {
  return (stored, owner) => {
    const [mark] = /^sealed:[0-9a-f]+:/.exec(stored) ?? []
    if (mark === undefined) return stored
    const key = keys.get(mark)
    if (!key) throw unopened(owner)
    const sealed = Buffer.from(stored.slice(mark.length), 'base64url')
    const nonce = sealed.subarray(0, NONCE_BYTES)
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      const opened = [decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    } catch (cause) {
      throw unopened(owner, cause)
    }
  }
}

/** To be tried again: an operator may bring the key back. */
function unopened(owner: string, cause?: unknown): Failure {
  return new Failure('ledger_refused', 'retry', `No key of HEDDLE_SECRETS_KEYS opens the secret of ${owner}`, cause)
}
