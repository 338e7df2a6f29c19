import type { Ledger } from '../../../infra/ledger/port.ts'
import { jobsPage, jobsQuery } from '../../../schemas/http/pages.ts'
import { statusOfJob } from '../../jobs/job-answer.ts'
import type { ProgressBoard } from '../../jobs/progress-board.ts'
import { authenticatedQuery } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { queryParameters } from '../openapi/documentation.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type JobsRouteDeps = {
  readonly ledger: Pick<Ledger, 'listJobs'>
  readonly callers: CallerCache
  readonly board: Pick<ProgressBoard, 'latest'>
}

export function jobsRoute({ ledger, callers, board }: JobsRouteDeps): Route {
  return {
    method: 'get',
    path: '/api/jobs',
    handler: authenticatedQuery(
      callers,
      jobsQuery,
      async ({ cursor, limit, state, operation }, { caller }) => {
        // Only progress events tell that a job runs; in the database it is `accepted` until it ends.
        const booked = state === 'running' ? 'accepted' : state
        // One more than is shown, to know whether there is a next page.
        const wanted = { operation, state: booked, before: cursor, limit: limit + 1 }
        const found = await ledger.listJobs(caller.accountId, wanted)
        const page = found.slice(0, limit)
        const next = found.length > limit ? page.at(-1)?.jobId : undefined
        const jobs = page.map((job) => statusOfJob(job, board.latest(job.jobId)))
        const shown = state === undefined ? jobs : jobs.filter((job) => job.state === state)
        return json(200, { jobs: shown, ...(next && { next }) })
      },
      'read',
    ),
    documentation: {
      summary: 'Jobs of the account, newest first',
      description:
        'The `next` of an answer is the `cursor` of the next page. A page of jobs that are chosen by `state` may hold fewer than `limit`, ' +
        'and none, while there is a `next`. Jobs are kept for 400 days after their end unless the operator chose otherwise.',
      tag: 'jobs',
      parameters: queryParameters(jobsQuery),
      responses: { 200: { description: 'A page of jobs.', schema: jobsPage, schemaName: 'Jobs' } },
      errors: [],
    },
  }
}
