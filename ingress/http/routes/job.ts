import type { Ledger } from '../../../infra/ledger/port.ts'
import { jobStatus } from '../../../schemas/http/results.ts'
import { statusOfJob } from '../../jobs/job-answer.ts'
import type { ProgressBoard } from '../../jobs/progress-board.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { jobParameter, readJobOfPath } from '../requests/job-of-path.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type JobRouteDeps = {
  readonly ledger: Pick<Ledger, 'findJob'>
  readonly callers: CallerCache
  readonly board: ProgressBoard
}

export function jobRoute({ ledger, callers, board }: JobRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/jobs/:id',
    handler: authenticated(
      callers,
      async (request, { caller }) => {
        const job = await readJobOfPath(request, caller.accountId, ledger)
        return json(200, statusOfJob(job, board.latest(job.jobId)))
      },
      'read',
    ),
    documentation: {
      summary: 'How a job stands',
      description: 'A completed job carries its result, a refunded one the problem document.',
      tag: 'jobs',
      parameters: [jobParameter],
      responses: { 200: { description: 'The job.', schema: jobStatus, schemaName: 'JobStatus' } },
      errors: ['not_found'],
    },
  }
}
