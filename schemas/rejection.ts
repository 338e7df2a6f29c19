import type { ErrorCode, FieldProblem } from './error-codes.ts'

/** Enough to mend a request with; a body of a thousand unknown keys is not answered with a thousand lines. */
export const PROBLEMS_MAX = 32

/**
 * A request that cannot be carried out as it stands, however it came: by HTTP or as a record. Its message is for
 * whoever sent it.
 */
export class Rejection extends Error {
  override readonly name = 'Rejection'
  readonly code: ErrorCode
  readonly errors: readonly FieldProblem[]

  constructor(code: ErrorCode, detail: string, errors: readonly FieldProblem[], cause?: unknown) {
    super(detail, { cause })
    this.code = code
    this.errors = errors
  }
}

/** Fields are wrong. The detail tells the first of them and how many there are besides. */
export function fieldsRejection(code: ErrorCode, errors: readonly FieldProblem[], cause?: unknown): Rejection {
  const [first = { field: 'body', message: 'is not valid' }] = errors
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return new Rejection(code, `${first.field} ${first.message}${others}.`, errors.slice(0, PROBLEMS_MAX), cause)
}

/** One field is wrong. The detail repeats it, for callers that show nothing else. */
export function fieldRejection(code: ErrorCode, field: string, message: string, cause?: unknown): Rejection {
  return new Rejection(code, `${field} ${message}.`, [{ field, message }], cause)
}
