import { z } from 'zod'
import { type ErrorCode, errorCodes } from '../error-codes.ts'
import { operations } from '../operations.ts'
import { isPlainLine } from '../plain-line.ts'
import { deliveryStates, disabledBecause, webhookEvents } from '../webhooks.ts'
import { next, pageLimit } from './pages.ts'

const DESCRIPTION_CHARACTERS_MAX = 200
/** A week: no receiver needs longer to change over. */
const OVERLAP_HOURS_MAX = 168

const PLAIN_LINE = 'must have no control characters'

const url = z
  .string()
  .trim()
  .min(1)
  .max(2048)
  .refine(isPlainLine, PLAIN_LINE)
  .describe('Where to send to: an https address in public use, without a login.')
const description = z
  .string()
  .max(DESCRIPTION_CHARACTERS_MAX)
  .refine(isPlainLine, PLAIN_LINE)
  .describe('One line, for you.')
const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((given) => [...new Set(given)])
  .describe('What to be told of.')

export const webhookRequest = z.strictObject({
  url,
  description: description.default(''),
  events: events.default([...webhookEvents]),
})

export const webhookChanges = z.strictObject({
  url: url.optional(),
  description: description.optional(),
  events: events.optional(),
  enabled: z.boolean().optional().describe('true forgives earlier failures and sends at once what is still owed.'),
})

export const webhookRotation = z.strictObject({
  overlapHours: z
    .number()
    .min(0)
    .max(OVERLAP_HOURS_MAX)
    .default(24)
    .describe('How long the old secret signs beside the new one.'),
})

const webhookFields = {
  webhookId: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  createdAt: z.iso.datetime(),
  disabledAt: z.iso.datetime().optional(),
  disabledBecause: z.enum(disabledBecause).optional().describe('gone: the address said 410. failing: for five days.'),
  failingSince: z.iso.datetime().optional().describe('The first failure since the last success.'),
  previousSecretUntil: z.iso
    .datetime()
    .optional()
    .describe('Until when the secret before the last rotation signs too.'),
}

export const webhook = z.object(webhookFields)
export type Webhook = z.infer<typeof webhook>
export const webhookWithSecret = z.object({
  ...webhookFields,
  secret: z.string().describe('The key of the signatures. Shown this once.'),
})
export const webhookList = z.object({ webhooks: z.array(webhook) })

export const deliveriesQuery = z.strictObject({
  limit: pageLimit,
  cursor: z
    .string()
    .regex(/^msg_[0-9a-f]{32}$/, 'must be the `next` of an earlier page')
    .optional()
    .describe('The `next` of the page before.'),
  state: z.enum(deliveryStates).optional().describe('Only deliveries that stand so.'),
})

export const delivery = z.object({
  deliveryId: z.string().describe('Sent as `webhook-id`.'),
  event: z.enum(webhookEvents),
  jobId: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int().nonnegative().describe('Since it was queued or last replayed.'),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().optional().describe('Present while pending.'),
  endedAt: z.iso.datetime().optional(),
  log: z
    .array(
      z.object({
        at: z.iso.datetime(),
        status: z.int().nullable().describe('null when there was no answer.'),
        durationMs: z.number(),
        error: z.string().nullable().describe('Why the attempt failed; null when it did not.'),
      }),
    )
    .describe('The newest twenty attempts, oldest first.'),
})
export type Delivery = z.infer<typeof delivery>

export const deliveriesPage = z.object({ deliveries: z.array(delivery), next })

/** What is sent. The report of a result is left out, so that a message stays small: ask for the job. */
export const webhookMessage = z.object({
  type: z.enum(webhookEvents),
  timestamp: z.iso.datetime().describe('When the job ended.'),
  data: z.object({
    jobId: z.string(),
    operation: z.enum(operations),
    state: z.enum(['completed', 'refunded']),
    credits: z.int(),
    acceptedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime(),
    result: z
      .object({
        url: z.string(),
        width: z.int(),
        height: z.int(),
        format: z.string(),
        bytes: z.int(),
        sha256: z.string(),
        processingTimeMs: z.int(),
      })
      .optional()
      .describe('Present when completed.'),
    problem: z
      .object({
        code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
        detail: z.string(),
        refunded: z.literal(true),
      })
      .optional()
      .describe('Present when refunded.'),
  }),
})
export type WebhookMessage = z.infer<typeof webhookMessage>
