import type { ProblemDocument } from '../../schemas/error-codes.ts'
import type { JobProgress, JobStatus, OperationResult } from '../../schemas/http/results.ts'
import { errorOfProblem } from './heddle-error.ts'
import { readEvents, type ServerSentEvent } from './read-events.ts'
import { type CallOptions, pause, readJson, type Transport } from './transport.ts'

/** What happens to a job: how it stood when it was first looked at, how far it is, and its end. */
export type JobEvent =
  | { readonly event: 'status'; readonly status: JobStatus }
  | { readonly event: 'progress'; readonly progress: JobProgress }
  | { readonly event: 'completed' | 'refunded'; readonly status: JobStatus }

/** Before a stream that broke off is opened again. */
const PAUSE_MS = 1000

/** The events of a job to its end. Comes back to a stream that breaks off, and is not told twice. */
export async function* followJob(
  transport: Transport,
  jobId: string,
  options: CallOptions,
): AsyncGenerator<JobEvent, void> {
  const path = `/api/jobs/${encodeURIComponent(jobId)}`
  let last = ''
  for (;;) {
    const headers: Record<string, string> = last === '' ? {} : { 'Last-Event-ID': last }
    const call = { path: `${path}/events`, headers, repeat: 'always' } as const
    const { status, body } = await transport.call(call, options, (response) => response)
    // No content: the end was told before the stream broke off, or nobody was listening.
    if (status === 204 || !body) return yield await readEnd(transport, path, options)
    for await (const told of untilItBreaks(body, options.signal)) {
      last = told.id
      const event = eventOf(told)
      if (event) yield event
      if (event?.event === 'completed' || event?.event === 'refunded') return
    }
    await pause(PAUSE_MS, options.signal)
  }
}

/** The result of a job that completed. Throws the problem of one that was refunded. */
export function resultOf({ jobId, result, problem }: JobStatus): OperationResult {
  if (result) return result
  throw errorOfProblem((problem ?? {}) as Partial<ProblemDocument>, { jobId })
}

async function* untilItBreaks(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerSentEvent> {
  try {
    yield* readEvents(body)
  } catch {
    // Whatever broke the connection, a reader that comes back gets the rest; only the caller's signal ends it.
    signal?.throwIfAborted()
  }
}

function eventOf({ event, data }: ServerSentEvent): JobEvent | undefined {
  const told: unknown = JSON.parse(data)
  if (event === 'progress') return { event, progress: told as JobProgress }
  if (event === 'status' || event === 'completed' || event === 'refunded') return { event, status: told as JobStatus }
  // Of a later version of the service.
  return undefined
}

async function readEnd(transport: Transport, path: string, options: CallOptions): Promise<JobEvent> {
  const call = { path, repeat: 'always' } as const
  const status = await transport.call(call, options, readJson<JobStatus>)
  return { event: status.state === 'completed' ? 'completed' : 'refunded', status }
}
