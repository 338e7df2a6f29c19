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
  const stopping = new AbortController()
  let current = startProcess(task.spec, place)
  let ready: Ready = await untilReady(task, current)

  const revive = async (policy: RestartPolicy): Promise<void> => {
    for (let failures = 1; failures <= policy.attemptsMost; failures += 1) {
      await sleep(Math.min(policy.mostWaitMs, policy.firstWaitMs * 2 ** (failures - 1)), undefined, stopping)
      current = startProcess(task.spec, place)
      const startedAt = performance.now()
      const failure = await untilReady(task, current).then(
        (answer) => {
          ready = answer
          options.report(`✓ ${task.spec.name} is back`)
        },
        (error: Error) => error.message,
      )
      const exit = failure ?? (await current.exited)
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > policy.stableMs) failures = 0
      options.report(`! ${task.spec.name} stopped again (${exit})`)
    }
    options.report(`✗ ${task.spec.name} gave up after ${policy.attemptsMost} starts in a row, see ${current.logFile}`)
  }
  const watch = async (policy: RestartPolicy): Promise<void> => {
    const exit = await current.exited
    if (stopping.signal.aborted) return
    options.report(`! ${task.spec.name} stopped (${exit}), starting it again`)
    await revive(policy)
  }
  const watching = options.restart ? watch(options.restart).catch(ignoreAbort) : Promise.resolve()

  return {
    name: task.spec.name,
    ready: () => ready,
    pid: () => (current.hasExited() ? undefined : current.pid),
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
      return current.exited
    },
    kill: () => {
      stopping.abort()
      current.kill()
    },
  }
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

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
