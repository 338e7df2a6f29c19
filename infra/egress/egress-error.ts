const egressReasons = [
  'bad_address',
  'unknown_name',
  'private_address',
  'unreachable',
  'timed_out',
  'bad_status',
  'too_large',
] as const
export type EgressReason = (typeof egressReasons)[number]

/**
 * Why a request to an address of somebody else's choice had no answer. The message follows the name of a field and is
 * for those who chose the address: it tells nothing of our network.
 */
export class EgressError extends Error {
  override readonly name = 'EgressError'
  readonly reason: EgressReason

  constructor(reason: EgressReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}
