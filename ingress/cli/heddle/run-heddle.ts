import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type TapOptions, type TapStart, tapTopics } from '../../../infra/kafka/consumer/topic-tap.ts'
import { createKafka } from '../../../infra/kafka/kafka.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { fileTrouble } from '../../../infra/lifecycle/file-trouble.ts'
import { createLogger } from '../../../infra/telemetry/logger.ts'
import { isAccountId } from '../../../schemas/ids.ts'
import { isOperation, operations } from '../../../schemas/operations.ts'
import { exactly, perhaps, UsageError } from '../../admin/answer.ts'
import { connectApi } from './api-address.ts'
import type { HeddleCommand } from './arguments.ts'
import { createResultLines } from './batch-results.ts'
import { sendRequests } from './batch-send.ts'
import { type Connection, readConnection, requireAccount } from './connection.ts'
import { runAccount } from './run-account.ts'
import { INTERRUPTED, PIPE, runWork } from './run-work.ts'
import { createSendProgress } from './send-progress.ts'
import { namedTopics, readTapStart, tapLines } from './tap.ts'

export type HeddleDeps = {
  readonly env: NodeJS.ProcessEnv
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WriteStream
  /** Aborts when the person has seen enough. */
  readonly signal: AbortSignal
}

const parts = { logger: createLogger({ process: 'heddle', level: 'silent' }), clock: systemClock }

/** Does what the command says and answers the exit code. Throws a UsageError for a command that does not exist or names what does not. */
export async function runHeddle(command: HeddleCommand, deps: HeddleDeps): Promise<number> {
  const [noun = '', verb = '', ...rest] = command.words
  if (isOperation(noun)) return await runWork(noun, command, { ...deps, client: connectApi({ ...command, ...deps }) })
  if (noun === 'jobs' || noun === 'cancel' || noun === 'account' || noun === 'quote')
    deps.stdout.write(`${await runAccount(noun, command, connectApi({ ...command, ...deps }))}\n`)
  else if (noun === 'tap') await tap(command, deps)
  else if (noun === 'batch' && verb === 'send') return await send(...exactly(rest, ['FILE.jsonl']), command, deps)
  else if (noun === 'batch' && verb === 'results') await results(command, deps)
  else throw noCommand(command.words)
  return 0
}

function noCommand(words: readonly string[]): UsageError {
  const nouns = [...operations, 'jobs', 'cancel', 'account', 'quote', 'batch', 'tap']
  const known = words[0] === 'batch' ? ' There are batch send, batch results.' : perhaps(words[0], nouns)
  return new UsageError(`There is no command ${JSON.stringify(words.join(' '))}.${known} See --help.`)
}

async function send(file: string, command: HeddleCommand, deps: HeddleDeps): Promise<number> {
  const { env, stdin, stdout, stderr, signal } = deps
  const connection = readConnection({ ...command, env })
  const { batchTopic } = requireAccount(connection)
  const kafka = createKafka(connection.address, parts)
  const progress = createSendProgress(stderr, systemClock.now)
  await kafka.connect()
  try {
    const isPiped = file === PIPE
    const { producer, codec } = kafka
    const { total, before } = await sendRequests({
      file: isPiped ? stdin : file,
      topic: batchTopic,
      producer,
      codec,
      signal,
      onProgress: progress.show,
    })
    progress.stop()
    const again = before > 0 ? `, ${before} of them by an earlier run` : ''
    stdout.write(`sent ${total} requests of ${isPiped ? 'standard input' : file}${again}\n`)
    return 0
  } catch (error) {
    if (!signal.aborted) throw error
    progress.stop()
    stderr.write('stopped; given again, the command goes on: the same reference is one job\n')
    return INTERRUPTED
  } finally {
    progress.stop()
    await kafka.close()
  }
}

async function results(command: HeddleCommand, deps: HeddleDeps): Promise<void> {
  const connection = readConnection({ ...command, env: deps.env })
  const topics = [requireAccount(connection).resultsTopic]
  const { codec } = createKafka(connection.address, parts)
  const lines = createResultLines(codec, command.json ? 'json' : 'words')
  await read(connection, deps, {
    topics,
    from: readTapStart(command.from ?? 'earliest'),
    follow: command.follow,
    onRecords: async (records) => await write(deps.stdout, await lines.take(records)),
  })
  const { completed, refunded, rejected } = lines.counts()
  deps.stderr.write(`${completed} completed, ${refunded} refunded, ${rejected} rejected\n`)
}

async function tap(command: HeddleCommand, deps: HeddleDeps): Promise<void> {
  const { account, out, until } = command
  if (account !== undefined && !isAccountId(account)) throw new UsageError('--account is an id such as acct_0199….')
  if (until !== undefined && until !== 'now') throw new UsageError('--until is now, or left out.')
  const connection = readConnection({ ...command, env: deps.env })
  const named = command.words.slice(1)
  if (connection.account && named.length === 0)
    throw new UsageError(
      `This login may read what became of its own records, as \`batch results\` shows it: name ${connection.account.resultsTopic}, or give a login of \`analytics enable\`.`,
    )
  const { codec } = createKafka(connection.address, parts)
  const sink = out === undefined ? deps.stdout : await openFile(out)
  const from: TapStart = readTapStart(
    command.from ?? (out === undefined && until === undefined ? 'latest' : 'earliest'),
  )
  const json = command.json || out !== undefined
  let written = 0
  await read(connection, deps, {
    topics: namedTopics(named, connection.address.namespace),
    from,
    follow: command.follow || (out === undefined && until === undefined),
    onRecords: async (records) => {
      const lines = await tapLines(records, codec, { json, account })
      written += lines.length
      await write(sink, lines)
    },
  })
  if (out === undefined) return
  sink.end()
  await once(sink, 'finish')
  deps.stderr.write(`${written} records in ${out}\n`)
}

async function openFile(out: string): Promise<NodeJS.WritableStream> {
  const file = createWriteStream(out)
  try {
    await once(file, 'open')
    return file
  } catch (cause) {
    throw new UsageError(`--out names ${out}, where nothing can be written: ${fileTrouble(cause)}`, { cause })
  }
}

/** In a group of its own, whose name is never used again. */
async function read(
  { address, groupPrefix }: Connection,
  { signal }: HeddleDeps,
  options: Omit<TapOptions, 'groupId' | 'signal'>,
): Promise<void> {
  const groupId = `${groupPrefix || 'heddle-'}tap-${randomBytes(6).toString('hex')}`
  await tapTopics(address, { ...options, groupId, signal }, parts)
}

/** Waits for a slow reader, so that no more is fetched than is taken. */
async function write(sink: NodeJS.WritableStream, lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !sink.write(`${lines.join('\n')}\n`)) await once(sink, 'drain')
}
