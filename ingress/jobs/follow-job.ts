import type { JobRecord } from '../../infra/ledger/port.ts'
import type { Clock } from '../../infra/lifecycle/clock.ts'
import type { JobId } from '../../schemas/ids.ts'
import type { ServerSentEvent } from '../http/event-stream.ts'
import { progressOf, statusOfJob } from './job-answer.ts'
import type { JobLook } from './job-looks.ts'
import type { ProgressBoard } from './progress-board.ts'

export type FollowDeps = {
  readonly look: JobLook
  readonly board: ProgressBoard
  readonly clock: Clock
  /** Silence after which a reader is told that the line holds; 15 s when left out. */
  readonly heartbeatMs?: number
}

export type Reader = {
  readonly lastEventId: string | undefined
  readonly gone: AbortSignal
  readonly isKeyGood: () => Promise<boolean>
}

/** A job may end at another instance, so its row is looked at this often; progress is told as it comes. */
const LOOK_EVERY_MS = 1_000
const HEARTBEAT_EVERY_MS = 15_000

/** Last-Event-ID of a reader that has heard the end. */
export const isEnd = (eventId: string | undefined): boolean => eventId === 'completed' || eventId === 'refunded'

/**
 * What happens to a job from now on: its status, its progress, and its end, after which nothing follows. `null` is a
 * heartbeat.
 *
 * @param reader a reader that comes back says by `lastEventId` what it has heard; the stream ends when it has `gone` or
 *   its key is no longer good
 */
export async function* followJob(
  first: JobRecord,
  reader: Reader,
  { look, board, clock, heartbeatMs = HEARTBEAT_EVERY_MS }: FollowDeps,
): AsyncGenerator<ServerSentEvent | null> {
  const { jobId } = first
  const { lastEventId, gone, isKeyGood } = reader
  // An id that is none of ours says nothing of what the reader has heard.
  const toldBefore = Number(lastEventId ?? Number.NaN)
  let toldAt = toldBefore || 0
  let quietSince = clock.now()
  if (Number.isNaN(toldBefore) && first.finishedAt === undefined)
    yield { event: 'status', id: '0', data: statusOfJob(first, board.latest(jobId)) }
  for (let job: JobRecord | undefined = first; job; job = await look(jobId)) {
    if (job.finishedAt !== undefined) return void (yield { event: job.state, id: job.state, data: statusOfJob(job) })
    const progress = board.latest(jobId)
    if (progress && progress.reportedAt > toldAt) {
      toldAt = progress.reportedAt
      quietSince = clock.now()
      yield { event: 'progress', id: String(toldAt), data: progressOf(progress) }
    } else if (clock.now() - quietSince >= heartbeatMs) {
      quietSince = clock.now()
      yield null
    }
    await newsWithin(jobId, gone, { board, clock })
    if (gone.aborted || !(await isKeyGood())) return
  }
}

async function newsWithin(
  jobId: JobId,
  gone: AbortSignal,
  { board, clock }: Pick<FollowDeps, 'board' | 'clock'>,
): Promise<void> {
  // Not `AbortSignal.any`: every second it would add a listener to a signal that lives as long as the stream.
  const enough = new AbortController()
  const stop = (): void => enough.abort('enough')
  gone.addEventListener('abort', stop)
  if (!gone.aborted) await Promise.race([board.next(jobId, enough.signal), clock.sleep(LOOK_EVERY_MS, enough.signal)])
  gone.removeEventListener('abort', stop)
  // An own reason is cheap; the default one is an exception with a stack trace.
  stop()
}
