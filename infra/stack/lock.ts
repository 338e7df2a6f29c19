import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { alreadyRunning } from './diagnosis.ts'
import { identifyProcess } from './process-identity.ts'

const holder = z.object({ pid: z.int(), identity: z.string() })
type Holder = z.infer<typeof holder>

/**
 * Takes `<home>/launcher.lock` for this process; one left by a process that is gone is taken over.
 *
 * @returns what gives it back.
 * @throws StackError ALREADY_RUNNING when another living process holds it.
 */
export function takeLock(home: string): () => void {
  const file = join(home, 'launcher.lock')
  const mine = JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) ?? '' } satisfies Holder)
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isFileExists(error)) throw error
    }
    const other = readHolder(file)
    if (other && identifyProcess(other.pid) === other.identity) throw alreadyRunning(home, other.pid)
    rmSync(file, { force: true })
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
