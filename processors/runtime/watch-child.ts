import { readFileSync } from 'node:fs'

export type ChildUsage = {
  /** Resident. */
  readonly memoryBytes: number
  /** Of all its threads since it began. */
  readonly cpuMs: number
}

/** A child can take a gigabyte in a second, so bounds are looked at more often than that. */
const LOOK_EVERY_MS = 250
const PAGE_BYTES = 4096
/** The kernel counts time in hundredths of a second, whatever its own clock does (USER_HZ). */
const TICK_MS = 10
/** Places of utime and stime behind the name in proc(5), which may hold spaces and brackets itself. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12]

/**
 * Measures what a process uses four times a second, from /proc, because a busy process cannot report it. Where there is
 * no /proc, nothing is reported and nothing bounded. The files are read at once: the kernel has them in memory, and by
 * way of the thread pool they took more time than all else that a processor without work does.
 *
 * @returns stops the measuring
 */
export function watchChild(pid: number | undefined, onLook: (usage: ChildUsage) => void): () => void {
  const timer = setInterval(() => {
    const [memory, times] = [readProc(pid, 'statm'), readProc(pid, 'stat')]
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

/** Empty for a process that is gone. */
function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
