import type { z } from 'zod'
import type { FieldProblem } from './error-codes.ts'
import { issueMessage } from './issue-message.ts'
import { fieldsRejection } from './rejection.ts'

/** The value as the schema reads it. Throws one Rejection that names every field that is wrong. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  before: readonly FieldProblem[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success && before.length === 0) return parsed.data
  const issues = parsed.success ? [] : parsed.error.issues
  const found = issues.filter((issue) => !isImplied(issue, issues)).flatMap((issue) => problemsOf(issue, value))
  throw fieldsRejection('invalid_request', [...before, ...found])
}

/** A whole number beyond what can be counted breaks zod's own bound, and before it the narrower one of its field. */
const isImplied = (issue: z.core.$ZodIssue, among: readonly z.core.$ZodIssue[]): boolean =>
  'note' in issue &&
  among.some((other) => other !== issue && other.code === issue.code && pathText(other.path) === pathText(issue.path))

function problemsOf(issue: z.core.$ZodIssue, value: unknown): FieldProblem[] {
  const field = pathText(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: pathText([...issue.path, key]), message: 'is not a known field' }))
  }
  return [{ field, message: issueMessage(issue, isMissing(value, issue.path) ? 'missing' : 'given') }]
}

/** Whether nothing stands where the path leads. Inside a text that is JSON nobody can tell. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((inner, part) => Object(inner)[part], value)
  const last = path.at(-1)
  return last !== undefined && typeof parent === 'object' && parent !== null && Reflect.get(parent, last) === undefined
}

/** `colorPalette[2]`, `config.iterMax`; the whole body is called `body`. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (done, part) => (typeof part === 'number' ? `${done}[${part}]` : done ? `${done}.${String(part)}` : String(part)),
    '',
  )
  return text || 'body'
}
