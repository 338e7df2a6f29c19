import type { Request } from 'express'
import type { z } from 'zod'
import { fieldsRejection } from '../../../schemas/rejection.ts'
import { validate } from '../../../schemas/validate.ts'

/**
 * The query as the schema reads it. A field that is sent twice is named as that, and not as the list that Express makes
 * of it.
 */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, { query }: Pick<Request, 'query'>) {
  const repeated = Object.keys(schema.shape).filter((name) => Array.isArray(query[name]))
  const once = Object.fromEntries(Object.entries(query).filter(([name]) => !repeated.includes(name)))
  return validate(
    schema,
    once,
    repeated.map((field) => ({ field, message: 'must be given once' })),
  )
}

/** For addresses that have no query: whoever puts a field there meant the body, or another address. */
export function refuseQuery({ query }: Pick<Request, 'query'>): void {
  const fields = Object.keys(query)
  if (fields.length === 0) return
  const message = 'stands in the query, and this address has none'
  throw fieldsRejection(
    'invalid_request',
    fields.map((field) => ({ field, message })),
  )
}
