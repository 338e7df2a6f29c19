import { z } from 'zod'
import { type Operation, operations } from '../operations.ts'
import { generateRequest } from './generate.ts'
import { upscaleQuoted } from './upscale.ts'
import { vectorizeQuoted } from './vectorize.ts'

/** More than any account may have open at once; a quote is a product, so the bound only keeps it readable. */
const JOBS_MAX = 100_000

const forOperation = <Name extends Operation, Request extends z.ZodType>(operation: Name, request: Request) =>
  z.strictObject({
    operation: z.literal(operation),
    count: z.int().min(1).max(JOBS_MAX).default(1).describe('How many such jobs.'),
    request: request
      .optional()
      .describe(
        'The fields of the call itself, of its form or its JSON, to be checked as the call would; the image may be left out.',
      ),
  })

export const quoteRequest = z.discriminatedUnion('operation', [
  forOperation('generate', generateRequest),
  forOperation('vectorize', vectorizeQuoted),
  forOperation('upscale', upscaleQuoted),
])

export const quote = z.object({
  operation: z.enum(operations),
  count: z.int().positive(),
  creditsEach: z.int().positive(),
  credits: z.int().positive().describe('For all of them. Only what completes is paid for.'),
  available: z.int().nonnegative().describe('Credits the account has free now.'),
  affordable: z.boolean(),
  expectedSeconds: z
    .object({
      p50: z.number().nonnegative(),
      p95: z.number().nonnegative(),
      basis: z.enum(['account', 'service']).describe('Whose jobs it is measured on.'),
      jobs: z.int().positive().describe('How many jobs it is measured on.'),
    })
    .nullable()
    .describe('From accepted to completed, for one job; null where nothing has completed lately.'),
  deadlineSeconds: z.int().positive().describe('A job that has not ended by then is refunded.'),
})
export type Quote = z.infer<typeof quote>
