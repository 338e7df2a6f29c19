import { z } from 'zod'
import { isOperation, type Operation, operations } from '../operations.ts'
import { next, pageLimit } from './pages.ts'

/** A day alone is its midnight, of UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be a day such as 2026-11-21 or a time such as 2026-11-21T09:00:00Z',
  })
  .transform((text) => Date.parse(text))

/** `<hour or day in ms>.<operation>`: the row that a page ended with. */
const cursor = z
  .string()
  .regex(new RegExp(`^\\d{1,15}\\.(?:${operations.join('|')})$`), 'must be the `next` of an earlier page')
  .transform((text, context): { readonly period: number; readonly operation: Operation } => {
    const [period = '', operation = ''] = text.split('.')
    if (isOperation(operation)) return { period: Number(period), operation }
    context.addIssue({ code: 'custom', message: 'must be the `next` of an earlier page' })
    return z.NEVER
  })

export const usageQuery = z
  .strictObject({
    limit: pageLimit,
    cursor: cursor.optional().describe('The `next` of the page before.'),
    per: z.enum(['hour', 'day']).default('day').describe('Hours or days, of UTC.'),
    from: moment.optional().describe('The hour or day in which this lies and later ones; all there are when left out.'),
    to: moment.optional().describe('Only hours that begin before this, which is later than `from`.'),
    operation: z.enum(operations).optional().describe('Only one operation.'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: 'must be later than from',
  })

const percentiles = z
  .object({ p50: z.int(), p95: z.int(), p99: z.int() })
  .nullable()
  .describe('Milliseconds, within 1 %; null when nothing completed.')

/** What an account used of one operation in one hour or day. */
const usagePeriod = z.object({
  from: z.iso.datetime().describe('Where the hour or day begins.'),
  operation: z.enum(operations),
  completed: z.int().describe('Jobs that completed.'),
  refunded: z.int().describe('Jobs whose credits went back, cancelled ones among them.'),
  cancelled: z.int().describe('Refunded jobs that were cancelled and did not fail.'),
  credits: z.int().describe('Credits taken for the jobs that completed.'),
  failures: z.record(z.string(), z.int()).describe('Refunded jobs by error code.'),
  latencyMs: percentiles.meta({
    description: 'From accepted to completed: milliseconds, within 1 %; null when nothing completed.',
  }),
  processingTimeMs: percentiles.meta({
    description: 'Of the engine: milliseconds, within 1 %; null when nothing completed.',
  }),
})

export const usagePage = z.object({ usage: z.array(usagePeriod), next })

export const usageCursor = (period: number, operation: Operation): string => `${period}.${operation}`
