// Read at every scrape, so that the address of one ingress tells of the whole service.
import type { TopicAdmin } from '../infra/kafka/port.ts'
import type { Ledger } from '../infra/ledger/port.ts'
import type { Clock } from '../infra/lifecycle/clock.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import { fixedLanes, operations } from '../schemas/operations.ts'
import { deadLetterRetentionMs, type TopicNames } from '../schemas/topics.ts'

export type BookMetricsDeps = {
  readonly metrics: Metrics
  readonly ledger: Pick<Ledger, 'totals' | 'deadLetters'>
  readonly topicAdmin: Pick<TopicAdmin, 'depth'>
  readonly topics: TopicNames
  readonly clock: Pick<Clock, 'now'>
}

/** Figures that Postgres and Kafka know better than any one process: what is open, held, unsent and parked. */
export function showBooks({ metrics, ledger, topicAdmin, topics, clock }: BookMetricsDeps): void {
  const lane = ['operation', 'lane']
  const depth = metrics.gauge({ name: 'queue_depth', help: 'Jobs accepted and not ended.', labels: lane })
  const age = metrics.gauge({
    name: 'queue_oldest_age_seconds',
    help: 'Age of the oldest job that has not ended.',
    labels: lane,
  })
  const credits = metrics.gauge({
    name: 'credits',
    help: 'Credits of all accounts by where they stand.',
    labels: ['state'],
  })
  const outboxRows = metrics.gauge({ name: 'outbox_rows', help: 'Messages that wait to be published.' })
  const outboxAge = metrics.gauge({ name: 'outbox_oldest_age_seconds', help: 'Age of the oldest of them.' })
  const deadLetters = metrics.gauge({
    name: 'dead_letter_depth',
    help: 'Parked messages that nobody has decided about.',
  })
  const shown = new Set(operations.flatMap((operation) => fixedLanes.map((name) => `${operation}/${name}`)))
  metrics.beforeScrape(async () => {
    const { backlog, credits: sums, outbox } = await ledger.totals()
    const open = new Map(backlog.map((entry) => [`${entry.operation}/${entry.lane}`, entry]))
    // An empty lane shows zero: a missing figure would look like a missing lane, and the last one like a backlog.
    for (const key of [...shown, ...open.keys()]) {
      const [operation = '', name = ''] = key.split('/')
      depth(open.get(key)?.open ?? 0, { operation, lane: name })
      age(open.get(key)?.oldestAgeSeconds ?? 0, { operation, lane: name })
      shown.add(key)
    }
    for (const state of ['granted', 'available', 'held', 'spent'] as const) credits(sums[state], { state })
    outboxRows(outbox.rows)
    outboxAge(outbox.oldestAgeSeconds)
  })
  metrics.beforeScrape(async () => {
    const decided = await ledger.deadLetters.decisions(clock.now() - deadLetterRetentionMs)
    deadLetters(Math.max(0, (await topicAdmin.depth(topics.deadLetter)) - decided.size))
  })
}
