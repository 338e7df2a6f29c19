import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** What the process holds in memory now, in millions of bytes. */
export function residentMegabytes(pid: number | undefined): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * PAGE_BYTES) / 1e6)
}
