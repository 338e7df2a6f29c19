import { z } from 'zod'
import { operations, tiers } from '../operations.ts'
import { scopeMeanings, scopes } from '../scopes.ts'

/** The caller's account. available + held + spent is everything it was ever granted. */
export const accountSummary = z.object({
  accountId: z.string(),
  name: z.string(),
  tier: z.enum(tiers),
  available: z.int().nonnegative().describe('Credits that can be used now.'),
  held: z.int().nonnegative().describe('Credits of jobs that have not ended.'),
  spent: z.int().nonnegative().describe('Credits of jobs that completed.'),
  granted: z.int().nonnegative().describe('Credits it was given in all: available, held and spent together.'),
  requestsPerMinute: z.int().positive().describe('The rate that is guaranteed.'),
  prices: z
    .record(z.enum(operations), z.int().positive())
    .describe('Credits of one job, taken only when it completes.'),
  key: z
    .object({
      keyId: z.string(),
      scopes: z
        .array(z.enum(scopes))
        .describe(`What it may do. ${scopes.map((scope) => `\`${scope}\`: ${scopeMeanings[scope]}`).join('; ')}.`),
      origins: z.array(z.string()).describe('Web pages it may be used from; empty for everywhere.'),
      addresses: z.array(z.string()).describe('Addresses and networks it may be used from; empty for everywhere.'),
      expiresAt: z.iso.datetime().optional(),
    })
    .describe('The key that asks.'),
})

export type AccountSummary = z.infer<typeof accountSummary>
