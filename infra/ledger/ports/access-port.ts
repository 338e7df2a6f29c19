// What the ledger promises about who may call: accounts' keys, what operators did, and what was decided about dead
// letters.
import type { AccountId, KeyId } from '../../../schemas/ids.ts'
import type { Lane, Tier } from '../../../schemas/operations.ts'
import type { Scope } from '../../../schemas/scopes.ts'

/** What a key lets its holder do, and from where. Empty lists allow every web page and every address. */
export type KeyTerms = {
  readonly scopes: readonly Scope[]
  /** Web origins, such as `https://shop.example`. */
  readonly origins: readonly string[]
  /** Addresses and networks, such as `192.0.2.7` and `2001:db8::/32`. */
  readonly addresses: readonly string[]
}

export type Caller = KeyTerms & {
  readonly accountId: AccountId
  readonly keyId: KeyId
  readonly tier: Tier
  readonly lane: Lane
  /** Milliseconds since 1970; a cached caller must not be used after it. */
  readonly expiresAt?: number
}

export type KeyRecord = KeyTerms & {
  readonly keyId: KeyId
  readonly accountId: AccountId
  readonly name: string
  /** The first characters, enough to recognise a key and useless to call with. */
  readonly prefix: string
  readonly createdAt: number
  readonly expiresAt?: number
  readonly revokedAt?: number
  /** Within half a minute or so: uses are told in batches. */
  readonly lastUsedAt?: number
}

/** What is stored of a new secret: never the secret itself. */
export type KeySecret = { readonly keyId: KeyId; readonly prefix: string; readonly hash: Buffer }

export type KeyRotation = {
  readonly key: KeyRecord
  /** When the replaced key stops working. */
  readonly replacedExpiresAt: number
}

export type AuditRecord = {
  readonly auditId: string
  readonly recordedAt: number
  readonly actor: string
  /** Such as `key.created`. */
  readonly action: string
  readonly accountId: AccountId | null
  /** The id of what was changed. */
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
}

export type DeadLetterDecision = 'redriven' | 'discarded'

export type AccessBook = {
  readonly findCaller: (keyHash: Buffer) => Promise<Caller | undefined>
  readonly keys: {
    /** A key without terms has all scopes and may be used from everywhere. */
    readonly create: (
      key: KeySecret & {
        readonly accountId: AccountId
        readonly name: string
        readonly expiresAt?: number
      } & Partial<KeyTerms>,
    ) => Promise<KeyRecord>
    readonly revoke: (keyId: KeyId) => Promise<KeyRecord | undefined>
    /**
     * A new key with the terms of an old one, which goes on for `overlapMs`. undefined when the old one is not valid.
     */
    readonly rotate: (oldKeyId: KeyId, secret: KeySecret, overlapMs: number) => Promise<KeyRotation | undefined>
    readonly list: (accountId: AccountId) => Promise<readonly KeyRecord[]>
    /** Says when keys were last used, many at a time. */
    readonly noteUses: (uses: ReadonlyMap<KeyId, number>) => Promise<void>
  }
  /** For what is changed outside the database, noted before it is changed. */
  readonly noteAudit: (action: string, subject: string, detail: Readonly<Record<string, unknown>>) => Promise<void>
  /** What was changed and by whom, newest first; of one account when one is named. */
  readonly listAudit: (accountId: AccountId | undefined, limit: number) => Promise<readonly AuditRecord[]>
  readonly deadLetters: {
    /** False when something was decided about this letter before; the first decision stands. */
    readonly decide: (source: string, decision: DeadLetterDecision, parkedAt: number) => Promise<boolean>
    /** Decisions about letters parked since then, by their source. */
    readonly decisions: (parkedSince: number) => Promise<ReadonlyMap<string, DeadLetterDecision>>
  }
}
