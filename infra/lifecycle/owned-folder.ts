import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Component } from './component.ts'
import { errorCodeOf } from './error-code.ts'
import { Failure } from './failure.ts'
import { fileTrouble } from './file-trouble.ts'

export type OwnedFolder = Component & {
  /** The folder; it exists from `start` to `stop`. */
  readonly path: () => string
}

export type FolderTerms = {
  /** Of which program's folders this is one; lower-case letters. */
  readonly program: string
  readonly parent: string
  readonly pid: number
  readonly isAlive: (pid: number) => boolean
}

/** A child notices within a second that its process is gone, and may write until then: tried for 5.5 s in all. */
const UNTIL_EMPTY = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const

/**
 * Where a process keeps files while it works on them. A process that was killed leaves its folder behind, so each names
 * its owner, and the next of the same program to start removes those whose owner is gone. One process has one such
 * folder of a program, so one of its own number is an earlier process's: in a container every start has the same.
 */
export function createOwnedFolder({ program, parent, pid, isAlive }: FolderTerms): OwnedFolder {
  const prefix = `heddle-${program}-`
  let path = ''
  return {
    name: `${program} folder`,
    path: () => path,
    start: async () => {
      try {
        for (const name of await readdir(parent)) {
          const owner = ownerOf(name, prefix)
          if (owner !== undefined && (owner === pid || !isAlive(owner))) await rm(join(parent, name), UNTIL_EMPTY)
        }
        path = await mkdtemp(join(parent, `${prefix}${pid}-`))
      } catch (error) {
        const words = `The temporary folder ${parent} cannot be used: ${fileTrouble(error)}. TMPDIR names another.`
        throw new Failure('config_invalid', 'crash', words, error)
      }
    },
    stop: () => rm(path, UNTIL_EMPTY),
  }
}

function ownerOf(name: string, prefix: string): number | undefined {
  const owner = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
  return owner === undefined ? undefined : Number(owner)
}

/**
 * Whether a process runs on this machine; one that another user owns may not be signalled, which proves that it is
 * there.
 */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
}
