// One record of a batch topic, read and checked as the HTTP API checks a request. Nothing is charged, stored or fetched
// here.

import type { z } from 'zod'
import type { SizeRule } from '../../../infra/images/measure-image.ts'
import { upscaleSizeRule, vectorizeSizeRule } from '../../../infra/images/size-rules.ts'
import { messageBytes } from '../../../infra/kafka/consumer/message-size.ts'
import type { Codec, DecodedEvent, IncomingMessage } from '../../../infra/kafka/port.ts'
import { errorMessage } from '../../../infra/lifecycle/error-message.ts'
import { remedyOf } from '../../../infra/lifecycle/failure.ts'
import type { EventName } from '../../../schemas/events/catalogue.ts'
import type { BatchRequest, EventPayloads, InputImage, WorkTerms } from '../../../schemas/events/payloads.ts'
import { generateRequest } from '../../../schemas/http/generate.ts'
import { upscaleForm } from '../../../schemas/http/upscale.ts'
import { vectorizeSettings } from '../../../schemas/http/vectorize.ts'
import { isOperation, type Operation, operations } from '../../../schemas/operations.ts'
import { type ParsedJson, parseJson } from '../../../schemas/parse-json.ts'
import { isReference, REFERENCE_TERMS } from '../../../schemas/plain-line.ts'
import { fieldRejection, fieldsRejection, Rejection } from '../../../schemas/rejection.ts'
import { requestHash } from '../../../schemas/request-hash.ts'
import { BATCH_RECORD_BYTES_MAX, subjectOf, workEventOf } from '../../../schemas/topics.ts'
import { validate } from '../../../schemas/validate.ts'
import { generateWishes, requireImage, upscaleWishes, vectorizeWishes } from '../../../schemas/work-commands.ts'
import type { ParkReason } from '../../runtime/outcome.ts'

/** What could be read of a record, for its result. */
export type RecordFacts = { readonly reference: string | null; readonly operation: string | null }

export type RecordInput = {
  readonly kind: 'url' | 'upload'
  readonly field: 'imageUrl' | 'inputUploadId'
  readonly value: string
  readonly rule: SizeRule
  readonly drawings: 'refused' | 'own'
}

export type CheckedRecord = {
  readonly reference: string
  readonly operation: Operation
  readonly event: EventName
  readonly requestHash: string
  readonly input: RecordInput | undefined
  readonly toWork: (terms: WorkTerms, image: InputImage | undefined) => EventPayloads[EventName]
}

export type Reading =
  | { readonly kind: 'checked'; readonly record: CheckedRecord }
  | {
      readonly kind: 'rejected'
      readonly facts: RecordFacts
      readonly rejection: Rejection
      /** Why the original bytes are kept for an operator; undefined when the producer knows what to mend. */
      readonly park?: ParkReason
    }

/** A reference that is too long is told as it was, up to what a key should hold. */
const SHOWN_REFERENCE_CHARACTERS_MAX = 1000
const UNREADABLE: RecordFacts = { reference: null, operation: null }

/** Throws retry failures only: while the registry is away, nothing can be said about a record. */
export async function readRecord(message: IncomingMessage, codec: Pick<Codec, 'decode'>): Promise<Reading> {
  const decoded = await decode(message, codec)
  if (decoded instanceof Rejection) return tooLargeOr(message, UNREADABLE, decoded, 'undecodable')
  if (decoded.event !== 'batch-request') {
    const detail = `The record is a ${decoded.event} and no batch request`
    return tooLargeOr(message, UNREADABLE, invalidRecord(message, detail), 'rejected')
  }
  const facts = factsOf(decoded.payload)
  if (isTooLarge(message)) return { kind: 'rejected', facts, rejection: tooLarge() }
  try {
    return { kind: 'checked', record: check(decoded.payload) }
  } catch (error) {
    if (error instanceof Rejection) return { kind: 'rejected', facts, rejection: error }
    // Checking asks nobody: what failed now fails each time, and nobody else's records should wait for this one.
    return { kind: 'rejected', facts, rejection: ourFault(error), park: 'rejected' }
  }
}

/** For a record that is refused for what we did not foresee: its bytes are kept and the cause is logged. */
export const ourFault = (cause: unknown): Rejection =>
  new Rejection('internal', 'The record cannot be admitted. This is our fault and has been logged.', [], cause)

async function decode(message: IncomingMessage, codec: Pick<Codec, 'decode'>): Promise<DecodedEvent | Rejection> {
  try {
    return await codec.decode(message.value)
  } catch (error) {
    if (remedyOf(error) !== 'park') throw error
    return invalidRecord(message, message.value === null ? 'The record has no value' : errorMessage(error), error)
  }
}

/** What is wrong, and what a record is: who writes in another language sees nothing of ours but this. */
function invalidRecord({ topic }: IncomingMessage, reason: string, cause?: unknown): Rejection {
  const wanted = `a zero byte, the id of the schema of ${subjectOf(topic)} in four bytes, and Avro of that schema`
  return new Rejection('invalid_record', `${reason}. A record is ${wanted}.`, [], cause)
}

/** Dead letters hold whole records, so those that are too large are not kept. */
function tooLargeOr(message: IncomingMessage, facts: RecordFacts, rejection: Rejection, park: ParkReason): Reading {
  return isTooLarge(message)
    ? { kind: 'rejected', facts, rejection: tooLarge() }
    : { kind: 'rejected', facts, rejection, park }
}

