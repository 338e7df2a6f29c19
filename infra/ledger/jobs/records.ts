import { z } from 'zod'
import type { Ledger } from '../port.ts'
import type { Database } from '../postgres/database.ts'
import { anyRow, completionRow, entryRow, jobId, jobRow, outboxRow } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const findJob = statement('find-job')
const findJobs = statement('find-jobs')
const listJobs = statement('list-jobs')
const listEntries = statement('list-entries')
const findAsset = statement('find-asset')
const outboxDue = statement('outbox-due')
const outboxRemove = statement('outbox-remove')
const outboxPostpone = statement('outbox-postpone')
const expiredObjects = statement('expired-objects')
const inputsOfNobody = statement('inputs-of-nobody')
const forget = { input: statement('forget-inputs'), asset: statement('forget-assets') }

const keyRow = z.object({ key: z.string() })
const storedObjectRow = z
  .object({ job_id: jobId, kind: z.enum(['input', 'asset']), key: z.string() })
  .transform(({ job_id, ...row }) => ({ jobId: job_id, ...row }))

/** What is read from jobs and the outbox, and taken off them when it has been dealt with. */
export function createRecords(
  database: Database,
): Pick<Ledger, 'findJob' | 'findJobs' | 'listJobs' | 'listEntries' | 'findAsset' | 'outbox' | 'storedObjects'> {
  return {
    findJob: async (accountId, jobId) => (await database.rows(jobRow, findJob, [jobId, accountId]))[0],
    findJobs: (jobIds) => database.rows(jobRow, findJobs, [jobIds]),
    listJobs: (accountId, { before, state, operation, limit }) =>
      database.rows(jobRow, listJobs, [accountId, before ?? null, state ?? null, operation ?? null, limit]),
    listEntries: (accountId, { before, limit }) =>
      database.rows(entryRow, listEntries, [accountId, before ?? null, limit]),
    findAsset: async (assetKey) => (await database.rows(completionRow, findAsset, [assetKey]))[0]?.completion,
    outbox: {
      due: (limit) => database.rows(outboxRow, outboxDue, [limit]),
      remove: async (ids) => {
        if (ids.length > 0) await database.rows(anyRow, outboxRemove, [ids])
      },
      postpone: async (ids, waitMs) => {
        await database.rows(anyRow, outboxPostpone, [ids, waitMs])
      },
    },
    storedObjects: {
      expired: ({ inputsEndedAt, assetsEndedAt }, limit) =>
        database.rows(storedObjectRow, expiredObjects, [inputsEndedAt, assetsEndedAt, limit]),
      forget: async (jobIds, kind) => {
        if (jobIds.length > 0) await database.rows(anyRow, forget[kind], [jobIds])
      },
      inputsOfNobody: async (keys) => (await database.rows(keyRow, inputsOfNobody, [keys])).map(({ key }) => key),
    },
  }
}
