import type { IngressMetrics } from '../../../ingress/ingress-metrics.ts'

/** Counts nothing. */
export const noMetrics: IngressMetrics = {
  requestEnded: () => {},
  jobDecided: () => {},
  jobAnswered: () => {},
  publishFailed: () => {},
  replyUnclaimed: () => {},
  waitersChanged: () => {},
}
