import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Failure, type FailureCode } from '../../infra/lifecycle/failure.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { type FromChild, TaskFailed, type ToChild } from './task.ts'

const childMain = fileURLToPath(new URL('./child-main.ts', import.meta.url))
const MEMORY_LOOK_EVERY_MS = 250
const PAGE_BYTES = 4096
/** Only what a program needs to run: no address and no secret of the service reaches code that decodes foreign files. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'CUDA_VISIBLE_DEVICES']

export type PoolOptions = {
  readonly name: string
  /** Address of the module that exports `runTask`. */
  readonly taskModule: URL
  /** Children at most; the first is started at once so that the first job finds it warm. */
  readonly childrenMax: number
  /** A child that holds more resident memory than this is ended. */
  readonly memoryBytesMax: number
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
  /** Aborting kills the child at once: a task can not be trusted to look. */
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

type Current = {
  readonly id: number
  readonly run: PoolRun
  readonly done: (result: unknown) => void
  readonly fail: (error: unknown) => void
}

export function startChild({ taskModule, memoryBytesMax, environment }: PoolOptions): PooledChild {
  const child = fork(childMain, [taskModule.href], {
    serialization: 'advanced',
    env: environment,
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let current: Current | undefined
  let lastId = 0
  let killed: { readonly code: FailureCode; readonly reason: string } | undefined

  const finish = (act: (one: Current) => void): void => {
    const one = current
    current = undefined
    if (one) act(one)
  }
  const end = (code: FailureCode, reason: string): void => {
    killed ??= { code, reason }
    child.kill('SIGKILL')
  }
  child.on('message', (message: FromChild) => {
    if (message.kind === 'ready' || message.id !== current?.id) return
    if (message.kind === 'progress') current.run.onProgress?.(message.fraction, message.stage)
    else if (message.kind === 'done') finish((one) => one.done(message.result))
    else finish((one) => one.fail(new TaskFailed(message.fault)))
  })
  const ended = whenGone(child).then((how) => {
    const { code, reason } = killed ?? { code: 'child_died' as const, reason: how }
    finish((one) =>
      one.fail(new Failure(code, code === 'child_died' ? 'retry' : 'park', `the engine process ended: ${reason}`)),
    )
    return reason
  })
  const stopWatching = watchMemory(child, memoryBytesMax, (bytes) =>
    end('child_timeout', `it held ${Math.round(bytes / 1e6)} MB of memory`),
  )
  void ended.then(stopWatching)
  return {
    pid: child.pid,
    ended,
    kill: async (reason) => {
      end('stopped', reason)
      await ended
    },
    run: (run) => {
      const id = ++lastId
      const timer = setTimeout(
        () => end('child_timeout', `it did not answer within ${Math.round(run.timeoutMs / 1000)} s`),
        run.timeoutMs,
      )
      const onAbort = (): void => end('stopped', 'the job was stopped')
      run.signal?.addEventListener('abort', onAbort, { once: true })
      const answer = new Promise((done, fail) => {
        current = { id, run, done, fail }
        if (run.signal?.aborted) onAbort()
        else
          child.send(
            { kind: 'run', id, input: run.input, label: run.label ?? {} } satisfies ToChild,
            (error) => error && end('child_died', error.message),
          )
      })
      return answer.finally(() => {
        clearTimeout(timer)
        run.signal?.removeEventListener('abort', onAbort)
      })
    },
  }
}

function whenGone(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
}

/** Reads the resident size from /proc, because a busy child can not report it; where there is no /proc, memory is not bounded here. */
function watchMemory(child: ChildProcess, bytesMax: number, onExcess: (bytes: number) => void): () => void {
  const timer = setInterval(async () => {
    const text = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
    const bytes = Number(text.split(' ')[1] ?? 0) * PAGE_BYTES
    if (bytes > bytesMax) onExcess(bytes)
  }, MEMORY_LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The part of an environment that a child may see. */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  )
}
