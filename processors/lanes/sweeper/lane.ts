// Ends what nobody else ended: holds past their deadline, files and rows whose time is over, reply topics of ingresses
// that are gone.
import type { Kafka } from '../../../infra/kafka/port.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import { type ObjectStore, uploadKey } from '../../../infra/storage/port.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import type { TopicNames } from '../../../schemas/topics.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'
import { type CountRemoved, createCountRemoved, createOldRows, type RowTerms } from './old-rows.ts'
import { createOrphanSearch } from './orphan-inputs.ts'
import { createOversizedSearch } from './oversized-uploads.ts'
import { createTidying } from './tidying.ts'

export type SweeperTerms = RowTerms & {
  /** How long after its deadline a hold is expired: time for a late terminal event to be settled instead. */
  readonly graceMs: number
  readonly keepInputsMs: number
  readonly keepAssetsMs: number
}

export type SweeperDeps = {
  readonly kafka: Pick<Kafka, 'topics'>
  readonly ledger: Pick<Ledger, 'expireHolds' | 'storedObjects' | 'uploads' | 'retention' | 'withLock'> & {
    readonly webhooks: Pick<Ledger['webhooks'], 'forget'>
  }
  readonly store: Pick<ObjectStore, 'list' | 'remove'>
  readonly topics: TopicNames
  /** The settlement lane's consumer group. */
  readonly settlementGroup: string
  readonly terms: SweeperTerms
  readonly clock: Clock
  readonly metrics: Pick<Metrics, 'counter'>
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

/** Holds are given back this long after their grace at the most. */
const ROUND_EVERY_MS = 2000
/** Rows of one statement and objects of one request; S3 takes a thousand. */
const BATCH_MAX = 500
/** A reply topic without a reader is removed when it was so twice, this long apart: an ingress may be just joining. */
const REPLY_TOPIC_GRACE_MS = 120_000

export function createSweeperLane(deps: SweeperDeps): Component {
  const { ledger, clock, logger, onCrash } = deps
  const emptySince = new Map<string, number>()
  const removed = createCountRemoved(deps.metrics)
  const tidy = createTidying(clock, [
    () => removeOldObjects(deps, removed),
    () => removeOldUploads(deps, removed),
    ...createOldRows({ ...deps, removed }),
    createOrphanSearch(deps),
    createOversizedSearch(deps),
    () => removeStaleReplyTopics(deps, emptySince),
  ])
  return createControlLoop({
    name: 'sweeper',
    clock,
    logger,
    onCrash,
    withLock: (work) => ledger.withLock('sweeper', work),
    round: async () => {
      await expireHolds(deps)
      await tidy()
      return ROUND_EVERY_MS
    },
  })
}

/**
 * Expires only while settlement has nothing left to read. A terminal event that is already written counts, however late
 * settlement comes to it: expiring its hold would take back a result that a caller has in hand.
 */
async function expireHolds({ kafka, ledger, topics, settlementGroup, terms, logger }: SweeperDeps): Promise<void> {
  const unsettled = await kafka.topics.lag(settlementGroup, [topics.completions, topics.refunds])
  if (unsettled > 0) return
  const expired = await ledger.expireHolds(terms.graceMs, BATCH_MAX, topics)
  if (expired.length > 0) logger.warn({ event: 'holds_expired', jobs: expired })
}

async function removeOldObjects(
  { ledger, store, terms, clock, logger }: SweeperDeps,
  removed: CountRemoved,
): Promise<boolean> {
  const now = clock.now()
  const before = { inputsEndedAt: now - terms.keepInputsMs, assetsEndedAt: now - terms.keepAssetsMs }
  const old = await ledger.storedObjects.expired(before, BATCH_MAX)
  if (old.length === 0) return false
  // Removed before forgotten: a crash in between removes again, and removing what is gone is no error.
  await store.remove(old.map(({ key }) => key))
  for (const kind of ['input', 'asset'] as const) {
    const jobIds = old.filter((object) => object.kind === kind).map(({ jobId }) => jobId)
    if (jobIds.length === 0) continue
    await ledger.storedObjects.forget(jobIds, kind)
    removed(kind, jobIds.length)
  }
  logger.info({ event: 'objects_removed', count: old.length })
  // At most so many of each kind were asked for.
  return old.length >= BATCH_MAX
}

/** What callers put into the store themselves; a job that used one has a copy of its own. */
async function removeOldUploads(
  { ledger, store, terms, clock, logger }: SweeperDeps,
  removed: CountRemoved,
): Promise<boolean> {
  const old = await ledger.uploads.expired(clock.now() - terms.keepInputsMs, BATCH_MAX)
  if (old.length === 0) return false
  await store.remove(old.map(({ accountId, uploadId }) => uploadKey(accountId, uploadId)))
  await ledger.uploads.forget(old.map(({ uploadId }) => uploadId))
  removed('upload', old.length)
  logger.info({ event: 'uploads_removed', count: old.length })
  return old.length === BATCH_MAX
}

async function removeStaleReplyTopics(
  { kafka, topics, clock, logger }: SweeperDeps,
  emptySince: Map<string, number>,
): Promise<boolean> {
  const prefix = `${topics.namespace}.reply.`
  const replies = (await kafka.topics.list()).filter((name) => name.startsWith(prefix))
  for (const known of emptySince.keys()) if (!replies.includes(known)) emptySince.delete(known)
  for (const name of replies) {
    // An ingress reads its reply topic with a group of the same name.
    if ((await kafka.topics.members(name)) > 0) {
      emptySince.delete(name)
      continue
    }
    const since = emptySince.get(name) ?? clock.now()
    emptySince.set(name, since)
    if (clock.now() - since < REPLY_TOPIC_GRACE_MS) continue
    await kafka.topics.remove([name])
    logger.info({ event: 'reply_topic_removed', topic: name })
  }
  return false
}
