import type { AccountSummary } from '../../../schemas/http/account.ts'
import type { JobProgress, JobStatus } from '../../../schemas/http/results.ts'
import { readEvents } from './read-events.ts'
import { requestOf, type Work } from './work.ts'

/** What the page shows of a problem document. */
export type Problem = {
  readonly title: string
  readonly detail: string
  readonly requestId?: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** A call that was refused, or that nobody answered. */
export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The calls the page makes. All but an abort by the caller's own signal reject with a ProblemError. */
export type HeddleClient = {
  readonly account: () => Promise<AccountSummary>
  /** The newest first. */
  readonly recentJobs: (limit: number) => Promise<readonly JobStatus[]>
  readonly begin: (work: Work, signal: AbortSignal) => Promise<JobStatus>
  /** The status of the job when it has ended. Comes back to a stream that breaks off. */
  readonly follow: (
    jobId: string,
    onProgress: (progress: JobProgress) => void,
    signal: AbortSignal,
  ) => Promise<JobStatus>
  readonly cancel: (jobId: string) => Promise<void>
}

/** A stream that breaks this often in a row is given up. */
const BREAKS_MOST = 5
const PAUSE_MS = 1_000

/** @param base origin of the service, without a slash at its end */
export function createHeddleClient(base: string, key: string): HeddleClient {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` }
    const response = await fetch(base + path, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error
      throw new ProblemError({ title: 'No answer', detail: 'The service cannot be reached. Nothing was charged.' })
    })
    if (!response.ok) throw new ProblemError(await problemOf(response))
    return response
  }
  const read = async <Answer>(path: string, init?: RequestInit): Promise<Answer> =>
    (await (await call(path, init)).json()) as Answer
  return {
    account: () => read('/api/account'),
    recentJobs: async (limit) => (await read<{ readonly jobs: readonly JobStatus[] }>(`/api/jobs?limit=${limit}`)).jobs,
    begin: (work, signal) => {
      const { body, headers } = requestOf(work)
      const wanted = { ...headers, Prefer: 'respond-async' }
      return read(`/api/${work.operation}`, { method: 'POST', body, headers: wanted, signal })
    },
    follow: (jobId, onProgress, signal) => follow(call, `/api/jobs/${jobId}`, onProgress, signal),
    cancel: async (jobId) => void (await call(`/api/jobs/${jobId}`, { method: 'DELETE' })),
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>
  return { ...told, title: told.title ?? `Status ${response.status}`, detail: told.detail ?? response.statusText }
}

async function follow(
  call: (path: string, init?: RequestInit) => Promise<Response>,
  path: string,
  onProgress: (progress: JobProgress) => void,
  signal: AbortSignal,
): Promise<JobStatus> {
  let last = ''
  for (let breaks = 0; breaks < BREAKS_MOST; breaks++) {
    const { status, body } = await call(`${path}/events`, { signal, headers: last ? { 'Last-Event-ID': last } : {} })
    // No content: the end had been told before the stream broke off.
    if (status === 204 || !body) return (await (await call(path, { signal })).json()) as JobStatus
    try {
      for await (const { event, id, data } of readEvents(body)) {
        last = id
        breaks = 0
        if (event === 'completed' || event === 'refunded') return JSON.parse(data) as JobStatus
        if (event === 'progress') onProgress(JSON.parse(data) as JobProgress)
      }
    } catch (error) {
      if (signal.aborted) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new ProblemError({ title: 'Lost sight of the job', detail: 'It goes on, and will be among the recent ones.' })
}
