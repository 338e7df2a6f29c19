import type { z } from 'zod'
import type { ErrorCode } from '../../../schemas/error-codes.ts'
import { type JsonObject, schemaOf } from './json-schema.ts'

export type DocumentedParameter = {
  readonly name: string
  readonly in: 'header' | 'path' | 'query'
  readonly description: string
  readonly required?: boolean
  /** JSON Schema of the value; any text when left out. */
  readonly schema?: Readonly<Record<string, unknown>>
}

export type DocumentedResponse = {
  readonly description: string
  readonly schema?: z.ZodType
  /** Named in the document's components, so that one shape is described once. */
  readonly schemaName?: string
  readonly contentType?: string
  /** Other kinds of content that the same answer may have, such as CSV. */
  readonly alsoAs?: readonly string[]
  /** What each header besides those of every answer says. */
  readonly headers?: Readonly<Record<string, string>>
}

export type DocumentedBody = {
  /** A body that can be sent as it is, a form with any small picture; a test sends it. */
  readonly example: Readonly<Record<string, unknown>>
  readonly isOptional?: boolean
} & (
  | { readonly contentType: 'application/json'; readonly schema: z.ZodType }
  /** A form of text fields and one file part. */
  | { readonly contentType: 'multipart/form-data'; readonly schema: z.ZodObject; readonly fileField: string }
)

/** In the order of the documents, with what each is about. */
export const routeTags = {
  operations: 'What is paid for: drawing, tracing, enlarging.',
  jobs: 'How operations stand, followed or cancelled.',
  account: 'Credits, entries, usage and prices.',
  webhooks: 'Being told when jobs end.',
  files: 'Uploads and results.',
  streams: 'Schemas of what is on the topics.',
  service: 'The service itself.',
} as const

/** What OpenAPI and the page at /docs say about a route; which key it needs is on its handler. */
export type RouteDocumentation = {
  readonly summary: string
  readonly description?: string
  readonly tag: keyof typeof routeTags
  readonly parameters?: readonly DocumentedParameter[]
  readonly bodies?: readonly DocumentedBody[]
  readonly responses: Readonly<Record<number, DocumentedResponse>>
  /** Besides those that every route has, every route with a key, and every route with a body. */
  readonly errors: readonly ErrorCode[]
}

/**
 * The fields of a query, each as a parameter: as it is read, and where it is turned into something else, as it is sent.
 */
export function queryParameters(schema: z.ZodObject): DocumentedParameter[] {
  const read = propertiesOf(schema, 'output')
  const sent = propertiesOf(schema, 'input')
  return Object.entries(read).map(([name, property]) => {
    const known = 'type' in property ? property : sent[name]
    const { description = '', ...rest } = known as Record<string, unknown> & { readonly description?: string }
    return { name, in: 'query', description, schema: rest }
  })
}

const propertiesOf = (schema: z.ZodObject, io: 'input' | 'output') =>
  (schemaOf(schema, io).properties ?? {}) as Readonly<Record<string, JsonObject>>
