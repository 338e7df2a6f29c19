import type { ErrorCode, FieldProblem } from './error-codes.ts'

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

/** One field is wrong. The detail repeats it, for callers that show nothing else. */
export function fieldRejection(code: ErrorCode, field: string, message: string, cause?: unknown): Rejection {
  return new Rejection(code, `${field} ${message}.`, [{ field, message }], cause)
}
