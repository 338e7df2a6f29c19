// Every error a caller can get: its stable code, its HTTP status and its title. docs/errors.md lists exactly these.

export type ErrorTerms = { readonly status: number; readonly title: string }

export const errorCodes = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  invalid_json: { status: 400, title: 'The body is not valid JSON' },
  invalid_multipart: { status: 400, title: 'The multipart body is not valid' },
  invalid_record: { status: 400, title: 'The record cannot be read' },
  unauthorized: { status: 401, title: 'The API key is missing or not valid' },
  insufficient_credits: { status: 402, title: 'The account has too few credits' },
  forbidden: { status: 403, title: 'The API key does not allow this' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'This method is not allowed here' },
  request_timeout: { status: 408, title: 'The request did not arrive in time' },
  request_in_flight: { status: 409, title: 'A request with this Idempotency-Key is still running' },
  cancelled: { status: 409, title: 'The job was cancelled and the credits were returned' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  image_too_large: { status: 413, title: 'The image has too many pixels' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: { status: 415, title: 'This kind of content is not accepted' },
  range_not_satisfiable: { status: 416, title: 'The file has no such range' },
  invalid_image: { status: 422, title: 'The image cannot be used' },
  request_rejected: { status: 422, title: 'The request cannot be carried out as asked' },
  memory_exceeded: { status: 422, title: 'The work needs more memory than it may have' },
  idempotency_mismatch: { status: 422, title: 'This Idempotency-Key was used for another request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  header_too_large: { status: 431, title: 'The request headers are too large' },
  engine_failed: { status: 500, title: 'The work failed and the credits were returned' },
  deadline_exceeded: { status: 500, title: 'The work was not done in time and the credits were returned' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  overloaded: { status: 503, title: 'Too much work is waiting' },
  unavailable: { status: 503, title: 'A part of the service is not available' },
} as const satisfies Readonly<Record<string, ErrorTerms>>

export type ErrorCode = keyof typeof errorCodes

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCodes, text)

/** What is wrong with one field: where it stands, what was wrong, and what is allowed. */
export type FieldProblem = { readonly field: string; readonly message: string }

/** A problem document of RFC 9457, extended with a stable code. `refunded` is true when held credits went back. */
export type ProblemDocument = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ErrorCode
  readonly requestId?: string
  readonly jobId?: string
  readonly refunded?: boolean
  readonly errors?: readonly FieldProblem[]
  readonly error_code?: number
  readonly message?: string
}
