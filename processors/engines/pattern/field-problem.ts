import type { z } from 'zod'
import { PatternRejected } from './pattern-rejected.ts'

/** The first field that is wrong, with what it may hold; fields are named from `at` on. */
export function rejectionOf([issue]: readonly z.core.$ZodIssue[], at: readonly string[] = []): PatternRejected {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return new PatternRejected([...at, ...issue.path, ...unknownKeys].join('.') || 'request', demandOf(issue))
}

function demandOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known field'
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'number') return `must be at most ${issue.maximum}`
  return issue.message.replace(/^Invalid input: expected (\w+), received .*$/, 'must be of type $1')
}
