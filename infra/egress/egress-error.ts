import { errorCodeOf } from '../lifecycle/error-code.ts'

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

export const CUT_OFF = 'ended the connection without a whole answer'
/** How Node names certificates that it does not take, such as CERT_HAS_EXPIRED. */
const DISTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/

/** What a connection failed of, in words for who can mend it at the other end. */
export function unreachable(error: unknown): EgressError {
  return new EgressError('unreachable', reasonOf(errorCodeOf(error) ?? ''), error)
}

function reasonOf(code: string): string {
  if (code === 'ECONNRESET' || code === 'EPIPE') return CUT_OFF
  if (DISTRUSTED.test(code)) return `has a certificate that is not trusted (${code})`
  // The parser's codes, of llhttp.
  if (code.startsWith('HPE_')) return 'does not answer in HTTP'
  return 'cannot be reached'
}
