/** What can go wrong with the stack; each code has one plain line for the person at the terminal (see diagnosis.ts). */
const stackErrorCodes = [
  'ALREADY_RUNNING',
  'ARTIFACTS_UNAVAILABLE',
  'CACHE_NOT_WRITABLE',
  'CONTAINERS_UNAVAILABLE',
  'CREDENTIALS_MISSING',
  'DISK_FULL',
  'HOME_NOT_WRITABLE',
  'HOME_NOT_ENTERABLE',
  'JAVA_MISSING',
  'JAVA_TOO_OLD',
  'MAVEN_MISSING',
  'MEMORY_SHORT',
  'OPTION_INVALID',
  'PLATFORM_UNSUPPORTED',
  'PORT_IN_USE',
  'PROCESS_STOPPED',
  'SERVER_UNREACHABLE',
  'START_TIMED_OUT',
] as const
export type StackErrorCode = (typeof stackErrorCodes)[number]

/** An error whose message is fit to be printed as it stands: one line that says what is wrong and what to do. */
export class StackError extends Error {
  readonly code: StackErrorCode
  constructor(code: StackErrorCode, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.name = 'StackError'
    this.code = code
  }
}
