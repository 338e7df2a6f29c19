// What the ingress counts. The composition root hands in counters; a benchmark or a test hands in its own.
export type RequestFacts = {
  /**
   * The pattern, such as `/api/jobs/:id`, or `none` where no route matched. Never the address: it is the caller's to
   * choose.
   */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly durationMs: number
}

export type AdmissionOutcome =
  | 'admitted'
  | 'replayed'
  | 'in_flight'
  | 'mismatch'
  | 'rate_limited'
  | 'insufficient_credits'

/**
 * How a waiting caller got its answer; `async` where it was told to ask later, `gone` where it had closed its side of the
 * connection by then: almost all who do so have hung up.
 */
export type JobOutcome = 'completed' | 'refunded' | 'cancelled' | 'deadline' | 'async' | 'gone'

export type IngressMetrics = {
  readonly requestEnded: (facts: RequestFacts) => void
  readonly jobDecided: (facts: { readonly operation: string; readonly outcome: AdmissionOutcome }) => void
  /** How the request that brought a job was answered, and how long after the job was accepted. */
  readonly jobAnswered: (facts: {
    readonly operation: string
    readonly outcome: JobOutcome
    readonly durationMs: number
  }) => void
  /** Work that the relay has to publish because sending it at once failed. */
  readonly publishFailed: (facts: { readonly operation: string }) => void
  /** Replies nobody waits for: a caller that took 202, or a duplicate. */
  readonly replyUnclaimed: () => void
  /** Callers waiting for a reply at this moment. */
  readonly waitersChanged: (count: number) => void
}
