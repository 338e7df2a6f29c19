import type { Request } from 'express'
import type { z } from 'zod'
import { errorMessage } from '../../../infra/lifecycle/error-message.ts'
import { isDeeperThan, JSON_DEPTH_MAX, type ParsedJson, parseJson } from '../../../schemas/parse-json.ts'
import { validate } from '../../../schemas/validate.ts'
import { fieldProblem, HttpProblem } from '../problem.ts'
import type { RequestContext } from '../route.ts'

/** Prompts are 10,000 characters and design documents tens of kilobytes; no real request comes near this. */
const JSON_BYTES_MAX = 256 * 1024

const NO_BODY: ParsedJson = { value: {}, problems: [{ field: 'body', message: 'is empty; send a JSON object' }] }

/**
 * Reads a JSON body of at most 256 KiB and 32 levels. An empty body is an empty object with the problem that it is
 * empty, so that the schema can name the fields it lacks.
 */
export async function readJson(
  request: Request,
  context: RequestContext,
  accepted: readonly string[] = ['application/json'],
): Promise<ParsedJson> {
  if (hasNoBody(request)) return NO_BODY
  requireMediaType(request, accepted)
  const bytes = await readBytes(request, context)
  if (bytes.length === 0) return NO_BODY
  return parse(bytes)
}

/** The body as the schema reads it. One refusal names every field that is wrong or missing. */
export async function readJsonAs<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  context: RequestContext,
  accepted?: readonly string[],
): Promise<z.output<Schema>> {
  const { value, problems } = await readJson(request, context, accepted)
  return validate(schema, value, problems)
}

/**
 * For an address whose call says everything by itself. Clients that send an empty object with every call may; what
 * anybody put into a body was meant for another address, and is not passed over in silence.
 *
 * @param instead what to do, as the end of a sentence that begins with "must be empty"
 */
export async function requireNoBody(request: Request, context: RequestContext, instead: string): Promise<void> {
  if (hasNoBody(request)) return
  const isJson = mediaTypeOf(request) === 'application/json'
  const { value } = isJson ? await readJson(request, context) : { value: undefined }
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  if (!isEmpty) throw fieldProblem('invalid_request', 'body', `must be empty; ${instead}`)
}

export function hasNoBody(request: Request): boolean {
  return request.get('transfer-encoding') === undefined && Number(request.get('content-length') ?? 0) === 0
}

export function mediaTypeOf(request: Request): string {
  return (request.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

export function requireMediaType(request: Request, accepted: readonly string[]): void {
  const encoding = request.get('content-encoding')
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new HttpProblem('unsupported_media_type', 'Send the body without Content-Encoding.', {
      // RFC 9110, section 15.5.16: what would have been accepted.
      headers: { 'Accept-Encoding': 'identity' },
      errors: [{ field: 'Content-Encoding', message: 'is not accepted' }],
    })
  }
  if (accepted.includes(mediaTypeOf(request))) return
  throw new HttpProblem('unsupported_media_type', `Send the body as ${accepted.join(' or ')}.`, {
    headers: { 'Accept-Post': accepted.join(', ') },
    errors: [{ field: 'Content-Type', message: `must be ${accepted.join(' or ')}` }],
  })
}

async function readBytes(request: Request, context: RequestContext): Promise<Buffer> {
  if (Number(request.get('content-length') ?? 0) > JSON_BYTES_MAX) throw tooLarge()
  context.acceptBody()
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Not destroyed on the way out: the caller has to be able to read the answer that refuses the rest.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > JSON_BYTES_MAX) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // A sender who hangs up, or whose chunks are none, is no fault of ours that anybody should look into.
    throw error instanceof HttpProblem ? error : unreadable('it broke off', error)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (): HttpProblem =>
  new HttpProblem('payload_too_large', `A JSON body may have at most ${JSON_BYTES_MAX} bytes.`, {
    errors: [{ field: 'body', message: `must have at most ${JSON_BYTES_MAX} bytes` }],
  })

function parse(bytes: Buffer): ParsedJson {
  const text = decode(bytes)
  if (isDeeperThan(JSON_DEPTH_MAX, text)) {
    throw new HttpProblem('invalid_json', `A JSON body may be at most ${JSON_DEPTH_MAX} levels deep.`, {
      errors: [{ field: 'body', message: `must be at most ${JSON_DEPTH_MAX} levels deep` }],
    })
  }
  try {
    return parseJson(text)
  } catch (error) {
    throw unreadable(errorMessage(error), error)
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw unreadable('it is not UTF-8', error)
  }
}

const unreadable = (reason: string, cause: unknown): HttpProblem =>
  new HttpProblem('invalid_json', `The body cannot be read as JSON: ${reason}.`, {
    errors: [{ field: 'body', message: `must be valid JSON: ${reason}` }],
    cause,
  })
