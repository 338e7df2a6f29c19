import type { z } from 'zod'
import type { FieldProblem } from './error-codes.ts'
import { Rejection } from './rejection.ts'

/** Enough to mend a request with; a body of a thousand unknown keys is not answered with a thousand lines. */
const PROBLEMS_MAX = 32

/** The value as the schema reads it. Throws one Rejection that names every field that is wrong. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  before: readonly FieldProblem[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success && before.length === 0) return parsed.data
  const problems = [...before, ...(parsed.success ? [] : parsed.error.issues.flatMap(problemsOf))]
  const [first] = problems
  const others = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  throw new Rejection('invalid_request', `${first.field} ${first.message}${others}.`, problems.slice(0, PROBLEMS_MAX))
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = pathText(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: pathText([...issue.path, key]), message: 'is not a known field' }))
  }
  return [{ field, message: messageOf(issue) }]
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && /received undefined$/.test(issue.message)) {
    return 'is required'
  }
  if (issue.code === 'invalid_union') return `must be ${alternativesOf(issue)}`
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values)}`
  return issue.message
    .replace(/^Invalid input: expected (.*), received .*$/, 'must be of type $1')
    .replace(/^Too /, 'is too ')
}

/** What each branch of a union would have taken, once each. */
function alternativesOf(issue: z.core.$ZodIssueInvalidUnion): string {
  const alternatives = issue.errors.flatMap((branch) =>
    branch.map((inner) => messageOf(inner).replace(/^must be (of type )?/, '')),
  )
  return [...new Set(alternatives)].join(', or ')
}

function listed(values: readonly unknown[]): string {
  const words = values.map(String)
  return words.length === 1 ? words[0] : `one of ${words.join(', ')}`
}

/** `colorPalette[2]`, `config.iterMax`; the whole body is called `body`. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (done, part) => (typeof part === 'number' ? `${done}[${part}]` : done ? `${done}.${String(part)}` : String(part)),
    '',
  )
  return text || 'body'
}
