import type { Completion, Refund } from '../../../schemas/events/payloads.ts'
import type { JobState } from '../../../schemas/http/results.ts'
import type { AccountId, JobId } from '../../../schemas/ids.ts'
import type { Lane, Operation } from '../../../schemas/operations.ts'

export type JobRecord = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly operation: Operation
  readonly lane: Lane
  readonly state: JobState
  readonly credits: number
  readonly acceptedAt: number
  readonly deadlineAt: number
  readonly finishedAt?: number
  readonly completion?: Completion
  readonly refund?: Refund
}

/** A page of a list, newest first: `before` is the id that the page before ended with. */
export type Page = { readonly before?: string | undefined; readonly limit: number }
