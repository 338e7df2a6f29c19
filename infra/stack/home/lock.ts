import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCodeOf } from '../../lifecycle/error-code.ts'
import { identifyProcess } from '../processes/process-identity.ts'
import { alreadyRunning } from '../terminal/diagnosis.ts'

const holder = z.object({ pid: z.int(), identity: z.string() })
type Holder = z.infer<typeof holder>

/**
 * Takes `<home>/launcher.lock` for this process; one left by a process that is gone is taken over.
 *
 * @returns what gives it back.
 * @throws StackError ALREADY_RUNNING when another living process holds it.
 */
export function takeLock(home: string): () => void {
  const file = lockFile(home)
  const mine = JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) ?? '' } satisfies Holder)
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error
    }
    const other = findLockHolder(home)
    if (other !== undefined) throw alreadyRunning(home, other)
    rmSync(file, { force: true })
  }
}

/** @returns the id of the living process that has this home, if any. */
export function findLockHolder(home: string): number | undefined {
  const holder = readHolder(lockFile(home))
  return holder && identifyProcess(holder.pid) === holder.identity ? holder.pid : undefined
}

function lockFile(home: string): string {
  return join(home, 'launcher.lock')
}

function readHolder(file: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
