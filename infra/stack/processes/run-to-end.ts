import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { processStopped } from '../terminal/diagnosis.ts'
import { lastWords, logLength } from './managed-process.ts'

/** `initdb` and the formatting of Kafka's folder take seconds; on a slow disk, many. */
const TIMEOUT_MS = 120_000

export type RunOptions = {
  readonly env: NodeJS.ProcessEnv
  readonly log: string
  readonly cwd?: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** What the program reads on its standard input. */
  readonly input?: string | undefined
}

/** Runs a program that prepares a server, and waits for it. @throws StackError PROCESS_STOPPED with its last words. */
export function runToEnd(name: string, command: string, args: readonly string[], options: RunOptions): Promise<void> {
  mkdirSync(dirname(options.log), { recursive: true, mode: 0o700 })
  const logStart = logLength(options.log)
  const log = openSync(options.log, 'a', 0o600)
  const { env, cwd, user } = options
  // Not spawn's own timeout: its timer goes on for a program that could not even be started.
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const child = spawn(command, [...args], { env, cwd, ...user, stdio: ['pipe', log, log], signal })
  closeSync(log)
  // A program that ends before it has read everything says why through its exit, not through this pipe.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(options.input ?? '')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      reject(processStopped(name, signal ?? `exit ${code}`, lastWords(options.log, logStart), options.log))
    })
  })
}
