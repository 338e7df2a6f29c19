import type { JsonObject } from './json-schema.ts'

/** Of every answer, whatever it is. */
const ALWAYS = ['X-Request-Id', 'X-Api-Version'] as const

const headerTerms = {
  'X-Request-Id': 'Name of this request in our logs: the one you sent, or one of ours.',
  'X-Api-Version': 'Version of the API.',
  'WWW-Authenticate': 'How to authenticate.',
  'Retry-After': 'Seconds after which to try again.',
  Location: 'Where to look.',
  RateLimit: 'Requests left now and seconds until the allowance is full.',
  'RateLimit-Policy': 'Requests allowed and the window in seconds.',
} as const

type SharedHeader = keyof typeof headerTerms

/** References to the headers of every answer and to these. */
export const headersOf = (names: readonly SharedHeader[]): JsonObject =>
  Object.fromEntries([...ALWAYS, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** What those references lead to. */
export const sharedHeaders = (): JsonObject =>
  Object.fromEntries(Object.entries(headerTerms).map(([name, description]) => [name, headerObject(description)]))

export const headerObject = (description: string): JsonObject => ({ description, schema: { type: 'string' } })
