import pino from 'pino'
import { errorCodeOf } from '../lifecycle/error-code.ts'

export type LogFields = { readonly event: string } & Readonly<Record<string, unknown>>

/**
 * One JSON line per entry: an event name and fields. `with` adds fields, such as the request and job ids, to all that
 * follow.
 */
export type Logger = {
  readonly debug: (fields: LogFields) => void
  readonly info: (fields: LogFields) => void
  readonly warn: (fields: LogFields) => void
  readonly error: (fields: LogFields) => void
  readonly with: (fields: Readonly<Record<string, unknown>>) => Logger
}

export type LoggerOptions = {
  readonly process: string
  readonly level: string
  readonly write?: (line: string) => void
}

/** Values of these keys are redacted in every log line, up to two levels deep. */
const SECRET_KEYS = ['authorization', 'password', 'secret', 'secretKey', 'apiKey', 'cookie']
const redact = {
  paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*["${key}"]`]),
  censor: '[redacted]',
}

export function createLogger({ process, level, write }: LoggerOptions): Logger {
  const options = {
    level,
    redact,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError, cause: describeError },
  }
  return wrap(write ? pino(options, { write }) : pino(options, pino.destination({ dest: 1, sync: false })), {})
}

/**
 * Fields that all lines share are put into each line as it is written: most loggers of a request never write one, and a
 * child of pino's costs 10 µs.
 */
function wrap(target: pino.Logger, shared: Readonly<Record<string, unknown>>): Logger {
  return {
    debug: (fields) => target.debug({ ...shared, ...fields }),
    info: (fields) => target.info({ ...shared, ...fields }),
    warn: (fields) => target.warn({ ...shared, ...fields }),
    error: (fields) => target.error({ ...shared, ...fields }),
    with: (fields) => wrap(target, { ...shared, ...fields }),
  }
}

/**
 * Drops what libraries attach to their errors (requests, configurations, keys): only these fields are known to be safe.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const code = errorCodeOf(error)
  return { name, message, code, stack, ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }) }
}

export const silentLogger: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  with: () => silentLogger,
}
