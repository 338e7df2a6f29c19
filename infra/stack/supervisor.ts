import { setTimeout as sleep } from 'node:timers/promises'
import { processStopped, startTimedOut } from './diagnosis.ts'
import { lastWords, type ManagedProcess, type Place, type ProcessSpec, startProcess } from './managed-process.ts'

/** A process to keep alive, with the check that says it is ready for work. */
export type Task<Ready> = {
  readonly spec: ProcessSpec
  /** Resolves when the process answers. The signal aborts when the process has ended or the time is over. */
  readonly waitReady: (process: ManagedProcess, signal: AbortSignal) => Promise<Ready>
  readonly startTimeoutMs: number
}

export type RestartPolicy = {
  readonly firstWaitMs: number
  readonly mostWaitMs: number
  /** Failures in a row after which it is left down; a failure after `stableMs` of running counts as the first again. */
  readonly attemptsMost: number
  readonly stableMs: number
}

/** Half a second doubles to eight: five tries take about sixteen seconds, longer than any server here needs to return. */
export const defaultRestartPolicy: RestartPolicy = {
  firstWaitMs: 500,
  mostWaitMs: 8_000,
  attemptsMost: 5,
  stableMs: 60_000,
}

export type Supervised<Ready> = {
  readonly name: string
  /** What the last start answered when it became ready. */
  readonly ready: () => Ready
  /** undefined while it is down. */
  readonly pid: () => number | undefined
  /** Ends it for good. @returns how its last run ended, such as `exit 0` or `SIGKILL`. */
  stop(): Promise<string>
  /** Ends it at once and for good, without its consent. */
  kill(): void
}

export type SupervisorOptions = {
  /** undefined: a process that ends stays down. */
  readonly restart: RestartPolicy | undefined
  /** One line for the person at the terminal. */
  readonly report: (line: string) => void
  /** Aborting ends the process, also in the middle of its start. */
  readonly signal: AbortSignal
}

/**
 * Starts a process, waits until it is ready and from then on starts it again whenever it ends by itself.
 *
 * @throws StackError PROCESS_STOPPED or START_TIMED_OUT when the first start fails; later failures are reported as lines.
 */
export async function supervise<Ready>(
  task: Task<Ready>,
  place: Place,
  options: SupervisorOptions,
): Promise<Supervised<Ready>> {
  options.signal.throwIfAborted()
  const stopping = new AbortController()
  const begin = (): ManagedProcess => startProcess(task.spec, place)
  const state: State<Ready> = { current: begin(), stopping: stopping.signal }
  const stop = async (): Promise<string> => {
    stopping.abort()
    await state.current.stop()
    return state.current.exited
  }
  const giveUp = (): void => void stop()
  options.signal.addEventListener('abort', giveUp, { once: true })
  const first = await untilReady(task, state.current)
  const watching = options.restart ? keepAlive(task, begin, state, options, options.restart) : Promise.resolve()

  return {
    name: task.spec.name,
    ready: () => state.latest ?? first,
    pid: () => (state.current.hasExited() ? undefined : state.current.pid),
    stop: async () => {
      options.signal.removeEventListener('abort', giveUp)
      const exit = await stop()
      await watching
      return exit
    },
    kill: () => {
      stopping.abort()
      state.current.kill()
    },
  }
}

type State<Ready> = { current: ManagedProcess; latest?: Ready; readonly stopping: AbortSignal }

/** Waits for the process to end by itself and starts it again, with longer and longer pauses, until it is left down. */
async function keepAlive<Ready>(
  task: Task<Ready>,
  begin: () => ManagedProcess,
  state: State<Ready>,
  { report }: SupervisorOptions,
  policy: RestartPolicy,
): Promise<void> {
  const { name } = task.spec
  for (let failures = 1; ; failures += 1) {
    const startedAtMs = performance.now()
    const exit = await state.current.exited
    if (state.stopping.aborted) return
    if (performance.now() - startedAtMs > policy.stableMs) failures = 1
    if (failures > policy.attemptsMost) {
      report(`✗ ${name} gave up after ${policy.attemptsMost} starts in a row, see ${state.current.logFile}`)
      return
    }
    const waitMs = Math.min(policy.mostWaitMs, policy.firstWaitMs * 2 ** (failures - 1))
    report(`! ${name} stopped (${exit}), starting it again in ${waitMs / 1000} s`)
    await pause(waitMs, state.stopping)
    if (state.stopping.aborted) return
    state.current = begin()
    // A start that fails has ended its process, so the next turn of the loop tells of it.
    await untilReady(task, state.current).then(
      (ready) => {
        state.latest = ready
        report(`✓ ${name} is back`)
      },
      () => undefined,
    )
  }
}

/** Ends early, without an error, when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

/** Waits for readiness, the end of the process or the end of patience, whichever is first; in the last two it is ended. */
async function untilReady<Ready>(task: Task<Ready>, running: ManagedProcess): Promise<Ready> {
  const over = new AbortController()
  const timeout = sleep(task.startTimeoutMs, 'timeout' as const, { signal: over.signal, ref: false }).catch(
    () => 'over' as const,
  )
  const answered = task.waitReady(running, over.signal).then((value) => ({ value }) as const)
  // Once the race is decided nobody listens to the loser any more.
  answered.catch(() => undefined)
  try {
    const first = await Promise.race([answered, running.exited, timeout])
    if (typeof first === 'object') return first.value
    await running.stop()
    const words = lastWords(running.logFile)
    throw first === 'timeout'
      ? startTimedOut(task.spec.name, task.startTimeoutMs, words, running.logFile)
      : processStopped(task.spec.name, first, words, running.logFile)
  } finally {
    over.abort()
  }
}
