import { z } from 'zod'
import type { SchemaReader } from '../../../infra/kafka/registry/schema-reader.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import { errorCodes } from '../../../schemas/error-codes.ts'
import {
  avroSchema,
  registeredId,
  registeredSchema,
  schemaIdPath,
  schemaLookup,
  schemaText,
  schemaTypes,
  subjectPath,
  subjectVersionPath,
  versionNumbers,
} from '../../../schemas/http/registry.ts'
import { validate } from '../../../schemas/validate.ts'
import { createSlots, type Slots } from '../../slots.ts'
import { type DocumentedParameter, queryParameters } from '../openapi/documentation.ts'
import { HttpProblem, toProblem } from '../problem.ts'
import { readJsonAs } from '../requests/read-json.ts'
import { json } from '../response.ts'
import type { Handler, Route } from '../route.ts'

export type RegistryRoutesDeps = { readonly schemas: SchemaReader }

/** The schema of an id never changes. */
const FOR_GOOD = { 'Cache-Control': 'public, max-age=86400, immutable' }
/** No key bounds who asks, so this bounds their load on the registry. */
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
  return [...schemaRoutes(schemas), ...subjectRoutes(schemas), lookupRoute(schemas), registrationRoute(schemas)]
}

function schemaRoutes(schemas: SchemaReader): readonly Route[] {
  return [
    readingRoute({
      path: '/registry/schemas/types',
      terms: z.object({}),
      read: async () => ['AVRO'],
      summary: 'The kinds of schema there are',
      answer: { schema: schemaTypes },
    }),
    readingRoute({
      path: '/registry/schemas/ids/:id',
      terms: schemaIdPath,
      read: ({ id }) => schemaById(id, schemas),
      summary: 'A schema by the id in front of a record',
      answer: { schema: schemaText, schemaName: 'SchemaText' },
      headers: FOR_GOOD,
    }),
    readingRoute({
      path: '/registry/schemas/ids/:id/schema',
      terms: schemaIdPath,
      read: async ({ id }) => bareSchema(await schemaById(id, schemas)),
      summary: 'The same, and nothing but the schema',
      answer: { schema: avroSchema },
      headers: FOR_GOOD,
    }),
  ]
}

function subjectRoutes(schemas: SchemaReader): readonly Route[] {
  return [
    readingRoute({
      path: '/registry/subjects/:subject/versions',
      terms: subjectPath,
      read: async ({ subject }) => (await schemas.versions(subject)) ?? missing('subject'),
      summary: 'The versions of a subject',
      answer: { schema: versionNumbers },
    }),
    readingRoute({
      path: '/registry/subjects/:subject/versions/:version',
      terms: subjectVersionPath,
      read: (names) => schemaOfVersion(names, schemas),
      summary: 'A version of a subject',
      answer: { schema: registeredSchema, schemaName: 'RegisteredSchema' },
    }),
    readingRoute({
      path: '/registry/subjects/:subject/versions/:version/schema',
      terms: subjectVersionPath,
      read: async (names) => bareSchema(await schemaOfVersion(names, schemas)),
      summary: 'The same, and nothing but the schema',
      answer: { schema: avroSchema },
    }),
  ]
}

async function schemaById(id: string, schemas: SchemaReader): Promise<unknown> {
  return (await schemas.byId(id)) ?? missing('schema')
}

type NamedVersion = z.output<typeof subjectVersionPath>

async function schemaOfVersion({ subject, version }: NamedVersion, schemas: SchemaReader): Promise<unknown> {
  return (await schemas.version(subject, version)) ?? (await missingIn(subject, 'version', schemas))
}

/** The schema itself, of an answer that holds its text. */
const bareSchema = (answer: unknown): unknown => JSON.parse(schemaText.parse(answer).schema)

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
    handler: numbered(async (request) => json(200, await read(validate(terms, request.params)), headers)),
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
      const { schema } = await readJsonAs(schemaLookup, request, context, BODY_TYPES)
      const found = await schemas.find(subject, schema).catch(asRefused)
      return json(200, found ?? (await missingIn(subject, 'schema', schemas)))
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
 * Serializers of Confluent register what they write unless they are told not to, and use the id they get. So a schema
 * that is there is answered with its id; any other is refused, because nothing can be registered here.
 */
function registrationRoute(schemas: SchemaReader): Route {
  return {
    method: 'post',
    path: '/registry/subjects/:subject/versions',
    handler: numbered(async (request, context) => {
      const { subject } = validate(subjectPath, request.params)
      const { schema } = await readJsonAs(schemaLookup, request, context, BODY_TYPES)
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

/** What is not there, as Confluent numbers it: clients go by the number. */
const NOT_FOUND = { subject: 40_401, version: 40_402, schema: 40_403 } as const

function missing(what: keyof typeof NOT_FOUND): never {
  throw new HttpProblem('not_found', `The registry has no such ${what}.`, { registryCode: NOT_FOUND[what] })
}

/** A part of a subject is missing, or the whole subject. */
async function missingIn(subject: string, part: 'version' | 'schema', schemas: SchemaReader): Promise<never> {
  return missing((await schemas.versions(subject)) === undefined ? 'subject' : part)
}

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
      throw new HttpProblem(code, message, { registryCode: errorCodes[code].status, ...facts })
    }
  }
}

function bounded(schemas: SchemaReader, slots: Slots): SchemaReader {
  const inSlot = async (ask: () => Promise<unknown>): Promise<unknown> => {
    const release = slots.take()
    if (!release)
      throw new HttpProblem('overloaded', 'This server is reading as many schemas as it can. Try again shortly.', {
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

/** What the registry refuses to read is not an Avro schema; an outage is passed on as it is. */
function asRefused(error: unknown): never {
  if (!(error instanceof Failure) || error.remedy === 'retry') throw error
  throw new HttpProblem('invalid_request', 'schema is not an Avro schema.', {
    errors: [{ field: 'schema', message: 'is not an Avro schema' }],
    cause: error,
  })
}
