import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const TEMPORARY_NAME = /-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PART_NAME = /\.mpus-/
/** Parts of an upload that may still be going on are left alone. */
const PART_AGE_MS = 24 * 3_600_000

/**
 * Removes what a killed s3proxy leaves: an object being written lies beside its place as `<key>-<uuid>` and would be
 * listed as an object of its own. To be called only while the server is down.
 *
 * @returns how many files were removed.
 */
export async function removeUnfinishedObjects(folder: string, nowMs: number = Date.now()): Promise<number> {
  let removed = 0
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    const isStale = async (): Promise<boolean> => nowMs - (await stat(path)).mtimeMs > PART_AGE_MS
    if (PART_NAME.test(entry.name) ? await isStale() : entry.isFile() && TEMPORARY_NAME.test(entry.name)) {
      await rm(path, { recursive: true, force: true })
      removed += 1
    } else if (entry.isDirectory()) {
      removed += await removeUnfinishedObjects(path, nowMs)
    }
  }
  return removed
}
