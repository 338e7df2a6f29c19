import { z } from 'zod'
import { type ErrorCode, errorCodes } from '../../schemas/error-codes.ts'
import { problemDocument } from '../../schemas/http/problem.ts'
import type { DocumentedBody, DocumentedResponse, RouteDocumentation } from './documentation.ts'
import type { Route } from './route.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** The API as an OpenAPI 3.1 document, made of the same zod schemas that check its requests. */
export function openApiDocument(routes: readonly Route[], version: string): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method] = operationOf(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heddle',
      version,
      description: 'Turns prompts, images and small files into textile artwork that a mill can print, weave or cut.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...namedSchemas(routes), Problem: schemaOf(problemDocument, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key: `hdl_live_…`.' },
        header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
    },
  }
}

function operationOf({ method, path, documentation }: Route): JsonObject {
  const { summary, description, tag, needsKey, parameters = [], bodies = [] } = documentation
  return {
    operationId: `${method}${path.replace(/[^A-Za-z]+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(needsKey ? { security: [{ bearer: [] }, { header: [] }] } : { security: [] }),
    ...(parameters.length > 0
      ? { parameters: parameters.map((parameter) => ({ schema: { type: 'string' }, ...parameter })) }
      : {}),
    ...(bodies.length > 0
      ? { requestBody: { required: true, content: Object.fromEntries(bodies.map(contentOf)) } }
      : {}),
    responses: responsesOf(documentation),
  }
}

function contentOf(body: DocumentedBody): readonly [string, JsonObject] {
  if (body.contentType === 'application/json') return [body.contentType, { schema: schemaOf(body.schema, 'input') }]
  const fields = schemaOf(body.schema, 'input')
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The one file part.' }
  const properties = { [body.fileField]: file, ...(fields.properties as JsonObject) }
  const required = [body.fileField, ...((fields.required as readonly string[] | undefined) ?? [])]
  return [body.contentType, { schema: { ...fields, properties, required } }]
}

function responsesOf({ responses, errors }: RouteDocumentation): JsonObject {
  const answers = Object.entries(responses).map(([status, response]) => [status, responseOf(response)] as const)
  const byStatus = Map.groupBy(errors, (code) => String(errorCodes[code].status))
  const problems = [...byStatus].map(([status, codes]) => [status, problemOf(codes)] as const)
  return Object.fromEntries([...answers, ...problems])
}

function responseOf({
  description,
  schema,
  schemaName,
  contentType = 'application/json',
}: DocumentedResponse): JsonObject {
  if (schema) return { description, content: { [contentType]: { schema: reference(schemaName ?? '') } } }
  return contentType === 'application/json' ? { description } : { description, content: { [contentType]: {} } }
}

function problemOf(codes: readonly ErrorCode[]): JsonObject {
  const description = codes.map((code) => `\`${code}\`: ${errorCodes[code].title}.`).join(' ')
  return { description, content: { 'application/problem+json': { schema: reference('Problem') } } }
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

function namedSchemas(routes: readonly Route[]): JsonObject {
  const named = routes.flatMap(({ documentation }) =>
    Object.values(documentation.responses).flatMap(({ schema, schemaName }) =>
      schema && schemaName ? [[schemaName, schemaOf(schema, 'output')] as const] : [],
    ),
  )
  return Object.fromEntries(named)
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...document } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return document
}
