import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BRING_TIMEOUT_MS = 300_000

/** What peers and pictures are kept in between runs; never part of the repository. */
export const benchCache: string = resolve('.heddle/bench-peers')

/** A shell command that fills the folder it runs in with something from a public registry. */
export type Bringing = { readonly name: string; readonly command: string }

/**
 * Brings a peer or a set of pictures into the cache once and returns its folder; undefined, with the reason printed,
 * when it cannot be reached.
 */
export async function bring({ name, command }: Bringing): Promise<string | undefined> {
  const folder = join(benchCache, name)
  if (existsSync(folder)) return folder
  const half = `${folder}.part`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  try {
    await run('sh', ['-ec', command], { cwd: half, timeout: BRING_TIMEOUT_MS, maxBuffer: 1 << 26 })
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error)
    console.error(`${name} is left out: ${reason}`)
    return undefined
  }
  await rename(half, folder)
  return folder
}
