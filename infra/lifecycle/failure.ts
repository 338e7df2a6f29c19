// One error class for failures of servers, processes and messages. Its remedy says how to react: retry, park or crash.

/**
 * retry: the world may change, try again with backoff. park: this message can never succeed. crash: unknown or broken
 * invariants, so the process stops without committing and starts afresh.
 */
export type Remedy = 'retry' | 'park' | 'crash'

const failureCodes = [
  'config_invalid',
  'kafka_unavailable',
  'kafka_refused',
  'registry_unavailable',
  'registry_refused',
  'message_undecodable',
  'ledger_unavailable',
  'ledger_refused',
  'storage_unavailable',
  'storage_refused',
  'object_missing',
  'child_died',
  'child_memory',
  'child_timeout',
  'stopped',
] as const

export type FailureCode = (typeof failureCodes)[number]

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly remedy: Remedy

  constructor(code: FailureCode, remedy: Remedy, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.remedy = remedy
  }
}

/** The remedy of a thrown value: its own where it is a Failure, crash for everything unknown. */
export function remedyOf(thrown: unknown): Remedy {
  return thrown instanceof Failure ? thrown.remedy : 'crash'
}
