import { type ErrorCode, errorCodes } from '../../../schemas/error-codes.ts'
import { HttpProblem, problemDocumentOf } from '../problem.ts'
import { headersOf } from './documented-headers.ts'
import type { JsonObject } from './json-schema.ts'

type Codes = readonly ErrorCode[]

/**
 * The answers of these codes, each status by a reference: thirty operations have the same refusals, and a document that
 * repeats them is large.
 */
export function problemReferences(codes: Codes): JsonObject {
  const shared = byStatus(codes).map(([status, group]) => [status, { $ref: `#/components/responses/${nameOf(group)}` }])
  return Object.fromEntries(shared)
}

/** What those references lead to: every set of codes that some operation answers one status with, once. */
export function sharedProblems(ofOperations: readonly Codes[]): JsonObject {
  const groups = ofOperations.flatMap((codes) =>
    byStatus(codes).map(([status, group]) => [nameOf(group), problemOf(status, group)]),
  )
  return Object.fromEntries(groups.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
}

/** In the order of the table of codes, so that a set has one name wherever it comes from. */
function byStatus(codes: Codes): readonly (readonly [string, Codes])[] {
  const inOrder = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.includes(code))
  return [...Map.groupBy(inOrder, (code) => String(errorCodes[code].status))]
}

/** `InvalidRequestOrInvalidJson`: clients that are made of the document call their types so. */
function nameOf(codes: Codes): string {
  const words = codes.map((code) => code.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase()))
  return words.join('Or')
}

const headersOfStatus: Readonly<Record<string, Parameters<typeof headersOf>[0]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After', 'Location'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

function problemOf(status: string, codes: Codes): JsonObject {
  const description = codes.map((code) => `\`${code}\`: ${errorCodes[code].title}.`).join(' ')
  const examples = Object.fromEntries(codes.map((code) => [code, { value: problemDocumentOf(problemExample(code)) }]))
  return {
    description,
    headers: headersOf(headersOfStatus[status] ?? []),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples } },
  }
}

const problemExample = (code: ErrorCode): HttpProblem => new HttpProblem(code, `${errorCodes[code].title}.`)
