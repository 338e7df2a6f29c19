import type { KeyRecord, Ledger } from '../../infra/ledger/port.ts'
import { createApiKey } from '../../schemas/http/api-key.ts'
import { type IdMaker, isKeyId, type KeyId } from '../../schemas/ids.ts'
import { isScope, scopes } from '../../schemas/scopes.ts'
import { readAllowedAddress, readOrigin } from '../http/access/key-origin.ts'
import { requireAccount } from './account-commands.ts'
import { type AdminAnswer, found, textTable, UsageError } from './answer.ts'

export type KeyDeps = {
  readonly ledger: Pick<Ledger, 'accounts' | 'keys'>
  readonly ids: Pick<IdMaker, 'key'>
  readonly randomBytes: (count: number) => Uint8Array
  readonly now: () => number
}

export type KeyOptions = {
  readonly name: string
  readonly expiresDays: string | undefined
  readonly scopes: string | undefined
  readonly origins: string | undefined
  readonly addresses: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Long enough for a deployment that has to be planned. */
const OVERLAP_HOURS_MAX = 24 * 90
const LIST_MAX = 100
/** Shown in tables, so it holds nothing that moves a terminal's cursor or breaks a line. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{0,100}$/u

/** Makes a key. Its secret is in this answer and nowhere else: only a digest is stored. */
export async function createKey(
  named: string,
  options: KeyOptions,
  { ledger, ids, randomBytes, now }: KeyDeps,
): Promise<AdminAnswer> {
  if (!NAME.test(options.name))
    throw new UsageError('--name has at most 100 characters, none of them a control character.')
  const terms = {
    scopes: readList(
      options.scopes,
      scopes,
      (text) => (isScope(text) ? text : undefined),
      `one of ${scopes.join(', ')}`,
    ),
    origins: readList(options.origins, [], readOrigin, 'an origin such as https://shop.example'),
    addresses: readList(options.addresses, [], readAllowedAddress, 'an address or a network such as 192.0.2.0/24'),
  }
  const expiresAt = options.expiresDays === undefined ? undefined : now() + readDays(options.expiresDays) * DAY_MS
  const { accountId } = await requireAccount(named, ledger)
  const { secret, prefix, hash } = createApiKey(randomBytes)
  const key = await ledger.keys.create({
    keyId: ids.key(),
    accountId,
    name: options.name,
    prefix,
    hash,
    ...terms,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  })
  const text = `key     ${key.keyId}\nsecret  ${secret}\n${termLines(key)}\n\n${SHOWN_ONCE}`
  return found(text, { ...key, secret })
}

/** Makes a key with the terms of another, which goes on working for the overlap so that callers can change over. */
export async function rotateKey(
  keyId: string,
  overlapHours: string,
  { ledger, ids, randomBytes }: KeyDeps,
): Promise<AdminAnswer> {
  if (!/^\d{1,4}$/.test(overlapHours) || Number(overlapHours) > OVERLAP_HOURS_MAX)
    throw new UsageError(`--overlap-hours is a whole number from 0 to ${OVERLAP_HOURS_MAX}.`)
  const { secret, prefix, hash } = createApiKey(randomBytes)
  const terms = { keyId: ids.key(), prefix, hash }
  const rotation = await ledger.keys.rotate(readKeyId(keyId), terms, Number(overlapHours) * HOUR_MS)
  if (!rotation) throw new UsageError(`There is no valid key ${keyId}.`)
  const { key, replacedExpiresAt } = rotation
  const until = new Date(replacedExpiresAt).toISOString()
  const text = `key     ${key.keyId}\nsecret  ${secret}\n${termLines(key)}\n\n${keyId} works until ${until}.\n${SHOWN_ONCE}`
  return found(text, { ...key, secret, replaced: { keyId, expiresAt: replacedExpiresAt } })
}

const SHOWN_ONCE = 'The secret is shown this once. Keep it safe.'

/** A revoked key stops working everywhere at once. Revoking it again changes nothing. */
export async function revokeKey(keyId: string, { ledger }: KeyDeps): Promise<AdminAnswer> {
  const key = await ledger.keys.revoke(readKeyId(keyId))
  if (!key) throw new UsageError(`There is no key ${keyId}.`)
  return found(`revoked ${key.keyId} (${key.prefix}…)`, key)
}

export async function listKeys(named: string, { ledger, now }: KeyDeps): Promise<AdminAnswer> {
  const { accountId, name } = await requireAccount(named, ledger)
  const keys = await ledger.keys.list(accountId)
  if (keys.length === 0) return found(`${name} has no keys`, keys)
  const rows = keys.map((key) => [
    key.keyId,
    `${key.prefix}…`,
    key.name,
    day(key.createdAt),
    stateOf(key, now()),
    key.lastUsedAt === undefined ? 'never' : day(key.lastUsedAt),
    placesOf(key),
  ])
  return found(textTable(['key', 'begins with', 'name', 'created', 'state', 'last used', 'may'], rows), keys)
}

const termLines = (key: KeyRecord): string => `may     ${placesOf(key)}`

function placesOf({ scopes: held, origins, addresses }: KeyRecord): string {
  const places = [...origins, ...addresses]
  return `${held.length === scopes.length ? 'everything' : held.join(', ')}${places.length > 0 ? ` from ${places.join(', ')}` : ''}`
}

function readKeyId(text: string): KeyId {
  if (isKeyId(text)) return text
  throw new UsageError('A key id is key_ and 32 hexadecimal digits; see key list.')
}

/** Words with commas between, each once. @throws UsageError naming the one that is not what it should be */
function readList<Item extends string>(
  text: string | undefined,
  whenAbsent: readonly Item[],
  read: (part: string) => Item | undefined,
  expected: string,
): readonly Item[] {
  if (text === undefined) return whenAbsent
  const items = text.split(',').map((part) => {
    const item = read(part.trim())
    if (item === undefined) throw new UsageError(`${JSON.stringify(part.trim())} is not ${expected}.`)
    return item
  })
  if (items.length > LIST_MAX) throw new UsageError(`A list has at most ${LIST_MAX} items.`)
  return [...new Set(items)]
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
