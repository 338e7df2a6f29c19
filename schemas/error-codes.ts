// Every error a caller can get: its stable code, its HTTP status, its title and what to do about it. docs/errors.md
// lists exactly these.

export type ErrorTerms = {
  readonly status: number
  readonly title: string
  /** Sentences for whoever got it; what stands between backticks is code. */
  readonly advice: string
}

export const errorCodes = {
  invalid_request: { status: 400, title: 'The request is not valid', advice: 'Mend what `errors` names.' },
  invalid_json: {
    status: 400,
    title: 'The body is not valid JSON',
    advice: 'Send valid JSON; `errors` says where it broke.',
  },
  invalid_multipart: {
    status: 400,
    title: 'The multipart body is not valid',
    advice: 'Let your HTTP library build the form.',
  },
  invalid_record: {
    status: 400,
    title: 'The record cannot be read',
    advice: 'Write with the schema of the subject `<topic>-value`.',
  },
  unauthorized: {
    status: 401,
    title: 'The API key is missing or not valid',
    advice: 'Send `Authorization: Bearer hdl_live_…`.',
  },
  insufficient_credits: {
    status: 402,
    title: 'The account has too few credits',
    advice: 'Add credits, or wait for running jobs to end.',
  },
  forbidden: {
    status: 403,
    title: 'This is not allowed',
    advice: 'Use a key with the scope that is named.',
  },
  not_found: { status: 404, title: 'There is nothing here', advice: 'Check the address.' },
  method_not_allowed: { status: 405, title: 'This method is not allowed here', advice: 'Use one that `Allow` names.' },
  request_timeout: {
    status: 408,
    title: 'The request did not arrive in time',
    advice: 'Send it again over a faster line.',
  },
  request_in_flight: {
    status: 409,
    title: 'A request with this Idempotency-Key is still running',
    advice: 'Ask at `Location`, or repeat after `Retry-After`.',
  },
  cancelled: {
    status: 409,
    title: 'The job was cancelled and the credits were returned',
    advice: 'Nothing; the same work again needs a new Idempotency-Key.',
  },
  precondition_failed: {
    status: 412,
    title: 'The file is not the one that was asked for',
    advice: 'Ask without the condition; `ETag` names what is there.',
  },
  payload_too_large: { status: 413, title: 'The body is too large', advice: 'Send less.' },
  image_too_large: {
    status: 413,
    title: 'The image has too many pixels',
    advice: 'Send a smaller image, or ask for a smaller scale.',
  },
  uri_too_long: { status: 414, title: 'The address is too long', advice: 'Send parameters in the body.' },
  unsupported_media_type: {
    status: 415,
    title: 'This kind of content is not accepted',
    advice: 'Send what `errors` names.',
  },
  range_not_satisfiable: { status: 416, title: 'The file has no such range', advice: 'Ask for a part that exists.' },
  invalid_image: { status: 422, title: 'The image cannot be used', advice: 'Send a whole, still image.' },
  request_rejected: {
    status: 422,
    title: 'The request cannot be carried out as asked',
    advice: 'Change what `errors` names.',
  },
  memory_exceeded: {
    status: 422,
    title: 'The work needs more memory than it may have',
    advice: 'Ask for less: a smaller picture, fewer inks or motifs, another `output_format`.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    advice: 'Use a new key for a new request.',
  },
  rate_limited: { status: 429, title: 'Too many requests', advice: 'Wait for `Retry-After`; watch `RateLimit`.' },
  header_too_large: {
    status: 431,
    title: 'The request headers are too large',
    advice: 'Send fewer or shorter headers.',
  },
  engine_failed: {
    status: 500,
    title: 'The work failed and the credits were returned',
    advice: 'Repeat it; tell us the `requestId` if it fails again.',
  },
  deadline_exceeded: {
    status: 500,
    title: 'The work was not done in time and the credits were returned',
    advice:
      'Repeat it. Where it happens again, ask for less, or write it as a batch record, which may wait for six hours.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'Repeat it with the same Idempotency-Key; tell us the `requestId`.',
  },
  overloaded: { status: 503, title: 'Too much work is waiting', advice: 'Repeat it after `Retry-After`.' },
  unavailable: {
    status: 503,
    title: 'A part of the service is not available',
    advice: 'Repeat it after `Retry-After` with the same Idempotency-Key, or ask for the job.',
  },
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
