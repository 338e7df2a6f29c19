import { z } from 'zod'
import type { KeptRows, RetentionBook } from '../ports/retention-port.ts'
import type { Database } from '../postgres/database.ts'
import { bigint, countRow, jobId } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const forgetJobs = statement('forget-jobs')
const forgetDecisions = statement('forget-decisions')
const forgetAudit = statement('forget-audit')
const keptBooks = statement('kept-books')

/** It reads every row there is. */
const KEPT_TIMEOUT_MS = 10 * 60_000

const jobIdRow = z.object({ job_id: jobId })
const keptRow = z
  .object({ kind: z.string(), rows: bigint, oldest_at: bigint.nullable() })
  .transform((row): KeptRows => ({ kind: row.kind, rows: row.rows, oldestAt: row.oldest_at }))

export function createRetention(database: Database): RetentionBook {
  return {
    forgetJobs: async (keepMs, limit) =>
      (await database.rows(jobIdRow, forgetJobs, [keepMs, limit])).map((row) => row.job_id),
    forgetDecisions: async (keepMs, limit) => (await database.one(countRow, forgetDecisions, [keepMs, limit])).count,
    forgetAudit: async (keepMs, limit) => (await database.one(countRow, forgetAudit, [keepMs, limit])).count,
    kept: () => database.longRead(keptRow, keptBooks, KEPT_TIMEOUT_MS),
  }
}
