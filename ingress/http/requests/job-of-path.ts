import type { Request } from 'express'
import type { JobRecord, Ledger } from '../../../infra/ledger/port.ts'
import { type AccountId, isJobId } from '../../../schemas/ids.ts'
import { HttpProblem } from '../problem.ts'

/** The `:id` of a path, as OpenAPI has it. */
export const jobParameter = { name: 'id', in: 'path', description: 'The `jobId`.', required: true } as const

/** The job that the path names. Throws a 404, the same for a job of another account as for one that never was. */
export async function readJobOfPath(
  { params }: Pick<Request, 'params'>,
  accountId: AccountId,
  ledger: Pick<Ledger, 'findJob'>,
): Promise<JobRecord> {
  const id = String(params.id)
  const job = isJobId(id) ? await ledger.findJob(accountId, id) : undefined
  if (!job) throw new HttpProblem('not_found', 'This account has no such job.')
  return job
}
