import { setTimeout as sleep } from 'node:timers/promises'
import { processStopped, shown, startTimedOut } from '../terminal/diagnosis.ts'
import { type ManagedProcess, type Place, type ProcessSpec, startProcess } from './managed-process.ts'

/** A process to keep alive, with the check that says it is ready for work. */
export type Task = {
  readonly spec: ProcessSpec
  /** Resolves when the process answers. The signal aborts when the process has ended or the time is over. */
  readonly waitReady: (process: ManagedProcess, signal: AbortSignal) => Promise<void>
  readonly startTimeoutMs?: number
}

export type RestartPolicy = {
  readonly firstWaitMs: number
  readonly mostWaitMs: number
  /** Failures in a row after which it is tried only every `patientWaitMs`, without a line for each try. */
  readonly attemptsTold: number
  /** It is never given up: what it needs may be away for hours. */
  readonly patientWaitMs: number
  /** A failure after this long of running counts as the first again. */
  readonly stableMs: number
  /** Told when the process has ended, begun anew or become ready. */
  readonly onChange?: () => void
}

/**
 * Half a second doubles to eight: five tries take about sixteen seconds, longer than any server here needs to return.
 */
export const defaultRestartPolicy: RestartPolicy = {
  firstWaitMs: 500,
  mostWaitMs: 8_000,
  attemptsTold: 5,
  patientWaitMs: 30_000,
  stableMs: 10_000,
}

export type Supervised = {
  readonly name: string
  /** undefined while it is down. */
  readonly pid: () => number | undefined
  /** Ends it for good. @returns how its last run ended, such as `exit 0` or `SIGKILL`. */
  stop(): Promise<string>
  /** Kills it at once and for good. */
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
 * What stops while it starts is told at once; this is for what hangs. A cold Java server took 36 s beside 26 others on
 * two cores.
 */
const START_TIMEOUT_MS = 240_000

/**
 * Starts a process, waits until it is ready and from then on starts it again whenever it ends by itself.
 *
 * @throws StackError PROCESS_STOPPED or START_TIMED_OUT when the first start fails; later failures are reported as
 * lines.
 */
export async function supervise(task: Task, place: Place, options: SupervisorOptions): Promise<Supervised> {
  options.signal.throwIfAborted()
  const stopping = new AbortController()
  const begin = (): ManagedProcess => startProcess(task.spec, place)
  const state: State = { task, begin, current: begin(), stopping: stopping.signal }
  const stop = async (): Promise<string> => {
    stopping.abort()
    await state.current.stop()
    return state.current.exited
  }
  const giveUp = (): void => void stop()
  options.signal.addEventListener('abort', giveUp, { once: true })
  await untilReady(task, state.current)
  const watching = options.restart ? keepAlive(state, options.restart, options.report) : Promise.resolve()

  return {
    name: task.spec.name,
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

type State = {
  readonly task: Task
  readonly begin: () => ManagedProcess
  current: ManagedProcess
  readonly stopping: AbortSignal
}

/** Waits for the process to end by itself and starts it again, with longer and longer pauses, until it is to stop. */
async function keepAlive(state: State, policy: RestartPolicy, report: SupervisorOptions['report']): Promise<void> {
  const { task, begin } = state
  for (let failures = 1; ; failures += 1) {
    const early = await endWithin(state.current, policy.stableMs)
    if (early === undefined) {
      // A process that kept stopping is reported as back only after it has run for a while; others were reported at
      // once.
      if (failures > policy.attemptsTold + 1 && !state.stopping.aborted) report(`✓ ${task.spec.name} is back`)
      failures = 1
    }
    const end = early ?? (await state.current.exited)
    if (state.stopping.aborted) return
    policy.onChange?.()
    const isPatient = failures > policy.attemptsTold
    const waitMs = isPatient
      ? policy.patientWaitMs
      : Math.min(policy.mostWaitMs, policy.firstWaitMs * 2 ** (failures - 1))
    const line = restartLine(state.current, end, waitMs, failures - policy.attemptsTold)
    if (line) report(line)
    await pause(waitMs, state.stopping)
    if (state.stopping.aborted) return
    try {
      state.current = begin()
      await untilReady(task, state.current)
      policy.onChange?.()
      if (!isPatient) report(`✓ ${task.spec.name} is back`)
    } catch {
      // A start that fails has ended its process, so the next turn of the loop reports it.
    }
  }
}

/** How it ended, or undefined when it still runs after that time. */
async function endWithin(running: ManagedProcess, ms: number): Promise<string | undefined> {
  const over = new AbortController()
  const end = await Promise.race([running.exited, pause(ms, over.signal).then(() => undefined)])
  over.abort()
  return end
}

/** What the person is told of a failure; nothing once it was said that trying goes on. */
function restartLine(
  { name, logFile, lastWords }: ManagedProcess,
  end: string,
  waitMs: number,
  patience: number,
): string | undefined {
  const seconds = waitMs / 1000
  if (patience <= 0) return `! ${name} stopped (${end}), starting it again in ${seconds} s`
  if (patience > 1) return undefined
  return `✗ ${name} keeps stopping (${end}): ${lastWords().replace(/[.\s]*$/, '')}. Trying every ${seconds} s (log: ${shown(logFile)})`
}

/** Ends early, without an error, when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

/**
 * Waits for readiness, the end of the process or the end of patience, whichever is first; in the last two it is ended.
 */
async function untilReady(task: Task, running: ManagedProcess): Promise<void> {
  const { startTimeoutMs = START_TIMEOUT_MS } = task
  const over = new AbortController()
  const timedOut = sleep(startTimeoutMs, undefined, { signal: over.signal, ref: false }).then(
    () => ({ kind: 'timedOut' }) as const,
  )
  const ready = task.waitReady(running, over.signal).then(() => ({ kind: 'ready' }) as const)
  const ended = running.exited.then((exit) => ({ kind: 'ended', exit }) as const)
  // Once the race is decided nobody listens to the losers any more.
  for (const loser of [ready, timedOut]) loser.catch(() => undefined)
  try {
    const first = await Promise.race([ready, ended, timedOut])
    if (first.kind === 'ready') return
    await running.stop()
    const { name } = task.spec
    const words = running.lastWords()
    throw first.kind === 'timedOut'
      ? startTimedOut(name, startTimeoutMs, words, running.logFile)
      : processStopped(name, first.exit, words, running.logFile)
  } finally {
    over.abort()
  }
}
