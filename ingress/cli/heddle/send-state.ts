// How far a file has been sent, beside it, so that a command that was killed goes on where the brokers had taken
// everything.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { UsageError } from '../../admin/answer.ts'

export type SendState = {
  /** Requests of the file that the brokers have taken. */
  readonly sent: () => number
  readonly record: (sent: number) => void
  /** Everything is sent: the same file again is a new start, and the same references are the same jobs. */
  readonly remove: () => void
}

const stateFile = z.object({ topic: z.string(), sha256: z.string(), sent: z.int().nonnegative() })

/** Throws a UsageError when the file has changed since it was sent in part. */
export async function openSendState(file: string, topic: string): Promise<SendState> {
  const path = `${file}.sending`
  const sha256 = await digestOf(file)
  const before = existsSync(path) ? stateFile.safeParse(readJson(path)) : undefined
  if (before && !(before.success && before.data.topic === topic && before.data.sha256 === sha256))
    throw new UsageError(
      `${path} tells of another sending: ${file} has changed or went to another account. Remove it to begin anew; ` +
        'what has the same reference is still one job.',
    )
  let sent = before?.data?.sent ?? 0
  return {
    sent: () => sent,
    record: (count) => {
      sent = count
      // Renamed over the old one, so that a kill leaves the old or the new state and never half of one.
      writeFileSync(`${path}.new`, JSON.stringify({ topic, sha256, sent }))
      renameSync(`${path}.new`, path)
    },
    remove: () => rmSync(path, { force: true }),
  }
}

/** For what cannot be read again: a run that was killed is begun anew, and the same references are the same jobs. */
export function createNoState(): SendState {
  let sent = 0
  return {
    sent: () => sent,
    record: (count) => {
      sent = count
    },
    remove: () => {},
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
