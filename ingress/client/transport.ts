// How a call is made: with the key, within a time, and again where that is safe.
import { errorOfResponse, HeddleError } from './heddle-error.ts'

export type CallOptions = {
  /** Ends the call; it rejects with the signal's reason. A job that was accepted goes on. */
  readonly signal?: AbortSignal | undefined
  /** For all attempts together. */
  readonly timeoutMs?: number | undefined
}

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the service's address, or a whole address, which is called without the key. */
  readonly path: string | URL
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData | Blob
  /** `always` where doing it twice is doing it once; `refused` where it must be known that nothing was done. */
  readonly repeat: 'always' | 'refused'
}

/** The body of an answer as what the API promises it to be. */
export const readJson = async <Answer>(response: Response): Promise<Answer> => (await response.json()) as Answer

export type Transport = {
  /** What `read` makes of a successful answer. Throws a HeddleError when there is none, or the signal's reason. */
  readonly call: <Answer>(
    call: Call,
    options: CallOptions,
    read: (response: Response) => Answer | Promise<Answer>,
  ) => Promise<Answer>
}

export type TransportOptions = {
  readonly base: string
  readonly key: string
  readonly timeoutMs: number
  readonly fetch: typeof fetch
  readonly random: () => number
}

/** A restart takes a second or two, which the first tries bridge; an outage is not made worse by asking more often. */
const BACKOFF_FIRST_MS = 500
const BACKOFF_MOST_MS = 10_000

export function createTransport(options: TransportOptions): Transport {
  return {
    call: async (call, { signal: wanted, timeoutMs = options.timeoutMs }, read) => {
      const endsAt = performance.now() + timeoutMs
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(timedOut(timeoutMs)), timeoutMs)
      const signal = wanted ? AbortSignal.any([wanted, late.signal]) : late.signal
      try {
        for (let attempt = 0; ; attempt++) {
          const outcome = await attemptOnce(call, signal, read, options)
          if ('answer' in outcome) return outcome.answer
          const pauseMs = pauseBefore(attempt + 1, outcome.error, options.random)
          if (!isWorthRepeating(outcome.error, call) || performance.now() + pauseMs >= endsAt) throw outcome.error
          await pause(pauseMs, signal)
        }
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: HeddleError }

async function attemptOnce<Answer>(
  call: Call,
  signal: AbortSignal,
  read: (response: Response) => Answer | Promise<Answer>,
  { base, key, fetch }: TransportOptions,
): Promise<Outcome<Answer>> {
  signal.throwIfAborted()
  const { method = 'GET', path, headers, body } = call
  const authorization = path instanceof URL ? {} : { Authorization: `Bearer ${key}` }
  // Outside the try: an address or a header that cannot be sent throws here, and repeating would not help.
  const address = addressOf(base, call)
  const init = { method, headers: new Headers({ ...authorization, ...headers }), signal }
  try {
    const response = await fetch(address, body === undefined ? init : { ...init, body })
    return response.ok ? { answer: await read(response) } : { error: await errorOfResponse(response) }
  } catch (cause) {
    signal.throwIfAborted()
    const detail = `${address.origin} cannot be reached, or its answer broke off.`
    return { error: new HeddleError('no_answer', detail, { cause }) }
  }
}

function addressOf(base: string, { path, query = {} }: Call): URL {
  const address = path instanceof URL ? path : new URL(base + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address
}

/** Statuses by which proxies report a service that is away for a moment. */
const GATEWAY_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504])

function isWorthRepeating({ code, status }: HeddleError, { repeat }: Call): boolean {
  if (code === 'rate_limited' || code === 'overloaded') return true
  if (repeat === 'refused') return false
  return code === 'no_answer' || code === 'request_in_flight' || status === 429 || GATEWAY_STATUSES.has(status)
}

/** As long as the service asks for, else twice as long each time; spread, so that callers do not come back together. */
function pauseBefore(attempt: number, { retryAfterSeconds }: HeddleError, random: () => number): number {
  const backoffMs = Math.min(BACKOFF_MOST_MS, BACKOFF_FIRST_MS * 2 ** (attempt - 1)) * (0.5 + random() / 2)
  return retryAfterSeconds === undefined ? backoffMs : retryAfterSeconds * 1000 + random() * BACKOFF_FIRST_MS
}

const timedOut = (timeoutMs: number): HeddleError =>
  new HeddleError('timed_out', `There was no answer within ${timeoutMs / 1000} s.`, { title: 'Timed out' })

/** Resolves after so many milliseconds. Rejects with the signal's reason when that comes first. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
