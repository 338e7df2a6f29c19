import type { JobRecord, Ledger } from '../../infra/ledger/port.ts'
import type { JobId } from '../../schemas/ids.ts'
import { createBatchQueue } from './batch-queue.ts'

/** How a job stands, undefined when there is none; whose it is has been asked before. */
export type JobLook = (jobId: JobId) => Promise<JobRecord | undefined>

/**
 * Readers look once a second, so a row a tenth of a second old does no harm, and thousands of readers then share a few
 * statements.
 */
const GATHER_MS = 100
const LOOKS_MAX = 500

/** Looks of many readers in one statement; readers of one job share its row. Throws what the ledger throws. */
export function createJobLooks({ findJobs }: Pick<Ledger, 'findJobs'>): JobLook {
  const looks = createBatchQueue<JobId, JobRecord | undefined>({
    batchMax: LOOKS_MAX,
    delayMs: GATHER_MS,
    run: async (jobIds) => {
      const jobs = await findJobs([...new Set(jobIds)])
      const byId = new Map(jobs.map((job) => [job.jobId, job]))
      return jobIds.map((jobId) => byId.get(jobId))
    },
  })
  return looks.add
}
