// What Heddle can be asked to do, what each costs and how long it may take.

export const operations = ['generate', 'vectorize', 'upscale'] as const
export type Operation = (typeof operations)[number]

export const isOperation = (text: string): text is Operation => (operations as readonly string[]).includes(text)

/** `dedicated-<account>` lanes come with enterprise accounts; every operation has the two fixed ones. */
export const fixedLanes = ['shared', 'batch'] as const
export type Lane = (typeof fixedLanes)[number] | `dedicated-${string}`

export const isLane = (text: string): text is Lane => /^(shared|batch|dedicated-acct_[0-9a-f]{32})$/.test(text)

const SECOND = 1000

export type OperationTerms = {
  /** Credits held when a job is accepted, taken when it completes, given back when it does not. */
  readonly credits: number
  /** A job that has not ended this long after it was accepted is refunded. */
  readonly deadlineMs: number
}

/** A dense picture of 40 megapixels takes more than two minutes of a processor to trace. */
export const operationTerms: Readonly<Record<Operation, OperationTerms>> = {
  generate: { credits: 4, deadlineMs: 120 * SECOND },
  vectorize: { credits: 3, deadlineMs: 300 * SECOND },
  upscale: { credits: 8, deadlineMs: 300 * SECOND },
}

export const tiers = ['standard', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

/**
 * The guaranteed rate of each tier. The bucket holds one minute's worth, so that is also the largest burst; it shrinks
 * to ten seconds' worth while the account's lane is full. The rate itself is never cut.
 */
export const requestsPerMinute: Readonly<Record<Tier, number>> = { standard: 60, enterprise: 1200 }

/**
 * Records a minute that are admitted from a batch topic; the rest wait there. An account may be given a rate of its
 * own.
 */
export const batchRequestsPerMinute: Readonly<Record<Tier, number>> = { standard: 6_000, enterprise: 240_000 }

/**
 * A batch job that has not ended this long after it was admitted is refunded. No caller waits for it, so it may wait
 * longer.
 */
export const BATCH_DEADLINE_MS = 6 * 60 * 60 * SECOND
