/** What the record at the head waits for: credits, a token of the account's rate, or the end of jobs that are open. */
export type Obstacle = 'credits' | 'rate' | 'room'

export type QueueState = {
  /** `idle` has no records, `busy` admits them, and the others wait for something. */
  readonly kind: 'idle' | 'busy' | Obstacle
  /** When the oldest record that is not admitted was written. */
  readonly oldestMs: number | undefined
}
