import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Names one process for good: its id alone is given to another process later, its id with the moment it began is not.
 * On Linux the boot and the start tick from `/proc`, elsewhere the start time that `ps` tells.
 *
 * @returns undefined when no such process lives (a zombie does not count as living).
 */
export function identifyProcess(pid: number): string | undefined {
  if (process.platform !== 'linux') return identifyByPs(pid)
  const stat = readProcStat(pid)
  return stat && stat.state !== 'Z' ? `${bootId()}:${stat.startTick}` : undefined
}

export type ProcStat = { readonly state: string; readonly group: number; readonly startTick: string }

/** Reads the fields we need from `/proc/<pid>/stat`; the command in brackets may itself hold spaces and brackets. */
export function parseProcStat(text: string): ProcStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', group: Number(fields[2]), startTick: fields[19] ?? '' }
}

/**
 * Every living process whose environment at birth held an entry that begins with `mark`, or whose group was led by one
 * of `groups`. This finds grandchildren too, and those whose leader is already gone. Empty where there is no `/proc`.
 */
export function findProcesses(mark: string, groups: ReadonlySet<number>): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => {
      const stat = readProcStat(pid)
      if (!stat || stat.state === 'Z') return false
      return groups.has(stat.group) || holdsMark(pid, mark)
    })
}

/** Signals a process that was found a moment ago: it may have ended since, or its id may be another user's by now. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

function holdsMark(pid: number, mark: string): boolean {
  return (readQuietly(`/proc/${pid}/environ`) ?? '').split('\0').some((entry) => entry.startsWith(mark))
}

function readProcStat(pid: number): ProcStat | undefined {
  const text = readQuietly(`/proc/${pid}/stat`)
  return text === undefined ? undefined : parseProcStat(text)
}

function bootId(): string {
  return readQuietly('/proc/sys/kernel/random/boot_id')?.trim() ?? 'boot'
}

function identifyByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** A process may end between being listed and being read, and another user's environment is closed to us. */
function readQuietly(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
