// A job's ending, as HTTP tells it.
import type { JobRecord, TerminalEvent } from '../../infra/ledger/port.ts'
import { type ErrorCode, isErrorCode } from '../../schemas/error-codes.ts'
import type { Completion, Progress, Refund } from '../../schemas/events/payloads.ts'
import type { JobProgress, JobStatus, OperationResult } from '../../schemas/http/results.ts'
import { HttpProblem, problemDocumentOf } from '../http/problem.ts'
import type { OpenJob } from './accept-job.ts'
import { endingOf } from './settler.ts'

/** The codes with which a job may end unfinished. A caller is told of any other as `engine_failed`. */
const REFUND_CODES: ReadonlySet<ErrorCode> = new Set([
  ...(['invalid_image', 'image_too_large', 'request_rejected', 'memory_exceeded'] as const),
  ...(['engine_failed', 'deadline_exceeded', 'cancelled'] as const),
])

export function resultOf(completion: Completion): OperationResult {
  const { url, width, height, processingTimeMs, jobId, operation, format, bytes, credits, report } = completion
  return {
    url,
    width,
    height,
    processingTimeMs,
    jobId,
    operation,
    format,
    bytes,
    credits,
    report: JSON.parse(report) as Record<string, unknown>,
  }
}

export function problemOfRefund({ jobId, code, detail, field }: Refund): HttpProblem {
  return new HttpProblem(isErrorCode(code) && REFUND_CODES.has(code) ? code : 'engine_failed', detail, {
    jobId,
    refunded: true,
    ...(field ? { errors: [{ field, message: messageOf(field, detail) }] } : {}),
  })
}

/** The detail is a sentence that begins with the field's name; beside the name the rest of it is enough. */
function messageOf(field: string, detail: string): string {
  const rest = [`${field}: `, `${field} `].find((start) => detail.startsWith(start))?.length ?? 0
  return detail.slice(rest).replace(/\.$/, '')
}

export function statusOfOpenJob(job: OpenJob): JobStatus {
  return {
    jobId: job.jobId,
    operation: job.operation,
    state: 'accepted',
    credits: job.credits,
    acceptedAt: new Date(job.acceptedAt).toISOString(),
    deadlineAt: new Date(job.deadlineAt).toISOString(),
  }
}

/** @param progress what the job told last; says nothing of a job that has ended */
export function statusOfJob(job: JobRecord, progress?: Progress): JobStatus {
  const ending = endingOf(job)
  const isRunning = progress !== undefined && !ending
  return {
    ...statusOfOpenJob(job),
    state: isRunning ? 'running' : job.state,
    ...(isRunning && { progress: progressOf(progress) }),
    ...(job.finishedAt === undefined ? {} : { finishedAt: new Date(job.finishedAt).toISOString() }),
    ...(ending ? endingFields(ending) : {}),
  }
}

export function progressOf({ fraction, stage, reportedAt }: Progress): JobProgress {
  return { percent: Math.round(fraction * 1000) / 10, stage, reportedAt: new Date(reportedAt).toISOString() }
}

function endingFields(ending: TerminalEvent): Pick<JobStatus, 'result' | 'problem'> {
  return ending.kind === 'completed'
    ? { result: resultOf(ending.completion) }
    : { problem: problemDocumentOf(problemOfRefund(ending.refund)) }
}
