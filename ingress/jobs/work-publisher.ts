import type { Codec, Producer } from '../../infra/kafka/port.ts'
import type { Ledger, OutboxDraft } from '../../infra/ledger/port.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import { inSpan, type Tracing } from '../../infra/telemetry/tracing.ts'
import { createBatchQueue } from './batch-queue.ts'

export type WorkPublisher = {
  /** Sends admitted work and forgets its outbox row. Throws when sending failed; the relay then sends it. */
  readonly publish: (work: OutboxDraft, outboxId: string) => Promise<void>
  /** Resolves when every row of work sent so far is removed or was given up. */
  readonly flush: () => Promise<void>
}

/** Rows are due for the relay 5 s after they were written, so half of that at most is spent gathering them. */
const REMOVE_DELAY_MS = 100
const REMOVE_BATCH_MAX = 500

export function createWorkPublisher(
  kafka: { readonly producer: Pick<Producer, 'send'>; readonly codec: Pick<Codec, 'encode'> },
  outbox: Pick<Ledger['outbox'], 'remove'>,
  logger: Logger,
  tracing: Pick<Tracing, 'start'>,
): WorkPublisher {
  const sent = createBatchQueue<string, void>({
    delayMs: REMOVE_DELAY_MS,
    batchMax: REMOVE_BATCH_MAX,
    run: async (ids) => {
      await outbox.remove(ids)
      return ids.map(() => undefined)
    },
  })
  return {
    flush: sent.flush,
    publish: async ({ topic, key, event, payload, headers }, outboxId) => {
      // The message names the request's span as its parent: it stands in the outbox as well, where this span is not yet
      // known.
      await inSpan(
        tracing.start('work publish', 'producer', headers.traceparent, { 'heddle.job_id': key }),
        async () => {
          const value = await kafka.codec.encode(event, payload)
          await kafka.producer.send([{ topic, key, value, headers }])
        },
      )
      // Off the request's path. A row that stays is sent again by the relay, and a job sent twice is settled once.
      sent.add(outboxId).catch((error: unknown) => {
        logger.warn({ event: 'outbox_row_left', outboxId, error })
      })
    },
  }
}
