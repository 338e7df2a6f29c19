// `heddle generate`, `vectorize` and `upscale`: one job, followed to its end and into a file.
import { createWriteStream, openAsBlob } from 'node:fs'
import { access, constants, lstat, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { blob } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileTrouble } from '../../../infra/lifecycle/file-trouble.ts'
import type { OperationResult } from '../../../schemas/http/results.ts'
import type { Operation } from '../../../schemas/operations.ts'
import { exactly, UsageError } from '../../admin/answer.ts'
import type { Image, Work } from '../../client/fields.ts'
import type { HeddleClient } from '../../client/heddle-client.ts'
import { resultOf } from '../../client/job-events.ts'
import type { HeddleCommand } from './arguments.ts'
import { readFields } from './work-options.ts'
import { createWorkProgress } from './work-progress.ts'

export type WorkDeps = {
  readonly client: HeddleClient
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WriteStream
  readonly signal: AbortSignal
}

/** In place of a file's name: standard input for what is read, standard output for the result. */
export const PIPE = '-'
/** As shells count a program that Ctrl-C ended. */
export const INTERRUPTED = 130
/** A service that does not answer must not delay the exit after Ctrl-C. */
const CANCEL_MS = 5_000

/** Does the job and answers the exit code. When the signal aborts, the job is cancelled and no file is left. */
export async function runWork(operation: Operation, command: HeddleCommand, deps: WorkDeps): Promise<number> {
  const work = await readWork(operation, command, deps)
  if (command.out !== undefined && command.out !== PIPE) await checkWritable(command.out)
  const { client, stdout, stderr, signal } = deps
  // Not ended by the signal: a job that was just accepted must be known to be cancelled.
  const { jobId } = await client.begin(work)
  const progress = createWorkProgress(stderr)
  try {
    const result = await follow(jobId, progress.show, deps)
    progress.stop()
    if (command.out !== undefined)
      await save(result, command.out, deps).catch((error: unknown) => tellWhere(result, error, deps))
    // Beside the file itself there is no room for words.
    const told = command.out === PIPE ? stderr : stdout
    told.write(command.json ? `${JSON.stringify({ ...result, out: command.out })}\n` : lineOf(result, command.out))
    return 0
  } catch (error) {
    progress.stop()
    if (!signal.aborted) throw error
    return await cancel(jobId, deps)
  }
}

async function readWork(operation: Operation, { words, work, out }: HeddleCommand, { stdin }: WorkDeps): Promise<Work> {
  const [text] = exactly(words.slice(1), [operation === 'generate' ? 'a prompt in quotes' : 'one image'])
  const fields = readFields(operation, work, out)
  // The service checks the fields; what it says names them.
  if (operation !== 'generate') return { operation, image: await readImage(text, stdin), fields } as Work
  return { operation, fields: { compositionType: 'tile', ...fields, prompt: text } } as Work
}

/** Before there is anything to pay: by beginning the file, as rights alone do not say what a folder takes. */
async function checkWritable(out: string): Promise<void> {
  try {
    if ((await stat(out).catch(() => undefined))?.isDirectory()) throw new Error('it is a folder')
    if (!(await isReplaced(out))) return await access(out, constants.W_OK)
    await writeFile(partOf(out), '')
    await rm(partOf(out))
  } catch (cause) {
    throw new UsageError(`--out names ${out}, where nothing can be written: ${fileTrouble(cause)}`, { cause })
  }
}

const partOf = (out: string): string => `${out}.part`

/** What is there and no plain file (`/dev/null`, a pipe, a link) is written into and never replaced. */
async function isReplaced(out: string): Promise<boolean> {
  const found = await lstat(out).catch(() => undefined)
  return found === undefined || found.isFile()
}

async function readImage(text: string, stdin: NodeJS.ReadableStream): Promise<Image> {
  if (/^https?:\/\//.test(text)) return text
  if (text === PIPE) return await blob(stdin)
  try {
    // Node's own error speaks of blobs; this one names what is wrong with the file.
    await access(text, constants.R_OK)
    return new File([await openAsBlob(text)], basename(text))
  } catch (cause) {
    throw new UsageError(`${text} cannot be read: ${fileTrouble(cause)}`, { cause })
  }
}

async function follow(
  jobId: string,
  show: (percent: number, stage: string) => void,
  { client, signal }: WorkDeps,
): Promise<OperationResult> {
  for await (const told of client.jobs.events(jobId, { signal })) {
    if (told.event === 'progress') show(told.progress.percent, told.progress.stage)
    if (told.event === 'completed' || told.event === 'refunded') return resultOf(told.status)
  }
  throw new TypeError('Events end with the end of the job.')
}

/** Under its name only when it is whole. */
async function save(result: OperationResult, out: string, deps: WorkDeps): Promise<void> {
  if (out === PIPE) return await download(result, deps.stdout, deps)
  if (!(await isReplaced(out))) return await download(result, createWriteStream(out), deps)
  const part = partOf(out)
  try {
    await download(result, createWriteStream(part), deps)
    await rename(part, out)
  } finally {
    await rm(part, { force: true })
  }
}

async function download(
  result: OperationResult,
  target: NodeJS.WritableStream,
  { client, signal, stdout }: WorkDeps,
): Promise<void> {
  const { body } = await client.download(result, { signal })
  await pipeline(body ? Readable.fromWeb(body) : [], target, { signal, end: target !== stdout })
}

/** It is paid for, and can be fetched from there for as long as it is kept. */
function tellWhere({ url }: OperationResult, error: unknown, { stderr, signal }: WorkDeps): never {
  if (!signal.aborted) stderr.write(`The result could not be saved; it is at ${url}\n`)
  throw error
}

async function cancel(jobId: string, { client, stderr }: WorkDeps): Promise<number> {
  const { state } = await client.jobs.cancel(jobId, { timeoutMs: CANCEL_MS })
  const what = state === 'refunded' ? 'cancelled; its credits are back' : `had ${state} already: see \`heddle jobs\``
  stderr.write(`${jobId} ${what}\n`)
  return INTERRUPTED
}

function lineOf({ url, width, height, format, bytes, credits, processingTimeMs }: OperationResult, out = url): string {
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
  const took = `${(processingTimeMs / 1000).toFixed(1)} s`
  return `${out}  ${width} × ${height} px, ${format}, ${size}, ${took}, ${credits} credits\n`
}
