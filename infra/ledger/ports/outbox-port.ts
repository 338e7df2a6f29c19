import type { EventName } from '../../../schemas/events/catalogue.ts'
import type { EventHeaders } from '../../../schemas/events/cloud-events.ts'
import type { EventPayloads } from '../../../schemas/events/payloads.ts'

/**
 * A message that is published because a transaction committed. `relayAfterMs` leaves the sender time to do it itself.
 */
export type OutboxDraft = {
  readonly topic: string
  readonly key: string
  readonly event: EventName
  readonly payload: EventPayloads[EventName]
  readonly headers: EventHeaders
  readonly relayAfterMs: number
}

export type OutboxRow = Omit<OutboxDraft, 'relayAfterMs'> & { readonly id: string }
