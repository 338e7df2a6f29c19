import type { AuditRecord, Ledger } from '../../infra/ledger/port.ts'
import { requireAccount } from './account-commands.ts'
import { type AdminAnswer, found, textTable, UsageError } from './answer.ts'

/** Entries: a table that a terminal can still print; a larger one is read from the database. */
const LIMIT_MAX = 10_000

/** Who changed what, newest first. The secrets themselves are in no entry. */
export async function listAudit(
  named: string | undefined,
  limitText: string,
  ledger: Pick<Ledger, 'accounts' | 'listAudit'>,
): Promise<AdminAnswer> {
  const limit = /^\d{1,5}$/.test(limitText) ? Number(limitText) : 0
  if (limit < 1 || limit > LIMIT_MAX) throw new UsageError(`--limit is a whole number from 1 to ${LIMIT_MAX}.`)
  const account = named === undefined ? undefined : await requireAccount(named, ledger)
  const entries = await ledger.listAudit(account?.accountId, limit)
  return found(textTable(['when', 'who', 'what', 'subject', 'detail'], entries.map(cells)), entries)
}

const cells = ({ recordedAt, actor, action, subject, detail }: AuditRecord): string[] => [
  new Date(recordedAt).toISOString(),
  actor,
  action,
  subject,
  JSON.stringify(detail),
]
