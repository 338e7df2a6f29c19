import { z } from 'zod'
import { operations } from '../../../schemas/operations.ts'
import type { LaneBacklog, Ledger, ReconcileBreach } from '../port.ts'
import { type Database, onlyRow } from '../postgres/database.ts'
import { bigint, lane } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const reconcileStatement = statement('reconcile')
const countStatement = statement('count-accounts-and-jobs')
const totalsBacklog = statement('totals-backlog')
const totalsCredits = statement('totals-credits')
const totalsOutbox = statement('totals-outbox')

/** It reads every entry there is. */
const RECONCILE_TIMEOUT_MS = 10 * 60_000

const breachRow: z.ZodType<ReconcileBreach> = z.object({ check: z.string(), subject: z.string(), detail: z.string() })
const backlogRow = z
  .object({ operation: z.enum(operations), lane, open: bigint, oldest_age_seconds: z.number() })
  .transform(({ oldest_age_seconds, ...row }): LaneBacklog => ({ ...row, oldestAgeSeconds: oldest_age_seconds }))
const creditsRow = z.object({ granted: bigint, available: bigint, held: bigint, spent: bigint })
const countsRow = z.object({ accounts: bigint, jobs: bigint })
const outboxTotalsRow = z
  .object({ rows: bigint, oldest_age_seconds: z.number() })
  .transform((row) => ({ rows: row.rows, oldestAgeSeconds: row.oldest_age_seconds }))

export function createInspection(database: Database): Pick<Ledger, 'reconcile' | 'totals' | 'countAccountsAndJobs'> {
  return {
    reconcile: () => database.longRead(breachRow, reconcileStatement, RECONCILE_TIMEOUT_MS),
    countAccountsAndJobs: async () =>
      onlyRow(countStatement, await database.longRead(countsRow, countStatement, RECONCILE_TIMEOUT_MS)),
    totals: async () => {
      const [backlog, credits, outbox] = await Promise.all([
        database.rows(backlogRow, totalsBacklog),
        database.one(creditsRow, totalsCredits),
        database.one(outboxTotalsRow, totalsOutbox),
      ])
      return { backlog, credits, outbox }
    },
  }
}
