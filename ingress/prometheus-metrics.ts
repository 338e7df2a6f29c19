import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { IngressMetrics } from './ingress-metrics.ts'

const SECOND_MS = 1000

/** What the ingress counts, as Prometheus shows it. */
export function createPrometheusMetrics(metrics: Metrics): IngressMetrics {
  const requests = metrics.timer({
    name: 'http_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labels: ['route', 'method', 'status'],
  })
  const decided = metrics.counter({
    name: 'admissions_total',
    help: 'Requests for work by what was decided about them.',
    labels: ['operation', 'outcome'],
  })
  const answered = metrics.timer({
    name: 'job_wait_seconds',
    help: 'Time from the acceptance of a job to the answer of the request that brought it.',
    labels: ['operation', 'outcome'],
  })
  const publishFailed = metrics.counter({
    name: 'work_left_to_relay_total',
    help: 'Work commands that could not be sent at once.',
    labels: ['operation'],
  })
  const unclaimed = metrics.counter({ name: 'replies_unclaimed_total', help: 'Replies that nobody waited for.' })
  const waiters = metrics.gauge({ name: 'waiting_callers', help: 'Callers that wait for a reply.' })
  return {
    requestEnded: ({ route, method, status, durationMs }) =>
      requests(durationMs / SECOND_MS, { route, method, status: String(status) }),
    jobDecided: ({ operation, outcome }) => decided({ operation, outcome }),
    jobAnswered: ({ operation, outcome, durationMs }) => answered(durationMs / SECOND_MS, { operation, outcome }),
    publishFailed: ({ operation }) => publishFailed({ operation }),
    replyUnclaimed: () => unclaimed(),
    waitersChanged: (count) => waiters(count),
  }
}
