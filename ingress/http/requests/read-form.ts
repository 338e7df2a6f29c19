import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Request } from 'express'
import type { LocalFile } from '../../../infra/images/measure-image.ts'
import { errorMessage } from '../../../infra/lifecycle/error-message.ts'
import { UPLOAD_BYTES_MAX } from '../../../schemas/http/uploads.ts'
import { fieldProblem, HttpProblem } from '../problem.ts'
import type { RequestContext } from '../route.ts'
import { requireMediaType } from './read-json.ts'

const TEXT_PARTS_MAX = 20
const TEXT_BYTES_MAX = 64 * 1024
const NAME_BYTES_MAX = 100
/** Parts that do not say what they are for are passed over and count here; the file is one more. */
const PARTS_MAX = TEXT_PARTS_MAX + 4
/** What headers and text parts may add to the file before a body is refused by its announced length. */
const BODY_BYTES_MAX = UPLOAD_BYTES_MAX + TEXT_PARTS_MAX * TEXT_BYTES_MAX

/** Who writes this header by hand forgets what only the program that writes the body knows. */
const NO_BOUNDARY = 'Content-Type names no boundary; leave that header to what writes the body'

/** What the part is called that holds the file; a file that comes alone may have any name. */
const IMAGE = 'image'

export type Form = {
  readonly fields: Readonly<Record<string, string>>
  readonly file?: LocalFile
  /** The part of the file had neither a file name nor a type, as text has none: what it is only its bytes tell. */
  readonly isFileBare?: boolean
}

/**
 * Reads a multipart form: any number of text parts up to 20 and at most one file part, whatever its name, streamed to
 * `path`. The caller owns the file at `path` from then on, also when this throws.
 *
 * @param settings parts that are text however they are sent: `-F config=@config.json` and a page's
 *   `form.append('config', new Blob([json]))` name a file
 * @throws HttpProblem 400, 413 or 415 naming the part that is wrong
 */
export async function readForm(
  request: Request,
  context: RequestContext,
  { path, settings }: { readonly path: string; readonly settings: readonly string[] },
): Promise<Form> {
  requireMediaType(request, ['multipart/form-data'])
  if (Number(request.get('content-length') ?? 0) > BODY_BYTES_MAX) throw fileTooLarge()
  if (!/;\s*boundary\s*=/i.test(request.get('content-type') ?? '')) throw broken(new Error(NO_BOUNDARY))
  const parser = createParser(request, settings)
  context.acceptBody()
  return new Promise((resolve, reject) => {
    const saving = new AbortController()
    const form = collect(parser, path, saving.signal)
    const fail = (error: unknown): void => {
      if (saving.signal.aborted) return
      request.unpipe(parser)
      // The rest is read and thrown away, so that the caller gets to read the answer; the server's limits bound it.
      request.resume()
      saving.abort()
      // Whoever is told that this failed removes the file; one that is still being opened would come into being after
      // that.
      void form.saved().finally(() => reject(error instanceof HttpProblem ? error : broken(error)))
    }
    form.read.then(resolve, fail)
    parser.on('error', fail)
    request.on('error', fail)
    let received = 0
    // A body without an announced length is counted as it comes; parts that are passed over have no limit of their own.
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > BODY_BYTES_MAX) fail(fileTooLarge())
    })
    request.on('aborted', () => fail(new Error('the connection was closed')))
    request.pipe(parser)
  })
}

function createParser(request: Request, settings: readonly string[]): BusboyInstance {
  const contentType = request.get('content-type') ?? ''
  const limits = {
    fileSize: UPLOAD_BYTES_MAX,
    fields: TEXT_PARTS_MAX,
    parts: PARTS_MAX,
    fieldSize: TEXT_BYTES_MAX,
    fieldNameSize: NAME_BYTES_MAX,
    headerPairs: 32,
    headerSize: 16 * 1024,
  }
  // Some clients send an image without a file name; its type says that it is one, or else what it is called.
  const isPartAFile = (name: string | undefined, type: string | undefined, fileName: string | undefined): boolean =>
    !(name !== undefined && settings.includes(name)) && (name === IMAGE || isFile(type, fileName))
  try {
    return new Busboy({ headers: { ...request.headers, 'content-type': contentType }, limits, isPartAFile })
  } catch (error) {
    throw broken(error)
  }
}

