import { z } from 'zod'
import { tiers } from '../operations.ts'

/** The caller's account. available + held + spent is everything it was ever granted. */
export const accountSummary = z.object({
  accountId: z.string(),
  name: z.string(),
  tier: z.enum(tiers),
  available: z.int().nonnegative().describe('Credits that can be used now.'),
  held: z.int().nonnegative().describe('Credits of jobs that have not ended.'),
  spent: z.int().nonnegative().describe('Credits of jobs that completed.'),
})

export type AccountSummary = z.infer<typeof accountSummary>
