import { z } from 'zod'
import { operations } from '../operations.ts'
import { jobStates, jobStatus } from './results.ts'

const PAGE_MOST = 200

export const pageLimit = z.coerce
  .number()
  .pipe(z.int().min(1).max(PAGE_MOST))
  .default(50)
  .describe('Items of a page, 50 when left out.')

/** A page of a list, newest first. `cursor` is `next` of the page before: the id that it ended with. */
const pageQuery = (id: RegExp) => ({
  limit: pageLimit,
  cursor: z
    .string()
    .regex(id, 'must be the `next` of an earlier page')
    .optional()
    .describe('The `next` of the page before.'),
})
export const next = z.string().optional().describe('Where the next page begins; absent on the last.')

export const jobsQuery = z.strictObject({
  ...pageQuery(/^job_[0-9a-f]{32}$/),
  state: z.enum(jobStates).optional().describe('Only jobs that stand so. A job runs once it has told how far it is.'),
  operation: z.enum(operations).optional().describe('Only jobs of one operation.'),
})
export const jobsPage = z.object({ jobs: z.array(jobStatus), next })

export const entriesQuery = z.strictObject({
  ...pageQuery(/^ent_[0-9a-f]{32}$/),
  format: z.enum(['json', 'csv']).default('json').describe('csv for a spreadsheet.'),
})

/**
 * One movement of credits: what it changed, and what the account held afterwards. The changes of each entry balance.
 */
const accountEntry = z.object({
  entryId: z.string(),
  recordedAt: z.iso.datetime(),
  kind: z.enum(['granted', 'held', 'posted', 'voided', 'expired']),
  jobId: z.string().nullable().describe('null where credits were granted.'),
  granted: z.int(),
  available: z.int(),
  held: z.int(),
  spent: z.int(),
  availableAfter: z.int(),
  heldAfter: z.int(),
  spentAfter: z.int(),
})
export type AccountEntry = z.infer<typeof accountEntry>

export const entriesPage = z.object({ entries: z.array(accountEntry), next })
