import type { KeyRecord, Ledger } from '../../infra/ledger/port.ts'
import { createApiKey } from '../../schemas/http/api-key.ts'
import { type IdMaker, isKeyId } from '../../schemas/ids.ts'
import { requireAccount } from './account-commands.ts'
import { type AdminAnswer, found, textTable, UsageError } from './answer.ts'

export type KeyDeps = {
  readonly ledger: Pick<Ledger, 'accounts' | 'keys'>
  readonly ids: Pick<IdMaker, 'key'>
  readonly randomBytes: (count: number) => Uint8Array
  readonly now: () => number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Makes a key. Its secret is in this answer and nowhere else: only a digest is stored. */
export async function createKey(
  named: string,
  options: { readonly name: string; readonly expiresDays: string | undefined },
  { ledger, ids, randomBytes, now }: KeyDeps,
): Promise<AdminAnswer> {
  const { accountId } = await requireAccount(named, ledger)
  const expiresAt = options.expiresDays === undefined ? undefined : now() + readDays(options.expiresDays) * DAY_MS
  const { secret, prefix, hash } = createApiKey(randomBytes)
  const key = await ledger.keys.create({
    keyId: ids.key(),
    accountId,
    name: options.name,
    prefix,
    hash,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  })
  const text = `key     ${key.keyId}\nsecret  ${secret}\n\nThe secret is shown this once. Keep it safe.`
  return found(text, { ...key, secret })
}

/** A revoked key stops working everywhere at once. Revoking it again changes nothing. */
export async function revokeKey(keyId: string, { ledger }: KeyDeps): Promise<AdminAnswer> {
  if (!isKeyId(keyId)) throw new UsageError('A key id is key_ and 32 hexadecimal digits; see key list.')
  const key = await ledger.keys.revoke(keyId)
  if (!key) throw new UsageError(`There is no key ${keyId}.`)
  return found(`revoked ${key.keyId} (${key.prefix}…)`, key)
}

export async function listKeys(named: string, { ledger, now }: KeyDeps): Promise<AdminAnswer> {
  const { accountId, name } = await requireAccount(named, ledger)
  const keys = await ledger.keys.list(accountId)
  if (keys.length === 0) return found(`${name} has no keys`, keys)
  const rows = keys.map((key) => [key.keyId, `${key.prefix}…`, key.name, day(key.createdAt), stateOf(key, now())])
  return found(textTable(['key', 'begins with', 'name', 'created', 'state'], rows), keys)
}

function readDays(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--expires-days is a whole number from 1 to 99999.')
  return Number(text)
}

function stateOf({ revokedAt, expiresAt }: KeyRecord, nowMs: number): string {
  if (revokedAt !== undefined) return `revoked ${day(revokedAt)}`
  if (expiresAt === undefined) return 'valid'
  return expiresAt <= nowMs ? `expired ${day(expiresAt)}` : `valid until ${day(expiresAt)}`
}

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
