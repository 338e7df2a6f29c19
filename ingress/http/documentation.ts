import { z } from 'zod'
import type { ErrorCode } from '../../schemas/error-codes.ts'

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
}

export type DocumentedBody =
  | { readonly contentType: 'application/json'; readonly schema: z.ZodType }
  /** A form of text fields and one file part. */
  | { readonly contentType: 'multipart/form-data'; readonly schema: z.ZodObject; readonly fileField: string }

/** What OpenAPI and the page at /docs say about a route. */
export type RouteDocumentation = {
  readonly summary: string
  readonly description?: string
  readonly tag: 'operations' | 'jobs' | 'account' | 'files' | 'service'
  readonly needsKey: boolean
  readonly parameters?: readonly DocumentedParameter[]
  readonly bodies?: readonly DocumentedBody[]
  readonly responses: Readonly<Record<number, DocumentedResponse>>
  readonly errors: readonly ErrorCode[]
}

/** The fields of a query, each as a parameter. */
export function queryParameters(schema: z.ZodObject): DocumentedParameter[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...rest } = property as Record<string, unknown> & { readonly description?: string }
    return { name, in: 'query', description, schema: rest }
  })
}
