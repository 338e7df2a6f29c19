import type { ErrorCode, FieldProblem, ProblemDocument } from '../../schemas/error-codes.ts'

/**
 * `no_answer`: the service was not reached, or its answer broke off. `timed_out`: the call took longer than it was
 * given. `unexpected_answer`: somebody else answered, such as a proxy; `status` says how.
 */
export type ClientErrorCode = ErrorCode | 'no_answer' | 'timed_out' | 'unexpected_answer'

type Facts = Partial<Omit<ProblemDocument, 'code' | 'detail'>> & {
  readonly retryAfterSeconds?: number | undefined
  readonly cause?: unknown
}

/** A call that was refused, or that nobody answered. Its message is written for people; `code` is for programs. */
export class HeddleError extends Error {
  override readonly name = 'HeddleError'
  readonly code: ClientErrorCode
  readonly title: string
  /** HTTP status; undefined where there was no answer. */
  readonly status: number | undefined
  /** What is wrong, field by field. */
  readonly errors: readonly FieldProblem[]
  readonly requestId: string | undefined
  readonly jobId: string | undefined
  /** True when the credits held for the job went back. */
  readonly refunded: boolean
  /** Seconds after which the service asks to be called again. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ClientErrorCode, detail: string, facts: Facts = {}) {
    super(detail, { cause: facts.cause })
    this.code = code
    this.title = facts.title ?? 'No answer'
    this.status = facts.status
    this.errors = facts.errors ?? []
    this.requestId = facts.requestId
    this.jobId = facts.jobId
    this.refunded = facts.refunded ?? false
    this.retryAfterSeconds = facts.retryAfterSeconds
  }

  /** The first field that is wrong. */
  get field(): string | undefined {
    return this.errors[0]?.field
  }
}

/** The error that a problem document tells, such as that of a refunded job. */
export function errorOfProblem(problem: Partial<ProblemDocument>, facts: Facts = {}): HeddleError {
  const { code = 'unexpected_answer', detail = problem.title ?? 'No reason was given.', ...told } = problem
  return new HeddleError(code, detail, { ...facts, ...told })
}

/** Reads an answer that is no success. What is no problem document of ours is an `unexpected_answer`. */
export async function errorOfResponse(response: Response): Promise<HeddleError> {
  const { status, headers } = response
  const facts = { status, retryAfterSeconds: readRetryAfter(headers.get('retry-after')) }
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false
  // Read in either case, so that the connection can be used again.
  const text = await response.text().catch(() => '')
  const problem = isProblem ? parse(text) : undefined
  if (problem) return errorOfProblem(problem, facts)
  const detail = `The answer was ${status} without a word of Heddle's: see what stands before it.`
  return new HeddleError('unexpected_answer', detail, { ...facts, title: `Status ${status}` })
}

function parse(text: string): Partial<ProblemDocument> | undefined {
  try {
    return JSON.parse(text) as Partial<ProblemDocument>
  } catch {
    return undefined
  }
}

/** Seconds, or a date as proxies write it (RFC 9110, section 10.2.3). */
function readRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
