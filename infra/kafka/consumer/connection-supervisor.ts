// Keeps one connection alive by replacing it. kafkajs stops by itself after some errors and stops answering without an
// error after others (a network that drops packets), so both end the connection here, and only many failures in a short
// time end the supervisor.
import { aborted } from '../../lifecycle/aborted.ts'
import { type BackoffTerms, backoffMs } from '../../lifecycle/backoff.ts'
import type { Clock } from '../../lifecycle/clock.ts'
import { Failure } from '../../lifecycle/failure.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { withinLimit } from '../client/time-limit.ts'

/** Connecting, finding the coordinator, joining and the first fetch, with brokers that may be just coming up. */
const CONNECT_LIMIT_MS = 30_000
/** Leaving the group takes one request and the end of the current fetch. */
const CLOSE_LIMIT_MS = 5000
/** A member heartbeats once a second, whether it has work or none. */
const SILENCE_LIMIT_MS = 30_000
const SILENCE_LOOK_MS = 2000
/** With the pauses between them, brokers may be away for several minutes before the process is asked to exit. */
const FAILURES_MOST = 20
const FAILURES_WINDOW_MS = 15 * 60 * 1000
const reconnectTerms: BackoffTerms = { firstMs: 250, mostMs: 10_000 }

export type SupervisedConnection = {
  readonly run: () => Promise<void>
  readonly ready: Promise<void>
  readonly crashed: Promise<unknown>
  readonly close: () => Promise<void>
}

export type SupervisorOptions = {
  readonly open: () => Promise<SupervisedConnection>
  readonly lastSeenAt: () => number
  readonly onGivenUp: (error: unknown) => void
  readonly clock: Clock
  readonly random: () => number
  readonly logger: Logger
}

export type ConnectionSupervisor = {
  /** Resolves when a connection is ready for the first time; throws when that was given up. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly giveUp: (error: unknown) => void
}

export function createConnectionSupervisor(options: SupervisorOptions): ConnectionSupervisor {
  const { onGivenUp, clock, random, logger } = options
  const ended = new AbortController()
  const firstReady = Promise.withResolvers<void>()
  firstReady.promise.catch(() => {})
  let running: Promise<void> | undefined

  function giveUp(error: unknown): void {
    if (ended.signal.aborted) return
    ended.abort()
    firstReady.reject(error)
    logger.error({ event: 'consumer_given_up', error })
    onGivenUp(error)
  }

  async function run(): Promise<void> {
    let failures: readonly number[] = []
    while (!ended.signal.aborted) {
      const error = await liveOnce(options, ended.signal, firstReady.resolve)
      if (ended.signal.aborted) return
      const now = clock.now()
      failures = [...failures.filter((at) => now - at < FAILURES_WINDOW_MS), now]
      logger.warn({ event: 'consumer_lost', failures: failures.length, error })
      if (failures.length > FAILURES_MOST) giveUp(error)
      else await clock.sleep(backoffMs(failures.length, reconnectTerms, random), ended.signal)
    }
  }

  return {
    start: () => {
      running ??= run()
      return firstReady.promise
    },
    stop: async () => {
      ended.abort()
      firstReady.reject(new Failure('stopped', 'retry', 'The consumer was stopped before it had joined'))
      await running
    },
    giveUp,
  }
}

/** From opening to the end of one connection; answers why it ended. */
async function liveOnce(options: SupervisorOptions, ended: AbortSignal, onReady: () => void): Promise<unknown> {
  const { open, clock, logger } = options
  const over = new AbortController()
  const onEnded = (): void => over.abort()
  ended.addEventListener('abort', onEnded)
  let connection: SupervisedConnection | undefined
  try {
    connection = await open()
    const crashed = connection.crashed
    // Of this connection's own signal: the other one lives as long as the process and would keep a listener of each.
    const stopped = aborted(over.signal)
    const joined = connection.run().then(() => connection?.ready)
    const failed = crashed.then((error) => Promise.reject(error))
    failed.catch(() => {})
    await withinLimit(clock, CONNECT_LIMIT_MS, 'joining the group', Promise.race([joined, failed, stopped]))
    onReady()
    return await Promise.race([crashed, silence(options, over.signal), stopped])
  } catch (error) {
    return error
  } finally {
    over.abort()
    ended.removeEventListener('abort', onEnded)
    await withinLimit(clock, CLOSE_LIMIT_MS, 'leaving the group', connection?.close() ?? Promise.resolve()).catch(
      (error: unknown) => logger.debug({ event: 'consumer_close_failed', error }),
    )
  }
}

/**
 * Resolves with a failure once nothing was heard for too long. Counts checks instead of comparing clock times: after
 * the clock is set back, kafkajs sends no heartbeat until the time of the last one has come again, and by that clock
 * the last heartbeat would seem recent all the while.
 */
async function silence({ lastSeenAt, clock }: SupervisorOptions, over: AbortSignal): Promise<Failure> {
  let silentMs = 0
  for (let heardAt = lastSeenAt(); !over.aborted && silentMs < SILENCE_LIMIT_MS; ) {
    await clock.sleep(SILENCE_LOOK_MS, over)
    const isSilent = heardAt === lastSeenAt()
    silentMs = isSilent ? silentMs + SILENCE_LOOK_MS : 0
    heardAt = lastSeenAt()
  }
  return new Failure('kafka_unavailable', 'retry', `No heartbeat was answered for ${SILENCE_LIMIT_MS} ms`)
}
