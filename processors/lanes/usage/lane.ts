// Fills the usage mart from the topics. Each reading of the topics has a consumer group of its own that begins at the
// earliest record, so a rebuild is nothing but the next number: the mart is emptied and the same records give the same
// figures.
import type { UsageMart } from '../../../infra/ledger/ports/usage-port.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import { factRetentionMs, type TopicNames } from '../../../schemas/topics.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'
import { type BatchLaneDeps, createBatchLane } from '../../runtime/run-batches.ts'
import { usageFactsOf } from './facts.ts'

export type UsageDeps = BatchLaneDeps & {
  readonly usage: Pick<UsageMart, 'reading' | 'record' | 'forget'>
  readonly topics: TopicNames
}

/** Facts of one statement. Usage is read by the hour, so half a second of gathering costs nobody anything. */
const BATCH_MAX = 1000
const GATHER_MS = 500
/** How soon a rebuild is noticed. */
const LOOK_EVERY_MS = 2000
/** Facts are kept by the day: forgetting once an hour is exact enough, in statements of this many rows. */
const TIDY_EVERY_MS = 3_600_000
const FORGET_MAX = 5000

export const usageGroup = (topics: TopicNames, reading: number): string => `${topics.namespace}.usage.${reading}`

export function createUsageLane(deps: UsageDeps): Component {
  const { clock, logger, onCrash } = deps
  const reader = createReader(deps)
  const tidy = createTidier(deps)
  const watch = createControlLoop({
    name: 'usage',
    clock,
    logger,
    onCrash,
    // Each process follows for itself: they share the partitions of one group.
    withLock: async (work) => {
      await work(new AbortController().signal)
      return true
    },
    round: async () => {
      await reader.follow()
      await tidy()
      return LOOK_EVERY_MS
    },
  })
  return {
    name: 'lane usage',
    start: async () => {
      await reader.follow()
      await watch.start()
    },
    stop: async () => {
      await watch.stop()
      await reader.stop()
    },
  }
}

/** Reads the topics for the reading that counts, and begins anew when that is another one. */
function createReader(deps: UsageDeps): { readonly follow: () => Promise<void>; readonly stop: () => Promise<void> } {
  let current: { readonly reading: number; readonly lane: Component } | undefined
  const stop = async (): Promise<void> => {
    await current?.lane.stop()
    current = undefined
  }
  return {
    stop,
    follow: async () => {
      const reading = await deps.usage.reading()
      if (current?.reading === reading) return
      await stop()
      const lane = readTopics(deps, reading)
      await lane.start().catch(async (error: unknown) => {
        await lane.stop()
        throw error
      })
      current = { reading, lane }
      deps.logger.info({ event: 'usage_reading_began', reading })
    },
  }
}

/** Forgets what the topics have forgotten too, so that a rebuild never has less to tell than the mart had. */
function createTidier({ usage, clock }: UsageDeps): () => Promise<void> {
  let tidyAt = 0
  return async () => {
    if (clock.now() < tidyAt) return
    const forgotten = await usage.forget(clock.now() - factRetentionMs, FORGET_MAX)
    if (forgotten < FORGET_MAX) tidyAt = clock.now() + TIDY_EVERY_MS
  }
}

function readTopics({ usage, topics, ...rest }: UsageDeps, reading: number): Component {
  return createBatchLane({
    ...rest,
    name: 'usage',
    groupId: usageGroup(topics, reading),
    topics: [topics.completions, topics.refunds, topics.ledger],
    events: ['completion', 'refund', 'ledger'],
    batchMax: BATCH_MAX,
    gatherMs: GATHER_MS,
    retry: { firstMs: 100, mostMs: 5000 },
    deadLetterTopic: topics.deadLetter,
    handle: async (events) => {
      // False when a rebuild came in between; the next reading begins at the earliest record and sees these again.
      await usage.record(reading, usageFactsOf(events))
    },
  })
}
