import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What counts the size of a value, by the kind of value. */
const countedIn: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item' }

/** Types in JSON's words, as the end of a sentence. */
const typeWords: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a string',
  boolean: 'one of true, false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

/** Kinds of issue that say what a value must be, and so are also raised where there is none. */
const DEMANDS: readonly Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']

/**
 * What is wrong and what is allowed, as the end of a sentence that begins with the field's name.
 *
 * @param value whether the field was sent at all
 */
export function issueMessage(issue: Issue, value: 'given' | 'missing'): string {
  const demand = demandOf(issue)
  if (value === 'given' || !DEMANDS.includes(issue.code)) return demand
  return demand.startsWith('must be one of ') ? demand.replace('must be', 'is required:') : 'is required'
}

function demandOf(issue: Issue): string {
  if (issue.code === 'invalid_union') return demandOfUnion(issue)
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values)}`
  if (issue.code === 'invalid_type') return `must be ${typeWords[issue.expected] ?? issue.expected}`
  // A schema that says in its own words what it wants is not paraphrased.
  if (!/^Too (small|big): /.test(issue.message)) return issue.message
  if (issue.code === 'too_small')
    return limitText(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)
  if (issue.code === 'too_big') return limitText(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)
  return issue.message
}

function limitText(origin: string, bound: string, limit: number | bigint): string {
  const counted = countedIn[origin]
  if (counted === undefined) return `must be ${bound} ${limit}`
  return `must have ${bound} ${limit} ${counted}${Number(limit) === 1 ? '' : 's'}`
}

/** What zod says of every union whose schema has no words of its own. */
const UNION_UNSAID = 'Invalid input'

/** What each branch of a union would have taken, once each; of a union told apart by one field, its values. */
function demandOfUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  if ('options' in issue && Array.isArray(issue.options)) return `must be ${listed(issue.options)}`
  if (issue.message !== UNION_UNSAID) return issue.message
  const alternatives = issue.errors.flatMap((branch) => branch.map((inner) => demandOf(inner).replace(/^must be /, '')))
  return `must be ${[...new Set(alternatives)].join(', or ')}`
}

function listed(values: readonly unknown[]): string {
  const words = values.map(String).join(', ')
  return values.length === 1 ? words : `one of ${words}`
}
