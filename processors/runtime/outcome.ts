import type { EventName } from '../../schemas/events/catalogue.ts'
import type { EventHeaders } from '../../schemas/events/cloud-events.ts'
import type { EventPayloads } from '../../schemas/events/payloads.ts'

/** An event that a handler wants published. */
export type EmittedEvent<Name extends EventName = EventName> = {
  readonly event: Name
  readonly payload: EventPayloads[Name]
  readonly key: string
  readonly headers: EventHeaders
  /** Published with acks=all before the message counts as settled. */
  readonly topic: string
  /** A topic that may be gone with its reader; a copy goes there if it can, and nothing waits for it. */
  readonly copyTo?: string
}

export type ParkReason = 'undecodable' | 'rejected' | 'exhausted'

/** What a handler decided about one message. It returns this; `run-lane.ts` alone acts on it. */
export type Outcome =
  | { readonly kind: 'done'; readonly emit: readonly EmittedEvent[] }
  | {
      readonly kind: 'parked'
      readonly reason: ParkReason
      readonly detail: string
      readonly emit: readonly EmittedEvent[]
    }