const isFile = (type: string | undefined, fileName: string | undefined): boolean =>
  fileName !== undefined || type === 'application/octet-stream' || /^image\//.test(type ?? '')

/** A Content-Transfer-Encoding that leaves bytes as they are; forms of HTTP know no other (RFC 7578, section 4.7). */
const UNCODED = /^(7bit|8bit|binary)$/i

const coded = (name: string, coding: string): HttpProblem =>
  fieldProblem('invalid_multipart', name, `is in the transfer encoding ${coding}; send its bytes as they are`)

type Collected = {
  readonly read: Promise<Form>
  /** Resolves when nothing is written to the file any more, whatever became of it. */
  readonly saved: () => Promise<unknown>
}

function collect(parser: BusboyInstance, path: string, signal: AbortSignal): Collected {
  const fields = new Map<string, string>()
  let file: Promise<LocalFile> | undefined
  const read = new Promise<Form>((resolve, reject) => {
    parser.on('field', (name: string | undefined, value, isNameCut, isValueCut) => {
      if (!name) return reject(fieldProblem('invalid_multipart', 'body', 'has a part without a name'))
      if (isNameCut)
        return reject(fieldProblem('invalid_multipart', name, `has a name of over ${NAME_BYTES_MAX} bytes`))
      if (isValueCut)
        return reject(fieldProblem('payload_too_large', name, `must have at most ${TEXT_BYTES_MAX} bytes`))
      if (fields.has(name)) return reject(fieldProblem('invalid_request', name, 'was sent more than once'))
      fields.set(name, value)
    })
    parser.on('fieldsLimit', () => {
      reject(fieldProblem('invalid_request', 'body', `must have at most ${TEXT_PARTS_MAX} text parts`))
    })
    parser.on('partsLimit', () => {
      reject(fieldProblem('invalid_request', 'body', `must have at most ${PARTS_MAX} parts`))
    })
    let nameOfFile = IMAGE
    let isFileBare = false
    parser.on('file', (name: string | undefined, stream, fileName: string | undefined, coding, type) => {
      if (signal.aborted) return void stream.resume()
      if (!UNCODED.test(coding)) {
        stream.resume()
        return reject(coded(name ?? IMAGE, coding))
      }
      if (file) {
        stream.resume()
        return reject(secondFile(nameOfFile, name ?? IMAGE))
      }
      nameOfFile = name ?? IMAGE
      isFileBare = !isFile(type, fileName)
      file = save(stream, path, signal)
      file.catch(reject)
    })
    parser.on('finish', () => {
      Promise.resolve(file).then((saved) => {
        resolve({ fields: Object.fromEntries(fields), ...(saved ? { file: saved, isFileBare } : {}) })
      }, reject)
    })
  })
  return { read, saved: () => Promise.allSettled([file]) }
}

async function save(stream: BusboyFileStream, path: string, signal: AbortSignal): Promise<LocalFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  stream.on('limit', () => measure.destroy(fileTooLarge()))
  const target = createWriteStream(path, { flags: 'w', mode: 0o600 })
  const closed = new Promise<void>((resolve) => target.once('close', () => resolve()))
  try {
    await pipeline(stream, measure, target, { signal })
  } finally {
    await closed
  }
  if (stream.truncated) throw fileTooLarge()
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Where one of the two is called the image, the other one is a setting that was sent as a file. */
function secondFile(first: string, second: string): HttpProblem {
  if (first === second) return fieldProblem('invalid_request', first, 'must be one file, and several were sent')
  if (first !== IMAGE && second !== IMAGE)
    return fieldProblem('invalid_request', second, `is a second file beside ${first}; send one, called ${IMAGE}`)
  return fieldProblem('invalid_request', first === IMAGE ? second : first, 'must be text, and a file was sent')
}

const fileTooLarge = (): HttpProblem =>
  fieldProblem('payload_too_large', IMAGE, `must be at most ${UPLOAD_BYTES_MAX / 1024 / 1024} MiB`)

const broken = (cause: unknown): HttpProblem => {
  const reason = errorMessage(cause)
  return new HttpProblem('invalid_multipart', `The multipart body cannot be read: ${reason}.`, {
    errors: [{ field: 'body', message: `must be valid multipart/form-data: ${reason}` }],
    cause,
  })
}
