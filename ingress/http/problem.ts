import { Failure } from '../../infra/lifecycle/failure.ts'
import { type ErrorCode, errorCodes, type FieldProblem, type ProblemDocument } from '../../schemas/error-codes.ts'
import { Rejection } from '../../schemas/rejection.ts'
import { type HttpResponse, problemJson } from './response.ts'

export type ProblemFacts = {
  readonly errors?: readonly FieldProblem[]
  readonly headers?: Readonly<Record<string, string>>
  readonly jobId?: string
  readonly refunded?: boolean
  /** How Confluent's registry numbers this error. */
  readonly registryCode?: number
  readonly cause?: unknown
}

/** An answer that is an error, thrown from anywhere below a route. Its message is written for the caller. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly code: ErrorCode
  readonly facts: ProblemFacts

  constructor(code: ErrorCode, detail: string, facts: ProblemFacts = {}) {
    super(detail, { cause: facts.cause })
    this.code = code
    this.facts = facts
  }
}

/**
 * Seconds after which a server that was away is worth asking again; our own clients back off beyond it by themselves.
 */
const UNAVAILABLE_RETRY_SECONDS = 2

/** One field is wrong. The detail repeats it, for callers that show nothing else. */
export function fieldProblem(code: ErrorCode, field: string, message: string): HttpProblem {
  return new HttpProblem(code, `${field} ${message}.`, { errors: [{ field, message }] })
}

/**
 * What a caller is told about a thrown thing. Nothing unknown is shown: its text may hold what is not theirs to read.
 */
export function toProblem(thrown: unknown): HttpProblem {
  if (thrown instanceof HttpProblem) return thrown
  if (thrown instanceof Rejection)
    return new HttpProblem(thrown.code, thrown.message, { errors: thrown.errors, cause: thrown })
  if (thrown instanceof Failure && thrown.remedy === 'retry') return unavailable(thrown)
  if (isUndecodableAddress(thrown))
    return new HttpProblem('invalid_request', 'The address is not valid percent-encoding.')
  return new HttpProblem('internal', 'This is our fault and has been logged. Try again later.', { cause: thrown })
}

function unavailable(cause: unknown, jobId?: string): HttpProblem {
  return new HttpProblem('unavailable', 'A server this needs is not answering. Try again in a moment.', {
    headers: { 'Retry-After': String(UNAVAILABLE_RETRY_SECONDS) },
    ...(jobId ? { jobId } : {}),
    cause,
  })
}

/** What failed while a job was or may have been there already, so that its caller knows what to ask for. */
export const namingJob = (thrown: unknown, jobId: string): unknown =>
  toProblem(thrown).code === 'unavailable' ? unavailable(thrown, jobId) : thrown

/** For a caller that waits for a job while this process stops: the job goes on, and others tell of it. */
export function stopping(jobId: string): HttpProblem {
  const detail = `This server is stopping, and job ${jobId} goes on: ask for it, or repeat this with its Idempotency-Key.`
  return new HttpProblem('unavailable', detail, { headers: { 'Retry-After': '1' }, jobId })
}

/** Express throws URIError for `%` sequences that decode to nothing. */
const isUndecodableAddress = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'URIError'

export function problemDocumentOf(problem: HttpProblem, requestId?: string): ProblemDocument {
  const { errors, jobId, refunded, registryCode } = problem.facts
  const { status, title } = errorCodes[problem.code]
  return {
    type: `/docs#${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    ...(requestId ? { requestId } : {}),
    ...(jobId ? { jobId } : {}),
    ...(refunded === undefined ? {} : { refunded }),
    ...(errors?.length ? { errors } : {}),
    ...(registryCode === undefined ? {} : { error_code: registryCode, message: problem.message }),
  }
}

export function problemResponse(problem: HttpProblem, requestId?: string): HttpResponse {
  const document = problemDocumentOf(problem, requestId)
  return problemJson(document.status, document, problem.facts.headers)
}
