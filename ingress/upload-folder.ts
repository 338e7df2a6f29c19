import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Component } from '../infra/lifecycle/component.ts'

const PREFIX = 'heddle-ingress-'

export type UploadFolder = Component & {
  /** The folder; it exists from `start` to `stop`. */
  readonly path: () => string
}

/**
 * Where uploads lie until they are stored. A process that was killed leaves its folder behind, so each names its owner
 * and the next to start removes those whose owner is gone.
 */
export function createUploadFolder(parent: string, pid: number, isAlive: (pid: number) => boolean): UploadFolder {
  let path = ''
  return {
    name: 'uploads',
    path: () => path,
    start: async () => {
      await removeLeftovers(parent, isAlive)
      path = await mkdtemp(join(parent, `${PREFIX}${pid}-`))
    },
    stop: () => rm(path, { recursive: true, force: true }),
  }
}

async function removeLeftovers(parent: string, isAlive: (pid: number) => boolean): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = /^heddle-ingress-(\d+)-/.exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) await rm(join(parent, name), { recursive: true, force: true })
  }
}
