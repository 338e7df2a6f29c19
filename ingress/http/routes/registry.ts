import type { z } from 'zod'
import type { SchemaReader } from '../../../infra/kafka/registry/schema-reader.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import { errorCodes } from '../../../schemas/error-codes.ts'
import {
  registeredId,
  registeredSchema,
  schemaIdPath,
  schemaLookup,
  schemaText,
  subjectPath,
  subjectVersionPath,
  versionNumbers,
} from '../../../schemas/http/registry.ts'
import { validate } from '../../../schemas/validate.ts'
import { createSlots, type Slots } from '../access/slots.ts'
import { type DocumentedParameter, queryParameters } from '../openapi/documentation.ts'
import { HttpProblem, toProblem } from '../problem.ts'
import { readJson } from '../requests/read-json.ts'
import { type HttpResponse, json } from '../response.ts'
import type { Handler, Route } from '../route.ts'

export type RegistryRoutesDeps = { readonly schemas: SchemaReader }

/** What an id means never changes. */
const FOR_GOOD = { 'Cache-Control': 'public, max-age=86400, immutable' }
/** No key bounds who asks, so this bounds how much of the registry they may take. */
const ASKED_AT_ONCE_MAX = 32
const RETRY_SECONDS = 1
const CONFLUENT_JSON = 'application/vnd.schemaregistry.v1+json'
const BODY_TYPES = ['application/json', CONFLUENT_JSON]

/**
 * `/registry`: the reading half of Confluent's registry API, for producers and consumers outside. It needs no key,
 * because schemas are no secret; it lists nothing, because the names of subjects are those of accounts; and nothing can
 * be written through it.
 */
export function registryRoutes(deps: RegistryRoutesDeps): readonly Route[] {
  const schemas = bounded(deps.schemas, createSlots(ASKED_AT_ONCE_MAX))
  return [
    readingRoute({
      path: '/registry/schemas/ids/:id',
      terms: schemaIdPath,
      read: ({ id }) => schemas.byId(id),
      summary: 'A schema by the id in front of a record',
      answer: { schema: schemaText, schemaName: 'SchemaText' },
      headers: FOR_GOOD,
    }),
    readingRoute({
      path: '/registry/subjects/:subject/versions',
      terms: subjectPath,
      read: ({ subject }) => schemas.versions(subject),
      summary: 'The versions of a subject',
      answer: { schema: versionNumbers },
    }),
    readingRoute({
      path: '/registry/subjects/:subject/versions/:version',
      terms: subjectVersionPath,
      read: ({ subject, version }) => schemas.version(subject, version),
      summary: 'A version of a subject',
      answer: { schema: registeredSchema, schemaName: 'RegisteredSchema' },
    }),
    lookupRoute(schemas),
    registrationRoute(schemas),
  ]
}

type Reading<Terms extends z.ZodObject> = {
  readonly path: string
  readonly terms: Terms
  readonly read: (names: z.output<Terms>) => Promise<unknown>
  readonly summary: string
  readonly answer: { readonly schema: z.ZodType; readonly schemaName?: string }
  readonly headers?: Readonly<Record<string, string>>
}

function readingRoute<Terms extends z.ZodObject>(reading: Reading<Terms>): Route {
  const { path, terms, read, summary, answer, headers } = reading
  return {
    method: 'get',
    path,
    handler: numbered(async (request) => answerOf(await read(validate(terms, request.params)), headers)),
    documentation: {
      summary,
      tag: 'streams',
      parameters: pathParameters(terms),
      responses: { 200: { description: 'What the registry has.', ...answer } },
      errors: ['not_found', 'overloaded', 'unavailable'],
    },
  }
}

