import { setTimeout as sleep } from 'node:timers/promises'
import { readRecords, removeRecord } from '../home/run-records.ts'
import { findProcesses, identifyProcess, signalIfAlive } from './process-identity.ts'

/**
 * Every process of a stack carries `HEDDLE_STACK_MARK=<home>#<run>`, so that none is lost whoever its parent has
 * become.
 */
export const MARK_VARIABLE = 'HEDDLE_STACK_MARK'

/** Postgres and Kafka end within a few seconds when they are asked to; what takes longer is killed. */
const PATIENCE_MS = 6_000
const POLL_MS = 25

export function stackMark(home: string, run: string): string {
  return `${home}#${run}`
}

/**
 * Ends what earlier starts of this home left running, politely first, and waits until it is gone. A process is ours
 * when its record names it with its start time, when it carries our mark, or when it sits in a recorded process group.
 *
 * @param run only what that one start left; every start's when left out.
 * @param patienceMs how long a process may take to end by itself before it is killed.
 * @returns the names of the processes that were not seen to end, dead or alive: their data wants a check.
 */
export async function endOrphans(home: string, run = '', patienceMs = PATIENCE_MS): Promise<string[]> {
  const records = readRecords(home).filter((record) => record.run.startsWith(run))
  // The recorded ones go first and by their own signal: a Postgres whose workers are signalled one by one goes into
  // recovery.
  const recorded = records.filter((record) => identifyProcess(record.pid) === record.identity)
  for (const record of recorded) signalIfAlive(record.pid, record.stopSignal)
  await outlast(() => livingOf(recorded), patienceMs)

  const groups = new Set(records.map((record) => record.pid).filter((pid) => identifyProcess(pid) === undefined))
  // Looking through all processes of a busy machine is slow, so it is done anew only when those that were found are
  // gone.
  for (;;) {
    const found = findProcesses(`${MARK_VARIABLE}=${stackMark(home, run)}`, groups)
    if (found.length === 0) break
    const strays = found.map((pid) => ({ pid, identity: identifyProcess(pid) }))
    for (const { pid } of strays) signalIfAlive(pid, 'SIGTERM')
    await outlast(() => livingOf(strays), patienceMs)
  }
  for (const record of records) removeRecord(home, record.name)
  return records.map((record) => record.name)
}

function livingOf(processes: readonly { readonly pid: number; readonly identity: string | undefined }[]): number[] {
  return processes.flatMap(({ pid, identity }) => (identity && identifyProcess(pid) === identity ? [pid] : []))
}

/** Waits for all to be gone; those that take longer than `patienceMs` are killed. */
async function outlast(living: () => number[], patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (living().length > 0) {
    if (performance.now() > deadline) for (const pid of living()) signalIfAlive(pid, 'SIGKILL')
    await sleep(POLL_MS)
  }
}
