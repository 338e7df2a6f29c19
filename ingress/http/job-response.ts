import type { JobRecord, RateState, TerminalEvent } from '../../infra/ledger/port.ts'
import type { JobId } from '../../schemas/ids.ts'
import type { Acceptance, OpenJob } from '../jobs/accept-job.ts'
import { problemOfRefund, resultOf, statusOfJob, statusOfOpenJob } from '../jobs/job-answer.ts'
import { endingOf } from '../jobs/settler.ts'
import { HttpProblem } from './problem.ts'
import { rateFields } from './rate-fields.ts'
import type { Preference } from './requests/prefer.ts'
import { type HttpResponse, json } from './response.ts'

/** Seconds after which a job that still runs is worth asking about again. */
const RUNNING_RETRY_SECONDS = 1

/** The answer to an accepted request: 200 or a problem when the job has ended, 202 while it is open. */
export function acceptedResponse(
  job: OpenJob,
  rate: RateState,
  ending: TerminalEvent | undefined,
  { applied }: Preference,
): HttpResponse {
  const headers = { ...rateFields(rate), ...(applied ? { 'Preference-Applied': applied } : {}) }
  if (ending) return endingResponse(ending, headers)
  const ask = { Location: jobPath(job.jobId), 'Retry-After': String(RUNNING_RETRY_SECONDS) }
  return json(202, statusOfOpenJob(job), { ...headers, ...ask })
}

function endingResponse(ending: TerminalEvent, headers: Readonly<Record<string, string>>): HttpResponse {
  if (ending.kind === 'completed') return json(200, resultOf(ending.completion), headers)
  const problem = problemOfRefund(ending.refund)
  throw new HttpProblem(problem.code, problem.message, { ...problem.facts, headers })
}

/** The answer the first request got or would have got: nothing is done and nothing is charged again. */
export function replayedResponse(job: JobRecord, { waitMs, applied }: Preference): HttpResponse {
  const headers = { 'Idempotent-Replayed': 'true', ...(applied ? { 'Preference-Applied': applied } : {}) }
  if (waitMs === 0) return json(202, statusOfJob(job), { ...headers, Location: jobPath(job.jobId) })
  const ending = endingOf(job)
  if (!ending) throw inFlight(job.jobId)
  return endingResponse(ending, headers)
}

const jobPath = (jobId: JobId): string => `/api/jobs/${jobId}`

const inFlight = (jobId: JobId): HttpProblem =>
  new HttpProblem('request_in_flight', `The first request with this Idempotency-Key still runs as job ${jobId}.`, {
    jobId,
    headers: { 'Retry-After': String(RUNNING_RETRY_SECONDS), Location: jobPath(jobId) },
  })

/** Why a request was not admitted. Nothing was charged. */
export function refusalProblem(refused: Exclude<Acceptance, { readonly kind: 'accepted' | 'replayed' }>): HttpProblem {
  switch (refused.kind) {
    case 'in_flight':
      return inFlight(refused.jobId)
    case 'mismatch':
      return new HttpProblem('idempotency_mismatch', 'This Idempotency-Key came with another request before.', {
        errors: [{ field: 'Idempotency-Key', message: 'was used for another request' }],
      })
    case 'rate_limited':
      return new HttpProblem('rate_limited', `The account may send ${refused.rate.limit} requests a minute.`, {
        headers: {
          ...rateFields(refused.rate),
          'Retry-After': String(Math.max(1, Math.ceil(refused.retryAfterSeconds))),
        },
      })
    case 'insufficient_credits':
      return new HttpProblem(
        'insufficient_credits',
        `This costs ${refused.needed} credits and the account has ${refused.available}.`,
        { headers: rateFields(refused.rate) },
      )
  }
}
