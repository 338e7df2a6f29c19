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
  /**
   * Writes each line before it goes on, where others hand it to Node's thread pool: for a process that does one thing
   * at a time, waking another thread costs more than the write.
   */
  readonly sync?: boolean
  readonly write?: (line: string) => void
}

/** Values of these keys are redacted in every log line, up to two levels deep. */
const SECRET_KEYS: ReadonlySet<string> = new Set([
  'authorization',
  'password',
  'secret',
  'secretKey',
  'apiKey',
  'cookie',
])
/** Fields of a line and of the objects in it: no line holds secrets deeper, and looking on would cost every line. */
const LEVELS_DEEP = 2
const REDACTED = '[redacted]'

type Fields = Readonly<Record<string, unknown>>

export function createLogger({ process, level, sync = false, write }: LoggerOptions): Logger {
  const options = {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError, cause: describeError },
  }
  return wrap(pino(options, write ? { write } : openOutput(sync)), {})
}

/** What waits to be written while nothing can be, in bytes; later lines are dropped. */
const WAITING_BYTES_MOST = 16 * 1024 * 1024

/**
 * A full disk under the log, or a reader that is gone, must not end the program whose lines cannot be written. What
 * waits is written when there is room again; a program that ends meanwhile does without it, because the library's last
 * flush would try for ever.
 */
function openOutput(sync: boolean): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync, maxLength: WAITING_BYTES_MOST })
  const flushAll = output.flushSync.bind(output)
  let isRefused = false
  output.on('error', () => {
    isRefused = true
  })
  output.on('write', () => {
    isRefused = false
  })
  output.flushSync = () => {
    if (!isRefused) flushAll()
  }
  return output
}

/**
 * Fields that all lines share are put into each line as it is written: most loggers of a request never write one, and a
 * child of pino's costs 10 µs.
 */
function wrap(target: pino.Logger, shared: Fields): Logger {
  const put =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (fields: Fields): void => {
      if (target.isLevelEnabled(level)) target[level](withoutSecrets({ ...shared, ...fields }, LEVELS_DEEP))
    }
  return {
    debug: put('debug'),
    info: put('info'),
    warn: put('warn'),
    error: put('error'),
    with: (fields) => wrap(target, { ...shared, ...fields }),
  }
}

/** Done here because pino's own way to redact takes ten times as long as all else that a line costs. */
function withoutSecrets(fields: Fields, levels: number): Fields {
  const safe: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (SECRET_KEYS.has(name)) safe[name] = REDACTED
    else if (levels === 0 || !isPlain(value)) safe[name] = value
    else if (Array.isArray(value)) safe[name] = Object.values(withoutSecrets({ ...value }, levels - 1))
    else safe[name] = withoutSecrets(value, levels - 1)
  }
  return safe
}

/** An array or an object that is written field by field; errors have a description of their own. */
function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !('toJSON' in value)
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
