import { DatabaseError } from 'pg'
import { errorMessage } from '../../lifecycle/error-message.ts'
import { Failure } from '../../lifecycle/failure.ts'

/**
 * Classes of SQLSTATE that say "not now": connection, resources, rollback (serialization, deadlock), operator
 * intervention (shutdown, statement timeout), lock not available, and a server that has become read-only.
 */
const PASSING = /^(08|53|40|57|58|55P03|25006)/

/** What pg itself says when it has lost or given up on a connection; it gives these errors no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/

/** A value that no column can hold, such as a NUL in a text: it will be refused every time. */
const UNUSABLE_VALUE = /^22/

/**
 * Turns whatever pg throws into a Failure: retry when the world may change, park when a value is at fault, crash for
 * every other refusal and everything unknown.
 */
export function ledgerFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const message = errorMessage(thrown)
  const code = thrown instanceof DatabaseError ? (thrown.code ?? '') : undefined
  const unavailable = code === undefined ? isSystemError(thrown) || LOST_CONNECTION.test(message) : PASSING.test(code)
  if (unavailable) return new Failure('ledger_unavailable', 'retry', `Postgres cannot be reached: ${message}`, thrown)
  const remedy = code !== undefined && UNUSABLE_VALUE.test(code) ? 'park' : 'crash'
  return new Failure('ledger_refused', remedy, `Postgres refused: ${message}`, thrown)
}

/**
 * ECONNREFUSED and its like; several tries at once come as an AggregateError with the same code. Not Node's ERR_ codes.
 */
function isSystemError(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return false
  return typeof thrown.code === 'string' && /^E(?!RR_)[A-Z]/.test(thrown.code)
}

/** Which unique constraint or check a statement broke, to say so in the caller's words; undefined for anything else. */
export function brokenConstraint(thrown: unknown): string | undefined {
  const cause = thrown instanceof Failure ? thrown.cause : thrown
  return cause instanceof DatabaseError && cause.code?.startsWith('23') ? cause.constraint : undefined
}

/** Somebody kept a lock for longer than the statement was willing to wait, so nothing was written. */
export function isLockTimeout(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.cause instanceof DatabaseError && thrown.cause.code === '55P03'
}

/** What a person can mend is said in plain words; it can never succeed as it stands, so it is parked, not retried. */
export function refusedWith(messages: Readonly<Record<string, string>>): (thrown: unknown) => never {
  return (thrown) => {
    const message = messages[brokenConstraint(thrown) ?? '']
    throw message ? new Failure('ledger_refused', 'park', message, thrown) : thrown
  }
}
