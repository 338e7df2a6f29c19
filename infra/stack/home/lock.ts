import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { identifyProcess } from '../processes/process-identity.ts'
import { alreadyRunning } from '../terminal/diagnosis.ts'

const holder = z.object({ pid: z.int(), identity: z.string() })
type Holder = z.infer<typeof holder>

/** Versions up to 1.4.2 had one name for all of them, without the part that is drawn. */
const NAME = /^launcher\.lock(\.[0-9a-f]{12})?$/
/** Long beside the two system calls of a claim, so that of two starts that met one is soon alone. */
const STEP_ASIDE_MOST_MS = 50

/**
 * Takes `<home>` for this process by a file of its own, `launcher.lock.<random>`; those of processes that are gone
 * count for nothing. Whoever looks round after having left its own file sees every start that might not see it: of two
 * at the same moment never both go on, and those that meet step aside for a moment of chance.
 *
 * @returns what gives it back.
 * @throws StackError ALREADY_RUNNING when another living process holds it.
 */
export async function takeLock(home: string): Promise<() => void> {
  const file = join(home, `launcher.lock.${randomBytes(6).toString('hex')}`)
  for (;;) {
    const before = findLockHolder(home)
    if (before !== undefined) throw alreadyRunning(home, before)
    claim(file)
    const others = listLocks(home).filter((path) => path !== file)
    if (!others.some((path) => livingHolder(path) !== undefined)) {
      for (const path of others) rmSync(path, { force: true })
      return () => rmSync(file, { force: true })
    }
    rmSync(file, { force: true })
    await sleep(Math.random() * STEP_ASIDE_MOST_MS)
  }
}

/** @returns the id of the living process that has this home, if any. */
export function findLockHolder(home: string): number | undefined {
  return listLocks(home)
    .map(livingHolder)
    .find((pid) => pid !== undefined)
}

/** Nobody ever reads half of it: it gets its name when it is whole. */
function claim(file: string): void {
  const mine: Holder = { pid: process.pid, identity: identifyProcess(process.pid) ?? '' }
  writeFileSync(`${file}.new`, JSON.stringify(mine), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function listLocks(home: string): string[] {
  try {
    return readdirSync(home)
      .filter((name) => NAME.test(name))
      .map((name) => join(home, name))
  } catch {
    return []
  }
}

function livingHolder(file: string): number | undefined {
  try {
    const { pid, identity } = holder.parse(JSON.parse(readFileSync(file, 'utf8')))
    return identifyProcess(pid) === identity ? pid : undefined
  } catch {
    return undefined
  }
}
