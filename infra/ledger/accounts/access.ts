import { z } from 'zod'
import { tiers } from '../../../schemas/operations.ts'
import { scopes } from '../../../schemas/scopes.ts'
import type { AccessBook, AuditRecord, Caller, KeyRecord } from '../ports/access-port.ts'
import type { Database } from '../postgres/database.ts'
import { refusedWith } from '../postgres/failures.ts'
import { accountId, anyRow, bigint, keyId, lane } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const findCaller = statement('find-caller')
const createKey = statement('create-key')
const revokeKey = statement('revoke-key')
const rotateKey = statement('rotate-key')
const listKeys = statement('list-keys')
const noteKeyUses = statement('note-key-uses')
const listAudit = statement('list-audit')
const noteAudit = statement('note-audit')
const decideDeadLetter = statement('decide-dead-letter')
const deadLetterDecisions = statement('dead-letter-decisions')

/** @param actor who audit entries say made the changes of this ledger */
export function createAccess(database: Database, actor: string): AccessBook {
  return {
    findCaller: async (keyHash) => (await database.rows(callerRow, findCaller, [keyHash]))[0],
    keys: createKeys(database, actor),
    noteAudit: async (action, subject, detail) => {
      await database.rows(anyRow, noteAudit, [actor, action, subject, JSON.stringify(detail)])
    },
    listAudit: (account, limit) => database.rows(auditRow, listAudit, [account ?? null, limit]),
    deadLetters: {
      decide: async (source, decision, parkedAt) =>
        (await database.rows(anyRow, decideDeadLetter, [source, decision, parkedAt, actor])).length === 1,
      decisions: async (parkedSince) => {
        const rows = await database.rows(decisionRow, deadLetterDecisions, [parkedSince])
        return new Map(rows.map(({ source, decision }) => [source, decision]))
      },
    },
  }
}

function createKeys(database: Database, actor: string): AccessBook['keys'] {
  return {
    create: async (key) => {
      const terms = [key.scopes ?? scopes, key.origins ?? [], key.addresses ?? []]
      const values = [key.keyId, key.accountId, key.name, key.prefix, key.hash, key.expiresAt ?? null, ...terms, actor]
      return await database
        .one(keyRow, createKey, values)
        .catch(refusedWith({ api_key_account_id_fkey: `There is no account ${key.accountId}.` }))
    },
    revoke: async (keyId) => (await database.rows(keyRow, revokeKey, [keyId, actor]))[0],
    rotate: async (oldKeyId, { keyId, prefix, hash }, overlapMs) =>
      (await database.rows(rotationRow, rotateKey, [oldKeyId, keyId, prefix, hash, overlapMs, actor]))[0],
    list: (accountId) => database.rows(keyRow, listKeys, [accountId]),
    noteUses: async (uses) => {
      if (uses.size > 0) await database.rows(anyRow, noteKeyUses, [[...uses.keys()], [...uses.values()]])
    },
  }
}

const termFields = { scopes: z.array(z.enum(scopes)), origins: z.array(z.string()), addresses: z.array(z.string()) }

const callerRow = z
  .object({
    account_id: accountId,
    key_id: keyId,
    tier: z.enum(tiers),
    lane,
    ...termFields,
    expires_at: bigint.nullable(),
  })
  .transform(
    ({ account_id, key_id, expires_at, ...row }): Caller => ({
      accountId: account_id,
      keyId: key_id,
      ...row,
      ...(expires_at === null ? {} : { expiresAt: expires_at }),
    }),
  )

const keyFields = {
  key_id: keyId,
  account_id: accountId,
  name: z.string(),
  prefix: z.string(),
  ...termFields,
  created_at: bigint,
  expires_at: bigint.nullable(),
  revoked_at: bigint.nullable(),
  last_used_at: bigint.nullable(),
}

function keyOf(row: z.output<z.ZodObject<typeof keyFields>>): KeyRecord {
  const { key_id, account_id, name, prefix, scopes, origins, addresses } = row
  return {
    keyId: key_id,
    accountId: account_id,
    name,
    prefix,
    scopes,
    origins,
    addresses,
    createdAt: row.created_at,
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
    ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  }
}

export const keyRow = z.object(keyFields).transform(keyOf)
const rotationRow = z
  .object({ ...keyFields, replaced_expires_at: bigint })
  .transform(({ replaced_expires_at, ...row }) => ({ key: keyOf(row), replacedExpiresAt: replaced_expires_at }))

const auditRow = z
  .object({
    audit_id: z.string(),
    recorded_at: bigint,
    actor: z.string(),
    action: z.string(),
    account_id: accountId.nullable(),
    subject: z.string(),
    detail: z.record(z.string(), z.unknown()),
  })
  .transform(
    ({ audit_id, recorded_at, account_id, ...row }): AuditRecord => ({
      auditId: audit_id,
      recordedAt: recorded_at,
      accountId: account_id,
      ...row,
    }),
  )

const decisionRow = z.object({ source: z.string(), decision: z.enum(['redriven', 'discarded']) })
