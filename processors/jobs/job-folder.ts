import { mkdtempSync, readdirSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

export type JobFolder = {
  readonly path: string
  /** Empties it for the next run. */
  readonly close: () => Promise<void>
}

export type JobFolders = { readonly open: () => JobFolder }

/** Freeing the blocks of larger files may take the disk longer than this thread should stand still. */
const SMALL_BYTES = 1024 * 1024

/**
 * Folders for runs of jobs, each run's its own. They are used again: making a folder and removing it waits for the
 * disk's journal, milliseconds on a busy one, where the files of a small job never reach the disk at all. The calls are
 * made at once, some 20 µs each, because the way through Node's thread pool costs ten times that.
 *
 * @param scratch where they lie; whoever owns it removes them with it
 */
export function createJobFolders(scratch: () => string): JobFolders {
  const free: string[] = []
  return {
    open: () => {
      const path = free.pop() ?? mkdtempSync(join(scratch(), 'job-'))
      return {
        path,
        close: async () => {
          for (const name of readdirSync(path)) await remove(join(path, name))
          free.push(path)
        },
      }
    },
  }
}

async function remove(path: string): Promise<void> {
  const entry = statSync(path)
  if (entry.isDirectory()) rmSync(path, { recursive: true })
  else if (entry.size <= SMALL_BYTES) unlinkSync(path)
  else await rm(path)
}
