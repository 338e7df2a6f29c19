// Processor time per process: it says where a job's cost lies even when other programs share the cores.
import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

export type CpuTimes = ReadonlyMap<string, number>

/** Milliseconds of processor time so far, by process name; the children of a process count as `name children`. */
export function readCpuTimes(pids: Readonly<Record<string, number | undefined>>): CpuTimes {
  const times = new Map<string, number>()
  const names = new Map(Object.entries(pids).map(([name, pid]) => [pid, name]))
  for (const entry of readdirSync('/proc')) {
    const process = readProcess(entry)
    if (!process) continue
    const parent = names.get(process.parent)
    const name = names.get(Number(entry)) ?? (parent ? `${parent} children` : undefined)
    if (name) times.set(name, (times.get(name) ?? 0) + process.cpuMs)
  }
  return times
}

function readProcess(entry: string): { readonly parent: number; readonly cpuMs: number } | undefined {
  if (!/^\d+$/.test(entry)) return undefined
  try {
    const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
  } catch {
    // It ended between the listing and the reading.
    return undefined
  }
}
