import type { Ledger } from '../../../infra/ledger/port.ts'
import { jobStatus } from '../../../schemas/http/results.ts'
import { isJobId } from '../../../schemas/ids.ts'
import { statusOfJob } from '../../jobs/job-answer.ts'
import type { ProgressBoard } from '../../jobs/progress-board.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { HttpProblem } from '../problem.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type JobRouteDeps = {
  readonly ledger: Pick<Ledger, 'findJob'>
  readonly callers: CallerCache
  readonly board: ProgressBoard
}

/** A job of another account is answered like one that never was. */
export function jobRoute({ ledger, callers, board }: JobRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/jobs/:id',
    handler: authenticated(
      callers,
      async (request, { caller }) => {
        const id = String(request.params.id)
        const job = isJobId(id) ? await ledger.findJob(caller.accountId, id) : undefined
        if (!job) throw new HttpProblem('not_found', 'This account has no such job.')
        return json(200, statusOfJob(job, board.latest(job.jobId)))
      },
      'read',
    ),
    documentation: {
      summary: 'How a job stands',
      description: 'A completed job carries its result, a refunded one the problem document.',
      tag: 'jobs',
      parameters: [{ name: 'id', in: 'path', description: 'The `jobId`.', required: true }],
      responses: { 200: { description: 'The job.', schema: jobStatus, schemaName: 'JobStatus' } },
      errors: ['not_found'],
    },
  }
}
