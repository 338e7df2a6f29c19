import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

export type WorkFiles = {
  readonly folder: string
  /** Writes a file of these lines, objects as JSON, and answers its path. */
  readonly fileOf: (...lines: readonly (object | string)[]) => string
}

/** A folder for files of requests, which goes with the tests of a file. */
export function createWorkFiles(): WorkFiles {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let files = 0
  const fileOf: WorkFiles['fileOf'] = (...lines) => {
    files += 1
    const path = join(folder, `work-${files}.jsonl`)
    writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
    return path
  }
  return { folder, fileOf }
}
