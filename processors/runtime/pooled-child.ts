import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Failure, type FailureCode } from '../../infra/lifecycle/failure.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { type FromChild, TaskFailed, type ToChild } from './task.ts'
import { watchChild } from './watch-child.ts'

const childMain = fileURLToPath(new URL('./child-main.ts', import.meta.url))
/** No task of ours keeps more cores than this busy for its whole time. */
const CORES_MAX = 4
/**
 * Only what a program needs to run: no address and no secret of the service reaches code that decodes foreign files.
 */
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
  'HEDDLE_LOG_LEVEL',
  'CUDA_VISIBLE_DEVICES',
  'HEDDLE_DIFFUSION_DIR',
  'HEDDLE_SR_MODEL',
]

export type PoolOptions = {
  readonly name: string
  /** Address of the module that exports `runTask`. */
  readonly taskModule: URL
  /** Children at most; the first is started at once so that the first job finds it warm. */
  readonly childrenMax: number
  /** A child that holds more resident memory than this is ended. */
  readonly memoryBytesMax: number
  /**
   * A child whose task uses more CPU time than this many cores have within its time limit is ended; 4 when left out.
   */
  readonly coresMax?: number
  /** Flags of Node for these children, such as a bound on the heap that its garbage may grow to. */
  readonly nodeFlags?: readonly string[]
  /** From 0 (as everybody) to 19: how readily the system gives these children's time to others. */
  readonly niceness?: number
  /** All that a child sees of the environment; see `childEnvironment`. */
  readonly environment: NodeJS.ProcessEnv
  readonly logger: Logger
}

export type PoolRun = {
  readonly input: unknown
  /** On every log line the child writes about this task: job and request ids. */
  readonly label?: Readonly<Record<string, unknown>>
  /** Waiting for a free child included; the child is killed when it has not answered by then. */
  readonly timeoutMs: number
  /** Aborting kills the child at once: a task cannot be trusted to look. */
  readonly signal?: AbortSignal
  readonly onProgress?: (fraction: number, stage: string) => void
}

export type PooledChild = {
  readonly pid: number | undefined
  readonly run: (run: PoolRun) => Promise<unknown>
  /** Resolves with the reason once the process is gone. */
  readonly ended: Promise<string>
  readonly kill: (reason: string) => Promise<void>
}

/** What ended a child on purpose. A child that ends without one has died. */
type Ending = { readonly code: FailureCode; readonly reason: string }

export function startChild(options: PoolOptions): PooledChild {
  const { taskModule, memoryBytesMax, environment, nodeFlags = [], niceness = 0, coresMax = CORES_MAX } = options
  const child = fork(childMain, [taskModule.href], {
    serialization: 'advanced',
    env: environment,
    execArgv: ['--no-warnings', '--expose-gc', ...nodeFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  stepBack(child, niceness)
  let ending: Ending | undefined
  const end = (code: FailureCode, reason: string): void => {
    ending ??= { code, reason }
    child.kill('SIGKILL')
  }
  const conversation = createConversation(child, end)
  let seenCpuMs = 0
  let lastCpuMs = Number.POSITIVE_INFINITY
  const stopWatching = watchChild(child.pid, ({ memoryBytes, cpuMs }) => {
    seenCpuMs = cpuMs
    if (memoryBytes > memoryBytesMax) end('child_memory', `it held ${Math.round(memoryBytes / 1e6)} MB of memory`)
    if (cpuMs > lastCpuMs) end('child_timeout', 'it used more CPU time than a task may')
  })
  const ended = whenGone(child).then((how) => {
    stopWatching()
    const { code, reason } = ending ?? endingOf(how)
    const remedy = code === 'child_died' ? 'retry' : 'park'
    conversation.fail(new Failure(code, remedy, `the engine process ended: ${reason}`))
    return reason
  })
  return {
    pid: child.pid,
    ended,
    run: (run) => {
      lastCpuMs = seenCpuMs + run.timeoutMs * coresMax
      return conversation.run(run)
    },
    kill: async (reason) => {
      end('stopped', reason)
      await ended
    },
  }
}

/**
 * Node aborts where its heap is full, and a task that filled it fills it again; what else a child dies of may be
 * chance.
 */
const endingOf = (how: string): Ending =>
  how === 'killed by SIGABRT'
    ? { code: 'child_memory', reason: 'it aborted, as Node does when its heap is full' }
    : { code: 'child_died', reason: how }

/**
 * A child that could not be forked has no id, and one that is gone already no priority; both are found out elsewhere.
 */
function stepBack({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended.
  }
}

type Current = {
  readonly id: number
  readonly run: PoolRun
  readonly done: (result: unknown) => void
  readonly fail: (error: unknown) => void
}

/** One question at a time to one child, with the bounds that a question has. */
function createConversation(child: ChildProcess, end: (code: FailureCode, reason: string) => void) {
  let current: Current | undefined
  let lastId = 0
  child.on('message', (message: FromChild) => {
    const one = current
    if (message.kind === 'ready' || !one || message.id !== one.id) return
    if (message.kind === 'progress') return one.run.onProgress?.(message.fraction, message.stage)
    current = undefined
    if (message.kind === 'done') one.done(message.result)
    else one.fail(new TaskFailed(message.fault))
  })
  return {
    fail: (error: unknown): void => {
      current?.fail(error)
      current = undefined
    },
    run: async (run: PoolRun): Promise<unknown> => {
      const { input, label = {}, timeoutMs, signal } = run
      const id = ++lastId
      const tooLate = `it did not answer within ${Math.round(timeoutMs / 1000)} s`
      const timer = setTimeout(() => end('child_timeout', tooLate), timeoutMs)
      const onAbort = (): void => end('stopped', 'the job was stopped')
      signal?.addEventListener('abort', onAbort, { once: true })
      try {
        return await new Promise((done, fail) => {
          current = { id, run, done, fail }
          if (signal?.aborted) return onAbort()
          const question: ToChild = { kind: 'run', id, input, label }
          child.send(question, (error) => error && end('child_died', error.message))
        })
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
    },
  }
}

function whenGone(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
}

/** The part of an environment that a child may see. */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  )
}
