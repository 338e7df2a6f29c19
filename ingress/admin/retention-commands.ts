import type { Ledger } from '../../infra/ledger/port.ts'
import { jobsKeptLeastMs } from '../../schemas/topics.ts'
import { type AdminAnswer, exactly, found, textTable, UsageError } from './answer.ts'
import { noCommand } from './help.ts'

export type RetentionDeps = { readonly ledger: Pick<Ledger, 'noteAudit' | 'retention'> }

const DAY_MS = 24 * 60 * 60_000
const DAYS_LEAST = jobsKeptLeastMs / DAY_MS
/** A century: larger is a slip of the finger. */
const DAYS_MOST = 36_500
/** Jobs that one statement removes, so that none holds its locks for long. */
const STEP_MAX = 500

/**
 * @param days of `--days`: how long ago a job must have ended to be removed
 */
export async function runRetentionCommand(
  verb: string,
  names: readonly string[],
  days: string | undefined,
  { ledger }: RetentionDeps,
): Promise<AdminAnswer> {
  exactly(names, [])
  if (verb === 'show') return showKept(ledger)
  if (verb === 'run') return forgetJobs(wholeDays(days), ledger)
  throw noCommand(['retention', verb])
}

async function showKept({ retention }: RetentionDeps['ledger']): Promise<AdminAnswer> {
  const kept = await retention.kept()
  const rows = kept.map(({ kind, rows, oldestAt }) => [
    kind,
    String(rows),
    oldestAt === null ? '' : new Date(oldestAt).toISOString(),
  ])
  return found(textTable(['kind', 'kept', 'oldest'], rows), kept)
}

async function forgetJobs(days: number, { retention, noteAudit }: RetentionDeps['ledger']): Promise<AdminAnswer> {
  await noteAudit('retention.run', 'jobs', { days })
  let jobs = 0
  for (;;) {
    const gone = await retention.forgetJobs(days * DAY_MS, STEP_MAX)
    jobs += gone.length
    if (gone.length < STEP_MAX) break
  }
  return found(`removed ${jobs} jobs that ended more than ${days} days ago; their months were closed`, { jobs, days })
}

function wholeDays(text: string | undefined): number {
  const days = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (days >= DAYS_LEAST && days <= DAYS_MOST) return days
  throw new UsageError(`--days is a whole number from ${DAYS_LEAST} to ${DAYS_MOST}, and must be given.`)
}
