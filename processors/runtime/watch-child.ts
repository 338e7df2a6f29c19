import { readFile } from 'node:fs/promises'

export type ChildUsage = {
  /** Resident. */
  readonly memoryBytes: number
  /** Of all its threads since it began. */
  readonly cpuMs: number
}

const LOOK_EVERY_MS = 250
const PAGE_BYTES = 4096
/** The kernel counts time in hundredths of a second, whatever its own clock does (USER_HZ). */
const TICK_MS = 10
/** Places of utime and stime behind the name in proc(5), which may hold spaces and brackets itself. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12]

/**
 * Measures what a process uses four times a second, from /proc, because a busy process cannot report it. Where there is
 * no /proc, nothing is reported and nothing bounded.
 *
 * @returns stops the measuring
 */
export function watchChild(pid: number | undefined, onLook: (usage: ChildUsage) => void): () => void {
  const timer = setInterval(async () => {
    const [memory, times] = await Promise.all([readProc(pid, 'statm'), readProc(pid, 'stat')])
    if (memory === '' || times === '') return
    const fields = times.slice(times.lastIndexOf(')') + 2).split(' ')
    onLook({
      memoryBytes: Number(memory.split(' ')[1]) * PAGE_BYTES,
      cpuMs: (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS,
    })
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

const readProc = (pid: number | undefined, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
