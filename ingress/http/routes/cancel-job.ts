import type { Ledger } from '../../../infra/ledger/port.ts'
import { jobStatus } from '../../../schemas/http/results.ts'
import { operations } from '../../../schemas/operations.ts'
import type { Canceller } from '../../jobs/canceller.ts'
import { statusOfJob } from '../../jobs/job-answer.ts'
import { authenticated, requireScope } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { jobParameter, readJobOfPath } from '../requests/job-of-path.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type CancelJobDeps = {
  readonly ledger: Pick<Ledger, 'findJob'>
  readonly callers: CallerCache
  readonly cancel: Canceller
}

/** Cancelling twice, or a job that has ended, changes nothing and answers with how the job stands. */
export function cancelJobRoute({ ledger, callers, cancel }: CancelJobDeps): Route {
  return {
    method: 'delete',
    path: '/api/jobs/:id',
    handler: authenticated(
      callers,
      async (request, context) => {
        const { caller } = context
        const job = await readJobOfPath(request, caller.accountId, ledger)
        requireScope(caller, [job.operation])
        if (job.finishedAt !== undefined) return json(200, statusOfJob(job))
        await cancel(job, context)
        const ended = await ledger.findJob(caller.accountId, job.jobId)
        return json(200, statusOfJob(ended ?? job))
      },
      operations,
    ),
    documentation: {
      summary: 'Cancel a job',
      description:
        'A job that has not ended is refunded and its work is stopped within a second. A job that has ended stays as it is; the ' +
        'answer tells how it stands in either case.',
      tag: 'jobs',
      parameters: [jobParameter],
      responses: { 200: { description: 'The job.', schema: jobStatus, schemaName: 'JobStatus' } },
      errors: ['not_found'],
    },
  }
}
