// What the ingress counts, and what it reads from the books at every scrape so that one address tells of the whole service.
import type { TopicAdmin } from '../infra/kafka/port.ts'
import type { Ledger } from '../infra/ledger/port.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { TopicNames } from '../schemas/topics.ts'
import type { IngressMetrics } from './http/metrics.ts'

export type ServiceMetricsDeps = {
  readonly metrics: Metrics
  readonly ledger: Pick<Ledger, 'totals'>
  readonly topicAdmin: Pick<TopicAdmin, 'depth'>
  readonly topics: TopicNames
}

export function createServiceMetrics(deps: ServiceMetricsDeps): IngressMetrics {
  showBooks(deps)
  return countRequests(deps.metrics)
}

function countRequests(metrics: Metrics): IngressMetrics {
  const requests = metrics.timer({
    name: 'http_request_seconds',
    help: 'From the first byte to the end of the answer.',
    labels: ['route', 'method', 'status'],
  })
  const admissions = metrics.counter({
    name: 'admissions_total',
    help: 'What admission decided.',
    labels: ['operation', 'outcome'],
  })
  const answers = metrics.timer({
    name: 'job_answer_seconds',
    help: 'From acceptance to the answer of a caller who waited.',
    labels: ['operation', 'outcome'],
  })
  const unpublished = metrics.counter({
    name: 'publish_failures_total',
    help: 'Work left to the relay.',
    labels: ['operation'],
  })
  const unclaimed = metrics.counter({ name: 'replies_unclaimed_total', help: 'Replies that nobody waited for.' })
  const waiters = metrics.gauge({ name: 'waiters', help: 'Callers waiting for a reply.' })
  return {
    requestEnded: ({ route, method, status, durationMs }) =>
      requests(durationMs / 1000, { route, method, status: String(status) }),
    jobDecided: ({ operation, outcome }) => admissions({ operation, outcome }),
    jobAnswered: ({ operation, outcome, durationMs }) => answers(durationMs / 1000, { operation, outcome }),
    publishFailed: ({ operation }) => unpublished({ operation }),
    replyUnclaimed: () => unclaimed(),
    waitersChanged: (count) => waiters(count),
  }
}

function showBooks({ metrics, ledger, topicAdmin, topics }: ServiceMetricsDeps): void {
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
  const deadLetters = metrics.gauge({ name: 'dead_letter_depth', help: 'Messages in the dead-letter topic.' })
  const shown = new Set<string>()
  metrics.beforeScrape(async () => {
    const { backlog, credits: sums, outbox } = await ledger.totals()
    const open = new Map(backlog.map((entry) => [`${entry.operation}/${entry.lane}`, entry]))
    // A lane that was shown once and is empty now must fall to zero instead of keeping its last figure.
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
  metrics.beforeScrape(async () => deadLetters(await topicAdmin.depth(topics.deadLetter)))
}
