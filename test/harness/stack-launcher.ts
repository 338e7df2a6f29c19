import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOrphans } from '../../infra/stack/processes/orphans.ts'

const root = join(import.meta.dirname, '..', '..')

/** The launcher over a program of the tests' own, and the one that `npm start` runs. */
export const launcherFiles = {
  bare: join(root, 'test', 'harness', 'fixtures', 'launcher-main.ts'),
  whole: join(root, 'infra', 'stack', 'main.ts'),
} as const

export type TestLauncher = {
  readonly process: ChildProcess
  /** Everything it printed so far, both streams. */
  readonly output: () => string
  /** Resolves when it has printed that it is ready; rejects with its output when it ends before. */
  readonly ready: Promise<StackFile>
  /** Resolves with its exit status or the signal that ended it. */
  readonly ended: Promise<number | string>
}

export type StackFile = {
  readonly url: string
  readonly metricsUrl: string
  readonly apiKey: string
  readonly adminDatabaseUrl: string
  readonly registry: { readonly url: string }
  readonly kafka: { readonly brokers: readonly string[]; readonly username: string; readonly password: string }
  readonly s3: Readonly<Record<'endpoint' | 'bucket' | 'accessKey' | 'secretKey' | 'region', string>>
  readonly pids: Readonly<Record<string, number>>
}

/** A home of its own, called as a person may call it; what is left running in it is ended when it is disposed of. */
export async function borrowHome(): Promise<{ readonly path: string; dispose(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "heddle-launcher Näh's, 1; "))
  const dispose = async (): Promise<void> => {
    await endOrphans(path)
    await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
  return { path, dispose }
}

/** Starts the launcher as its own process, without the addresses of the test run's servers: it is to boot its own. */
export function startLauncher(
  home: string,
  args: readonly string[] = ['--port', '0'],
  file: string = launcherFiles.bare,
): TestLauncher {
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('HEDDLE_') || name === 'HEDDLE_STACK_MARK',
  )
  const child = spawn(process.execPath, [file, '--home', home, ...args], {
    env: Object.fromEntries(own),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1)),
  )
  const ready = new Promise<StackFile>((resolve, reject) => {
    let isReady = false
    const onText = (chunk: Buffer): void => {
      text += chunk.toString()
      if (isReady || !text.includes('Ctrl-C stops everything')) return
      isReady = true
      resolve(readStackFile(home))
    }
    child.stdout.on('data', onText)
    child.stderr.on('data', onText)
    void ended.then((status) => reject(new Error(`the launcher ended with ${status}: ${text}`)))
  })
  // A test that waits for the end instead of readiness leaves this promise unheard.
  ready.catch(() => undefined)
  return { process: child, output: () => text, ready, ended }
}

export function readStackFile(home: string): StackFile {
  return JSON.parse(readFileSync(join(home, 'stack.json'), 'utf8')) as StackFile
}
