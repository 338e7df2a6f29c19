// Lines of a JSONL file as batch requests. What the service would refuse for its form is said here already, with line
// and field.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { fileTrouble } from '../../../infra/lifecycle/file-trouble.ts'
import type { BatchRequest } from '../../../schemas/events/payloads.ts'
import { generateRequest } from '../../../schemas/http/generate.ts'
import { upscaleForm } from '../../../schemas/http/upscale.ts'
import { vectorizeSettings } from '../../../schemas/http/vectorize.ts'
import { type Operation, operations } from '../../../schemas/operations.ts'
import { type ParsedJson, parseJson } from '../../../schemas/parse-json.ts'
import { isReference, REFERENCE_TERMS } from '../../../schemas/plain-line.ts'
import { Rejection } from '../../../schemas/rejection.ts'
import { validate } from '../../../schemas/validate.ts'
import { UsageError } from '../../admin/answer.ts'

/** Where the lines lie, and what they are called in what is said of them. */
export type RequestFile = { readonly path: string; readonly name: string }

export type RequestLine = { readonly line: number; readonly request: BatchRequest }

/** References are kept in memory to find one that stands twice. */
const LINES_MAX = 2_000_000

const parametersOf: Readonly<Record<Operation, z.ZodType>> = {
  generate: generateRequest,
  vectorize: vectorizeSettings,
  upscale: upscaleForm,
}

const lineShape = z.strictObject({
  reference: z.string().refine(isReference, REFERENCE_TERMS).optional(),
  operation: z.enum(operations),
  parameters: z.record(z.string(), z.unknown()).default({}),
  inputUploadId: z.string().min(1).optional(),
  imageUrl: z.string().min(1).optional(),
})

/** Every line that is not empty, in order. Throws a UsageError at the first one that cannot be sent. */
export async function* readRequestLines({ path, name }: RequestFile): AsyncGenerator<RequestLine> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  let line = 0
  try {
    for await (const text of lines) {
      line += 1
      if (line > LINES_MAX) throw new UsageError(`${name} has more than ${LINES_MAX} lines; split it.`)
      if (text.trim() !== '') yield { line, request: readLine(name, line, text) }
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${name} cannot be read: ${fileTrouble(error)}`, { cause: error })
  }
}

/** Reads the whole file before anything is sent. Answers how many requests it holds. */
export async function checkRequestFile(file: RequestFile): Promise<number> {
  const lineOf = new Map<string, number>()
  for await (const { line, request } of readRequestLines(file)) {
    const earlier = lineOf.get(request.reference)
    if (earlier !== undefined)
      throw new UsageError(
        `${file.name}:${line}: reference ${JSON.stringify(request.reference)} stands on line ${earlier} too.`,
      )
    lineOf.set(request.reference, line)
  }
  if (lineOf.size === 0) throw new UsageError(`${file.name} has no lines.`)
  return lineOf.size
}

function readLine(name: string, line: number, text: string): BatchRequest {
  try {
    const { value, problems } = parsed(text)
    const { reference, operation, parameters, inputUploadId, imageUrl } = validate(lineShape, value, problems)
    checkParameters(operation, parameters)
    checkImage(operation, inputUploadId, imageUrl)
    return {
      reference: reference ?? ownReference(line, text),
      operation,
      parameters: JSON.stringify(parameters),
      inputUploadId: inputUploadId ?? null,
      imageUrl: imageUrl ?? null,
    }
  } catch (error) {
    if (error instanceof Rejection)
      throw new UsageError(`${name}:${line}: ${error.message.replace(/^body /, 'the line ')}`)
    throw error
  }
}

function parsed(text: string): ParsedJson {
  try {
    return parseJson(text)
  } catch (cause) {
    throw wrong('the line', 'is not JSON', cause)
  }
}

function checkParameters(operation: Operation, parameters: unknown): void {
  try {
    validate(parametersOf[operation], parameters)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const { field, message } = error.errors[0] ?? { field: 'body', message: error.message }
    throw wrong(field === 'body' ? 'parameters' : `parameters.${field}`, message)
  }
}

function checkImage(operation: Operation, inputUploadId: string | undefined, imageUrl: string | undefined): void {
  const given = [inputUploadId, imageUrl].filter((image) => image !== undefined).length
  if (operation === 'generate' && given > 0)
    throw wrong(inputUploadId ? 'inputUploadId' : 'imageUrl', 'is not for generate')
  if (operation !== 'generate' && given !== 1)
    throw wrong('imageUrl', `or inputUploadId is required by ${operation}, one of them`)
}

const wrong = (field: string, message: string, cause?: unknown): Rejection =>
  new Rejection('invalid_request', `${field} ${message}.`, [{ field, message }], cause)

/** The same line of the same text gets the same name, however often and from wherever it is sent. */
const ownReference = (line: number, text: string): string =>
  `line-${line}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
