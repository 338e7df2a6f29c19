import type { z } from 'zod'
import { PatternRejected } from './pattern-rejected.ts'

/** Unit in which the size of a value is counted, by kind of value. */
const countedIn: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

/** The error for the first wrong field, with what it may hold; field names start at `at`. */
export function rejectionOf([issue]: readonly z.core.$ZodIssue[], at: readonly string[] = []): PatternRejected {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return new PatternRejected([...at, ...issue.path, ...unknownKeys].join('.') || 'request', demandOf(issue))
}

function demandOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known field'
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
  // A schema's own message is not paraphrased.
  if (issue.code === 'too_small' && /^Too small/.test(issue.message))
    return limitText(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)
  if (issue.code === 'too_big' && /^Too big/.test(issue.message))
    return limitText(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)
  return issue.message.replace(/^Invalid input: expected (\w+), received .*$/, 'must be of type $1')
}

function limitText(origin: string, bound: string, limit: number | bigint): string {
  const counted = countedIn[origin]
  if (counted === undefined) return `must be ${bound} ${limit}`
  return `must have ${bound} ${limit} ${counted}${Number(limit) === 1 ? '' : 's'}`
}
