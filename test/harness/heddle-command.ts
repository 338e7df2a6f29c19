// `npm run -s heddle -- …` as a process of its own, which a test may wait for or kill.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TestService } from './service.ts'

const root = join(import.meta.dirname, '..', '..')

export type HeddleRun = {
  readonly child: ChildProcess
  /** What it has written to its standard output so far. */
  readonly stdout: () => string
  /** How it ended, and all that it wrote. */
  readonly ended: Promise<{ readonly status: number | null; readonly stdout: string; readonly stderr: string }>
}

export function startHeddle({ environment }: Pick<TestService, 'environment'>, ...words: readonly string[]): HeddleRun {
  const args = ['--no-warnings', join(root, 'ingress/cli/heddle.ts'), ...words]
  const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString()
  })
  const ended = new Promise<Awaited<HeddleRun['ended']>>((resolve) => {
    child.once('close', (status) => resolve({ status, ...written }))
  })
  return { child, stdout: () => written.stdout, ended }
}

/** Its standard output; throws what it said when it failed. */
export async function runHeddle(
  service: Pick<TestService, 'environment'>,
  ...words: readonly string[]
): Promise<string> {
  const { status, stdout, stderr } = await startHeddle(service, ...words).ended
  if (status === 0) return stdout
  throw new Error(`heddle ${words.join(' ')} ended with ${status}:\n${stderr}`)
}
