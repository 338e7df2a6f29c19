import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const runRecord = z.object({
  name: z.string(),
  pid: z.int().positive(),
  identity: z.string(),
  stopSignal: z.enum(['SIGTERM', 'SIGINT']),
  /** The start of the stack that wrote it, so that a guard never ends the processes of a later start. */
  run: z.string(),
})
export type RunRecord = z.infer<typeof runRecord>

/** Notes a process under `<home>/run` while it lives; `removeRecord` takes the note away once it was seen to end. */
export function writeRecord(home: string, record: RunRecord): void {
  mkdirSync(join(home, 'run'), { recursive: true, mode: 0o700 })
  writeFileSync(recordFile(home, record.name), JSON.stringify(record), { mode: 0o600 })
}

export function removeRecord(home: string, name: string): void {
  rmSync(recordFile(home, name), { force: true })
}

/** The records of processes that were not seen to end. Unreadable ones are left out. */
export function readRecords(home: string): RunRecord[] {
  return listRecords(home).flatMap((file) => {
    try {
      return [runRecord.parse(JSON.parse(readFileSync(join(home, 'run', file), 'utf8')))]
    } catch {
      return []
    }
  })
}

function listRecords(home: string): string[] {
  try {
    return readdirSync(join(home, 'run')).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}

function recordFile(home: string, name: string): string {
  return join(home, 'run', `${name}.json`)
}
