import type { Request } from 'express'
import type { z } from 'zod'
import { fieldsRejection } from '../../../schemas/rejection.ts'
import { validate } from '../../../schemas/validate.ts'

/**
 * Names that begin so are the caller's own, and no field of ours ever does. Libraries add some to keep an answer out of
 * caches: `_=1732415220` is jQuery's, `_dc=…` that of Ext JS.
 */
const OWN_PREFIX = '_'

/**
 * The query as the schema reads it. A field that is sent twice is named as that, and not as the list that Express makes
 * of it. An unknown field is refused: `page=2` of a list that has cursors would be answered with the first page for
 * ever.
 */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, { query }: Pick<Request, 'query'>) {
  const fields = fieldsOf(query)
  const repeated = Object.keys(schema.shape).filter((name) => Array.isArray(query[name]))
  const once = Object.fromEntries(fields.filter(([name]) => !repeated.includes(name)))
  return validate(
    schema,
    once,
    repeated.map((field) => ({ field, message: 'must be given once' })),
  )
}

/**
 * For addresses that have no query. One that changes something refuses it: whoever put a field there meant the body, or
 * another address. One that only tells how things stand tells it whatever stands there.
 */
export function refuseQuery({ method, query }: Pick<Request, 'method' | 'query'>): void {
  const fields = fieldsOf(query)
  if (fields.length === 0 || method === 'GET' || method === 'HEAD') return
  const message = 'stands in the query, and this address has none'
  throw fieldsRejection(
    'invalid_request',
    fields.map(([field]) => ({ field, message })),
  )
}

const fieldsOf = (query: Request['query']) => Object.entries(query).filter(([name]) => !name.startsWith(OWN_PREFIX))