const isTooLarge = (message: IncomingMessage): boolean => messageBytes(message) > BATCH_RECORD_BYTES_MAX

const tooLarge = (): Rejection =>
  new Rejection(
    'payload_too_large',
    `A record may have at most ${BATCH_RECORD_BYTES_MAX} bytes, its key and headers included.`,
    [],
  )

function factsOf({ reference, operation }: BatchRequest): RecordFacts {
  const shown = reference.slice(0, SHOWN_REFERENCE_CHARACTERS_MAX)
  return { reference: shown, operation: isOperation(operation) ? operation : null }
}

function check(request: BatchRequest): CheckedRecord {
  const [reference, { operation, params, ...rest }] = readAll(
    () => readReference(request),
    () => readWork(request),
  )
  const { inputUploadId, imageUrl } = request
  const hash = requestHash({ operation, params, inputUploadId, imageUrl })
  return { reference, operation, event: workEventOf[operation], requestHash: hash, ...rest }
}

/** What each part reads. Throws one Rejection of all that is wrong with any, as the HTTP API names every field. */
function readAll<First, Second>(first: () => First, second: () => Second): readonly [First, Second] {
  const rejections: Rejection[] = []
  const unlessRejected = <Part>(read: () => Part): Part | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      rejections.push(error)
      return undefined
    }
  }
  const parts = [unlessRejected(first), unlessRejected(second)]
  const [one, ...others] = rejections
  if (!one) return parts as [First, Second]
  if (others.length === 0) throw one
  const code = others.every((other) => other.code === one.code) ? one.code : 'invalid_request'
  throw fieldsRejection(
    code,
    rejections.flatMap(({ errors }) => errors),
    one,
  )
}

function readReference({ reference }: BatchRequest): string {
  if (isReference(reference)) return reference
  throw fieldRejection('invalid_request', 'reference', REFERENCE_TERMS)
}

function readWork(request: BatchRequest): Checked & { readonly operation: Operation } {
  const { operation } = request
  // What the parameters of something that is not there should be, nobody can say.
  if (isOperation(operation)) return { operation, ...checkersOf[operation](request) }
  throw fieldRejection('invalid_request', 'operation', `must be one of ${operations.join(', ')}`)
}

function readParameters(text: string): ParsedJson {
  try {
    return parseJson(text)
  } catch (error) {
    throw fieldRejection('invalid_json', 'parameters', `must be valid JSON: ${errorMessage(error)}`, error)
  }
}

type Checked = Pick<CheckedRecord, 'input' | 'toWork'> & { readonly params: unknown }
type Checker = (request: BatchRequest) => Checked

const checkersOf: Readonly<Record<Operation, Checker>> = {
  generate: (request) => {
    const [params] = readAll(
      () => readSettings(generateRequest, request),
      () => refuseImages(request),
    )
    return { params, input: undefined, toWork: (terms) => ({ ...terms, ...generateWishes(params) }) }
  },
  vectorize: (request) => {
    const [params, input] = readAll(
      () => readSettings(vectorizeSettings, request),
      () => inputOf(request),
    )
    return {
      params,
      input: { ...input, rule: vectorizeSizeRule, drawings: 'refused' },
      toWork: (terms, image) => ({ ...terms, image: requireImage(image), ...vectorizeWishes(params) }),
    }
  },
  upscale: (request) => {
    const [params, input] = readAll(
      () => readSettings(upscaleForm, request),
      () => inputOf(request),
    )
    return {
      params,
      input: { ...input, rule: upscaleSizeRule(params.scale), drawings: 'own' },
      toWork: (terms, image) => ({ ...terms, image: requireImage(image), ...upscaleWishes(params) }),
    }
  },
}

/** As `validate`, with the fields named as they stand in the record. */
function readSettings<Schema extends z.ZodType>(schema: Schema, request: BatchRequest): z.output<Schema> {
  const { value, problems } = readParameters(request.parameters)
  try {
    return validate(schema, value, problems)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const errors = error.errors.map(({ field, message }) => ({ field: inParameters(field), message }))
    throw fieldsRejection(error.code, errors, error)
  }
}

const inParameters = (field: string): string => (field === 'body' ? 'parameters' : `parameters.${field}`)

function refuseImages(request: BatchRequest): void {
  const given = (['imageUrl', 'inputUploadId'] as const).filter((field) => request[field] !== null)
  if (given.length === 0) return
  throw fieldsRejection(
    'invalid_request',
    given.map((field) => ({ field, message: 'does not belong to generate' })),
  )
}

function inputOf({ imageUrl, inputUploadId }: BatchRequest): Pick<RecordInput, 'kind' | 'field' | 'value'> {
  if (imageUrl !== null && inputUploadId !== null) {
    throw fieldRejection('invalid_request', 'imageUrl', 'cannot be given with inputUploadId')
  }
  if (imageUrl !== null) return { kind: 'url', field: 'imageUrl', value: imageUrl }
  if (inputUploadId !== null) return { kind: 'upload', field: 'inputUploadId', value: inputUploadId }
  throw fieldRejection('invalid_request', 'imageUrl', 'is required, or inputUploadId')
}