function lookupRoute(schemas: SchemaReader): Route {
  return {
    method: 'post',
    path: '/registry/subjects/:subject',
    handler: numbered(async (request, context) => {
      const { subject } = validate(subjectPath, request.params)
      const { value, problems } = await readJson(request, context, BODY_TYPES)
      const { schema } = validate(schemaLookup, value, problems)
      return answerOf(await schemas.find(subject, schema).catch(asRefused))
    }),
    documentation: {
      summary: 'Which version of a subject a schema is',
      description: `Reads only, as in Confluent's API. Also takes \`${CONFLUENT_JSON}\`.`,
      tag: 'streams',
      parameters: pathParameters(subjectPath),
      bodies: [{ contentType: 'application/json', schema: schemaLookup, example: { schema: '{"type":"string"}' } }],
      responses: { 200: { description: 'The version.', schema: registeredSchema, schemaName: 'RegisteredSchema' } },
      errors: ['invalid_json', 'not_found', 'overloaded', 'unavailable'],
    },
  }
}

/**
 * Serializers of Confluent register what they write unless they are told not to, and go by the id they get. So what is
 * there already has its id here too; what is not is refused, for nothing is added through this door.
 */
function registrationRoute(schemas: SchemaReader): Route {
  return {
    method: 'post',
    path: '/registry/subjects/:subject/versions',
    handler: numbered(async (request, context) => {
      const { subject } = validate(subjectPath, request.params)
      const { value, problems } = await readJson(request, context, BODY_TYPES)
      const { schema } = validate(schemaLookup, value, problems)
      const known = registeredId.safeParse(await schemas.find(subject, schema).catch(asRefused))
      if (known.success) return json(200, known.data)
      throw new HttpProblem(
        'forbidden',
        'This is no schema of this subject, and none can be added: take the latest version.',
      )
    }),
    documentation: {
      summary: 'The id of a schema that a serializer would register',
      description: `For clients that register by themselves: answers the id of a schema that is there, and adds none. Also takes \`${CONFLUENT_JSON}\`.`,
      tag: 'streams',
      parameters: pathParameters(subjectPath),
      bodies: [{ contentType: 'application/json', schema: schemaLookup, example: { schema: '{"type":"string"}' } }],
      responses: { 200: { description: 'Its id.', schema: registeredId, schemaName: 'RegisteredId' } },
      errors: ['invalid_json', 'forbidden', 'overloaded', 'unavailable'],
    },
  }
}

const SCHEMA_NOT_FOUND = 40_403

/**
 * Clients of Confluent's registry show an error's number and message and know nothing of problem documents: both are in
 * one body.
 */
function numbered(handler: Handler): Handler {
  return async (request, context) => {
    try {
      return await handler(request, context)
    } catch (error) {
      const { code, message, facts } = toProblem(error)
      const registryCode = code === 'not_found' ? SCHEMA_NOT_FOUND : errorCodes[code].status
      throw new HttpProblem(code, message, { ...facts, registryCode })
    }
  }
}

function bounded(schemas: SchemaReader, slots: Slots): SchemaReader {
  const inSlot = async (ask: () => Promise<unknown>): Promise<unknown> => {
    const release = slots.take()
    if (!release)
      throw new HttpProblem('overloaded', 'As many schemas are being read as this server takes.', {
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      })
    return await ask().finally(release)
  }
  return {
    byId: (id) => inSlot(() => schemas.byId(id)),
    versions: (subject) => inSlot(() => schemas.versions(subject)),
    version: (subject, version) => inSlot(() => schemas.version(subject, version)),
    find: (subject, schema) => inSlot(() => schemas.find(subject, schema)),
  }
}

function pathParameters(terms: z.ZodObject): DocumentedParameter[] {
  return queryParameters(terms).map((parameter) => ({ ...parameter, in: 'path', required: true }))
}

function answerOf(found: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  if (found === undefined) throw new HttpProblem('not_found', 'The registry has no such schema.')
  return json(200, found, headers)
}

/** What the registry cannot read is no schema; whether it is away is another question. */
function asRefused(error: unknown): never {
  if (!(error instanceof Failure) || error.remedy === 'retry') throw error
  throw new HttpProblem('invalid_request', 'schema is not an Avro schema.', {
    errors: [{ field: 'schema', message: 'is not an Avro schema' }],
    cause: error,
  })
}
