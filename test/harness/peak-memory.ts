import { readFileSync } from 'node:fs'

const HIGH_WATER_KB = /^VmHWM:\s+(\d+) kB$/m

/**
 * The most memory this process has ever held, in MiB.
 *
 * Linux carries `ru_maxrss` over from the parent into a process that has just been started (it is kept with the
 * process, not with its memory), so a child of a large Jest worker would be charged with the worker's size. The
 * high-water mark in `/proc/self/status` belongs to the memory itself and begins anew with the program.
 */
export function peakMemoryMb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const highWaterKb = HIGH_WATER_KB.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  if (highWaterKb === undefined) throw new Error('/proc/self/status names no VmHWM')
  return Number(highWaterKb) / 1024
}
