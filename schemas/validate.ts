import type { z } from 'zod'
import type { FieldProblem } from './error-codes.ts'
import { fieldOfPath } from './field-of-path.ts'
import { issueMessage } from './issue-message.ts'
import { knownFields, nearestName } from './known-fields.ts'
import { fieldsRejection, PROBLEMS_MAX } from './rejection.ts'

/**
 * The value as the schema reads it. Throws one Rejection that names every field that is wrong.
 *
 * @param before what is wrong already; of its fields the schema says nothing more
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  before: readonly FieldProblem[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success && before.length === 0) return parsed.data
  const issues = parsed.success ? [] : parsed.error.issues
  const found = issues.filter((issue) => !isImplied(issue, issues)).flatMap((issue) => problemsOf(issue, value, schema))
  const told = new Set(before.map(({ field }) => field))
  throw fieldsRejection('invalid_request', [...before, ...found.filter(({ field }) => !told.has(field))])
}

/**
 * What a wrong type breaks besides, such as a length, goes without saying; and a whole number beyond what can be counted
 * breaks zod's own bound before the narrower one of its field.
 */
const isImplied = (issue: z.core.$ZodIssue, among: readonly z.core.$ZodIssue[]): boolean =>
  among.some(
    (other) =>
      other !== issue &&
      fieldOfPath(other.path) === fieldOfPath(issue.path) &&
      ('note' in issue ? other.code === issue.code : other.code === 'invalid_type' && issue.code !== 'invalid_type'),
  )

function problemsOf(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): FieldProblem[] {
  const field = fieldOfPath(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, issue.path)
    return issue.keys.map((key, at) => ({
      field: fieldOfPath([...issue.path, key]),
      // Those beyond are counted and never shown, and comparing thousands of names would keep everybody waiting.
      message: at < PROBLEMS_MAX ? unknownField(key, known, at === 0 ? 'listed' : 'left out') : UNKNOWN,
    }))
  }
  return [{ field, message: issueMessage(issue, isMissing(value, issue.path) ? 'missing' : 'given') }]
}

const UNKNOWN = 'is not a known field'

/** No field has a longer name, and comparing takes as long as the names are. */
const NAME_CHARACTERS_MOST = 40

/** @param others whether the names are told where none is near: of many unknown fields only the first one's are */
function unknownField(name: string, known: readonly string[], others: 'listed' | 'left out'): string {
  const meant = name.length > NAME_CHARACTERS_MOST ? undefined : nearestName(name, known)
  if (meant !== undefined) return `is not a known field; perhaps you meant ${meant}`
  if (others === 'left out' || known.length === 0) return UNKNOWN
  return `is not a known field; known are ${[...new Set(known)].join(', ')}`
}

/** Whether nothing stands where the path leads. Inside a text that is JSON nobody can tell. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((inner, part) => Object(inner)[part], value)
  const last = path.at(-1)
  return last !== undefined && typeof parent === 'object' && parent !== null && Reflect.get(parent, last) === undefined
}
