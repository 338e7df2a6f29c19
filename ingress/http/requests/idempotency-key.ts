import type { Request } from 'express'
import { fieldProblem } from '../problem.ts'

/** The Idempotency-Key of a request: 1 to 255 visible ASCII characters. Throws a 400 naming the header otherwise. */
export function readIdempotencyKey(request: Request): string | undefined {
  const [sent, ...others] = request.headersDistinct['idempotency-key'] ?? []
  if (sent === undefined) return undefined
  if (others.length > 0) throw fieldProblem('invalid_request', 'Idempotency-Key', 'must be given once')
  if (!/^[\x21-\x7e]{1,255}$/.test(sent)) {
    throw fieldProblem('invalid_request', 'Idempotency-Key', 'must be 1 to 255 visible ASCII characters without spaces')
  }
  return sent
}
