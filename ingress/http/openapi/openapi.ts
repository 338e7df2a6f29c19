import type { ErrorCode } from '../../../schemas/error-codes.ts'
import { problemDocument } from '../../../schemas/http/problem.ts'
import { webhookMessage } from '../../../schemas/http/webhooks.ts'
import { webhookEvents } from '../../../schemas/webhooks.ts'
import type { Route } from '../route.ts'
import { type DocumentedBody, type DocumentedResponse, routeTags } from './documentation.ts'
import { headerObject, headersOf, sharedHeaders } from './documented-headers.ts'
import { type JsonObject, schemaOf } from './json-schema.ts'
import { problemReferences, sharedProblems } from './problem-responses.ts'

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
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Heddle',
      version,
      description: 'Turns prompts, images and small files into textile artwork that a mill can print, weave or cut.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(routeTags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: webhookOperation(event) }])),
    components: {
      schemas: {
        ...namedSchemas(routes),
        Problem: schemaOf(problemDocument, 'output'),
        WebhookMessage: schemaOf(webhookMessage, 'output'),
      },
      responses: sharedProblems(routes.map(errorsOf)),
      headers: sharedHeaders(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key: `hdl_live_…`.' },
        header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
    },
  }
}

/** Bytes, as JSON Schema says it and, in `format`, as most makers of clients read it. */
const BINARY = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } as const

/** Errors that no route can rule out: of the address, of the headers, and our own. */
const EVERYWHERE = ['invalid_request', 'request_timeout', 'uri_too_long', 'header_too_large', 'internal'] as const
const WITH_KEY = ['unauthorized', 'forbidden', 'rate_limited', 'unavailable'] as const
const WITH_BODY = ['payload_too_large', 'unsupported_media_type'] as const

/** Every code that a route may answer with, each once. */
function errorsOf({ handler, documentation }: Route): readonly ErrorCode[] {
  const { errors, bodies = [] } = documentation
  const all = [...errors, ...EVERYWHERE, ...(handler.scopes ? WITH_KEY : []), ...(bodies.length > 0 ? WITH_BODY : [])]
  return [...new Set(all)]
}

function operationOf(route: Route): JsonObject {
  const { method, path, handler, documentation } = route
  const { summary, description, tag, parameters = [], bodies = [] } = documentation
  // OpenAPI 3.1 lets any scheme name the roles it needs.
  const security = handler.scopes ? [{ bearer: handler.scopes }, { header: handler.scopes }] : []
  return {
    operationId: `${method}${path.replace(/[^A-Za-z]+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security,
    ...(parameters.length > 0
      ? { parameters: parameters.map((parameter) => ({ schema: { type: 'string' }, ...parameter })) }
      : {}),
    ...(bodies.length > 0 ? { requestBody: requestBodyOf(bodies) } : {}),
    responses: responsesOf(route),
  }
}

function requestBodyOf(bodies: readonly DocumentedBody[]): JsonObject {
  const isRequired = !bodies.every(({ isOptional }) => isOptional)
  return { required: isRequired, content: Object.fromEntries(bodies.map(contentOf)) }
}

function contentOf(body: DocumentedBody): readonly [string, JsonObject] {
  const { contentType, example } = body
  if (contentType === 'application/json') return [contentType, { schema: schemaOf(body.schema, 'input'), example }]
  const fields = schemaOf(body.schema, 'input')
  const file = { ...BINARY, description: 'The one file part.' }
  const properties = { [body.fileField]: file, ...(fields.properties as JsonObject) }
  const required = [body.fileField, ...((fields.required as readonly string[] | undefined) ?? [])]
  return [contentType, { schema: { ...fields, properties, required }, example }]
}

function responsesOf(route: Route): JsonObject {
  const answers = Object.entries(route.documentation.responses).map(
    ([status, response]) => [status, responseOf(response)] as const,
  )
  // A status that tells of something and of problems besides, as 503 of /readyz does, keeps what it tells.
  return { ...problemReferences(errorsOf(route)), ...Object.fromEntries(answers) }
}

function responseOf(response: DocumentedResponse): JsonObject {
  const { description, schema, schemaName, contentType, alsoAs = [], headers = {} } = response
  const own = Object.entries(headers).map(([name, says]) => [name, headerObject(says)])
  const shown = { description, headers: { ...headersOf([]), ...Object.fromEntries(own) } }
  const others = Object.fromEntries(alsoAs.map((type) => [type, { schema: { type: 'string' } }]))
  if (schema && schemaName)
    return { ...shown, content: { [contentType ?? 'application/json']: { schema: reference(schemaName) }, ...others } }
  if (contentType === undefined) return shown
  return { ...shown, content: { [contentType]: unnamed[contentType] ?? { schema: BINARY }, ...others } }
}

/**
 * Of a stream of events OpenAPI 3.1 can describe neither one event nor, as most testers read it, the text of all of
 * them.
 */
const unnamed: Readonly<Record<string, JsonObject>> = {
  'application/json': { schema: { type: 'object' } },
  'text/html': { schema: { type: 'string' } },
  'text/event-stream': {},
}

function webhookOperation(event: string): JsonObject {
  const header = (name: string, description: string): JsonObject => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return {
    summary: `Sent to webhooks: ${event}`,
    security: [],
    parameters: [
      header('webhook-id', 'The same at every attempt: drop what you have.'),
      header('webhook-timestamp', 'Seconds since 1970 of this attempt: refuse what is old.'),
      header(
        'webhook-signature',
        '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; two while a rotation overlaps.',
      ),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: reference('WebhookMessage') } } },
    responses: {
      '2XX': { description: 'Taken.' },
      '410': { description: 'Never send here again.' },
      default: { description: 'Sent again later.' },
    },
  }
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
