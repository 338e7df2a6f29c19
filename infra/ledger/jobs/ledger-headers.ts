import { type EventHeaders, eventHeaders } from '../../../schemas/events/cloud-events.ts'

/** Headers of a ledger event but for ce_id, ce_subject and ce_time, which the database fills in with the entry. */
export const ledgerHeaders: EventHeaders = eventHeaders({
  id: '',
  event: 'ledger',
  source: 'ledger',
  subject: '',
  timeMs: 0,
})
